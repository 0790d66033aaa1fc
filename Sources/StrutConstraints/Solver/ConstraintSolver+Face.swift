extension ConstraintSolver {
  /// Narrows the bounds to the columns' values in all solutions that are optimal for a level, after
  /// `optimise` has ended for it.
  ///
  /// With the prices of an optimal basis a solution is optimal exactly if each column minimises its own
  /// cost less its price.
  mutating func restrictToOptimalFace(of level: Int32) {
    for column in touched {
      let column = Int(column)
      guard lower[column] < upper[column] else { continue }
      let slope = basisRow[column] < 0 ? price[column] : pricedSlope[column]
      var (low, high) = (lower[column], upper[column])
      narrow(column, level: level, slope: slope, costTolerance, &low, &high)
      lower[column] = low
      upper[column] = high
    }
  }

  /// Narrows an interval to what is optimal for one level: a column stays where its slopes say so, and never changes the
  /// side of a constant.
  @inline(__always)
  func narrow(
    _ column: Int, level: Int32, slope: Double, _ tolerance: Double, _ low: inout Double,
    _ high: inout Double
  ) {
    let slopes = unshiftedSlopes(of: column, .level(level))
    if slope > slopes.below + tolerance { low = max(low, value[column]) }
    if slope < slopes.above - tolerance { high = min(high, value[column]) }
    for index in constraintIndices(of: column) where constraints[index].level == level {
      let constant = constraints[index].constant
      let reach = Tolerance.value(constant)
      if constant > value[column] + reach {
        high = min(high, constant)
      } else if constant < value[column] - reach {
        low = max(low, constant)
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
