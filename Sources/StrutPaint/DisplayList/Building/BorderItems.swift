import StrutBoxes
import StrutCore
import StrutLayout

/// The border of one box as fills and strokes.
///
/// CSS leaves the geometry of corners, dashes and dots open; this follows Chromium: corners are joined along
/// the line through the corners of border box and padding box, dashes and dots are fitted so that corners are whole.
struct BorderItems {
  /// Where the box stands.
  let geometry: BoxGeometry
  /// The sides and the radii.
  private(set) var style: PaintStyle
  /// Device pixels for each point; 0 for vector formats.
  let pixelGrid: Double

  /// The items of all four sides.
  var items: [DisplayItem] {
    let visible = BoxSide.allCases.filter(isVisible)
    guard let first = visible.first else { return [] }
    if visible.allSatisfy({ side($0) == side(first) }) && hasOneLook(visible) {
      return uniformBorder(side(first))
    }
    if let opaque = opaqueBorder(side(first), visible) { return opaque }
    return BoxSide.paintOrder.filter(visible.contains).flatMap { joinedSide($0) }
  }

  /// The items of translucent sides with one pattern, whose dashes share the corners; `nil` for others.
  ///
  /// Browser: they are painted as if nothing showed through and let it through together, so that no joint is seen:
  /// `paint/border-dashed-translucent`.
  private func opaqueBorder(_ look: BorderSide, _ visible: [BoxSide]) -> [DisplayItem]? {
    guard look.style == .dashed || look.style == .dotted, look.color.alpha < 1,
      visible.allSatisfy({ side($0) == look }),
      visible.contains(where: { visible.contains($0.next) })
    else { return nil }
    var opaqueLook = look
    opaqueLook.color.alpha = 1
    var opaque = self
    opaque.style.border = style.border.map { $0 == look ? opaqueLook : $0 }
    return [.begin(.layer(Layer(opacity: look.color.alpha)))] + opaque.items + [.end]
  }

  /// Device pixels for each point, of vector formats 1.
  private var grid: Double { pixelGrid > 0 ? pixelGrid : 1 }

  /// A length in device pixels, a whole number where nothing but rounding keeps it from being one.
  private func pixels(_ length: Double) -> Double {
    let pixels = length * grid
    return abs(pixels - pixels.rounded()) < Self.noise ? pixels.rounded() : pixels
  }

  /// What rounding may add to a number of pixels.
  private static let noise = 1e-6

  private var outer: RoundedRect { geometry.roundedBorderBox(style) }
  private var inner: RoundedRect { geometry.roundedPaddingBox(style) }

  private func side(_ side: BoxSide) -> BorderSide { style.border[side] }

  private func width(_ side: BoxSide) -> Double { geometry.border[side] }

  private func isVisible(_ side: BoxSide) -> Bool {
    width(side) > 0 && style.border[side].color.alpha > 0 && style.border[side].style != .none
  }

  /// Whether sides of one style and colour can be drawn in one go.
  private func hasOneLook(_ visible: [BoxSide]) -> Bool {
    switch side(visible[0]).style {
    case .solid, .none:
      // A transparent side takes its part of the corners.
      return BoxSide.allCases.allSatisfy { isVisible($0) || width($0) == 0 }
    case .double: return visible.count == 4 && hasOneWidth
    case .dashed, .dotted:
      return visible.count == 4 && hasOneWidth && !BoxSide.allCases.contains(where: isStraight)
    }
  }

  /// Browser: the dashes of a side follow its corners only where the inner edge is round:
  /// `paint/border-dashed-sharp-inside`.
  private func isStraight(_ side: BoxSide) -> Bool {
    let arcs = side.radii(of: inner)
    return arcs.start == .zero && arcs.end == .zero
  }

  private var hasOneWidth: Bool { geometry.border.list.allSatisfy { $0 == width(.top) } }

  private func uniformBorder(_ side: BorderSide) -> [DisplayItem] {
    switch side.style {
    case .none: return []
    case .solid: return [.fill(ring(from: 0, to: 1), .color(side.color))]
    case .double: return doubleRings(side.color)
    case .dashed, .dotted: return roundedLine(of: .top)
    }
  }
}

// MARK: - Solid and double

extension BorderItems {
  /// The part of the border between two shares of its width: 0 is the outer edge, 1 the inner one.
  private func ring(from start: Double, to end: Double) -> Shape {
    func edge(_ share: Double) -> RoundedRect {
      share == 0 ? outer : share == 1 ? inner : outer.inset(by: geometry.border.map { $0 * share })
    }
    return .ring(outer: edge(start), inner: edge(end))
  }

