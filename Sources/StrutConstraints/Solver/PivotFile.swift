/// The pivots since a basis was factorised, each with the column that it put into the basis (product form of the inverse).
///
/// A pivot changes a vector only if the vector has something in its rows. Where few rows are not zero, a heap of
/// the pivots that they lead to stands for the rest, which are not even looked at: the work of a solution does not
/// grow with the number of pivots, and a basis can live long.
struct PivotFile: Sendable {
  /// The entries of each pivot's column; the first one is in the pivot's own row.
  private var start: [Int32] = [0]
  private var entryRow: [Int32] = []
  private var entryValue: [Double] = []
  /// The pivot of each entry, and the entry before it in the same row; -1 for none.
  private var pivotOfEntry: [Int32] = []
  private var entryBefore: [Int32] = []
  private var lastEntryOfRow: [Int32] = []
  /// The next pivot in the same row, and the first and the last one of each row; -1 for none.
  private var nextInRow: [Int32] = []
  private var firstOfRow: [Int32] = []
  private var lastOfRow: [Int32] = []
  /// Work space: the pivots ahead, or the entries.
  private var ahead = BinaryHeap<Int32>()

  /// The number of pivots.
  var count: Int { nextInRow.count }
  /// The number of entries of all pivots' columns.
  var entryCount: Int { entryRow.count }

  /// Records that the column whose forward solution is `column` becomes basic in `row`.
  mutating func append(_ column: SparseVector, row: Int) {
    if lastEntryOfRow.isEmpty {
      lastEntryOfRow = [Int32](repeating: -1, count: column.values.count)
      firstOfRow = lastEntryOfRow
      lastOfRow = lastEntryOfRow
    }
    let pivot = Int32(count)
    appendEntry(row: row, column.values[row], of: pivot)
    for other in column.nonzeros where Int(other) != row {
      let value = column.values[Int(other)]
      if abs(value) >= Tolerance.zero { appendEntry(row: Int(other), value, of: pivot) }
    }
    start.append(Int32(entryRow.count))
    nextInRow.append(-1)
    if lastOfRow[row] >= 0 {
      nextInRow[Int(lastOfRow[row])] = pivot
    } else {
      firstOfRow[row] = pivot
    }
    lastOfRow[row] = pivot
  }

  private mutating func appendEntry(row: Int, _ value: Double, of pivot: Int32) {
    entryBefore.append(lastEntryOfRow[row])
    lastEntryOfRow[row] = Int32(entryRow.count)
    entryRow.append(Int32(row))
    entryValue.append(value)
    pivotOfEntry.append(pivot)
  }

  // MARK: Forward

  /// Applies all pivots, the first one first.
  mutating func applyForward(to vector: inout SparseVector) {
    var pivot = 8 * vector.nonzeros.count < count ? applyReached(to: &vector) : 0
    while pivot < count {
      let first = Int(start[pivot])
      let row = Int(entryRow[first])
      if vector.values[row] != 0 {
        let value = vector.values[row] / entryValue[first]
        vector.values[row] = value
        for entry in (first + 1)..<Int(start[pivot + 1]) {
          vector.add(-entryValue[entry] * value, at: Int(entryRow[entry]))
        }
      }
      pivot += 1
    }
  }

  /// Applies the pivots that the vector's rows lead to; returns the first one that is left, where they are many.
  private mutating func applyReached(to vector: inout SparseVector) -> Int {
    ahead.removeAll()
    for row in vector.nonzeros where firstOfRow[Int(row)] >= 0 { ahead.push(firstOfRow[Int(row)]) }
    var trials = count / 4
    while let next = ahead.pop() {
      let pivot = Int(next)
      guard trials > 0 else { return pivot }
      trials -= 1
      if nextInRow[pivot] >= 0 { ahead.push(nextInRow[pivot]) }
      let first = Int(start[pivot])
      let row = Int(entryRow[first])
      guard vector.values[row] != 0 else { continue }
      let value = vector.values[row] / entryValue[first]
      vector.values[row] = value
      for entry in (first + 1)..<Int(start[pivot + 1]) {
        let target = Int(entryRow[entry])
        if vector.list(target) { reach(row: target, after: next) }
        vector.values[target] -= entryValue[entry] * value
      }
    }
    return count
  }

  /// Notes the next pivot of a row that has become reachable.
  private mutating func reach(row: Int, after pivot: Int32) {
    guard lastOfRow[row] > pivot else { return }
    var next = firstOfRow[row]
    while next <= pivot { next = nextInRow[Int(next)] }
    ahead.push(next)
  }

  // MARK: Backward

  /// Applies all transposed pivots, the last one first.
  mutating func applyBackward(to vector: inout SparseVector) {
    let isSparse = 16 * vector.nonzeros.count < entryCount
    var pivot = isSparse ? applyReachedBackward(to: &vector) : count - 1
    while pivot >= 0 {
      applyTransposed(pivot, to: &vector)
      pivot -= 1
    }
  }

  /// Applies the transposed pivots that the vector's rows lead to; returns the last one that is left, where they are many.
  private mutating func applyReachedBackward(to vector: inout SparseVector) -> Int {
    ahead.removeAll()
    for row in vector.nonzeros where lastEntryOfRow[Int(row)] >= 0 {
      ahead.push(~lastEntryOfRow[Int(row)])
    }
    var trials = entryCount / 4
    var done = Int32(count)
    while let next = ahead.pop() {
      let entry = Int(~next)
      if entryBefore[entry] >= 0 { ahead.push(~entryBefore[entry]) }
      let pivot = pivotOfEntry[entry]
      guard pivot < done else { continue }
      let first = Int(start[Int(pivot)])
      trials -= Int(start[Int(pivot) + 1]) - first
      guard trials > 0 else { return Int(pivot) }
      done = pivot
      if applyTransposed(Int(pivot), to: &vector), entryBefore[first] >= 0 {
        ahead.push(~entryBefore[first])
      }
    }
    return -1
  }

  /// Applies one pivot; returns whether its row was not listed before.
  @discardableResult
  private func applyTransposed(_ pivot: Int, to vector: inout SparseVector) -> Bool {
    let first = Int(start[pivot])
    let row = Int(entryRow[first])
    var value = vector.values[row]
    for entry in (first + 1)..<Int(start[pivot + 1]) {
      value -= entryValue[entry] * vector.values[Int(entryRow[entry])]
    }
    guard value != 0 || vector.values[row] != 0 else { return false }
    vector.values[row] = value / entryValue[first]
    return vector.list(row)
  }
}
