import StrutCore

/// An outline of lines and cubic curves in points.
package struct Path: Hashable, Sendable {
  /// One step along the outline.
  package enum Element: Hashable, Sendable {
    /// Starts a new outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve by two control points to an end point.
    case curve(Point, Point, Point)
    /// A straight line to where the outline started.
    case close
  }

  /// The steps in order; the first one is a `move` unless the path is empty.
  package var elements: [Element]

  /// Creates a path from its steps.
  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Creates a closed outline through points.
  package init(polygon points: [Point]) {
    elements = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if !points.isEmpty { elements.append(.close) }
  }

  /// Creates a straight line.
  package init(from start: Point, to end: Point) { elements = [.move(start), .line(end)] }

  /// The outlines of rectangles.
  package init(rects: [Rect]) {
    elements = rects.flatMap { rect -> [Element] in
      [
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    }
  }

  /// The smallest rectangle around all points and control points; `nil` for an empty path.
  package var controlBounds: Rect? {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x),
        max(old.maxY, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return box.map {
      Rect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }
}
