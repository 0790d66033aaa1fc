extension Optional<Rect> {
  /// Grows the area so that it holds another one, too.
  package mutating func formUnion(_ other: Rect?) {
    guard let other else { return }
    guard let area = self else {
      self = other
      return
    }
    self = area.union(other)
  }
}

extension Rect {
  /// The smallest rectangle that holds this one and another.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The part of the rectangle inside of another one; `nil` where they do not meet.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with all edges moved outwards.
  package func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance,
      height: size.height + 2 * distance)
  }
}
