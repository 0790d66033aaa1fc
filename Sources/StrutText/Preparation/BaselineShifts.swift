import StrutBoxes
import StrutCore

/// How far spans and images stand below the baseline of their line (`vertical-align`).
///
/// [CSS Inline 3 §4.4](https://www.w3.org/TR/css-inline-3/#alignment-baseline-property). Browser: an index is lowered by
/// a fifth of the size around and a point, an exponent raised by a third and a point: `text/spans/vertical-align`.
enum BaselineShifts {
  /// What an alignment refers to.
  struct Surroundings {
    /// The metrics of the first font of the span around.
    var metrics: FontMetrics
    /// The height of its small letters.
    var xHeight: Double
    /// Its font size.
    var fontSize: Double

    init(_ box: InlineBox, fontSize: Double) {
      (metrics, xHeight, self.fontSize) = (box.metrics, box.xHeight, fontSize)
    }
  }

  /// The shift of something that reaches `above` and `below` its own baseline, in points downwards.
  ///
  /// - Parameter lineHeight: What percentages are of.
  static func shift(
    _ align: VerticalAlign, above: Double, below: Double, lineHeight: Double,
    in around: Surroundings
  ) -> Double {
    switch align {
    case .baseline: 0
    case .sub: LayoutUnit.truncate(around.fontSize / 5 + 1)
    case .super: -LayoutUnit.truncate(around.fontSize / 3 + 1)
    case .middle:
      ((above - below) * 32).rounded(.towardZero) / 64 - (around.xHeight * 32).rounded() / 64
    case .textTop: above - around.metrics.ascent
    case .textBottom: around.metrics.descent - below
    case .raised(let length):
      -(length.resolved(against: lineHeight) * 64).rounded(.towardZero) / 64
    }
  }
}
