/// Puts the sides of spans at the ends of what is seen of them.
///
/// Browser: they stand there however the words in it are ordered: `paint/span-boxes-among-both-directions`.
struct SideOrder {
  /// A part of a line.
  struct Part {
    /// The innermost span; that of a side itself.
    var span: Int
    /// Which side it is; `nil` for all else.
    var side: InlineMark.Kind?
  }

  /// The spans around spans.
  let parents: [Int?]
  let isLeftToRight: (Int) -> Bool

  /// The indices of parts, which are in the order in which they would be seen, from left to right.
  ///
  /// - Complexity: O(*n* log *n*) in the parts and the spans around them.
  func indices(of parts: [Part]) -> [Int] {
    var sides: [Int: [Int]] = [:]
    for index in parts.indices where parts[index].side != nil {
      sides[parts[index].span, default: []].append(index)
    }
    guard !sides.isEmpty else { return Array(parts.indices) }
    let extents = extents(of: parts, sides)
    var before: [Int: [Int]] = [:]
    var after: [Int: [Int]] = [:]
    // Spans inside of others come after them, and stand inside of their sides.
    for span in sides.keys.sorted() {
      guard let extent = extents[span] else { continue }
      for index in sides[span] ?? [] {
        if (parts[index].side == .open) == isLeftToRight(span) {
          before[extent.lowerBound, default: []].append(index)
        } else {
          after[extent.upperBound, default: []].append(index)
        }
      }
    }
    var order: [Int] = []
    order.reserveCapacity(parts.count)
    for index in parts.indices {
      order += before[index] ?? []
      if parts[index].side == nil { order.append(index) }
      order += after[index]?.reversed() ?? []
    }
    return order
  }

  /// From where to where parts of each span are seen; of one with nothing but sides, these.
  private func extents(of parts: [Part], _ sides: [Int: [Int]]) -> [Int: ClosedRange<Int>] {
    var extents: [Int: ClosedRange<Int>] = [:]
    var spans: Set<Int> = []
    for (index, part) in parts.enumerated() {
      var open: Int? = part.span
      while let span = open, spans.insert(span).inserted { open = parents[span] }
      if part.side == nil { extents[part.span] = extents[part.span].union(index...index) }
    }
    for span in spans.sorted(by: >) {
      if extents[span] == nil, let own = sides[span], let first = own.first, let last = own.last {
        extents[span] = first...last
      }
      guard let extent = extents[span], let parent = parents[span] else { continue }
      extents[parent] = extents[parent].union(extent)
    }
    return extents
  }
}

extension ClosedRange<Int>? {
  /// The least range around both.
  fileprivate func union(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
    guard let self else { return other }
    return min(self.lowerBound, other.lowerBound)...max(self.upperBound, other.upperBound)
  }
}
