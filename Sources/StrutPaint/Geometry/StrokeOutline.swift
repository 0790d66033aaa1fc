import StrutCore

/// What an unbroken line around clockwise closed outlines covers outside of them, as clockwise convex polygons that lie
/// over each other.
///
/// The inner half of the line is left to what the outlines enclose.
struct StrokeOutline {
  /// How far straight pieces may be from a curve, in device pixels.
  private static let flatness = 0.05
  /// The most straight pieces that stand for a curve.
  private static let mostPieces = 12.0
  /// How far a corner reaches at most, as a multiple of the line's width: painters cut it off beyond.
  private static let miterLimit = 4.0

  /// Where two straight pieces meet.
  private struct Joint {
    var point: Point
    /// Whether both stand for one curve, so that there is no corner.
    var isSmooth = false
  }

  private let reach: Double
  private let grid: Double
  /// The outlines of the polygons.
  private(set) var elements: [Path.Element] = []

  /// The polygons of a line with a width.
  ///
  /// - Parameter grid: Device pixels for each point.
  init(around path: Path, width: Double, grid: Double) {
    reach = width / 2
    self.grid = grid
    var outline: [Joint] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        add(outline)
        outline = [Joint(point: point)]
      case .line(let end): outline.append(Joint(point: end))
      case .curve(let first, let second, let end):
        guard let start = outline.last?.point else { continue }
        let pieces = pieces(start, first, second, end)
        outline += (1...pieces).map { piece in
          Joint(
            point: Self.point(
              at: Double(piece) / Double(pieces), from: start, first, second, to: end),
            isSmooth: piece < pieces)
        }
      case .close: break
      }
    }
    add(outline)
  }

  /// How many straight pieces stand for a curve.
  ///
  /// Source: G. Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces", 1984.
  private func pieces(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Int {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let bend = max(bend(start, first, second), bend(first, second, end)) * grid
    let pieces = (0.75 * bend / Self.flatness).squareRoot().rounded(.up)
    return Int(max(1, min(Self.mostPieces, pieces)))
  }

  /// The point at a part of a curve.
  private static func point(
    at part: Double, from start: Point, _ first: Point, _ second: Point, to end: Point
  ) -> Point {
    let rest = 1 - part
    let (a, b) = (rest * rest * rest, 3 * rest * rest * part)
    let (c, d) = (3 * rest * part * part, part * part * part)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The polygons of one outline: of each piece, with the corner at its end.
  private mutating func add(_ outline: [Joint]) {
    var joints: [Joint] = []
    for joint in outline where joints.last?.point != joint.point { joints.append(joint) }
    if joints.count > 1, joints.first?.point == joints.last?.point { joints.removeLast() }
    guard joints.count > 1 else { return }
    let across = joints.indices.map { index -> Point in
      let (point, next) = (joints[index].point, joints[(index + 1) % joints.count].point)
      let (x, y) = (next.x - point.x, next.y - point.y)
      let length = (x * x + y * y).squareRoot()
      return Point(x: y / length * reach, y: -x / length * reach)
    }
    for index in joints.indices {
      let following = (index + 1) % joints.count
      let (point, next) = (joints[index].point, joints[following].point)
      elements.append(.move(point))
      elements.append(.line(moved(point, by: across[index])))
      elements.append(.line(moved(next, by: across[index])))
      addCorner(joints[following], across[index], across[following])
      elements.append(.line(next))
      elements.append(.close)
    }
  }

  /// The corner between two pieces, where they leave one open outside of the outline.
  private mutating func addCorner(_ joint: Joint, _ before: Point, _ after: Point) {
    guard before.x * after.y - before.y * after.x > 0 else { return }
    // The square of the cosine of half the turn says how far the tip is.
    let cosine = (1 + (before.x * after.x + before.y * after.y) / (reach * reach)) / 2
    if !joint.isSmooth, cosine * Self.miterLimit * Self.miterLimit >= 1 {
      let factor = 1 / (2 * cosine)
      let tip = Point(x: (before.x + after.x) * factor, y: (before.y + after.y) * factor)
      elements.append(.line(moved(joint.point, by: tip)))
    }
    elements.append(.line(moved(joint.point, by: after)))
  }

  private func moved(_ point: Point, by distance: Point) -> Point {
    Point(x: point.x + distance.x, y: point.y + distance.y)
  }
}
