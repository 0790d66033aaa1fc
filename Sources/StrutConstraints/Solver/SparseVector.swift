/// A vector with one entry for each row, most of which are zero.
struct SparseVector: Sendable {
  /// The entries; zero outside of `nonzeros`.
  var values: [Double] = []
  /// The rows that may not be zero, each once, in no particular order.
  private(set) var nonzeros: [Int32] = []
  private var isListed: [Bool] = []

  /// Makes room for `count` rows and empties the vector.
  mutating func reset(count: Int) {
    if values.count != count {
      values = [Double](repeating: 0, count: count)
      isListed = [Bool](repeating: false, count: count)
      nonzeros.removeAll(keepingCapacity: true)
    } else {
      clear()
    }
  }

  /// Sets every entry to zero.
  mutating func clear() {
    for row in nonzeros {
      values[Int(row)] = 0
      isListed[Int(row)] = false
    }
    nonzeros.removeAll(keepingCapacity: true)
  }

  /// Notes that the entry of `row` may not be zero.
  mutating func list(_ row: Int) {
    if !isListed[row] {
      isListed[row] = true
      nonzeros.append(Int32(row))
    }
  }

  /// Adds to an entry.
  mutating func add(_ value: Double, at row: Int) {
    list(row)
    values[row] += value
  }

  /// Sets an entry to zero if it is only a rounding error.
  mutating func dropIfTiny(_ row: Int) {
    if abs(values[row]) < Tolerance.zero { values[row] = 0 }
  }
}
