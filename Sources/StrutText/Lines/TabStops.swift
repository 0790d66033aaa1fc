import StrutBoxes

/// The tab stops of a text.
///
/// [CSS Text 3 §4.3](https://www.w3.org/TR/css-text-3/#tab-size-property). Browser: a stop nearer than half of a
/// space's advance is passed over: `text/white-space/tab-stop-too-near`. Without a tab size the letter spacing is one:
/// `text/white-space/tab-size-of-nothing`.
struct TabStops {
  private let text: PreparedText

  init(_ text: PreparedText) { self.text = text }

  /// How wide a tab of `span` is that starts `position` points from the line's start edge.
  func width(at position: Double, span: Int) -> Double {
    let interval = interval(of: span)
    guard interval > 0 else { return 0 }
    let remainder = position - (position / interval).rounded(.down) * interval
    let distance = interval - remainder
    let least = text.boxes[0].metrics.space / 2
    return LayoutUnit.ceil(distance < least ? distance + interval : distance)
  }

  /// How wide a segment is that has no characters and starts `position` points from the line's start edge.
  func width(of segment: TextSegment, at position: Double) -> Double {
    segment.kind == .tab ? width(at: position, span: segment.span) : segment.width
  }

  private func interval(of span: Int) -> Double {
    let root = text.rootStyle
    let interval =
      switch text.style(of: span).tabSize {
      case .points(let points): points
      case .spaces(let count):
        count * (text.boxes[0].metrics.space + root.letterSpacing + root.wordSpacing)
      }
    return interval == 0 ? root.letterSpacing : interval
  }
}
