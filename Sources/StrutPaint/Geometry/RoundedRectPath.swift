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

// MARK: - Bands

extension RoundedRect {
  /// What lies between the rectangle and one inside of it, where the two share some of their sides: outlines around the
  /// sides that have a width; `nil` where all of them have one, or none.
  ///
  /// A ring would hold the shared sides as areas without width, and PDF paints each pixel that a shape touches
  /// (ISO 32000-1 §10.6.5).
  func band(around inner: RoundedRect) -> Path? {
    let widths = [
      inner.rect.minY - rect.minY, rect.maxX - inner.rect.maxX, rect.maxY - inner.rect.maxY,
      inner.rect.minX - rect.minX,
    ]
    let sides = (0..<4).filter { widths[$0] > 0 }
    guard (1...3).contains(sides.count), !hasCrossingCorners, !inner.hasCrossingCorners else {
      return nil
    }
    var elements: [Path.Element] = []
    for first in sides where widths[(first + 3) % 4] <= 0 {
      let count = (1...3).first { widths[(first + $0) % 4] <= 0 } ?? 3
      elements += edge(ofSides: count, from: first)
      let back = Path(inner.edge(ofSides: count, from: first)).reversed.elements
      if case .move(let point)? = back.first { elements.append(.line(point)) }
      elements += back.dropFirst()
    }
    return Path(elements)
  }

  /// The edge along sides that follow one another clockwise, with the corners at both ends; sides count from the top.
  private func edge(ofSides count: Int, from first: Int) -> [Path.Element] {
    let directions: [(x: Double, y: Double)] = [(-1, 0), (0, -1), (1, 0), (0, 1)]
    let corners = [
      (Point(x: rect.maxX, y: rect.minY), radii.topRight),
      (Point(x: rect.maxX, y: rect.maxY), radii.bottomRight),
      (Point(x: rect.minX, y: rect.maxY), radii.bottomLeft),
      (Point(x: rect.minX, y: rect.minY), radii.topLeft),
    ]
    var elements: [Path.Element] = []
    for step in 0...count {
      // A corner is counted as the side that leads to it.
      let index = (first + 3 + step) % 4
      let (corner, radius) = corners[index]
      let (from, next) = (directions[index], directions[(index + 1) % 4])
      let start = Point(x: corner.x + from.x * radius.width, y: corner.y + from.y * radius.height)
      elements.append(step == 0 ? .move(start) : .line(start))
      arc(&elements, corner, radius, from: from, to: (-next.x, -next.y))
    }
    return elements
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
