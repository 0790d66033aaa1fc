import StrutBoxes
import StrutCore
import StrutLayout

/// The dashes or dots of a line, of a border or with a text, in device pixels.
///
/// Browser: lengths, gaps and their fitting as in Chromium, which measures in device pixels; CSS leaves them to the renderer:
/// `paint/border-dashed`, `paint/border-dotted`, `paint/text-decoration-thickness`.
struct DashPattern {
  /// The thickness of the line.
  let thickness: Double
  /// The length of a dash or the width of a dot.
  let dash: Double
  /// The gap between dashes, or between the edges of dots, that is aimed at.
  let gap: Double
  /// Whether the pattern is of round dots.
  let isRound: Bool
  /// Whether gaps are changed so that dashes fill a line; those of square dots are not.
  private let isFitted: Bool

  /// The pattern of a `dashed` or `dotted` line.
  init(style: BorderStyle, thickness: Double) {
    self.thickness = thickness
    switch style {
    case .dotted:
      // Dots of up to three pixels are squares.
      isRound = thickness > 3
      isFitted = isRound
      dash = thickness
      gap = thickness
    default:
      isRound = false
      isFitted = true
      dash = thickness * (thickness >= 3 ? 2 : 3)
      gap = thickness * (thickness >= 3 ? 1 : 2)
    }
  }

  /// Lengths of dash and gap that fill a line of a length with whole dashes, at both ends unless the
  /// line is closed; empty for an unbroken line.
  ///
  /// For round dots the line includes the halves of dots beyond its ends, and a dash has no length.
  ///
  /// - Parameters:
  ///   - length: The length of the line.
  ///   - isClosed: Whether the line goes round.
  ///   - slack: How much less than its share a round dot takes, so that the last one is not lost to rounding.
  func dashes(fitting length: Double, isClosed: Bool, slack: Double = 0) -> [Double] {
    if isRound {
      // Two dots that touch leave no gap to be fitted, unless the line goes round.
      let hasGap = isClosed ? length >= 2 * thickness : length > 2 * thickness
      guard hasGap else { return [0, 2 * thickness] }
      return [0, thickness + bestGap(in: length, isClosed: isClosed) - slack]
    }
    guard length > 2 * dash else { return [] }
    let two = 2 * dash + (isClosed ? 2 * gap : gap)
    guard length > two else { return [dash * length / two, gap * length / two] }
    guard isFitted else { return [dash, gap] }
    let gap = bestGap(in: length, isClosed: isClosed)
    return gap > 0 ? [dash, gap] : []
  }

  /// The first and the last of the square dots of a line, which differ from the others.
  struct Ends: Equatable {
    var firstDot: Double
    var firstGap: Double
    var lastGap: Double
    var lastDot: Double

    /// The same, seen from the other end.
    var reversed: Ends {
      Ends(firstDot: lastDot, firstGap: lastGap, lastGap: firstGap, lastDot: firstDot)
    }
  }

  /// How square dots in whole pixels fill a straight line with a dot at both ends; `nil` where they do not.
  ///
  /// Browser: what is left over or lacking goes to the first and the last gap; where it is a whole dot, to the dots
  /// too: `paint/border-dotted-thin`.
  func squareDotEnds(fitting length: Double) -> Ends? {
    guard !isFitted, dash == dash.rounded(), length == length.rounded() else { return nil }
    var ends = Ends(firstDot: dash, firstGap: dash, lastGap: dash, lastDot: dash)
    let rest = (length - dash).truncatingRemainder(dividingBy: 2 * dash)
    switch (dash, rest) {
    case (1, 1): ends.firstDot += 1
    case (3, 3):
      ends.firstDot += 1
      ends.lastGap += 1
      ends.lastDot += 1
    default:
      let surplus = rest < dash ? rest : rest - 2 * dash
      ends.firstGap += surplus.signum
      if surplus.magnitude > 1 { ends.lastGap += surplus.signum }
    }
    let inner = length - ends.firstDot - ends.firstGap - ends.lastGap - ends.lastDot
    return inner >= dash ? ends : nil
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

  /// A line with this pattern in points, of which each has `grid` pixels.
  func stroke(color: Color, dashes: [Double], grid: Double) -> Stroke {
    Stroke(
      width: thickness / grid, color: color, dashes: dashes.map { $0 / grid },
      cap: isRound ? .round : .butt)
  }
}

extension Double {
  /// -1, 0 or 1.
  fileprivate var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
