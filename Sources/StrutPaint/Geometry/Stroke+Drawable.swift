import StrutCore

extension Stroke {
  /// More dashes than this of one line are not counted out.
  private static let mostDashes = 10_000.0

  /// The part of a path that can be seen, and the stroke with the dashes that Cairo can draw along it.
  ///
  /// Of a straight line with very many dashes only what is near the visible area is left, cut where a dash begins; other
  /// lines with very many, and dashes that are too short to be numbers, are drawn unbroken.
  func drawable(along path: Path, visible: Rect) -> (Path, Stroke) {
    guard !dashes.isEmpty else { return (path, self) }
    let period = dashes.reduce(0, +)
    var unbroken = self
    unbroken.dashes = []
    guard period.isFinite, period > 1e-9, dashes.allSatisfy({ $0 >= 0 }) else {
      return (path, unbroken)
    }
    let length = path.length
    guard length > Self.mostDashes * period else { return (path, self) }
    guard let near = path.straightPart(in: visible.grown(by: width + period), step: period) else {
      return (path, unbroken)
    }
    let isCountable = near.length <= 100 * Self.mostDashes * period
    return (near, isCountable ? self : unbroken)
  }
}

extension Path {
  /// Of a straight line, the part inside of an area with as many whole steps before it as there are; `nil` for a path
  /// that is no straight line.
  fileprivate func straightPart(in area: Rect, step: Double) -> Path? {
    guard elements.count == 2, case .move(let start) = elements[0],
      case .line(let end) = elements[1]
    else { return nil }
    var (from, to) = (0.0, 1.0)
    // Liang and Barsky's clipping, one axis after the other.
    func narrow(_ origin: Double, _ extent: Double, _ low: Double, _ high: Double) {
      guard extent != 0 else {
        if origin < low || origin > high { to = from }
        return
      }
      let ends = [(low - origin) / extent, (high - origin) / extent]
      from = max(from, min(ends[0], ends[1]))
      to = min(to, max(ends[0], ends[1]))
    }
    let (across, down) = (end.x - start.x, end.y - start.y)
    narrow(start.x, across, area.minX, area.maxX)
    narrow(start.y, down, area.minY, area.maxY)
    guard from < to else { return Path(from: start, to: start) }
    let share = step / length
    from = (from / share).rounded(.down) * share
    func point(_ part: Double) -> Point {
      Point(x: start.x + across * part, y: start.y + down * part)
    }
    return Path(from: point(from), to: to == 1 ? end : point(to))
  }
}
