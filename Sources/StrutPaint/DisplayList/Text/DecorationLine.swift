import StrutBoxes
import StrutCore

/// A straight or wavy line of a decoration.
///
/// Browser: everything but the ends of a line is found in device pixels. Bars are whole pixels thick and lie on the grid;
/// dots and dashes are as thick as they should be, around a line of the grid; waves lie where they should:
/// `paint/text-decoration-thickness`.
struct DecorationLine {
  /// What a line does to its text, which says on which side of the first line the second one of `double` lies.
  enum Side {
    case below
    case above
    case through
  }

  /// The most waves that are drawn: with seven pixels at least for each, four times as long as a PNG can be wide.
  private static let mostWaves = 20_000

  /// Where the line begins, in device pixels of the canvas.
  let left: Double
  /// Where the line ends.
  let right: Double
  /// The upper edge of the first line before it is put on the grid.
  let top: Double
  /// The thickness in device pixels, at least one, which need not be whole.
  let thickness: Double
  /// The pattern.
  let style: TextDecoration.Style
  /// The place.
  let side: Side
  /// The colour.
  let color: Color
  /// Device pixels for each point.
  let grid: Double

  /// The items of the line without the ranges of `gaps`, in points.
  ///
  /// Browser: dots, dashes and waves go on behind the letters, so that what is seen are parts of one line:
  /// `paint/text-decoration-makes-room`.
  ///
  /// - Parameter gaps: Where nothing is drawn, in device pixels of the canvas.
  func items(gaps: [ClosedRange<Double>]) -> [DisplayItem] {
    let pieces = pieces(without: gaps)
    let whole: DisplayItem?
    switch style {
    case .solid, .double:
      return pieces.flatMap { piece in
        bars.map { bar in
          .fill(
            .rect(rect(piece, bar.lowerBound, height: bar.upperBound - bar.lowerBound)),
            .color(color))
        }
      }
    case .dotted, .dashed: whole = broken()
    case .wavy: whole = wave()
    }
    guard let whole, !pieces.isEmpty else { return [] }
    // A wave is cut off where the line ends.
    if gaps.isEmpty, style != .wavy { return [whole] }
    let band = extent
    let seen = pieces.map { piece in
      rect(piece, band.lowerBound - 1, height: band.upperBound - band.lowerBound + 2)
    }
    let shape: Shape = seen.count == 1 ? .rect(seen[0]) : .path(Path(rects: seen))
    return [.begin(.clip(shape)), whole, .end]
  }

  /// Where glyphs get in the way of the line, in device pixels of the canvas.
  ///
  /// Browser: a letter that reaches less than half a pixel into a line is none in its way: `paint/text-decoration-makes-room`.
  var inkBand: ClosedRange<Double> {
    let band = extent
    let middle = (band.lowerBound + band.upperBound) / 2
    return min(band.lowerBound + 0.5, middle)...max(band.upperBound - 0.5, middle)
  }

