/// The coefficients of the rows, by rows and by columns.
///
/// Row *i* says: the sum of its terms less its logical column is 0. The logical column is not stored.
struct ConstraintMatrix: Sendable {
  /// The first entry of each row, and the number of entries last.
  private(set) var rowStart: [Int32] = [0]
  private(set) var rowColumn: [Int32] = []
  private(set) var rowValue: [Double] = []
  /// The logical column of each row.
  private(set) var logicalOfRow: [Int32] = []

  /// The first entry of each column, and the number of entries last; valid after `indexColumns`.
  private(set) var columnStart: [Int32] = [0]
  private(set) var columnRow: [Int32] = []
  private(set) var columnValue: [Double] = []

  /// The number of rows.
  var rowCount: Int { logicalOfRow.count }

  func entries(ofRow row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  /// The entries of a column that is not logical.
  func entries(ofColumn column: Int) -> Range<Int> {
    Int(columnStart[column])..<Int(columnStart[column + 1])
  }

  mutating func append(column: Int32, value: Double) {
    rowColumn.append(column)
    rowValue.append(value)
  }

  /// Ends the row that the last calls of `append` made.
  mutating func endRow(logical: Int32) {
    rowStart.append(Int32(rowColumn.count))
    logicalOfRow.append(logical)
  }

  /// Sorts the entries by columns.
  ///
  /// - Complexity: O(*entries* + *columns*).
  mutating func indexColumns(count: Int) {
    var start = [Int32](repeating: 0, count: count + 1)
    for column in rowColumn { start[Int(column) + 1] += 1 }
    for column in 0..<count { start[column + 1] += start[column] }
    var next = start
    columnRow = [Int32](repeating: 0, count: rowColumn.count)
    columnValue = [Double](repeating: 0, count: rowColumn.count)
    for row in 0..<rowCount {
      for entry in entries(ofRow: row) {
        let place = Int(next[Int(rowColumn[entry])])
        next[Int(rowColumn[entry])] += 1
        columnRow[place] = Int32(row)
        columnValue[place] = rowValue[entry]
      }
    }
    columnStart = start
  }

  /// Takes out the rows that `isKept` is false for; returns the new number of each row, -1 for none.
  mutating func removeRows(keeping isKept: (Int) -> Bool) -> [Int32] {
    var kept = ConstraintMatrix()
    var numbers = [Int32](repeating: -1, count: rowCount)
    for row in 0..<rowCount where isKept(row) {
      numbers[row] = Int32(kept.rowCount)
      for entry in entries(ofRow: row) {
        kept.append(column: rowColumn[entry], value: rowValue[entry])
      }
      kept.endRow(logical: logicalOfRow[row])
    }
    self = kept
    return numbers
  }
}
