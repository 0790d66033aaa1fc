/// Gaussian elimination on the part of a basis that has no singletons: pivots are chosen so that few
/// entries are added (Markowitz 1957), among those that are not small in their row (Suhl and Suhl 1990).
///
/// Rows keep their entries with values, columns only the rows that they occur in.
struct MarkowitzElimination {
  /// A pivot with what it leaves behind.
  struct Pivot {
    var row: Int32
    var column: Int32
    var value: Double
  }

  /// A pivot is at least this large relative to the largest entry of its row.
  private static let threshold = 0.1
  /// How many rows and columns are looked at for a pivot.
  private static let mostSearches = 4

  private var rowColumns: [[Int32]]
  private var rowValues: [[Double]]
  private var columnRows: [[Int32]]
  private var rowsBySize: BucketQueue
  private var columnsBySize: BucketQueue
  /// The place of an entry in the pivot row by its column, -1 for none.
  private var place: [Int32]
  /// The entries of the upper factor that columns got in rows pivoted here.
  private(set) var upperRows: [[Int32]]
  private(set) var upperValues: [[Double]]
  /// The rows that the last pivot was subtracted from, with multipliers.
  private(set) var lowerRows: [Int32] = []
  private(set) var lowerValues: [Double] = []

  /// Makes room for so many rows and columns, numbered from 0.
  init(rowCount: Int, columnCount: Int) {
    rowColumns = Array(repeating: [], count: rowCount)
    rowValues = Array(repeating: [], count: rowCount)
    columnRows = Array(repeating: [], count: columnCount)
    upperRows = Array(repeating: [], count: columnCount)
    upperValues = Array(repeating: [], count: columnCount)
    rowsBySize = BucketQueue(count: rowCount)
    columnsBySize = BucketQueue(count: columnCount)
    place = Array(repeating: -1, count: columnCount)
  }

  mutating func append(_ value: Double, row: Int32, column: Int32) {
    rowColumns[Int(row)].append(column)
    rowValues[Int(row)].append(value)
    columnRows[Int(column)].append(row)
  }

  /// Sorts rows and columns by their numbers of entries.
  mutating func start() {
    for row in rowColumns.indices { rowsBySize.insert(row, size: rowColumns[row].count) }
    for column in columnRows.indices {
      columnsBySize.insert(column, size: columnRows[column].count)
    }
  }

  /// Chooses the next pivot and eliminates its column; `nil` if nothing is left to divide by.
  mutating func next() -> Pivot? {
    guard let pivot = choosePivot() else { return nil }
    lowerRows.removeAll(keepingCapacity: true)
    lowerValues.removeAll(keepingCapacity: true)
    takeOutRow(pivot)
    for row in columnRows[Int(pivot.column)] { eliminate(pivot, from: row) }
    columnRows[Int(pivot.column)] = []
    columnsBySize.remove(Int(pivot.column))
    giveRowToUpper(pivot)
    return pivot
  }

  // MARK: Pivots

  private func choosePivot() -> Pivot? {
    var best: Pivot?
    var leastCost = Int.max
    var searches = 0
    for size in 1...max(1, rowColumns.count) {
      if best != nil, leastCost <= (size - 1) * (size - 1) { return best }
      var column = columnsBySize.first(ofSize: size)
      while column >= 0 {
        search(column: column, size, &best, &leastCost)
        searches += 1
        if best != nil, searches >= Self.mostSearches || leastCost <= (size - 1) * (size - 1) {
          return best
        }
        column = columnsBySize.next(after: column)
      }
      var row = rowsBySize.first(ofSize: size)
      while row >= 0 {
        search(row: row, size, &best, &leastCost)
        searches += 1
        if best != nil, searches >= Self.mostSearches || leastCost <= size * (size - 1) {
          return best
        }
        row = rowsBySize.next(after: row)
      }
    }
    return best
  }

  private func largest(inRow row: Int) -> Double {
    rowValues[row].reduce(0) { max($0, abs($1)) }
  }

  private func search(
    column: Int, _ size: Int, _ best: inout Pivot?, _ leastCost: inout Int
  ) {
    for row in columnRows[column] {
      let row = Int(row)
      let cost = (size - 1) * (rowColumns[row].count - 1)
      guard cost < leastCost, let entry = rowColumns[row].firstIndex(of: Int32(column)) else {
        continue
      }
      let value = rowValues[row][entry]
      guard abs(value) > Tolerance.pivot, abs(value) >= Self.threshold * largest(inRow: row) else {
        continue
      }
      best = Pivot(row: Int32(row), column: Int32(column), value: value)
      leastCost = cost
    }
  }

