/// Edits that change the basis: from one optimal basis to the next while a constant moves.
///
/// The constant goes from its old place to the new one, and the solution stays optimal all the way: whatever would
/// pass a bound or a constant on the way first takes over as much of the price as keeps every column between its
/// slopes, and leaves the basis where that is not enough. That costs what changes, where solving the levels again looks
/// at every column.
///
/// Prices and slopes have one part for each level here and compare as words do, the highest level first: minimising
/// level by level is minimising such words. A column is optimal where its price lies between its slopes below and
/// above its value. The price of a basic column is the part of its kink's slopes that it makes use of.
///
/// Source: the parametric dual simplex method (Dantzig, "Linear Programming and Extensions" 1963, chapter 11) for
/// piecewise linear costs (Fourer 1988) over an ordered field (lexicographic costs, Isermann 1982).
extension ConstraintSolver {
  /// What giving a basic column another price came to.
  private enum Shift {
    /// It has it.
    case passed
    /// Another column took its place in the basis.
    case pivoted
    /// No column could, or not safely.
    case failed
  }

  /// Follows edited constants through changes of the basis.
  ///
  /// - Returns: Whether the end is reached and proved; otherwise the levels have to be solved again, from the basis that
  ///   is left.
  mutating func followEditsByPivots() -> Bool {
    guard edits.count <= Self.mostEditsToFollow, hasLevelPrices else { return false }
    let targets = edits.map { constraints[Int($0.constraint)].constant }
    for edit in edits.reversed() { constraints[Int(edit.constraint)].constant = edit.constant }
    for edit in edits { updateRequiredBounds(of: Int(constraints[Int(edit.constraint)].column)) }
    repriced.removeAll(keepingCapacity: true)
    hasLostColumns = false
    parametricWork = 512 + Self.mostWorkForEachColumn * value.count
    for (edit, target) in zip(edits, targets) {
      if follow(Int(edit.constraint), to: target) { continue }
      for (edit, target) in zip(edits, targets) {
        constraints[Int(edit.constraint)].constant = target
      }
      let column = Int(constraints[Int(edit.constraint)].column)
      if basisRow[column] < 0 { value[column] = target }
      return false
    }
    guard provesRepricedColumns(), provesValues() else { return false }
    isUnique = !hasFreedom
    return true
  }

  /// With more work than this the levels are solved as fast.
  private static let mostWorkForEachColumn = 4

  /// Moves the constant of one constraint.
  private mutating func follow(_ index: Int, to target: Double) -> Bool {
    let column = Int(constraints[index].column)
    let sign = target > constraints[index].constant ? 1.0 : -1.0
    constraints[index].constant = target
    updateRequiredBounds(of: column)
    guard requiredLower[column] <= requiredUpper[column] else { return false }
    repriced.append(Int32(column))
    let driver = EditedColumn(column: column, sign: sign)
    while let excess = excess(of: driver) {
      guard parametricWork > 0 else { return false }
      if basisRow[column] < 0 {
        guard drag(driver) else { return false }
      } else if shiftPrice(
        ofRow: Int(basisRow[column]), by: -sign, atMost: excess, driver) == .failed
      {
        return false
      }
    }
    return true
  }

  /// By how much the price of a column pulls it after its constant, which has moved on; `nil` where it stays.
  func excess(of driver: EditedColumn) -> LevelSlope? {
    if isOutside(driver) { return .unlimited }
    let room = room(of: driver.column, isUpward: driver.sign > 0)
    return room.sign(priceTolerance) < 0 ? room.negated : nil
  }

  // MARK: Moving

  /// Moves a column that is not basic after its constant, to the next place where anything changes.
  private mutating func drag(_ driver: EditedColumn) -> Bool {
    let column = driver.column
    let target = nextPlace(of: column, sign: driver.sign)
    guard target.isFinite else { return false }
    solveDirection(of: column)
    parametricWork -= direction.nonzeros.count + 8
    let length = (target - value[column]) * driver.sign
    guard let block = firstBlock(within: length, sign: driver.sign) else {
      moveBasicColumns(by: length * driver.sign)
      value[column] = target
      return true
    }
    moveBasicColumns(by: block.distance * driver.sign)
    value[column] += block.distance * driver.sign
    let basic = Int(basicOfRow[block.row])
    value[basic] = block.isUpward ? upper[basic] : lower[basic]
    let room = room(of: basic, isUpward: block.isUpward)
    guard room.sign(priceTolerance) > 0 else { return false }
    return shiftPrice(
      ofRow: block.row, by: block.isUpward ? 1 : -1, atMost: room, driver) != .failed
  }

  /// The nearest constant or bound of a column on one side of it.
  private func nextPlace(of column: Int, sign: Double) -> Double {
    var nearest = Double.infinity
    for index in constraintIndices(of: column) where constraints[index].isEnabled {
      let constant = constraints[index].constant
      let distance = (constant - value[column]) * sign
      if distance > Tolerance.value(constant) { nearest = min(nearest, constant * sign) }
    }
    return nearest * sign
  }

