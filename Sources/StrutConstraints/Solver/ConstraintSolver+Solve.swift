extension ConstraintSolver {
  /// Solves what was added, removed and edited since the last solution.
  ///
  /// Where several solutions are equally good one of them is chosen, the same in every run.
  ///
  /// - Throws: ``ConstraintConflict`` if the required constraints cannot all hold. The values are
  ///   meaningless then until a later call succeeds.
  public mutating func solve() throws(ConstraintConflict) {
    if isStructureStale {
      rebuildStructure()
    } else if isSolved {
      guard !edits.isEmpty else { return }
      if followEdits() {
        isFaceCurrent = false
        edits.removeAll(keepingCapacity: true)
        return
      }
    }
    isSolved = false
    isUnique = false
    moveToEditedConstants()
    try checkBounds()
    try solveLevels()
    isSolved = true
  }

  /// Optimises every level on the optimal face of those above it, from the present basis.
  mutating func solveLevels() throws(ConstraintConflict) {
    lower = requiredLower
    upper = requiredUpper
    optimise(.required)
    try checkFeasibility()
    for level in 1..<max(1, levels.count) {
      optimise(.level(Int32(level)))
      restrictToOptimalFace(of: .level(Int32(level)))
    }
    if factors.pivotsSinceFactorization > 0 { refactorise() }
    isFaceCurrent = true
    isUnique = !hasFreedom
  }

  /// Gives columns that are not basic a place among their edited constants.
  private mutating func moveToEditedConstants() {
    for edit in edits {
      let column = Int(constraints[Int(edit.constraint)].column)
      updateRequiredBounds(of: column)
      guard basisRow[column] < 0 else { continue }
      if value[column] == edit.constant {
        value[column] = constraints[Int(edit.constraint)].constant
      }
    }
    for column in value.indices where basisRow[column] < 0 {
      value[column] = max(requiredLower[column], min(requiredUpper[column], value[column]))
    }
    edits.removeAll(keepingCapacity: true)
    recomputeBasicValues()
  }

  /// Works out the basic columns from the others.
  mutating func recomputeBasicValues() {
    direction.reset(count: matrix.rowCount)
    for row in 0..<matrix.rowCount {
      var sum = 0.0
      for entry in matrix.entries(ofRow: row) {
        let column = Int(matrix.rowColumn[entry])
        if basisRow[column] < 0 { sum += matrix.rowValue[entry] * value[column] }
      }
      let logical = Int(matrix.logicalOfRow[row])
      if basisRow[logical] < 0 { sum -= value[logical] }
      if sum != 0 { direction.add(-sum, at: row) }
    }
    factors.solveForward(&direction)
    for row in 0..<matrix.rowCount {
      value[Int(basicOfRow[row])] = direction.values[row]
    }
    direction.clear()
  }

  /// Factorises the present basis anew and works out its values without the errors of the pivots since.
  mutating func refactorise() {
    factorise(basicOfRow)
    recomputeBasicValues()
  }

  /// Factorises a basis; columns that depend on others become non-basic.
  mutating func factorise(_ columns: [Int32]) {
    for column in columns { basisRow[Int(column)] = -1 }
    let factorizer = BasisFactorizer(
      matrix: matrix, rowOfLogical: rowOfLogical, columns: columns)
    factors = factorizer.factors
    basicOfRow = factorizer.basicOfRow
    for row in basicOfRow.indices { basisRow[Int(basicOfRow[row])] = Int32(row) }
    for column in factorizer.rejected { value[Int(column)] = preferredValue(of: Int(column)) }
  }

  // MARK: Conflicts

  /// Finds columns whose own required constraints conflict.
  private func checkBounds() throws(ConstraintConflict) {
    for column in requiredLower.indices {
      let (low, high) = (requiredLower[column], requiredUpper[column])
      guard low > high + Tolerance.value(high) else { continue }
      let pair = [bindingConstraint(of: column, atLower: true)]
      let other = [bindingConstraint(of: column, atLower: false)]
      throw ConstraintConflict(constraints: (pair + other).compactMap { $0 }.sorted())
    }
  }

  /// Reads a set of conflicting constraints off the prices, if the required level left a violation: the
  /// bounds that keep the sum of the violations from shrinking (Farkas' lemma).
  private mutating func checkFeasibility() throws(ConstraintConflict) {
    var conflicting: [ConstraintID] = []
    for row in 0..<matrix.rowCount {
      let column = Int(basicOfRow[row])
      let slope = slopes(of: column, for: .required).below
      guard slope != 0 else { continue }
      if let constraint = bindingConstraint(of: column, atLower: slope < 0) {
        conflicting.append(constraint)
      }
    }
    guard !conflicting.isEmpty else { return }
    for column in touched where basisRow[Int(column)] < 0 {
      let price = price[Int(column)]
      guard abs(price) > Tolerance.cost else { continue }
      if let constraint = bindingConstraint(of: Int(column), atLower: price < 0) {
        conflicting.append(constraint)
      }
    }
    throw ConstraintConflict(constraints: conflicting.sorted())
  }

  /// The first required constraint that sets a bound of a column.
  private func bindingConstraint(of column: Int, atLower: Bool) -> ConstraintID? {
    let bound = atLower ? requiredLower[column] : requiredUpper[column]
    for index in constraintIndices(of: column) {
      let constraint = constraints[index]
      guard constraint.level == 0, constraint.isEnabled, constraint.constant == bound else {
        continue
      }
      if constraint.relation == .equal
        || constraint.relation == (atLower ? .greaterOrEqual : .lessOrEqual)
      {
        return ConstraintID(index: Int32(index))
      }
    }
    return nil
  }
}
