extension ConstraintSolver {
  /// With more edits at once, starting from the required level is as fast.
  static let mostEditsToFollow = 64

  /// Follows edited constants on the optimal basis, as far as every column keeps its side of every
  /// constant; the prices prove then that the basis still is optimal at every level.
  ///
  /// - Returns: Whether that was possible; otherwise the values have to be worked out anew.
  mutating func followEdits() -> Bool {
    guard edits.count <= Self.mostEditsToFollow else { return false }
    var moves: [(column: Int, target: Double)] = []
    var widened: [(column: Int, lower: Double, upper: Double)] = []
    for edit in edits {
      let column = Int(constraints[Int(edit.constraint)].column)
      if basisRow[column] >= 0 {
        guard let region = regionAfterEdits(of: column) else { return false }
        widened.append((column, region.lower, region.upper))
      } else {
        guard let target = targetAfterEdits(of: column) else { return false }
        // Both of a pair of constraints on one column may have been edited.
        if !moves.contains(where: { $0.column == column }) { moves.append((column, target)) }
      }
    }
    guard moveBasicColumns(along: moves, widened) else { return false }
    for edit in edits { updateRequiredBounds(of: Int(constraints[Int(edit.constraint)].column)) }
    return true
  }

  /// The constant that a constraint had in the last solution.
  private func solvedConstant(of index: Int) -> Double {
    edits.first { Int($0.constraint) == index }?.constant ?? constraints[index].constant
  }

  /// Where a basic column may be without changing sides; `nil` if an edit made it change sides.
  private func regionAfterEdits(of column: Int) -> (lower: Double, upper: Double)? {
    var region = (lower: -Double.infinity, upper: Double.infinity)
    for index in constraintIndices(of: column) {
      let constant = constraints[index].constant
      let tolerance = Tolerance.value(constant)
      let before = value[column] - solvedConstant(of: index)
      let after = value[column] - constant
      if before > tolerance, after > tolerance {
        region.lower = max(region.lower, constant)
      } else if before < -tolerance, after < -tolerance {
        region.upper = min(region.upper, constant)
      } else {
        return nil
      }
    }
    return region
  }

  /// Where a column that is not basic goes with its constants; `nil` if it does not keep its sides.
  private func targetAfterEdits(of column: Int) -> Double? {
    var target: Double?
    for index in constraintIndices(of: column) where solvedConstant(of: index) == value[column] {
      let constant = constraints[index].constant
      guard target == nil || target == constant else { return nil }
      target = constant
    }
    guard let target else { return nil }
    for index in constraintIndices(of: column) where solvedConstant(of: index) != value[column] {
      let before = value[column] - solvedConstant(of: index)
      let after = target - constraints[index].constant
      guard before * after > 0, abs(after) > Tolerance.value(target) else { return nil }
    }
    return target
  }

  private mutating func moveBasicColumns(
    along moves: [(column: Int, target: Double)],
    _ widened: [(column: Int, lower: Double, upper: Double)]
  ) -> Bool {
    direction.reset(count: matrix.rowCount)
    for move in moves { scatter(move.column, times: move.target - value[move.column]) }
    factors.solveForward(&direction)
    for row in direction.nonzeros {
      let column = Int(basicOfRow[Int(row)])
      let moved = value[column] - direction.values[Int(row)]
      guard moved >= lower[column], moved <= upper[column] else { return false }
    }
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)]
    }
    for region in widened {
      guard value[region.column] > region.lower, value[region.column] < region.upper else {
        return false
      }
      lower[region.column] = region.lower
      upper[region.column] = region.upper
    }
    for move in moves {
      if lower[move.column] == value[move.column] { lower[move.column] = move.target }
      if upper[move.column] == value[move.column] { upper[move.column] = move.target }
      value[move.column] = move.target
    }
    return true
  }
}
