import StrutBoxes

/// How the dots or dashes of a decoration follow each other, in device pixels.
///
/// Browser: squares and dashes begin with the line, dashes and round dots are fitted to its end:
/// `paint/text-decoration-thickness`.
struct DecorationDashes {
  /// How much less than a round dot's share of the line is taken, so that the last one is not lost to rounding.
  private static let slack = 0.01

  /// How many thicknesses a line may be long: four times as many as pixels in a row of a PNG. A longer one is unbroken.
  private static let most = 131_072.0

  /// The lengths of dashes and gaps by turns; empty for an unbroken line.
  let lengths: [Double]
  /// Whether the dashes are circles, whose middles lie half a thickness inside of the line's ends.
  let isRound: Bool

  /// The pattern of a line.
  ///
  /// - Parameters:
  ///   - length: The length of the line.
  ///   - thickness: Its thickness, a whole number.
  ///   - style: `.dotted` or `.dashed`.
  init(length: Double, thickness: Double, style: TextDecoration.Style) {
    // What nobody can tell apart is not taken apart.
    guard length <= Self.most * thickness else {
      isRound = false
      lengths = []
      return
    }
    let pattern = DashPattern(style: style == .dashed ? .dashed : .dotted, thickness: thickness)
    isRound = pattern.isRound
    lengths = pattern.dashes(
      fitting: length, isClosed: false, slack: Self.slack)
  }

  /// Where dots or dashes begin between two places; the first place alone for an unbroken line.
  func starts(from start: Double, to end: Double) -> [Double] {
    let step = lengths.reduce(0, +)
    guard step > 0, end > start else { return [start] }
    return (0..<max(1, Int(saturating: ((end - start) / step).rounded(.up)))).map {
      start + Double($0) * step
    }
  }
}
