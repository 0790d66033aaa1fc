extension RandomAccessCollection {
  /// The first index whose element `belongsInSecondPart` accepts, by bisection; `endIndex` where there is none.
  ///
  /// - Parameter belongsInSecondPart: Refuses all elements up to some place and accepts all from there on.
  /// - Complexity: O(log *n*) calls.
  @inlinable
  package func partitioningIndex<Failure>(
    where belongsInSecondPart: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
