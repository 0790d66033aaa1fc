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

  /// The outlines with their outer ones clockwise as they are seen.
  ///
  /// Fonts of different formats have outlines that run either way.
  var clockwise: Path {
    var area = 0.0
    var (start, last) = (Point.zero, Point.zero)
    func corner(_ point: Point) {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        corner(start)
        (start, last) = (point, point)
      case .line(let point): corner(point)
      case .curve(let first, let second, let end): [first, second, end].forEach(corner)
      case .close: corner(start)
      }
    }
    corner(start)
    return area < 0 ? reversed : self
  }

  /// The same outlines, run through the other way and closed.
  var reversed: Path {
    var result: [Element] = []
    var outline: [Element] = []
    func flush() {
      guard case .move(let start)? = outline.first else { return }
      var ends = [start]
      for element in outline.dropFirst() {
        switch element {
        case .move(let point), .line(let point), .curve(_, _, let point): ends.append(point)
        case .close: break
        }
      }
      result.append(.move(ends[ends.count - 1]))
      var index = ends.count - 1
      for element in outline.dropFirst().reversed() {
        guard index > 0 else { break }
        switch element {
        case .curve(let first, let second, _): result.append(.curve(second, first, ends[index - 1]))
        case .line: result.append(.line(ends[index - 1]))
        case .move, .close: continue
        }
        index -= 1
      }
      result.append(.close)
    }
    for element in elements {
      if case .move = element {
        flush()
        outline = []
      }
      outline.append(element)
    }
    flush()
    return Path(result)
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