  /// Two lines of a third each, in whole pixels: of 4 pixels 1 and 1, of 5 and of 8 pixels 2 and 2, 3 and 3.
  private func doubleRings(_ color: Color) -> [DisplayItem] {
    let stripes = geometry.border.map { width in
      let pixels = (width * grid).rounded()
      // Below three pixels there is no room for a gap.
      return pixels < 3 ? width : (pixels / 3).rounded() / grid
    }
    let rest = Edges(
      top: geometry.border.top - stripes.top, right: geometry.border.right - stripes.right,
      bottom: geometry.border.bottom - stripes.bottom, left: geometry.border.left - stripes.left)
    let first = Shape.ring(outer: outer, inner: outer.inset(by: stripes))
    guard stripes != geometry.border else { return [.fill(first, .color(color))] }
    // Where a side is one line, the second ring has no width there.
    let start = Edges(
      top: max(rest.top, stripes.top), right: max(rest.right, stripes.right),
      bottom: max(rest.bottom, stripes.bottom), left: max(rest.left, stripes.left))
    let second = Shape.ring(outer: outer.inset(by: start), inner: inner)
    return [.fill(first, .color(color)), .fill(second, .color(color))]
  }
}

// MARK: - Sides that differ

extension BorderItems {
  /// One side, cut off at its corners.
  private func joinedSide(_ side: BoxSide) -> [DisplayItem] {
    let look = self.side(side)
    let drawn: [DisplayItem]
    switch look.style {
    case .none: return []
    case .solid: drawn = [.fill(ring(from: 0, to: 1), .color(look.color))]
    case .double: drawn = doubleRings(look.color)
    case .dashed, .dotted:
      guard isStraight(side) else {
        drawn = roundedLine(of: side)
        break
      }
      let line = straightLine(of: side)
      guard outer.isRect else {
        drawn = [.begin(.clip(outer.shape))] + line + [.end]
        break
      }
      if ownsCorner(side, with: side.previous) && ownsCorner(side, with: side.next) {
        return line
      }
      drawn = line
    }
    return [.begin(.clip(.path(Path(polygon: area(of: side)))))] + drawn + [.end]
  }

  /// Whether `side` may be drawn over the whole corner that it shares with `other`: the two look the same, or
  /// `other` covers its part of the corner later. Either leaves no seam along the joint.
  private func ownsCorner(_ side: BoxSide, with other: BoxSide) -> Bool {
    guard isVisible(other) else { return false }
    let (look, otherLook) = (self.side(side), self.side(other))
    if look == otherLook && look.color.alpha == 1 { return true }
    return other.isPaintedAfter(side) && otherLook.color.alpha == 1 && otherLook.style == .solid
  }

  /// The part of the border box that belongs to a side, between the joints through its corners.
  ///
  /// Browser: a joint runs through the corner of the border box and that of the padding box, at a round corner up to
  /// the straight line between the ends of its inner arc: `paint/border-joints`, `paint/border-joints-uneven-radii`.
  private func area(of side: BoxSide) -> [Point] {
    let length = side.length(in: outer.rect)
    let own = width(side)
    let (before, after) = (width(side.previous), width(side.next))
    let arcs = side.radii(of: inner)
    let apex = before + after > 0 ? length / (before + after) : .infinity
    func joint(_ neighbour: Double, _ arc: Size, opposite: Double) -> Double {
      // A bit further than sharp corners, so that the area never ends where the border does.
      guard arc != .zero else { return isStraight(side) ? min(apex, 1 + 1 / own) : 1 }
      let reach = 1 + 1 / (neighbour / arc.width + own / arc.height)
      // Not beyond the padding box.
      let (across, inwards) = (length - opposite, side.depth(in: outer.rect) - width(side.opposite))
      return max(1, min(reach, neighbour > 0 ? across / neighbour : .infinity, inwards / own))
    }

    let start = joint(before, arcs.start, opposite: after)
    let end = joint(after, arcs.end, opposite: before)

    let corners = side.radii(of: outer)
    var points: [Point] = []
    func add(_ along: Double, _ inwards: Double) {
      points.append(side.point(along: along, inwards: inwards, in: outer.rect))
    }
    add(0, 0)
    if ownsCorner(side, with: side.previous) {
      let share = overlap(of: side, with: side.previous, arc: corners.start, reach: start)
      add(0, own * start * share)
      if share < 1 { add(before * start * (1 - share), own * start) }
    }
    add(before * start, own * start)
    add(length - after * end, own * end)
    if ownsCorner(side, with: side.next) {
      let share = overlap(of: side, with: side.next, arc: corners.end, reach: end)
      if share < 1 { add(length - after * end * (1 - share), own * end) }
      add(length, own * end * share)
    }
    add(length, 0)
    return points
  }

