import StrutCore
import StrutLayout

/// The dashes or dots of a border line.
///
/// Browser: lengths, gaps and their fitting as in Chromium; CSS leaves them to the renderer.
struct DashPattern {
  /// The thickness of the line in points.
  let thickness: Double
  /// The length of a dash or the width of a dot in points.
  let dash: Double
  /// The gap between dashes, or between the edges of dots, that is aimed at.
  let gap: Double
  /// Whether the pattern is of round dots.
  let isRound: Bool

  /// The pattern of a `dashed` or `dotted` line.
  init(style: BorderStyle, thickness: Double) {
    self.thickness = thickness
    switch style {
    case .dotted:
      // Dots of up to three points are squares.
      isRound = thickness > 3
      dash = thickness
      gap = thickness
    default:
      isRound = false
      dash = thickness * (thickness >= 3 ? 2 : 3)
      gap = thickness * (thickness >= 3 ? 1 : 2)
    }
  }

  /// Lengths of dash and gap that fill a line of `length` points with whole dashes, at both ends unless the
  /// line is closed; empty for an unbroken line.
  ///
  /// For round dots the line includes the halves of dots beyond its ends, and a dash has no length.
  func dashes(fitting length: Double, isClosed: Bool) -> [Double] {
    if isRound {
      guard length >= 2 * thickness else { return [0, 2 * thickness] }
      return [0, thickness + bestGap(in: length, isClosed: isClosed)]
    }
    guard length > 2 * dash else { return [] }
    guard length > 2 * dash + gap else {
      let share = length / (2 * dash + gap)
      return [dash * share, gap * share]
    }
    let gap = bestGap(in: length, isClosed: isClosed)
    return gap > 0 ? [dash, gap] : []
  }

  /// The gap that is closest to ``gap`` among those that fill the line: with as many dashes as fit, or one more.
  private func bestGap(in length: Double, isClosed: Bool) -> Double {
    let available = isClosed ? length : length + gap
    let fewer = (available / (dash + gap)).rounded(.down)
    func gapAmong(_ count: Double) -> Double {
      (length - count * dash) / (isClosed ? count : count - 1)
    }
    let (wide, narrow) = (gapAmong(fewer), gapAmong(fewer + 1))
    return narrow <= 0 || abs(wide - gap) < abs(narrow - gap) ? wide : narrow
  }

  /// A line with this pattern.
  func stroke(color: Color, dashes: [Double]) -> Stroke {
    Stroke(width: thickness, color: color, dashes: dashes, cap: isRound ? .round : .butt)
  }
}
