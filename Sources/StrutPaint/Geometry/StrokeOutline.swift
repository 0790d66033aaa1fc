import StrutCore

/// What an unbroken line along closed outlines covers, as clockwise convex polygons that lie over each other.
struct StrokeOutline {
  /// The straight pieces that stand for a curve.
  private static let pieces = 12
  /// How far a corner reaches at most, as a multiple of the line's width: painters cut it off beyond.
  private static let miterLimit = 4.0

  private let reach: Double
  private(set) var polygons: [[Point]] = []

  /// The polygons of a line with a width.
  init(along path: Path, width: Double) {
    reach = width / 2
    var outline: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        add(outline)
        outline = [point]
      case .line(let end): outline.append(end)
      case .curve(let first, let second, let end):
        guard let start = outline.last else { continue }
        outline += (1...Self.pieces).map {
          Self.point(Double($0) / Double(Self.pieces), start, first, second, end)
        }
      case .close: break
      }
    }
    add(outline)
  }

  /// The point at a part of a curve.
  private static func point(
    _ part: Double, _ start: Point, _ first: Point, _ second: Point, _ end: Point
  ) -> Point {
    let rest = 1 - part
    let (a, b) = (rest * rest * rest, 3 * rest * rest * part)
    let (c, d) = (3 * rest * part * part, part * part * part)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The sides and the corners of one outline.
  private mutating func add(_ outline: [Point]) {
    var corners: [Point] = []
    for point in outline where corners.last != point { corners.append(point) }
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 1 else { return }
    let across = corners.indices.map { index -> Point in
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      let (x, y) = (next.x - point.x, next.y - point.y)
      let length = (x * x + y * y).squareRoot()
      return Point(x: -y / length * reach, y: x / length * reach)
    }
    for index in corners.indices {
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      let side = across[index]
      polygons.append(
        ConvexPolygon.clockwise([
          Point(x: point.x + side.x, y: point.y + side.y),
          Point(x: next.x + side.x, y: next.y + side.y),
          Point(x: next.x - side.x, y: next.y - side.y),
          Point(x: point.x - side.x, y: point.y - side.y),
        ]))
      addCorner(point, across[(index + corners.count - 1) % corners.count], side)
    }
  }

  /// The corner between two sides, which the side outside of it leaves open.
  private mutating func addCorner(_ point: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    guard turn != 0 else { return }
    let sign = turn < 0 ? 1.0 : -1
    let (from, to) = (
      Point(x: before.x * sign, y: before.y * sign), Point(x: after.x * sign, y: after.y * sign)
    )
    var corners = [
      point, Point(x: point.x + from.x, y: point.y + from.y),
      Point(x: point.x + to.x, y: point.y + to.y),
    ]
    // The square of the cosine of half the turn says how far the tip is.
    let cosine = (1 + (from.x * to.x + from.y * to.y) / (reach * reach)) / 2
    if cosine * Self.miterLimit * Self.miterLimit >= 1 {
      let factor = 1 / (2 * cosine)
      corners.insert(
        Point(x: point.x + (from.x + to.x) * factor, y: point.y + (from.y + to.y) * factor), at: 2)
    }
    polygons.append(ConvexPolygon.clockwise(corners))
  }
}
