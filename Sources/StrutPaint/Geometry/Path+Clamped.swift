import StrutCore

/// The coordinates that Cairo can calculate with.
enum CoordinateLimit {
  /// The largest in either direction, in pixels or points of a page: half of what its fixed-point numbers hold, so that
  /// differences fit, too.
  static let device = 4_194_304.0
}

extension Path {
  /// The path in another plane, kept within the coordinates that Cairo can calculate with.
  func clamped(by transform: Affine) -> Path {
    let limit = CoordinateLimit.device
    func number(_ value: Double) -> Double {
      value.isNaN ? 0 : min(limit, max(-limit, value))
    }
    func point(_ inner: Point) -> Point {
      let outer = transform(inner)
      return Point(x: number(outer.x), y: number(outer.y))
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .curve(let first, let second, let end): .curve(point(first), point(second), point(end))
        case .close: .close
        }
      })
  }
}

extension Rect {
  /// The outline, clockwise from the left top corner.
  var path: Path {
    Path(polygon: [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ])
  }

  /// Whether all edges are within the coordinates that Cairo can calculate with; never where one is not a number.
  var isWithinCoordinates: Bool {
    let limit = CoordinateLimit.device
    return minX >= -limit && minY >= -limit && maxX <= limit && maxY <= limit
  }

  /// Whether the insides of the two have a point in common, or one of them is not a number.
  func mayMeet(_ other: Rect) -> Bool {
    !(maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY)
  }
}
