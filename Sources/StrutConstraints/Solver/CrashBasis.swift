/// Chooses basic columns for new rows so that most of them can be solved one after the other.
///
/// Every row of an equality wants a column of its own to fix; free columns that occur in only one such
/// row are taken first, because then the basis is triangular. Bounded columns come next, then those
/// with wishes of their own; columns that are fixed are never taken.
struct CrashBasis {
  /// What speaks against making a column basic.
  enum Rank: Int32 {
    case free, bounded, wished, fixed
  }

  private let solver: ConstraintSolver
  /// The rank of each column; taken columns are `fixed`.
  private var rank: [Rank]
  /// The most important wish of each column: its lowest level.
  private var strongestLevel: [Int32]
  /// In how many rows still to be served a column occurs.
  private var count: [Int32]
  private var isWaiting: [Bool]
  private(set) var columnOfRow: [Int32]

  /// Serves the rows of `solver` that have no basic column yet.
  init(_ solver: ConstraintSolver, newRows: Range<Int>) {
    self.solver = solver
    let columns = solver.value.count
    rank = [Rank](repeating: .fixed, count: columns)
    strongestLevel = [Int32](repeating: .max, count: columns)
    count = [Int32](repeating: 0, count: columns)
    isWaiting = [Bool](repeating: false, count: solver.matrix.rowCount)
    columnOfRow = [Int32](repeating: -1, count: solver.matrix.rowCount)
    rankColumns()
    serveEqualities(in: newRows)
  }

  private mutating func rankColumns() {
    for column in rank.indices where solver.rowOfLogical[column] == -1 {
      guard solver.basisRow[column] < 0 else { continue }
      let (low, high) = (solver.requiredLower[column], solver.requiredUpper[column])
      guard low < high else { continue }
      rank[column] = low == -.infinity && high == .infinity ? .free : .bounded
      for index in solver.constraintIndices(of: column) where solver.constraints[index].level > 0 {
        rank[column] = .wished
        strongestLevel[column] = min(strongestLevel[column], solver.constraints[index].level)
      }
    }
  }

  private mutating func serveEqualities(in rows: Range<Int>) {
    var required: [Int] = []
    var optional: [(level: Int32, row: Int)] = []
    for row in rows {
      let logical = Int(solver.matrix.logicalOfRow[row])
      for index in solver.constraintIndices(of: logical)
      where solver.constraints[index].relation == .equal {
        let level = solver.constraints[index].level
        if level == 0 { required.append(row) } else { optional.append((level, row)) }
      }
    }
    serve(required, upTo: .wished)
    optional.sort { $0 < $1 }
    serve(optional.map(\.row), upTo: .bounded)
  }

  private mutating func serve(_ rows: [Int], upTo worst: Rank) {
    for row in rows {
      isWaiting[row] = true
      for entry in solver.matrix.entries(ofRow: row) {
        count[Int(solver.matrix.rowColumn[entry])] += 1
      }
    }
    var queue: [Int32] = []
    for row in rows.reversed() {
      for entry in solver.matrix.entries(ofRow: row) {
        let column = solver.matrix.rowColumn[entry]
        if isLone(column) { queue.append(column) }
      }
    }
    serveLoneColumns(&queue)
    for row in rows where isWaiting[row] {
      if let column = bestColumn(of: row, upTo: worst) {
        assign(column, to: row, &queue)
        serveLoneColumns(&queue)
      }
    }
    for row in rows where isWaiting[row] { release(row) }
  }

  private func isLone(_ column: Int32) -> Bool {
    count[Int(column)] == 1 && rank[Int(column)] == .free
  }

  /// Serves rows by free columns that occur in no other waiting row.
  private mutating func serveLoneColumns(_ queue: inout [Int32]) {
    while let column = queue.popLast() {
      guard isLone(column) else { continue }
      for entry in solver.matrix.entries(ofColumn: Int(column)) {
        let row = Int(solver.matrix.columnRow[entry])
        guard isWaiting[row] else { continue }
        assign(column, to: row, &queue)
        break
      }
    }
  }

  private func bestColumn(of row: Int, upTo worst: Rank) -> Int32? {
    var best: Int32?
    for entry in solver.matrix.entries(ofRow: row) {
      let column = solver.matrix.rowColumn[entry]
      guard rank[Int(column)].rawValue <= worst.rawValue else { continue }
      if let other = best, !isBetter(column, than: other) { continue }
      best = column
    }
    return best
  }

  private func isBetter(_ a: Int32, than b: Int32) -> Bool {
    let (a, b) = (Int(a), Int(b))
    return (rank[a].rawValue, -strongestLevel[a], count[a], a)
      < (rank[b].rawValue, -strongestLevel[b], count[b], b)
  }

  private mutating func assign(_ column: Int32, to row: Int, _ queue: inout [Int32]) {
    columnOfRow[row] = column
    rank[Int(column)] = .fixed
    release(row)
    for entry in solver.matrix.entries(ofRow: row) where isLone(solver.matrix.rowColumn[entry]) {
      queue.append(solver.matrix.rowColumn[entry])
    }
  }

  private mutating func release(_ row: Int) {
    isWaiting[row] = false
    for entry in solver.matrix.entries(ofRow: row) {
      count[Int(solver.matrix.rowColumn[entry])] -= 1
    }
  }
}

extension ConstraintSolver {
  /// Gives new rows basic columns and the columns from `firstNewColumn` on values, and factorises.
  mutating func completeBasis(firstNewColumn: Int) {
    for column in firstNewColumn..<value.count { value[column] = preferredValue(of: column) }
    let known = basicOfRow.count
    guard known < matrix.rowCount else { return }
    let columnOfRow = CrashBasis(self, newRows: known..<matrix.rowCount).columnOfRow
    for row in known..<matrix.rowCount {
      let column = columnOfRow[row]
      basicOfRow.append(column < 0 ? matrix.logicalOfRow[row] : column)
    }
    factorise(basicOfRow)
  }
}
