extension ConstraintSolver {
  /// Solves what was added, removed and edited since the last solution.
  ///
  /// Where several solutions are equally good one of them is chosen, the same in every run.
  ///
  /// - Throws: A conflict if the required constraints cannot all hold, a fault if the result cannot be proved.
  ///   The values are meaningless then until a later call succeeds.
  @_spi(Solver) public mutating func solve() throws(SolverFailure) {
    if isStructureStale {
      rebuildStructure()
    } else if isSolved {
      guard !edits.isEmpty else { return }
      if followEdits() || ((isUnique || !choosesByLevels) && followEditsByPivots()) {
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

  /// Optimises every level on the optimal face of those above it, from the present basis, and proves the
  /// result; where rounding errors spoil it, once more from the basis that it ended with.
  mutating func solveLevels() throws(SolverFailure) {
    let conflict: ConstraintConflict?
    do throws(SolverFault) {
      conflict = try proveLevels()
    } catch {
      throw .fault(error)
    }
    if let conflict { throw .conflict(conflict) }
    isFaceCurrent = true
    isUnique = !hasFreedom
  }

  /// With no more pivots than these since the last factorisation, values are precise enough: an edit has few, and
  /// the proof looks at them all the same.
  private var mostPivotsToProve: Int { min(50, matrix.rowCount / 64) }

  private mutating func proveLevels() throws(SolverFault) -> ConstraintConflict? {
    for attempt in 0..<mostAttempts {
      hasLostColumns = false
      if attempt > 0 { refactorise() }
      let conflict = try optimiseLevels()
      endPlateau()
      if !hasLostColumns, conflict != nil || provesValues() { return conflict }
    }
    throw SolverFault(message: "the solution of the constraints could not be proved")
  }

  /// Returns the conflict where there is no solution.
  private mutating func optimiseLevels() throws(SolverFault) -> ConstraintConflict? {
    lower = requiredLower
    upper = requiredUpper
    clampNonbasicColumns()
    recomputeBasicValues()
    try optimise(.required)
    if !isFeasible, factors.pivotsSinceFactorization > 0 {
      refactorise()
      try optimise(.required)
    }
    guard isFeasible else { return conflict() }
    forgetPrices()
    for level in 1..<max(1, levels.count) {
      try optimise(.level(Int32(level)))
      restrictToOptimalFace(of: Int32(level))
      keepPrices(of: level)
    }
    if factors.pivotsSinceFactorization > mostPivotsToProve {
      refactorise()
    } else if factors.pivotsSinceFactorization > 0 {
      recomputeBasicValues()
    }
    return nil
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
    edits.removeAll(keepingCapacity: true)
  }

  private mutating func clampNonbasicColumns() {
    for column in value.indices where basisRow[column] < 0 {
      value[column] = max(requiredLower[column], min(requiredUpper[column], value[column]))
    }
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
    for column in factorizer.rejected {
      value[Int(column)] = preferredValue(of: Int(column))
      hasLostColumns = true
    }
  }

  // MARK: Conflicts

  /// Finds columns whose own required constraints conflict.
  private func checkBounds() throws(SolverFailure) {
    for column in requiredLower.indices {
      let (low, high) = (requiredLower[column], requiredUpper[column])
      guard low > high + Tolerance.value(high) else { continue }
      let pair = [bindingConstraint(of: column, atLower: true)]
      let other = [bindingConstraint(of: column, atLower: false)]
      throw .conflict(
        ConstraintConflict(constraints: (pair + other).compactMap { $0 }.sorted()))
    }
  }

  /// Whether no basic column is outside of its required bounds.
  private var isFeasible: Bool {
    // The last prices of the required level begin with every violation.
    (touched.isEmpty && !isOnPlateau) || basicOfRow.allSatisfy { violationSign(of: Int($0)) == 0 }
  }

  /// Whether a column is below or above its required bounds.
  private func violationSign(of column: Int) -> Double {
    let (low, high) = (requiredLower[column], requiredUpper[column])
    if value[column] < low - Tolerance.value(low) { return -1 }
    if value[column] > high + Tolerance.value(high) { return 1 }
    return 0
  }

  /// Reads a set of conflicting constraints off the prices, if the required level left a violation: the
  /// bounds that keep the sum of the violations from shrinking (Farkas' lemma).
  private func conflict() -> ConstraintConflict? {
    var conflicting: [ConstraintID] = []
    for row in 0..<matrix.rowCount {
      let column = Int(basicOfRow[row])
      let slope = chosenSlope(of: column, .required)
      guard slope != 0 else { continue }
      if let constraint = bindingConstraint(of: column, atLower: slope < 0) {
        conflicting.append(constraint)
      }
    }
    guard !conflicting.isEmpty else { return nil }
    for column in touched where basisRow[Int(column)] < 0 {
      let price = price[Int(column)]
      guard abs(price) > Tolerance.cost else { continue }
      if let constraint = bindingConstraint(of: Int(column), atLower: price < 0) {
        conflicting.append(constraint)
      }
    }
    return ConstraintConflict(constraints: conflicting.sorted())
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
