import StrutBoxes

/// The heights of inline boxes.
///
/// [CSS Inline 3 §4](https://www.w3.org/TR/css-inline-3/#line-height). Browser: ascent and descent are whole points,
/// and so is the half-leading above; what remains goes below: `text/lines/fixed-height`.
enum InlineBoxes {
  /// The box of a span.
  static func box(style: TextStyle, metrics: FontMetrics, instance: Int?) -> InlineBox {
    let (above, below) = heights(metrics, lineHeight: style.lineHeight, size: style.fontSize)
    return InlineBox(
      above: above, below: below, metrics: metrics, instance: instance,
      growsWithFallback: style.lineHeight == .normal)
  }

  /// The heights above and below the baseline, half-leading included.
  static func heights(
    _ metrics: FontMetrics, lineHeight: LineHeight, size: Double
  ) -> (above: Double, below: Double) {
    let content = metrics.ascent + metrics.descent
    let height: Double
    switch lineHeight {
    case .normal: height = content + metrics.lineGap
    case .factor(let factor): height = LayoutUnit.truncate(factor * size)
    case .points(let points): height = LayoutUnit.truncate(points)
    }
    let above = metrics.ascent + ((height - content) / 2).rounded(.down)
    return (above, height - above)
  }
}
