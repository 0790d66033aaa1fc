extension ConstraintSolver {
  /// Narrows the bounds to the columns' values in all solutions that are optimal for a level, after
  /// `optimise` has ended for it.
  ///
  /// With the prices of an optimal basis a solution is optimal exactly if each column minimises its own
  /// cost less its price.
  mutating func restrictToOptimalFace(of level: Int32) {
    let objective = Objective.level(level)
    for column in touched {
      let column = Int(column)
      guard lower[column] < upper[column] else { continue }
      let slopes = unshiftedSlopes(of: column, objective)
      let slope = basisRow[column] < 0 ? price[column] : pricedSlope[column]
      if slope > slopes.below + costTolerance { lower[column] = max(lower[column], value[column]) }
      if slope < slopes.above - costTolerance { upper[column] = min(upper[column], value[column]) }
      for index in constraintIndices(of: column) where constraints[index].level == level {
        let constant = constraints[index].constant
        let tolerance = Tolerance.value(constant)
        if constant > value[column] + tolerance {
          upper[column] = min(upper[column], constant)
        } else if constant < value[column] - tolerance {
          lower[column] = max(lower[column], constant)
        }
      }
    }
  }

  /// Whether the values are what the last pass says of them: the rows add up and every column lies within
  /// the bounds that the optimal faces of all levels leave it. With the prices that proved each level that
  /// proves the whole.
  func provesValues() -> Bool {
    for row in 0..<matrix.rowCount {
      var sum = -value[Int(matrix.logicalOfRow[row])]
      var size = abs(sum)
      for entry in matrix.entries(ofRow: row) {
        let term = matrix.rowValue[entry] * value[Int(matrix.rowColumn[entry])]
        sum += term
        size += abs(term)
      }
      guard abs(sum) <= Tolerance.proof * (10 + size) else { return false }
    }
    for column in value.indices {
      if value[column] >= lower[column], value[column] <= upper[column] { continue }
      let tolerance = 10 * Tolerance.proof * (10 + abs(value[column]))
      guard value[column] >= lower[column] - tolerance, value[column] <= upper[column] + tolerance
      else { return false }
    }
    return true
  }
}
