/// A vector with one entry for each row, most of which are zero.
struct SparseVector: Sendable {
  /// The entries; zero outside of `nonzeros`.
  var values: [Double] = []
  /// The rows that may not be zero, each once, in no particular order.
  private(set) var nonzeros: [Int32] = []
  private var isListed: [Bool] = []
  /// How often `extend` is not worth trying, after it gave up so many times in a row.
  private var pause = 0
  private var failures = 0
  /// Work space of `extend`.
  private var order: [Int32] = []
  private var stack: [(row: Int32, next: Int, end: Int)] = []

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

  /// Lists all rows that the listed ones lead to, each one before those that it leads to.
  ///
  /// - Parameters:
  ///   - limit: The most rows that are worth it.
  ///   - edges: The edges that start at a row.
  ///   - target: Where an edge ends.
  /// - Returns: Whether all were found; if not, the list is a shorter one without an order.
  @inline(__always)
  mutating func extend(
    limit: Int, edges: (Int32) -> Range<Int>, target: (Int) -> Int32
  ) -> Bool {
    if pause > 0 {
      pause -= 1
      return false
    }
    order.removeAll(keepingCapacity: true)
    for row in nonzeros { isListed[Int(row)] = false }
    for root in nonzeros where !isListed[Int(root)] {
      push(root, edges)
      while let top = stack.last {
        if top.next < top.end {
          stack[stack.count - 1].next += 1
          let row = target(top.next)
          if !isListed[Int(row)] {
            if order.count + stack.count >= limit { return giveUp() }
            push(row, edges)
          }
        } else {
          order.append(top.row)
          stack.removeLast()
        }
      }
    }
    nonzeros.removeAll(keepingCapacity: true)
    for row in order.reversed() { nonzeros.append(row) }
    failures = 0
    return true
  }

  @inline(__always)
  private mutating func push(_ row: Int32, _ edges: (Int32) -> Range<Int>) {
    isListed[Int(row)] = true
    let range = edges(row)
    stack.append((row, range.lowerBound, range.upperBound))
  }

  private mutating func giveUp() -> Bool {
    failures = min(failures + 1, 6)
    pause = 1 << failures
    for row in order { isListed[Int(row)] = false }
    for top in stack { isListed[Int(top.row)] = false }
    stack.removeAll(keepingCapacity: true)
    for row in nonzeros { isListed[Int(row)] = true }
    return false
  }

  /// Notes that the entry of `row` may not be zero; returns whether that is new.
  @discardableResult
  @inline(__always)
  mutating func list(_ row: Int) -> Bool {
    if isListed[row] { return false }
    isListed[row] = true
    nonzeros.append(Int32(row))
    return true
  }

  /// Adds to an entry.
  @inline(__always)
  mutating func add(_ value: Double, at row: Int) {
    list(row)
    values[row] += value
  }

  /// Sets an entry to zero if it is only a rounding error.
  @inline(__always)
  mutating func dropIfTiny(_ row: Int) {
    if abs(values[row]) < Tolerance.zero { values[row] = 0 }
  }
}
