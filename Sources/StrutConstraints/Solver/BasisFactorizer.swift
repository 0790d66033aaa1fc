/// Factorises a basis: logical columns first, then rows and columns with one entry left, then the rest.
///
/// Chains such as stacks of views consist of singletons only, and their factors have no more entries
/// than the basis itself.
struct BasisFactorizer {
  private let matrix: ConstraintMatrix
  /// The row of each logical column, -1 for others.
  private let rowOfLogical: [Int32]
  private(set) var factors = BasisFactorization()
  /// The basic column of each row.
  private(set) var basicOfRow: [Int32]
  /// Columns that depend on the others and could not be kept.
  private(set) var rejected: [Int32] = []

  /// How many pivots there are so far.
  private var step = 0
  /// For each column: whether it is to become basic and has not been pivoted.
  private var isActive: [Bool]
  private var isRowActive: [Bool]
  /// The entries of an active column in active rows.
  private var columnCount: [Int32]
  /// The entries of an active row in active columns.
  private var rowSize: [Int32]

  /// Factorises the basis of `columns`; missing and dependent columns are replaced by logical ones.
  init(matrix: ConstraintMatrix, rowOfLogical: [Int32], columns: [Int32]) {
    self.matrix = matrix
    self.rowOfLogical = rowOfLogical
    basicOfRow = [Int32](repeating: -1, count: matrix.rowCount)
    isActive = [Bool](repeating: false, count: rowOfLogical.count)
    isRowActive = [Bool](repeating: true, count: matrix.rowCount)
    columnCount = [Int32](repeating: 0, count: rowOfLogical.count)
    rowSize = [Int32](repeating: 0, count: matrix.rowCount)
    factors.stepOfRow = [Int32](repeating: 0, count: matrix.rowCount)
    factors.lowerIndexOfRow = [Int32](repeating: -1, count: matrix.rowCount)
    makeRoom()

    let structurals = pivotLogicals(among: columns)
    pivotSingletons(among: structurals)
    factorNucleus(structurals.filter { isActive[Int($0)] })
    for row in 0..<matrix.rowCount where isRowActive[row] {
      record(column: matrix.logicalOfRow[row], row: row, pivot: -1)
    }
  }

  private mutating func makeRoom() {
    factors.pivotRow = [Int32](repeating: 0, count: matrix.rowCount)
    factors.diagonal = [Double](repeating: 0, count: matrix.rowCount)
    factors.upperStart = [Int32](repeating: 0, count: matrix.rowCount + 1)
    factors.upperRow.reserveCapacity(matrix.rowColumn.count)
    factors.upperValue.reserveCapacity(matrix.rowColumn.count)
  }

  /// Ends a step: its column's entries in pivoted rows have been appended to the upper factor.
  private mutating func record(column: Int32, row: Int, pivot: Double) {
    factors.stepOfRow[row] = Int32(step)
    factors.pivotRow[step] = Int32(row)
    factors.diagonal[step] = pivot
    step += 1
    factors.upperStart[step] = Int32(factors.upperRow.count)
    basicOfRow[row] = column
    isRowActive[row] = false
    isActive[Int(column)] = false
  }

  private mutating func pivotLogicals(among columns: [Int32]) -> [Int32] {
    var structurals: [Int32] = []
    structurals.reserveCapacity(columns.count)
    for column in columns {
      let row = Int(rowOfLogical[Int(column)])
      if row >= 0 {
        record(column: column, row: row, pivot: -1)
      } else {
        structurals.append(column)
      }
    }
    return structurals
  }

  // MARK: Singletons

  private mutating func pivotSingletons(among columns: [Int32]) {
    countEntries(of: columns)
    var queue = columns.filter { columnCount[Int($0)] == 1 }
    var next = 0
    while next < queue.count {
      let column = Int(queue[next])
      next += 1
      if isActive[column], columnCount[column] == 1 { pivotColumnSingleton(column, &queue) }
    }
    var rows = (0..<matrix.rowCount).filter { isRowActive[$0] && rowSize[$0] == 1 }
    next = 0
    while next < rows.count {
      let row = rows[next]
      next += 1
      if isRowActive[row], rowSize[row] == 1 { pivotRowSingleton(row, &rows) }
    }
  }

  private mutating func countEntries(of columns: [Int32]) {
    for column in columns {
      isActive[Int(column)] = true
      for entry in matrix.entries(ofColumn: Int(column)) {
        let row = Int(matrix.columnRow[entry])
        guard isRowActive[row] else { continue }
        columnCount[Int(column)] += 1
        rowSize[row] += 1
      }
    }
  }