  /// The basic column that meets an end of its interval first, and how far away that is; `nil` if none does.
  private func firstBlock(
    within length: Double, sign: Double
  ) -> (row: Int, distance: Double, isUpward: Bool)? {
    var first: (row: Int, distance: Double, isUpward: Bool)?
    var speedOfFirst = 0.0
    for row in direction.nonzeros {
      let speed = -direction.values[Int(row)] * sign
      guard abs(speed) > Tolerance.pivot else { continue }
      let basic = Int(basicOfRow[Int(row)])
      let end = speed > 0 ? upper[basic] : lower[basic]
      let distance = max(0, (end - value[basic]) / speed)
      guard distance < length, distance <= first?.distance ?? .infinity else { continue }
      if distance == first?.distance, abs(speed) <= speedOfFirst { continue }
      first = (Int(row), distance, speed > 0)
      speedOfFirst = abs(speed)
    }
    return first
  }

  /// Moves the basic columns by what a step of `direction`'s column makes of them.
  private mutating func moveBasicColumns(by step: Double) {
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)] * step
    }
  }

  // MARK: Prices

  /// Makes the price of a row's basic column larger or smaller until it has changed by `limit`, or until the price of a
  /// column that is not basic meets one of its slopes: that one becomes basic then.
  private mutating func shiftPrice(
    ofRow row: Int, by sign: Double, atMost limit: LevelSlope, _ driver: EditedColumn
  ) -> Shift {
    let leaving = Int(basicOfRow[row])
    priceRow(row)
    parametricWork -= 2 * touched.count + 8
    collectRivals(sign: sign, driver)
    let entering = firstRival(within: limit, driver)
    let change = entering.map { ratio(of: $0, driver) } ?? limit
    guard !change.isUnlimited else { return .failed }
    addToPrices(change, sign, leaving)
    refreshFace(of: leaving)
    guard let entering else { return .passed }
    return exchange(Int(entering.column), at: row) ? .pivoted : .failed
  }

  /// Lets a column into the basis; returns whether its pivot was safe.
  private mutating func exchange(_ entering: Int, at row: Int) -> Bool {
    let expected = price[entering]
    solveDirection(of: entering)
    parametricWork -= direction.nonzeros.count
    let pivot = direction.values[row]
    guard abs(pivot) > 1e-7, abs(pivot - expected) <= 1e-6 * abs(pivot) else { return false }
    exchange(entering, at: row, leavingValue: value[Int(basicOfRow[row])])
    refreshFace(of: entering)
    guard factors.isWorn else { return true }
    refactorise()
    return !hasLostColumns
  }

  /// Adds to the prices of all columns what a change of one basic column's price makes of them.
  private mutating func addToPrices(_ change: LevelSlope, _ sign: Double, _ leaving: Int) {
    for column in touched where basisRow[Int(column)] < 0 || Int(column) == leaving {
      let factor = sign * price[Int(column)]
      guard factor != 0 else { continue }
      repriced.append(column)
      let start = Int(column) * levels.count
      for level in levels.indices { levelPrice[start + level] += change.parts[level] * factor }
    }
  }

  // MARK: Faces

  /// Works out the interval of a column on the optimal face of all levels, from its prices.
  private mutating func refreshFace(of column: Int) {
    var low = requiredLower[column]
    var high = requiredUpper[column]
    let start = column * levels.count
    for level in 1..<max(1, levels.count) where low < high {
      narrow(
        column, level: Int32(level), slope: levelPrice[start + level], priceTolerance, &low, &high)
    }
    lower[column] = low
    upper[column] = high
  }

  // MARK: Proof

  /// Whether the columns with new prices are optimal: prices are sums over the constraints' own factors, and lie between
  /// the slopes. Works out their intervals.
  private mutating func provesRepricedColumns() -> Bool {
    for column in repriced {
      let column = Int(column)
      refreshFace(of: column)
      guard room(of: column, isUpward: true).sign(Tolerance.proof) >= 0,
        room(of: column, isUpward: false).sign(Tolerance.proof) >= 0, isPriced(column)
      else { return false }
    }
    return true
  }

  /// Whether a column's prices are those of its rows.
  private func isPriced(_ column: Int) -> Bool {
    guard rowOfLogical[column] == -1 else { return true }
    for level in levels.indices {
      var sum = levelPrice[column * levels.count + level]
      var size = abs(sum)
      for entry in matrix.entries(ofColumn: column) {
        let logical = Int(matrix.logicalOfRow[Int(matrix.columnRow[entry])])
        let term = matrix.columnValue[entry] * levelPrice[logical * levels.count + level]
        sum += term
        size += abs(term)
      }
      guard abs(sum) <= Tolerance.proof * (1 + size) else { return false }
    }
    return true
  }
}