  private func search(row: Int, _ size: Int, _ best: inout Pivot?, _ leastCost: inout Int) {
    let least = max(Tolerance.pivot, Self.threshold * largest(inRow: row))
    for (column, value) in zip(rowColumns[row], rowValues[row]) {
      let cost = (size - 1) * (columnRows[Int(column)].count - 1)
      guard cost < leastCost, abs(value) >= least else { continue }
      best = Pivot(row: Int32(row), column: column, value: value)
      leastCost = cost
    }
  }

  // MARK: Elimination

  private mutating func takeOutRow(_ pivot: Pivot) {
    let row = Int(pivot.row)
    rowsBySize.remove(row)
    for (entry, column) in rowColumns[row].enumerated() {
      place[Int(column)] = Int32(entry)
      remove(row: pivot.row, fromColumn: Int(column))
    }
  }

  private mutating func remove(row: Int32, fromColumn column: Int) {
    guard let index = columnRows[column].firstIndex(of: row) else { return }
    columnRows[column].swapAt(index, columnRows[column].count - 1)
    columnRows[column].removeLast()
    columnsBySize.move(column, toSize: columnRows[column].count)
  }

  /// Subtracts the pivot row from another one, so that the pivot's column vanishes there.
  private mutating func eliminate(_ pivot: Pivot, from row: Int32) {
    let (source, target) = (Int(pivot.row), Int(row))
    guard let entry = rowColumns[target].firstIndex(of: pivot.column) else { return }
    let factor = rowValues[target][entry] / pivot.value
    removeEntry(entry, fromRow: target)
    lowerRows.append(row)
    lowerValues.append(factor)
    var index = 0
    while index < rowColumns[target].count {
      let column = Int(rowColumns[target][index])
      let other = place[column]
      index += 1
      guard other >= 0 else { continue }
      place[column] = ~other
      rowValues[target][index - 1] -= factor * rowValues[source][Int(other)]
      if abs(rowValues[target][index - 1]) < Tolerance.zero {
        index -= 1
        removeEntry(index, fromRow: target)
        remove(row: row, fromColumn: column)
      }
    }
    for (other, column) in rowColumns[source].enumerated() where column != pivot.column {
      if place[Int(column)] < 0 {
        place[Int(column)] = ~place[Int(column)]
      } else {
        rowColumns[target].append(column)
        rowValues[target].append(-factor * rowValues[source][other])
        columnRows[Int(column)].append(row)
        columnsBySize.move(Int(column), toSize: columnRows[Int(column)].count)
      }
    }
    rowsBySize.move(target, toSize: rowColumns[target].count)
  }

  private mutating func removeEntry(_ entry: Int, fromRow row: Int) {
    let last = rowColumns[row].count - 1
    rowColumns[row].swapAt(entry, last)
    rowValues[row].swapAt(entry, last)
    rowColumns[row].removeLast()
    rowValues[row].removeLast()
  }

  private mutating func giveRowToUpper(_ pivot: Pivot) {
    let row = Int(pivot.row)
    for (column, value) in zip(rowColumns[row], rowValues[row]) {
      place[Int(column)] = -1
      guard column != pivot.column else { continue }
      upperRows[Int(column)].append(pivot.row)
      upperValues[Int(column)].append(value)
    }
    rowColumns[row] = []
    rowValues[row] = []
  }
}

/// Numbers sorted by sizes, which change by little: a list for each size.
private struct BucketQueue {
  private var first: [Int32]
  private var following: [Int32]
  private var preceding: [Int32]
  private var size: [Int32]

  init(count: Int) {
    first = Array(repeating: -1, count: count + 1)
    following = Array(repeating: -1, count: count)
    preceding = Array(repeating: -1, count: count)
    size = Array(repeating: -1, count: count)
  }

  /// The first number of a size, -1 for none.
  func first(ofSize size: Int) -> Int { size < first.count ? Int(first[size]) : -1 }

  /// The next number of the same size, -1 for none.
  func next(after number: Int) -> Int { Int(following[number]) }

  mutating func insert(_ number: Int, size newSize: Int) {
    while first.count <= newSize { first.append(-1) }
    let head = first[newSize]
    size[number] = Int32(newSize)
    following[number] = head
    preceding[number] = -1
    if head >= 0 { preceding[Int(head)] = Int32(number) }
    first[newSize] = Int32(number)
  }

  mutating func remove(_ number: Int) {
    guard size[number] >= 0 else { return }
    let (before, after) = (preceding[number], following[number])
    if before >= 0 {
      following[Int(before)] = after
    } else {
      first[Int(size[number])] = after
    }
    if after >= 0 { preceding[Int(after)] = before }
    size[number] = -1
  }

  /// Gives a number another size; numbers that were removed stay out.
  mutating func move(_ number: Int, toSize newSize: Int) {
    guard size[number] >= 0, Int(size[number]) != newSize else { return }
    remove(number)
    insert(number, size: newSize)
  }
}