  private mutating func pivotColumnSingleton(_ column: Int, _ queue: inout [Int32]) {
    var pivot: (row: Int, value: Double)?
    for entry in matrix.entries(ofColumn: column) {
      let row = Int(matrix.columnRow[entry])
      if isRowActive[row] {
        pivot = (row, matrix.columnValue[entry])
      } else {
        factors.upperRow.append(Int32(row))
        factors.upperValue.append(matrix.columnValue[entry])
      }
    }
    guard let pivot else { preconditionFailure("a column singleton has an active row") }
    record(column: Int32(column), row: pivot.row, pivot: pivot.value)
    for entry in matrix.entries(ofRow: pivot.row) {
      let other = Int(matrix.rowColumn[entry])
      guard isActive[other] else { continue }
      columnCount[other] -= 1
      if columnCount[other] == 1 { queue.append(Int32(other)) }
    }
  }

  private mutating func pivotRowSingleton(_ row: Int, _ queue: inout [Int]) {
    let pivotEntry = matrix.entries(ofRow: row).first { isActive[Int(matrix.rowColumn[$0])] }
    guard let pivotEntry else { return }
    let column = Int(matrix.rowColumn[pivotEntry])
    let pivot = matrix.rowValue[pivotEntry]
    let largest = matrix.entries(ofColumn: column).reduce(0) {
      isRowActive[Int(matrix.columnRow[$1])] ? max($0, abs(matrix.columnValue[$1])) : $0
    }
    // A pivot much smaller than its column would magnify errors; the nucleus chooses another one.
    guard abs(pivot) >= 0.01 * largest else { return }
    for entry in matrix.entries(ofColumn: column) {
      let other = Int(matrix.columnRow[entry])
      let value = matrix.columnValue[entry]
      if !isRowActive[other] {
        factors.upperRow.append(Int32(other))
        factors.upperValue.append(value)
      } else if other != row {
        appendLower(row: other, value: value / pivot)
        rowSize[other] -= 1
        if rowSize[other] == 1 { queue.append(other) }
      }
    }
    endLower(pivotRow: row)
    record(column: Int32(column), row: row, pivot: pivot)
  }

  private mutating func appendLower(row: Int, value: Double) {
    factors.lowerRow.append(Int32(row))
    factors.lowerValue.append(value)
  }

  /// Ends the lower factor's column of a step, if it has entries.
  private mutating func endLower(pivotRow: Int) {
    guard Int(factors.lowerStart[factors.lowerStart.count - 1]) < factors.lowerRow.count else {
      return
    }
    factors.lowerIndexOfRow[pivotRow] = Int32(factors.lowerPivotRow.count)
    factors.lowerStart.append(Int32(factors.lowerRow.count))
    factors.lowerPivotRow.append(Int32(pivotRow))
  }

  // MARK: The rest

  /// Factorises the columns without singletons, on rows and columns numbered among themselves.
  private mutating func factorNucleus(_ columns: [Int32]) {
    guard !columns.isEmpty else { return }
    let rows = (0..<matrix.rowCount).filter { isRowActive[$0] && rowSize[$0] > 0 }
    var numberOfRow = [Int32](repeating: -1, count: matrix.rowCount)
    for (number, row) in rows.enumerated() { numberOfRow[row] = Int32(number) }
    var elimination = MarkowitzElimination(rowCount: rows.count, columnCount: columns.count)
    for (number, column) in columns.enumerated() {
      for entry in matrix.entries(ofColumn: Int(column)) {
        let row = numberOfRow[Int(matrix.columnRow[entry])]
        guard row >= 0 else { continue }
        elimination.append(matrix.columnValue[entry], row: row, column: Int32(number))
      }
    }
    elimination.start()
    while let pivot = elimination.next() {
      let column = columns[Int(pivot.column)]
      let row = rows[Int(pivot.row)]
      for (other, value) in zip(elimination.lowerRows, elimination.lowerValues) {
        appendLower(row: rows[Int(other)], value: value)
      }
      endLower(pivotRow: row)
      for entry in matrix.entries(ofColumn: Int(column))
      where numberOfRow[Int(matrix.columnRow[entry])] < 0 {
        factors.upperRow.append(matrix.columnRow[entry])
        factors.upperValue.append(matrix.columnValue[entry])
      }
      let number = Int(pivot.column)
      factors.upperRow += elimination.upperRows[number].lazy.map { Int32(rows[Int($0)]) }
      factors.upperValue += elimination.upperValues[number]
      record(column: column, row: row, pivot: pivot.value)
    }
    for column in columns where isActive[Int(column)] {
      rejected.append(column)
      isActive[Int(column)] = false
    }
  }
}
