/// Which price meets one of its slopes first while a basic column's price changes: the ratio test of the dual simplex
/// method, level by level.
extension ConstraintSolver {
  /// Lists the columns whose prices change and meet a slope at some time; `priceRow` has worked out how fast.
  mutating func collectRivals(sign: Double, _ driver: EditedColumn) {
    rivals.removeAll(keepingCapacity: true)
    for column in touched where basisRow[Int(column)] < 0 {
      let speed = price[Int(column)] * sign
      guard abs(speed) > Tolerance.pivot else { continue }
      if Int(column) == driver.column {
        // It is pulled by a constant ahead; with less of a price it stays.
        guard speed * driver.sign < 0, !isOutside(driver) else { continue }
      } else if isUnlimited(Int(column), isUpward: speed > 0) {
        continue
      }
      rivals.append(PriceRival(column: column, speed: speed))
    }
  }

  /// The column whose price meets a slope first, if that is before the limit; of several the one with the largest pivot.
  mutating func firstRival(within limit: LevelSlope, _ driver: EditedColumn) -> PriceRival? {
    // Ratios are worked out while the solver is read: the list is taken out for that long.
    var rivals: [PriceRival] = []
    swap(&rivals, &self.rivals)
    defer { swap(&rivals, &self.rivals) }
    var isLimited = !limit.isUnlimited
    for level in levels.indices.dropFirst() where !rivals.isEmpty {
      if !isLimited, rivals.count == 1 { break }
      var least = isLimited ? limit.parts[level] : .infinity
      for place in rivals.indices {
        measureRatio(of: &rivals[place], at: level, driver)
        least = min(least, rivals[place].ratio)
      }
      let end = least + priceTolerance
      if isLimited { isLimited = limit.parts[level] <= end }
      rivals.removeAll { $0.ratio > end }
    }
    if isLimited { return nil }
    return rivals.min { (-abs($0.speed), $0.column) < (-abs($1.speed), $1.column) }
  }

  /// By how much a basic column's price may change until the price of another column meets its slope.
  func ratio(of rival: PriceRival, _ driver: EditedColumn) -> LevelSlope {
    var rival = PriceRival(column: rival.column, speed: rival.speed)
    var slope = LevelSlope(levelCount: levels.count)
    for level in levels.indices.dropFirst() {
      measureRatio(of: &rival, at: level, driver)
      slope.parts[level] = rival.ratio
    }
    return slope
  }

  /// Works out one level's part of a ratio; what is below zero because of rounding errors counts as zero.
  private func measureRatio(
    of rival: inout PriceRival, at level: Int, _ driver: EditedColumn
  ) {
    rival.ratio = 0
    guard !rival.isSpent else { return }
    let column = Int(rival.column)
    let part =
      column == driver.column
      ? -room(of: column, isUpward: driver.sign > 0, at: level)
      : room(of: column, isUpward: rival.speed > 0, at: level)
    if !rival.hasRoom {
      rival.hasRoom = part > priceTolerance
      rival.isSpent = part < -priceTolerance
      guard rival.hasRoom else { return }
    }
    rival.ratio = part / abs(rival.speed)
  }

  // MARK: Room

  /// What is left between a column's price and its slope on one side; unlimited at a required bound.
  func room(of column: Int, isUpward: Bool) -> LevelSlope {
    if isUnlimited(column, isUpward: isUpward) { return .unlimited }
    var room = LevelSlope(levelCount: levels.count)
    for level in levels.indices.dropFirst() {
      room.parts[level] = self.room(of: column, isUpward: isUpward, at: level)
    }
    return room
  }

  /// Whether a column stands at a required bound.
  private func isUnlimited(_ column: Int, isUpward: Bool) -> Bool {
    let bound = isUpward ? requiredUpper[column] : requiredLower[column]
    guard bound.isFinite else { return false }
    return (bound - value[column]) * (isUpward ? 1 : -1) <= Tolerance.value(bound)
  }

  /// Whether the required constant of a column has moved on without it.
  func isOutside(_ driver: EditedColumn) -> Bool {
    let bound = driver.sign > 0 ? requiredLower[driver.column] : requiredUpper[driver.column]
    guard bound.isFinite else { return false }
    return (bound - value[driver.column]) * driver.sign > Tolerance.value(bound)
  }

  /// One level's part of what is left between a column's price and its slope on one side.
  private func room(of column: Int, isUpward: Bool, at level: Int) -> Double {
    var slope = 0.0
    for index in constraintIndices(of: column) where constraints[index].level == level {
      let constraint = constraints[index]
      let difference = value[column] - constraint.constant
      let isAt = abs(difference) <= Tolerance.value(constraint.constant)
      let isBelow = isAt ? !isUpward : difference < 0
      if isBelow, constraint.relation != .lessOrEqual { slope -= constraint.weight }
      if !isBelow, constraint.relation != .greaterOrEqual { slope += constraint.weight }
    }
    let room = slope - levelPrice[column * levels.count + level]
    return isUpward ? room : -room
  }
}
