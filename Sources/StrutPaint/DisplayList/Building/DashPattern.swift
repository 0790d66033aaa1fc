import StrutCore
import StrutLayout

/// The dashes or dots of a border line.
///
/// Browser: lengths, gaps and their fitting as in Chromium; CSS leaves them to the renderer.
struct DashPattern {
  /// The thickness of the line in points.
  let thickness: Double
  /// The length of a dash in points; 0 for round dots.
  let dash: Double
  /// The gap between dashes, or between the edges of dots, that is aimed at.
  let gap: Double
  /// Whether the pattern is of round dots.
  let isRound: Bool

  /// The pattern of a `dashed` or `dotted` line.
  init(style: BorderStyle, thickness: Double, pixelGrid: Double) {
    let pixels = thickness * (pixelGrid > 0 ? pixelGrid : 1)
    self.thickness = thickness
    switch style {
    case .dotted:
      // Dots of up to three pixels are squares.
      isRound = pixels > 3
      dash = isRound ? 0 : thickness
      gap = thickness
    default:
      isRound = false
      dash = thickness * (pixels >= 3 ? 2 : 3)
      gap = thickness * (pixels >= 3 ? 1 : 2)
    }
  }

  /// Lengths of dash and gap that fill a line of `length` points with whole dashes, at both ends unless the
  /// line is closed; empty for an unbroken line.
  func dashes(fitting length: Double, isClosed: Bool) -> [Double] {
    let period = isRound ? thickness + gap : dash + gap
    guard length > dash, period > 0 else { return isRound ? [0, period] : [] }
    // An open line has one dash more than gaps; a dot takes no length of its own.
    let lengthOfGaps = isClosed || isRound ? length : length - dash
    let count = max(1, (lengthOfGaps / period).rounded())
    let step = lengthOfGaps / count
    return isRound ? [0, step] : step > dash ? [dash, step - dash] : []
  }

  /// A line with this pattern.
  func stroke(color: Color, dashes: [Double]) -> Stroke {
    Stroke(width: thickness, color: color, dashes: dashes, cap: isRound ? .round : .butt)
  }
}
