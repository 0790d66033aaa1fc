import StrutBoxes
import StrutCore

extension Rect {
  /// The length up to which two frames may stand in one another: what the eye does not see, and what solvers are off by.
  static let leastOverlap = 2.0

  /// Whether another frame stands in this one by more than a length on both axes.
  func overlaps(_ other: Rect, by least: Double = leastOverlap) -> Bool {
    guard let common = intersection(other) else { return false }
    return common.width > least && common.height > least
  }

  /// Whether another frame is in this one wholly, but for what solvers are off by.
  func covers(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5
      && other.maxY <= maxY + 0.5
  }
}