  /// What the line covers.
  private var extent: ClosedRange<Double> {
    switch style {
    case .solid: return top...(top + thickness)
    case .dotted, .dashed:
      let half = wholeThickness / 2
      return (gridLine - half)...(gridLine + half)
    case .double:
      return min(top, top + distance)...(max(top, top + distance) + thickness)
    case .wavy:
      // A curve with its handles at both sides of its middle comes this near to them.
      let reach = waveHandle * 3.0.squareRoot() / 6 + thickness / 2
      return (waveMiddle - reach).rounded(.down)...(waveMiddle + reach).rounded(.up)
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

  /// A range of the line as an area of the canvas.
  private func rect(_ piece: ClosedRange<Double>, _ top: Double, height: Double) -> Rect {
    Rect(
      x: piece.lowerBound / grid, y: top / grid,
      width: (piece.upperBound - piece.lowerBound) / grid, height: height / grid)
  }

  // MARK: Straight lines

  /// How far below the first line of `double` the second one lies.
  private var distance: Double {
    switch side {
    case .below: thickness + 1
    case .above: -thickness - 1
    case .through: (thickness + 1).rounded(.down)
    }
  }

  /// Where a line without a pattern lies, as one or two bars.
  private var bars: [ClosedRange<Double>] {
    let height = max(1, thickness.rounded(.down))
    return (style == .double ? [top, top + distance] : [top]).map {
      let edge = ($0 + 0.5).rounded(.down)
      return edge...(edge + height)
    }
  }

  /// The thickness that dots and dashes are measured by.
  private var wholeThickness: Double { thickness.rounded() }

  /// The line of the grid that dots and dashes lie around, before an odd thickness moves them to the middle of a pixel.
  private var gridLine: Double { (top + thickness / 2).rounded(.down) }

  /// Where dots and dashes begin and end: on whole pixels.
  private var wholeEnds: ClosedRange<Double> {
    let start = left.rounded(.towardZero)
    return start...max(start, right.rounded(.towardZero))
  }

  /// The height of the middle of dots and dashes.
  private var brokenMiddle: Double {
    gridLine + (wholeThickness.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 0.5)
  }

  /// Dots or dashes.
  private func broken() -> DisplayItem? {
    let ends = wholeEnds
    guard ends.lowerBound < ends.upperBound else { return nil }
    let pattern = DecorationDashes(
      length: ends.upperBound - ends.lowerBound, thickness: wholeThickness, style: style)
    let y = brokenMiddle / grid
    let inset = pattern.isRound ? wholeThickness / 2 : 0
    let start = ends.lowerBound + inset
    let path = Path(
      from: Point(x: start / grid, y: y),
      to: Point(x: max(start, ends.upperBound - inset) / grid, y: y))
    return .stroke(
      path,
      Stroke(
        width: thickness / grid, color: color, dashes: pattern.lengths.map { $0 / grid },
        dashPhase: 0, cap: pattern.isRound ? .round : .butt))
  }

  // MARK: Waves

  /// The length of a wave.
  private var waveLength: Double { 1 + 2 * (2 * thickness + 0.5).rounded() }

  /// How far the handles of a wave's curves are from its middle.
  private var waveHandle: Double { 0.5 + (3 * thickness + 0.5).rounded() }

  /// The height around which a wave swings.
  private var waveMiddle: Double {
    switch side {
    case .below: top + thickness + 1.5
    case .above: top - thickness - 0.5
    case .through: top + 0.5
    }
  }

  /// A wave along the line, from before its start to behind its end, so that both are cut upright.
  ///
  /// Browser: each wave is one curve with both handles above and below its middle, an odd number of pixels long:
  /// `paint/text-decoration-kinds`. The first one begins where the line does: `paint/text-decoration-starts`.
  private func wave() -> DisplayItem {
    let step = waveLength
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x / grid, y: y / grid) }
    var x = left - step
    var elements: [Path.Element] = [.move(point(x, waveMiddle))]
    for _ in 0...Self.mostWaves {
      let end = x + step
      // Far from the origin a step may be too small to be added.
      guard x < right, end > x else { break }
      elements.append(
        .curve(
          point(x + step / 2, waveMiddle + waveHandle),
          point(x + step / 2, waveMiddle - waveHandle), point(end, waveMiddle)))
      x = end
    }
    return .stroke(Path(elements), Stroke(width: thickness / grid, color: color))
  }

  // MARK: Outlines

  /// The line as convex polygons in points, clockwise, for what shows through it.
  func outline(gaps: [ClosedRange<Double>]) -> [[Point]] {
    let pieces = pieces(without: gaps)
    return polygons.flatMap { polygon in
      pieces.compactMap { ConvexPolygon.cut(polygon, to: $0) }
    }.map { $0.map { Point(x: $0.x / grid, y: $0.y / grid) } }
  }

  private var polygons: [[Point]] {
    switch style {
    case .solid, .double:
      return bars.map { bar in ConvexPolygon.rect(left...max(left, right), bar) }
    case .dotted, .dashed:
      let ends = wholeEnds
      let pattern = DecorationDashes(
        length: ends.upperBound - ends.lowerBound, thickness: wholeThickness, style: style)
      let half = thickness / 2
      if pattern.isRound {
        return pattern.starts(from: ends.lowerBound + wholeThickness / 2, to: ends.upperBound)
          .map { ConvexPolygon.circle(Point(x: $0, y: brokenMiddle), radius: half) }
      }
      let band = (brokenMiddle - half)...(brokenMiddle + half)
      guard let dash = pattern.lengths.first else { return [ConvexPolygon.rect(ends, band)] }
      return pattern.starts(from: ends.lowerBound, to: ends.upperBound)
        .map { ConvexPolygon.rect($0...min($0 + dash, ends.upperBound), band) }
    case .wavy: return wavePieces
    }
  }

  /// Short pieces of the wave, each as thick as the line.
  private var wavePieces: [[Point]] {
    let count = min(Double(Self.mostWaves), max(0, (right - left) / waveLength).rounded(.up))
    let steps = 16
    return (-1..<Int(count)).flatMap { wave in
      (0..<steps).map { step in
        let start = left + Double(wave) * waveLength
        let edges = [Double(step) / Double(steps), Double(step + 1) / Double(steps)].map {
          waveEdges(at: $0, from: start)
        }
        return ConvexPolygon.clockwise([edges[0].0, edges[1].0, edges[1].1, edges[0].1])
      }
    }
  }

  /// Both edges of the wave at a part of its length.
  private func waveEdges(at part: Double, from start: Double) -> (Point, Point) {
    let rest = 1 - part
    let height = 3 * rest * part * (rest - part) * waveHandle
    let across = 3 * waveLength * (rest * rest + part * part) / 2
    let along = 3 * waveHandle * (rest * rest - 4 * rest * part + part * part)
    let length = (across * across + along * along).squareRoot()
    let (dx, dy) = (along / length * thickness / 2, across / length * thickness / 2)
    let x = start + waveLength * (1.5 * rest * part + part * part * part)
    let y = waveMiddle + height
    return (Point(x: x + dx, y: y - dy), Point(x: x - dx, y: y + dy))
  }
}