  /// How much of the neighbour's part of a corner a side covers, from 0 to 1: of a round one a pixel along the joint, since what lies
  /// below the neighbour would be seen in its soft edges.
  private func overlap(
    of side: BoxSide, with neighbour: BoxSide, arc: Size, reach: Double
  ) -> Double {
    let (own, other) = (width(side), width(neighbour))
    guard arc != .zero, self.side(side) != self.side(neighbour), other > 0 else { return 1 }
    let slope = (own * own + other * other).squareRoot() / (own * other)
    return min(1, slope / (reach * grid))
  }
}

// MARK: - Dashes and dots

extension BorderItems {
  /// A dashed or dotted side without round corners, from corner to corner.
  private func straightLine(of side: BoxSide) -> [DisplayItem] {
    let (length, thickness) = (pixels(side.length(in: outer.rect)), pixels(width(side)))
    let pattern = DashPattern(style: self.side(side).style, thickness: thickness)
    if let ends = pattern.squareDotEnds(fitting: length) {
      return squareDots(of: side, pattern, ends)
    }
    // Round dots reach over the ends of the line by half a dot.
    let inset = pattern.isRound ? min(thickness, length) / 2 : 0
    // The last dot stands on the end of the line; a line that is a bit longer does not lose it to rounding.
    let slack = pattern.isRound ? thickness / 100 : 0
    let dashes = pattern.dashes(fitting: length, isClosed: false)
    return [line(of: side, from: inset, to: length - inset + slack, pattern, dashes)]
  }

  /// Square dots, the first and the last one apart, in device pixels.
  private func squareDots(
    of side: BoxSide, _ pattern: DashPattern, _ ends: DashPattern.Ends
  ) -> [DisplayItem] {
    let (length, dot) = (pixels(side.length(in: outer.rect)), pattern.dash)
    // Left and top ends come first.
    let ends = side == .top || side == .right ? ends : ends.reversed
    let last = length - ends.lastDot
    return [
      line(of: side, from: 0, to: ends.firstDot, pattern, []),
      line(
        of: side, from: ends.firstDot + ends.firstGap, to: last - ends.lastGap, pattern, [dot, dot]),
      line(of: side, from: last, to: length, pattern, []),
    ]
  }

  /// A part of the line along the middle of a side, in device pixels.
  private func line(
    of side: BoxSide, from start: Double, to end: Double, _ pattern: DashPattern, _ dashes: [Double]
  ) -> DisplayItem {
    func point(_ along: Double) -> Point {
      side.point(along: along / grid, inwards: width(side) / 2, in: outer.rect)
    }
    return .stroke(
      Path(from: point(start), to: point(end)),
      pattern.stroke(color: self.side(side).color, dashes: dashes, grid: grid))
  }

  /// The dashes or dots along the middle of the whole rounded border, as thick as a side, where the border is.
  private func roundedLine(of side: BoxSide) -> [DisplayItem] {
    let pattern = DashPattern(style: self.side(side).style, thickness: pixels(width(side)))
    let path = outer.inset(by: geometry.border.map { middle(of: $0, isRound: pattern.isRound) })
      .path
    // Browser: whole pixels count: `paint/border-dotted-rounded`.
    let length = (path.length * grid).rounded(.down)
    let dashes = pattern.dashes(fitting: length, isClosed: true)
    let line = DisplayItem.stroke(
      path, pattern.stroke(color: self.side(side).color, dashes: dashes, grid: grid))
    let isWhole =
      hasOneWidth && middle(of: width(side), isRound: pattern.isRound) * 2 == width(side)
    return isWhole ? [line] : [.begin(.clip(ring(from: 0, to: 1))), line, .end]
  }

  /// How far the middle of a line lies inside of the outer edge.
  ///
  /// Browser: that of round dots is on the pixel grid; what reaches out of the border then is cut off:
  /// `paint/border-dotted`.
  private func middle(of width: Double, isRound: Bool) -> Double {
    guard isRound, pixelGrid > 0 else { return width / 2 }
    return (width / 2 * pixelGrid + Self.noise).rounded(.down) / pixelGrid
  }
}
