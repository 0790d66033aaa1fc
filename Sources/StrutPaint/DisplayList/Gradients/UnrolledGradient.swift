import Glibc
import StrutCore

extension ResolvedGradient {
  /// The most periods that are written out.
  private static let mostPeriods = 512

  /// The gradient with its repetitions over an area written out; itself where it does not repeat, is conic, or
  /// repeats too often.
  func unrolled(over area: Rect) -> ResolvedGradient {
    guard isRepeating, let range = offsets(over: area) else { return self }
    let (first, last) = (
      Int(saturating: range.lowerBound.rounded(.down)),
      Int(saturating: range.upperBound.rounded(.up))
    )
    let count = last - first
    guard count > 0, count <= Self.mostPeriods else { return self }
    var result = self
    result.isRepeating = false
    result.stops = (0..<count).flatMap { period in
      stops.map { stop in
        Stop(offset: (Double(period) + stop.offset) / Double(count), color: stop.color)
      }
    }
    switch geometry {
    case .linear(let from, let to):
      func point(_ share: Int) -> Point {
        Point(
          x: from.x + (to.x - from.x) * Double(share), y: from.y + (to.y - from.y) * Double(share))
      }
      result.geometry = .linear(from: point(first), to: point(last))
    case .radial(let center, let radii, let start):
      // In units of the radii, a period is as long as from the start to 1.
      let end = start + (1 - start) * Double(last)
      let begin = start + (1 - start) * Double(first)
      result.geometry = .radial(
        center: center, radii: Size(width: radii.width * end, height: radii.height * end),
        start: begin / end)
    case .conic: return self
    }
    return result
  }

  /// The offsets that an area shows, in periods; `nil` for conic gradients.
  private func offsets(over area: Rect) -> ClosedRange<Double>? {
    let corners = [
      area.origin, Point(x: area.maxX, y: area.minY), Point(x: area.minX, y: area.maxY),
      Point(x: area.maxX, y: area.maxY),
    ]
    switch geometry {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      let places = corners.map { (($0.x - from.x) * dx + ($0.y - from.y) * dy) / square }
      return places.min()!...places.max()!
    case .radial(let center, let radii, let start):
      let farthest = corners.map {
        hypot(($0.x - center.x) / radii.width, ($0.y - center.y) / radii.height)
      }
      // The period that holds the centre begins at or before it; there are no negative radii.
      let first = start > 0 ? -(start / (1 - start)).rounded(.down) : 0
      return first...max(first + 1, (farthest.max()! - start) / (1 - start))
    case .conic: return nil
    }
  }
}
