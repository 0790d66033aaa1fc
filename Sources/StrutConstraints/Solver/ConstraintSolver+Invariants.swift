extension ConstraintSolver {
  /// Stops the program if the solution contradicts what the solver promises of it: each row has one
  /// basic column, the rows add up, and required constraints hold.
  ///
  /// - Complexity: O(*entries* + *constraints*).
  func checkInvariants() {
    guard isSolved else { return }
    var basicCount = 0
    for column in basisRow.indices where basisRow[column] >= 0 {
      basicCount += 1
      precondition(
        basicOfRow[Int(basisRow[column])] == Int32(column), "a basic column knows its row")
    }
    precondition(basicCount == matrix.rowCount, "every row has one basic column")
    for row in 0..<matrix.rowCount {
      var sum = -value[Int(matrix.logicalOfRow[row])]
      var size = abs(sum)
      for entry in matrix.entries(ofRow: row) {
        let term = matrix.rowValue[entry] * value[Int(matrix.rowColumn[entry])]
        sum += term
        size += abs(term)
      }
      precondition(abs(sum) <= 1e-9 * (10 + size), "row \(row) adds up to \(sum)")
    }
    for index in constraints.indices
    where constraints[index].isAlive && constraints[index].level == 0 {
      let id = ConstraintID(index: Int32(index))
      precondition(
        violation(of: id) <= 1e-5 * (1 + abs(constraints[index].constant)),
        "required constraint \(index) is missed by \(violation(of: id))")
    }
  }
}
