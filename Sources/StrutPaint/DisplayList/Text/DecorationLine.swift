import StrutBoxes
import StrutCore

/// A straight or wavy line of a decoration.
struct DecorationLine {
  /// On which side of the first line the second one of `double` lies.
  enum Doubling {
    case up
    case centre
    case down
  }

  /// The most waves that are drawn: longer than any picture is wide.
  private static let mostWaves = 1_000_000

  let left: Double
  let right: Double
  /// The thickness in whole points.
  let thickness: Double
  /// The thickness before it was cut to whole points, which waves are drawn with.
  let exactThickness: Double
  let style: TextDecoration.Style
  let color: Color

  /// The items of a line whose upper edge is at `top`, without the ranges of `gaps`.
  ///
  /// Browser: dots, dashes and waves go on behind the letters, so that what is seen are parts of one line:
  /// `paint/text-decoration-makes-room`.
  func items(top: Double, doubling: Doubling, gaps: [ClosedRange<Double>]) -> [DisplayItem] {
    let pieces = pieces(without: gaps)
    let whole: DisplayItem
    switch style {
    case .solid: return pieces.map { bar($0, top) }
    case .double:
      return pieces.flatMap { piece in doubledTops(top, doubling).map { bar(piece, $0) } }
    case .dotted: whole = dots(left...max(left, right), top)
    case .dashed: whole = dashes(left...max(left, right), top)
    case .wavy: whole = wave(around: middle(top, doubling))
    }
    // A wave is cut off where the line ends.
    if gaps.isEmpty, style != .wavy { return [whole] }
    if pieces.isEmpty { return [] }
    let band = extent(top: top, doubling: doubling)
    let seen = pieces.map { piece in
      Rect(
        x: piece.lowerBound, y: band.lowerBound - 1, width: piece.upperBound - piece.lowerBound,
        height: band.upperBound - band.lowerBound + 2)
    }
    let shape: Shape = seen.count == 1 ? .rect(seen[0]) : .path(Path(rects: seen))
    return [.begin(.clip(shape)), whole, .end]
  }

  /// Where glyphs get in the way of a line whose upper edge is at `top`.
  ///
  /// Browser: a letter that hardly touches a line above it is none in its way: `paint/text-decoration-makes-room`.
  func inkBand(top: Double, doubling: Doubling) -> ClosedRange<Double> {
    let band = extent(top: top, doubling: doubling)
    guard doubling == .up else { return band }
    return band.lowerBound...max(band.lowerBound, band.upperBound - 0.125)
  }

  /// What a line covers whose upper edge is at `top`.
  private func extent(top: Double, doubling: Doubling) -> ClosedRange<Double> {
    switch style {
    case .solid, .dotted, .dashed: return top...(top + thickness)
    case .double:
      let tops = doubledTops(top, doubling)
      return tops[0]...(tops[1] + thickness)
    case .wavy:
      // A curve with its handles at both sides of its middle comes this near to them.
      let reach = waveHandle * 3.0.squareRoot() / 6 + exactThickness / 2
      let middle = middle(top, doubling)
      return (middle - reach)...(middle + reach)
    }
  }

  private func pieces(without gaps: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var pieces: [ClosedRange<Double>] = []
    var start = left
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if gap.lowerBound > start { pieces.append(start...min(gap.lowerBound, right)) }
      start = max(start, gap.upperBound)
      if start >= right { break }
    }
    if start < right { pieces.append(start...right) }
    return pieces
  }

  // MARK: Straight lines

  /// The upper edges of both lines of `double`.
  private func doubledTops(_ top: Double, _ doubling: Doubling) -> [Double] {
    let distance = thickness + 1
    return switch doubling {
    case .up: [top - distance, top]
    case .down: [top, top + distance]
    case .centre:
      [top - (distance / 2).rounded(.down), top + distance - (distance / 2).rounded(.down)]
    }
  }

  private func bar(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    .fill(
      .rect(
        Rect(
          x: piece.lowerBound, y: top, width: piece.upperBound - piece.lowerBound,
          height: thickness)), .color(color))
  }

  /// Dashes with gaps fitted so that the line begins and ends with a dash.
  private func dashes(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    let length = piece.upperBound - piece.lowerBound
    let dash = thickness * (thickness >= 3 ? 2 : 3)
    let wanted = thickness * (thickness >= 3 ? 1 : 2)
    let count = max(1, ((length - dash) / (dash + wanted)).rounded())
    let gap = length > 2 * dash ? (length - dash * (count + 1)) / count : 0
    let stroke = Stroke(
      width: thickness, color: color, dashes: gap > 0 ? [dash, gap] : [], dashPhase: 0, cap: .butt)
    return .stroke(centre(piece, top), stroke)
  }

  private func dots(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    let length = piece.upperBound - piece.lowerBound
    let count = max(1, ((length - thickness) / (2 * thickness)).rounded())
    if thickness < 3 {
      let gap = max(0.1, (length - thickness * (count + 1)) / count)
      return .stroke(
        centre(piece, top),
        Stroke(width: thickness, color: color, dashes: [thickness, gap], dashPhase: 0, cap: .butt))
    }
    let start = piece.lowerBound + thickness / 2
    let inset = start...max(start, piece.upperBound - thickness / 2)
    let step = (inset.upperBound - inset.lowerBound) / count
    return .stroke(
      centre(inset, top),
      Stroke(
        width: thickness, color: color, dashes: [0, max(step, thickness / 2)], dashPhase: 0,
        cap: .round))
  }

  private func centre(_ piece: ClosedRange<Double>, _ top: Double) -> Path {
    let y = top + thickness / 2
    return Path(
      from: Point(x: piece.lowerBound, y: y), to: Point(x: piece.upperBound, y: y))
  }

  // MARK: Waves

  /// How far the handles of a wave's curves are from its middle.
  private var waveHandle: Double { 0.5 + (3 * max(1, exactThickness) + 0.5).rounded() }

  /// The height around which a wave swings.
  private func middle(_ top: Double, _ doubling: Doubling) -> Double {
    switch doubling {
    case .up: top - exactThickness - 0.5
    case .centre: top + 0.5
    case .down: top + exactThickness + 1.5
    }
  }

  /// A wave along the line, which ends with it.
  ///
  /// Browser: each wave is one curve with both handles above and below its middle, an odd number of points long:
  /// `paint/text-decoration-kinds`.
  private func wave(around middle: Double) -> DisplayItem {
    let step = 1 + 2 * (2 * max(1, exactThickness) + 0.5).rounded()
    var elements: [Path.Element] = [.move(Point(x: left, y: middle))]
    var x = left
    for _ in 0..<Self.mostWaves {
      let end = x + step
      // Far from the origin a step may be too small to be added.
      guard x < right, end > x else { break }
      elements.append(
        .curve(
          Point(x: x + step / 2, y: middle + waveHandle),
          Point(x: x + step / 2, y: middle - waveHandle), Point(x: end, y: middle)))
      x = end
    }
    return .stroke(Path(elements), Stroke(width: exactThickness, color: color))
  }
}
