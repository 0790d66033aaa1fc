import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Outlines without dents, clockwise as they are seen.
enum ConvexPolygon {
  /// The corners that stand for a circle.
  private static let circleCorners = 32

  /// The rectangle between two columns and two rows.
  static func rect(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> [Point] {
    [
      Point(x: columns.lowerBound, y: rows.lowerBound),
      Point(x: columns.upperBound, y: rows.lowerBound),
      Point(x: columns.upperBound, y: rows.upperBound),
      Point(x: columns.lowerBound, y: rows.upperBound),
    ]
  }

  /// A circle around a point.
  static func circle(_ middle: Point, radius: Double) -> [Point] {
    (0..<circleCorners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(circleCorners)
      return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
  }

  /// The corners in clockwise order.
  static func clockwise(_ corners: [Point]) -> [Point] {
    area(of: corners) < 0 ? corners.reversed() : corners
  }

  /// Twice the area, negative where the corners run anticlockwise.
  static func area(of corners: [Point]) -> Double {
    corners.indices.reduce(0) { sum, index in
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      return sum + point.x * next.y - next.x * point.y
    }
  }

  /// The part of a polygon between two columns; `nil` where there is none.
  static func cut(_ corners: [Point], to columns: ClosedRange<Double>) -> [Point]? {
    let right = cut(corners, at: columns.lowerBound) { $0.x >= columns.lowerBound }
    let both = cut(right, at: columns.upperBound) { $0.x <= columns.upperBound }
    return both.count > 2 ? both : nil
  }

  private static func cut(
    _ corners: [Point], at column: Double, keeping isKept: (Point) -> Bool
  ) -> [Point] {
    corners.indices.flatMap { index -> [Point] in
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      let kept = isKept(point) ? [point] : []
      guard isKept(point) != isKept(next) else { return kept }
      let share = (column - point.x) / (next.x - point.x)
      return kept + [Point(x: column, y: point.y + (next.y - point.y) * share)]
    }
  }
}
