/// A column that can move to make the objective smaller.
struct Candidate: Comparable {
  var column: Int32
  /// The slope of the objective in the direction of the move, by the last prices; negative.
  var slope: Double
  var isUpward: Bool

  /// Whether `a` comes before `b`: the steepest candidate is the first.
  static func < (a: Candidate, b: Candidate) -> Bool { (a.slope, a.column) < (b.slope, b.column) }
}

extension ConstraintSolver {
  /// Solves for the dual values of the objective and lists every column that has a price or a cost.
  mutating func priceColumns(for objective: Objective) {
    resetPrices()
    collectBasicSlopes(for: objective)
    pricingWork = touched.count
    costTolerance = Tolerance.cost
    largestPrice = 0
    guard !dual.nonzeros.isEmpty else { return }
    factors.solveBackward(&dual)
    addDualToPrices()
  }

  /// Takes all prices back to zero.
  private mutating func resetPrices() {
    for column in touched {
      price[Int(column)] = 0
      pricedSlope[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
    staleColumns.removeAll(keepingCapacity: true)
    dual.reset(count: matrix.rowCount)
  }

  /// Makes the prices those of a slope of 1 in a row's basic column alone: the row of the basis's inverse times the
  /// columns.
  mutating func priceRow(_ row: Int) {
    resetPrices()
    dual.add(1, at: row)
    factors.solveBackward(&dual)
    addDualToPrices()
  }

  /// More prices of all levels than these are not kept: each priority that a document has would take as much memory as
  /// the whole solution.
  private static let mostLevelPrices = 4_000_000

  /// Whether the prices of all levels are kept.
  var hasLevelPrices: Bool { levelPrice.count == value.count * levels.count }

  /// Forgets the prices of the last solution.
  mutating func forgetPrices() {
    let count = value.count * levels.count
    if count > Self.mostLevelPrices {
      levelPrice = []
    } else if hasLevelPrices {
      levelPrice.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    } else {
      levelPrice = [Double](repeating: 0, count: count)
    }
    priceTolerance = Tolerance.cost
  }

  /// Keeps the prices that prove a level, for edits to come.
  mutating func keepPrices(of level: Int) {
    guard hasLevelPrices else { return }
    for column in touched {
      levelPrice[Int(column) * levels.count + level] = price[Int(column)]
    }
    priceTolerance = max(priceTolerance, costTolerance)
  }

  /// Adds what the dual values say to the prices.
  private mutating func addDualToPrices() {
    for row in dual.nonzeros {
      let value = dual.values[Int(row)]
      guard value != 0 else { continue }
      largestPrice = max(largestPrice, abs(value))
      let entries = matrix.entries(ofRow: Int(row))
      pricingWork += entries.count
      for entry in entries {
        let column = matrix.rowColumn[entry]
        price[Int(column)] += value * matrix.rowValue[entry]
        touch(column)
      }
      let logical = matrix.logicalOfRow[Int(row)]
      price[Int(logical)] -= value
      touch(logical)
    }
    costTolerance = max(costTolerance, Tolerance.cost(largestPrice: largestPrice))
  }

  /// Makes the prices those of the present basis: works out what the columns that have changed since change.
  ///
  /// Costs as much as there are prices that change. Rounding errors add up; what proves an optimum is worked out anew.
  mutating func updatePrices(for objective: Objective) {
    dual.reset(count: matrix.rowCount)
    for column in staleColumns {
      let row = Int(basisRow[Int(column)])
      guard row >= 0 else { continue }
      let slope = chosenSlope(of: Int(column), objective)
      let change = slope - pricedSlope[Int(column)]
      guard abs(change) > Tolerance.zero else { continue }
      noteSlope(change, of: column, row)
      pricedSlope[Int(column)] = slope
    }
    pricingWork = staleColumns.count
    if !dual.nonzeros.isEmpty {
      factors.solveBackward(&dual)
      addDualToPrices()
      queueRepricedColumns(for: objective)
    }
    for column in staleColumns where basisRow[Int(column)] < 0 {
      if let candidate = candidate(of: column, objective) { queue.push(candidate) }
    }
    staleColumns.removeAll(keepingCapacity: true)
  }

  private mutating func queueRepricedColumns(for objective: Objective) {
    for row in dual.nonzeros where dual.values[Int(row)] != 0 {
      for entry in matrix.entries(ofRow: Int(row)) {
        queueIfImproving(matrix.rowColumn[entry], objective)
      }
      queueIfImproving(matrix.logicalOfRow[Int(row)], objective)
    }
  }

  @inline(__always)
  private mutating func queueIfImproving(_ column: Int32, _ objective: Objective) {
    guard basisRow[Int(column)] < 0, let candidate = candidate(of: column, objective) else {
      return
    }
    queue.push(candidate)
  }

  /// The next column of the queue that makes the objective smaller by the present prices; `nil` if there is none.
  mutating func nextCandidate(for objective: Objective) -> Candidate? {
    while let queued = queue.pop() {
      guard basisRow[Int(queued.column)] < 0,
        let candidate = candidate(of: queued.column, objective)
      else { continue }
      // A slope that overflows is as steep as it was: what is put back has to be less steep.
      guard candidate.slope > queued.slope * (1 - 1e-9) else { return candidate }
      queue.push(candidate)
    }
    return nil
  }

  /// Notes that a column becomes basic for another one: its slope, as far as prices say, is its price.
  mutating func noteExchange(of leaving: Int, for column: Int) {
    touch(Int32(column))
    pricedSlope[column] = price[column]
    pricedSlope[leaving] = 0
    staleColumns.append(Int32(column))
    staleColumns.append(Int32(leaving))
  }

  @inline(__always)
  private mutating func touch(_ column: Int32) {
    if !isTouched[Int(column)] {
      isTouched[Int(column)] = true
      touched.append(column)
    }
  }

  @inline(__always)
  private mutating func noteSlope(_ slope: Double, of column: Int32, _ row: Int) {
    touch(column)
    pricedSlope[Int(column)] = slope
    dual.add(slope, at: row)
  }

  private mutating func collectBasicSlopes(for objective: Objective) {
    switch objective {
    case .required:
      for row in 0..<matrix.rowCount {
        let slope = chosenSlope(of: Int(basicOfRow[row]), objective)
        if slope != 0 { noteSlope(slope, of: basicOfRow[row], row) }
      }
    case .level(let level):
      for place in Int(levelStart[Int(level)])..<Int(levelStart[Int(level) + 1]) {
        let column = columnsByLevel[place]
        guard !isTouched[Int(column)] else { continue }
        touch(column)
        let row = Int(basisRow[Int(column)])
        guard row >= 0 else { continue }
        let slope = chosenSlope(of: Int(column), objective)
        if slope != 0 { noteSlope(slope, of: column, row) }
      }
    case .linear:
      for column in form.indices where form[column] != 0 {
        touch(Int32(column))
        let row = Int(basisRow[column])
        if row >= 0 { noteSlope(form[column], of: Int32(column), row) }
      }
    }
  }

  /// The columns that can make the objective smaller by the present prices, steepest first.
  func improvingColumns(for objective: Objective) -> [Candidate] {
    var candidates: [Candidate] = []
    for column in touched where basisRow[Int(column)] < 0 {
      if let candidate = candidate(of: column, objective) { candidates.append(candidate) }
    }
    candidates.sort()
    return candidates
  }

  /// How a column that is not basic makes the objective smaller; `nil` if it does not.
  @inline(__always)
  private func candidate(of column: Int32, _ objective: Objective) -> Candidate? {
    let index = Int(column)
    guard lower[index] < upper[index] else { return nil }
    let slopes = slopes(of: index, objective)
    let up = slopes.above - price[index]
    let down = price[index] - slopes.below
    if up < -costTolerance, canMove(index, isUpward: true) {
      return Candidate(column: column, slope: up, isUpward: true)
    }
    if down < -costTolerance, canMove(index, isUpward: false) {
      return Candidate(column: column, slope: down, isUpward: false)
    }
    return nil
  }

  /// Whether a column that is not basic has room on one side.
  @inline(__always)
  private func canMove(_ column: Int, isUpward: Bool) -> Bool {
    let bound = isUpward ? upper[column] : lower[column]
    if isUpward ? value[column] < bound : value[column] > bound { return true }
    guard isOnPlateau else { return false }
    let room = shiftOfBound(column, isUpper: isUpward) - shift[column]
    return isUpward ? room > 0 : room < 0
  }

  // MARK: Proof

  /// Whether the last prices prove that no solution within the bounds is better: each basic column's price
  /// is its slope. What the other columns' slopes and prices say, `improvingColumns` has looked at.
  ///
  /// The prices are sums over the constraints' own factors, so the proof does not rest on the factorised
  /// basis. Columns that were not touched have neither a price nor a slope.
  func provesPrices() -> Bool {
    touched.allSatisfy { column in
      let slope = pricedSlope[Int(column)]
      return basisRow[Int(column)] < 0
        || abs(price[Int(column)] - slope) <= Tolerance.proof * (1 + abs(slope))
    }
  }
}
