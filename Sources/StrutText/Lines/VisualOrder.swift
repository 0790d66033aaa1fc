/// The order in which parts of a line are seen (UAX 9, rule L2).
enum VisualOrder {
  /// The indices of parts from left to right.
  ///
  /// - Parameter levels: The embedding level of each part in logical order.
  static func indices(of levels: [UInt8]) -> [Int] {
    var indices = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return indices }
    for level in (1...highest).reversed() {
      var index = 0
      while index < indices.count {
        guard levels[indices[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < indices.count, levels[indices[end]] >= level { end += 1 }
        indices[index..<end].reverse()
        index = end
      }
    }
    return indices
  }
}
