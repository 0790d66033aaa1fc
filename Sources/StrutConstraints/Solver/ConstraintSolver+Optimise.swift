extension ConstraintSolver {
  /// What trying a column did.
  private enum Move {
    /// The objective would not fall: the prices were old, or there is nothing safe to divide by.
    case none
    /// A new value, under the same prices.
    case flip
    /// A new basis or a changed slope: prices have to be worked out anew.
    case turn
  }

  /// Minimises an objective by the primal simplex method from the present basis.
  ///
  /// Every move makes the objective smaller, by an infinitesimal amount at least (`beginPlateau` says why
  /// that ends). The prices of the last round stay in `price` and `touched`: they prove optimality.
  ///
  /// - Throws: A fault where optimality cannot be proved although the basis was factorised anew, or where
  ///   so many moves were made that only rounding errors can be the reason.
  mutating func optimise(_ objective: Objective) throws(SolverFault) {
    endPlateau()
    var isFresh = false
    var movesLeft = min(mostMoves, 100_000 + 400 * value.count)
    var trust = OldPriceTrust()
    var rounds = 0
    while true {
      priceColumns(for: objective)
      rounds += 1
      let candidates = improvingColumns(for: objective)
      if candidates.isEmpty, provesPrices() { return }
      queue.fill(sorted: candidates)
      if try move(objective, &movesLeft, &trust, followsPrices: rounds <= Self.mostRounds) {
        isFresh = false
      } else {
        guard !isFresh else { throw SolverFault(message: "an optimum could not be proved") }
        refactorise()
        isFresh = true
      }
    }
  }

  /// How often prices that followed the moves may turn out not to lead to the optimum, because of rounding errors, until
  /// they are worked out anew each time.
  private static let mostRounds = 20

  /// Moves columns of the queue, the steepest first, many at once where they do not get in each other's way, until no
  /// price leads to another one. Prices follow the moves, at once where that is cheap. Returns whether anything moved.
  ///
  /// That no basis occurs twice does not rest on the prices: a column moves only where its own direction says that the
  /// objective falls.
  ///
  /// - Parameter followsPrices: Whether to go on where prices are old; otherwise they are to be worked out anew.
  private mutating func move(
    _ objective: Objective, _ movesLeft: inout Int, _ trust: inout OldPriceTrust,
    followsPrices: Bool
  ) throws(SolverFault) -> Bool {
    var hasMoved = false
    var batch = queue.count
    trust.beginRound(work: 16 * pricingWork + 4 * matrix.rowCount)
    while true {
      if !staleColumns.isEmpty, trust.isExhausted || queue.isEmpty {
        guard followsPrices else { return hasMoved }
        updatePrices(for: objective)
        trust.beginRound(work: 16 * pricingWork)
      }
      if batch > 1, staleColumns.isEmpty, !isOnPlateau {
        try countMove(&movesLeft)
        if flip(atMost: &batch, objective) { hasMoved = true }
        continue
      }
      guard let candidate = nextCandidate(for: objective) else {
        if staleColumns.isEmpty { return hasMoved }
        continue
      }
      try countMove(&movesLeft)
      let arePricesOld = !staleColumns.isEmpty
      let move = advance(candidate, objective)
      if move != .none { hasMoved = true }
      if arePricesOld { trust.note(hasMoved: move != .none, length: direction.nonzeros.count) }
      batch = move == .flip ? max(2, 2 * batch) : 1
      if factors.isWorn {
        refactorise()
        if hasLostColumns { return true }
      }
    }
  }

  private func countMove(_ movesLeft: inout Int) throws(SolverFault) {
    guard movesLeft > 0 else { throw SolverFault(message: "the simplex method did not end") }
    movesLeft -= 1
  }

  /// Flips the next candidates, as many as `count` says; it says twice as many then, and half as many where they get in each
  /// other's way. Returns whether they moved.
  private mutating func flip(atMost count: inout Int, _ objective: Objective) -> Bool {
    var candidates: [Candidate] = []
    while candidates.count < count, let candidate = nextCandidate(for: objective) {
      candidates.append(candidate)
    }
    Self.removeRepeated(&candidates)
    if candidates.count > 1, flip(candidates, objective) {
      count *= 2
      return true
    }
    count = candidates.count / 2
    for candidate in candidates { queue.push(candidate) }
    return false
  }

  /// Takes out what the queue held twice, as columns that were repriced are: each moves once.
  private static func removeRepeated(_ candidates: inout [Candidate]) {
    candidates.sort { ($0.column, $0.slope) < ($1.column, $1.slope) }
    var kept = 0
    for candidate in candidates where kept == 0 || candidates[kept - 1].column != candidate.column {
      candidates[kept] = candidate
      kept += 1
    }
    candidates.removeLast(candidates.count - kept)
  }

  // MARK: Moves

  /// Moves a column until the objective stops falling.
  private mutating func advance(_ candidate: Candidate, _ objective: Objective) -> Move {
    let column = Int(candidate.column)
    guard basisRow[column] < 0 else { return .none }
    let sign = candidate.isUpward ? 1.0 : -1.0
    solveDirection(of: column)
    var slope = collectEvents(column, sign: sign, objective)
    guard slope < -costTolerance else { return .none }
    if !isOnPlateau, isBlocked(slope: slope) {
      beginPlateau()
      slope = collectEvents(column, sign: sign, objective)
    }
    if isOnPlateau {
      guard slope < -costTolerance else { return .none }
      if let stop = choosePlateauStop(slope: &slope) {
        stepOnPlateau(column, sign: sign, to: stop)
        return .turn
      }
    }
    guard let stop = chooseStop(slope: slope) else { return .none }
    leavePlateau()
    return step(column, sign: sign, to: stop)
  }

  /// Whether what is at hand keeps the objective from falling.
  private func isBlocked(slope: Double) -> Bool {
    var slope = slope
    for event in events where event.distance == 0 { slope += event.slopeGrowth }
    return slope >= -costTolerance
  }

  private mutating func step(_ column: Int, sign: Double, to stop: LineSearchEvent) -> Move {
    let step = stop.distance
    for event in events where event.row >= 0 && event.slopeGrowth < .infinity {
      // What ends near a kink may be taken to be at it.
      if event.distance <= step + 2 * Tolerance.value(event.target) / event.speed {
        staleColumns.append(basicOfRow[Int(event.row)])
      }
    }
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)] * sign * step
    }
    if stop.row < 0 {
      value[column] = stop.target
      return staleColumns.isEmpty ? .flip : .turn
    }
    value[column] += sign * step
    exchange(column, at: Int(stop.row), leavingValue: stop.target)
    return .turn
  }

  private mutating func stepOnPlateau(_ column: Int, sign: Double, to stop: LineSearchEvent) {
    for row in direction.nonzeros {
      let basic = Int(basicOfRow[Int(row)])
      shift[basic] -= direction.values[Int(row)] * sign * stop.shiftDistance
      noteShift(basic)
    }
    noteShift(column)
    staleColumns.append(Int32(column))
    for event in events where event.row >= 0 && event.shiftDistance <= stop.shiftDistance {
      staleColumns.append(basicOfRow[Int(event.row)])
    }
    guard stop.row >= 0 else {
      value[column] = stop.target
      shift[column] = stop.targetShift
      return
    }
    shift[column] += sign * stop.shiftDistance
    let leaving = Int(basicOfRow[Int(stop.row)])
    shift[leaving] = stop.targetShift
    if plateauRole[leaving] == .unchanged { plateauRole[leaving] = .left }
    if plateauRole[column] == .unchanged { plateauRole[column] = .entered }
    noteShift(leaving)
    exchange(column, at: Int(stop.row), leavingValue: stop.target)
  }

  /// Moves several columns to where each stops by itself, if no basic column meets a bound or constant on
  /// the way, so that all prices stay. Returns whether they moved.
  private mutating func flip(_ candidates: [Candidate], _ objective: Objective) -> Bool {
    var stops: [Double] = []
    stops.reserveCapacity(candidates.count)
    direction.reset(count: matrix.rowCount)
    for candidate in candidates {
      let column = Int(candidate.column)
      listEvents(of: column, row: -1, speed: candidate.isUpward ? 1 : -1, objective)
      guard let stop = chooseStop(slope: candidate.slope) else { return false }
      stops.append(stop.target)
      scatter(column, times: stop.target - value[column])
    }
    factors.solveForward(&direction)
    for row in direction.nonzeros {
      let change = -direction.values[Int(row)]
      guard change != 0 else { continue }
      listEvents(of: Int(basicOfRow[Int(row)]), row: row, speed: change, objective)
      for event in events where event.distance < 1 { return false }
    }
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)]
    }
    for (candidate, stop) in zip(candidates, stops) { value[Int(candidate.column)] = stop }
    return true
  }

  /// Makes `column` basic in `row`, whose column stays behind at a bound or constant.
  mutating func exchange(_ column: Int, at row: Int, leavingValue: Double) {
    let leaving = Int(basicOfRow[row])
    value[leaving] = leavingValue
    noteExchange(of: leaving, for: column)
    basisRow[leaving] = -1
    basisRow[column] = Int32(row)
    basicOfRow[row] = Int32(column)
    factors.replaceColumn(at: row, by: direction)
  }

  /// Writes the basis's inverse times a column into `direction`.
  mutating func solveDirection(of column: Int) {
    direction.reset(count: matrix.rowCount)
    scatter(column, times: 1)
    factors.solveForward(&direction)
  }

  /// Adds a column's entries to `direction`.
  mutating func scatter(_ column: Int, times factor: Double) {
    let row = Int(rowOfLogical[column])
    if row >= 0 {
      direction.add(-factor, at: row)
    } else {
      for entry in matrix.entries(ofColumn: column) {
        direction.add(factor * matrix.columnValue[entry], at: Int(matrix.columnRow[entry]))
      }
    }
  }
}

/// How far prices that were worked out before the last moves are worth using: wrong ones waste moves, new ones
/// cost time. Both are to take about the same in the end.
private struct OldPriceTrust {
  /// How many moves may be wasted before prices are worked out anew.
  private var credit = 4
  /// The entries that may be looked at until then.
  private var work = 0

  /// Begins with new prices, which cost as much as `work`.
  mutating func beginRound(work: Int) {
    self.work = work
    credit = min(16, credit + 1)
  }

  /// Notes what came of a move by old prices, and how many entries its direction has.
  mutating func note(hasMoved: Bool, length: Int) {
    let cost = 8 * length + 20
    work -= cost
    // A long direction in vain costs as much as new prices.
    credit += hasMoved ? 1 : 8 * cost > work ? -4 : -1
  }

  var isExhausted: Bool { work < 0 || credit <= 0 }
}
