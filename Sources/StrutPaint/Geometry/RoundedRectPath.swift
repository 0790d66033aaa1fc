import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far the control points of a quarter circle of radius 1 lie along its tangents: the cubic that differs
/// least from the circle.
private let quarterArcControl = 0.5522847498307936

extension RoundedRect {
  /// The outline, clockwise from the left end of the top side.
  var path: Path {
    guard !hasCrossingCorners else { return crossingPath }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var elements: [Path.Element] = []
    elements.reserveCapacity(10)
    elements.append(.move(Point(x: left + radii.topLeft.width, y: top)))
    elements.append(.line(Point(x: right - radii.topRight.width, y: top)))
    arc(&elements, Point(x: right, y: top), radii.topRight, from: (-1, 0), to: (0, 1))
    elements.append(.line(Point(x: right, y: bottom - radii.bottomRight.height)))
    arc(&elements, Point(x: right, y: bottom), radii.bottomRight, from: (0, -1), to: (-1, 0))
    elements.append(.line(Point(x: left + radii.bottomLeft.width, y: bottom)))
    arc(&elements, Point(x: left, y: bottom), radii.bottomLeft, from: (1, 0), to: (0, -1))
    elements.append(.line(Point(x: left, y: top + radii.topLeft.height)))
    arc(&elements, Point(x: left, y: top), radii.topLeft, from: (0, 1), to: (1, 0))
    elements.append(.close)
    return Path(elements)
  }

  /// A quarter of an ellipse in a corner; `from` and `to` point from the corner to the ends of the arc.
  private func arc(
    _ elements: inout [Path.Element], _ corner: Point, _ radius: Size,
    from: (x: Double, y: Double), to: (x: Double, y: Double)
  ) {
    guard radius.width > 0, radius.height > 0 else { return }
    func point(_ direction: (x: Double, y: Double), _ share: Double) -> Point {
      Point(
        x: corner.x + direction.x * radius.width * share,
        y: corner.y + direction.y * radius.height * share)
    }
    let control = 1 - quarterArcControl
    elements.append(.curve(point(from, control), point(to, control), point(to, 1)))
  }
}

// MARK: - Corners that cut into each other

extension RoundedRect {
  /// The outline as a polygon: at each height what all corners leave.
  private var crossingPath: Path {
    let steps = 256
    var (leftSide, rightSide): ([Point], [Point]) = ([], [])
    for step in 0...steps {
      // Steps are denser at the ends, where curves may be flat.
      let share = (1 - cos(Double(step) / Double(steps) * .pi)) / 2
      let down = share * rect.size.height
      let up = rect.size.height - down
      let left = max(cut(radii.topLeft, at: down), cut(radii.bottomLeft, at: up))
      let right = max(cut(radii.topRight, at: down), cut(radii.bottomRight, at: up))
      guard left + right <= rect.size.width else { continue }
      leftSide.append(Point(x: rect.minX + left, y: rect.minY + down))
      rightSide.append(Point(x: rect.maxX - right, y: rect.minY + down))
    }
    return Path(polygon: rightSide + leftSide.reversed())
  }

  /// How much a corner takes off a row at a distance from the corner's side.
  private func cut(_ radius: Size, at distance: Double) -> Double {
    guard radius.height > 0, distance < radius.height else { return 0 }
    let share = 1 - distance / radius.height
    return radius.width * (1 - (1 - share * share).squareRoot())
  }
}

extension Path {
  /// The length of all lines and curves, in points; curves to about a thousandth.
  var length: Double {
    var total = 0.0
    var (start, current) = (Point.zero, Point.zero)
    func distance(_ first: Point, _ second: Point) -> Double {
      hypot(second.x - first.x, second.y - first.y)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        total += distance(current, point)
        current = point
      case .curve(let first, let second, let end):
        var last = current
        for step in 1...32 {
          let next = cubic(current, first, second, end, at: Double(step) / 32)
          total += distance(last, next)
          last = next
        }
        current = end
      case .close:
        total += distance(current, start)
        current = start
      }
    }
    return total
  }

  private func cubic(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, at t: Double
  ) -> Point {
    let s = 1 - t
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
    }
    return Point(
      x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
  }
}
