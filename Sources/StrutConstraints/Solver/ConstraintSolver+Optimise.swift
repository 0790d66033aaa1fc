extension ConstraintSolver {
  /// A column that can move to make the objective smaller.
  private struct Candidate {
    var column: Int32
    /// The slope of the objective in the direction of the move; negative.
    var slope: Double
    var isUpward: Bool
  }

  /// What a move did.
  private enum Move {
    /// Nothing stopped the column, or nothing safe to divide by: it stays.
    case impossible
    /// A new value, under the same prices.
    case flip
    /// A new basis or a changed slope: prices have to be worked out anew.
    case turn
  }

  /// Minimises an objective by the primal simplex method from the present basis.
  ///
  /// The prices of the last round stay in `price` and `touched`: they prove optimality.
  mutating func optimise(_ objective: Objective) {
    var stalls = 0
    var rounds = 0
    let patience = 20 + matrix.rowCount / 8
    let limit = 1_000 + 40 * value.count
    while rounds < limit {
      rounds += 1
      let isCautious = stalls > patience
      priceColumns(for: objective)
      let candidates = improvingColumns(for: objective, isCautious: isCautious)
      guard let progress = move(candidates, objective, isCautious: isCautious) else { return }
      stalls = progress > 1e-12 ? 0 : stalls + 1
      if factors.isWorn { refactorise() }
    }
  }

  /// Moves one candidate after the other until the prices change, many at once where they do not get in
  /// each other's way. Returns how far the objective fell, `nil` if nothing moved.
  private mutating func move(
    _ candidates: [Candidate], _ objective: Objective, isCautious: Bool
  ) -> Double? {
    var total: Double?
    var next = 0
    var batch = candidates.count
    while next < candidates.count {
      batch = min(batch, candidates.count - next)
      if batch > 1 {
        if let progress = flip(candidates[next..<(next + batch)], objective) {
          total = (total ?? 0) + progress
          next += batch
          batch *= 2
        } else {
          batch /= 2
        }
        continue
      }
      var progress = 0.0
      let move = advance(candidates[next], objective, isCautious: isCautious, progress: &progress)
      next += 1
      if move == .impossible { continue }
      total = (total ?? 0) + progress
      if move == .turn { break }
      batch = 2
    }
    return total
  }

  // MARK: Prices

  /// Solves for the dual values of the objective and lists every column that has a price or a cost.
  mutating func priceColumns(for objective: Objective) {
    for column in touched {
      price[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
    dual.reset(count: matrix.rowCount)
    collectBasicSlopes(for: objective)
    guard !dual.nonzeros.isEmpty else { return }
    factors.solveBackward(&dual)
    for row in dual.nonzeros {
      let value = dual.values[Int(row)]
      guard value != 0 else { continue }
      for entry in matrix.entries(ofRow: Int(row)) {
        let column = matrix.rowColumn[entry]
        price[Int(column)] += value * matrix.rowValue[entry]
        touch(column)
      }
      let logical = matrix.logicalOfRow[Int(row)]
      price[Int(logical)] -= value
      touch(logical)
    }
  }

  @inline(__always)
  private mutating func touch(_ column: Int32) {
    if !isTouched[Int(column)] {
      isTouched[Int(column)] = true
      touched.append(column)
    }
  }

  private mutating func collectBasicSlopes(for objective: Objective) {
    switch objective {
    case .required:
      for row in 0..<matrix.rowCount {
        let slope = slopes(of: Int(basicOfRow[row]), for: objective).chosen
        if slope != 0 { dual.add(slope, at: row) }
      }
    case .level(let level):
      for place in Int(levelStart[Int(level)])..<Int(levelStart[Int(level) + 1]) {
        let column = columnsByLevel[place]
        guard !isTouched[Int(column)] else { continue }
        touch(column)
        let row = Int(basisRow[Int(column)])
        guard row >= 0 else { continue }
        let slope = slopes(of: Int(column), for: objective).chosen
        if slope != 0 { dual.add(slope, at: row) }
      }
    case .linear(let form):
      for column in form.indices where form[column] != 0 {
        touch(Int32(column))
        if basisRow[column] >= 0 { dual.add(form[column], at: Int(basisRow[column])) }
      }
    }
  }

  /// The columns that can make the objective smaller, steepest first; only the first one when cautious
  /// (Bland's rule, which cannot cycle).
  private func improvingColumns(for objective: Objective, isCautious: Bool) -> [Candidate] {
    var candidates: [Candidate] = []
    for column in touched where basisRow[Int(column)] < 0 {
      let index = Int(column)
      guard lower[index] < upper[index] else { continue }
      let slopes = slopes(of: index, for: objective)
      let up = slopes.above - price[index]
      let down = price[index] - slopes.below
      if up < -Tolerance.cost, value[index] < upper[index] {
        candidates.append(Candidate(column: column, slope: up, isUpward: true))
      } else if down < -Tolerance.cost, value[index] > lower[index] {
        candidates.append(Candidate(column: column, slope: down, isUpward: false))
      }
    }
    if isCautious {
      return candidates.min { $0.column < $1.column }.map { [$0] } ?? []
    }
    candidates.sort { ($0.slope, $0.column) < ($1.slope, $1.column) }
    return candidates
  }

  // MARK: Moves

  /// Moves a column until the objective stops falling.
  private mutating func advance(
    _ candidate: Candidate, _ objective: Objective, isCautious: Bool, progress: inout Double
  ) -> Move {
    let column = Int(candidate.column)
    let sign = candidate.isUpward ? 1.0 : -1.0
    solveDirection(of: column)
    collectEvents(column, sign: sign, objective)
    guard let stop = chooseStop(slope: candidate.slope, isCautious: isCautious) else {
      return .impossible
    }
    let step = stop.distance
    progress = -candidate.slope * step
    var changesPrices = stop.row >= 0
    if !changesPrices {
      for event in events where event.row >= 0 && event.slopeGrowth < .infinity {
        if event.distance <= step { changesPrices = true }
      }
    }
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)] * sign * step
    }
    if stop.row < 0 {
      value[column] = stop.target
      return changesPrices ? .turn : .flip
    }
    value[column] += sign * step
    exchange(column, at: Int(stop.row), leavingValue: stop.target)
    return .turn
  }

  /// Moves several columns to where each stops by itself, if no basic column meets a bound or constant on
  /// the way, so that all prices stay. Returns how far the objective fell; `nil` if nothing moved.
  private mutating func flip(
    _ candidates: ArraySlice<Candidate>, _ objective: Objective
  ) -> Double? {
    var stops: [Double] = []
    var progress = 0.0
    direction.reset(count: matrix.rowCount)
    for candidate in candidates {
      let column = Int(candidate.column)
      events.removeAll(keepingCapacity: true)
      appendEvents(column, row: -1, speed: candidate.isUpward ? 1 : -1, objective)
      guard let stop = chooseStop(slope: candidate.slope, isCautious: false) else { return nil }
      stops.append(stop.target)
      progress -= candidate.slope * stop.distance
      scatter(column, times: stop.target - value[column])
    }
    factors.solveForward(&direction)
    events.removeAll(keepingCapacity: true)
    for row in direction.nonzeros {
      let change = -direction.values[Int(row)]
      guard change != 0 else { continue }
      appendEvents(Int(basicOfRow[Int(row)]), row: row, speed: change, objective)
      for event in events where event.distance < 1 { return nil }
      events.removeAll(keepingCapacity: true)
    }
    for row in direction.nonzeros {
      value[Int(basicOfRow[Int(row)])] -= direction.values[Int(row)]
    }
    for (candidate, stop) in zip(candidates, stops) { value[Int(candidate.column)] = stop }
    return progress
  }

  /// Makes `column` basic in `row`, whose column stays behind at a bound or constant.
  private mutating func exchange(_ column: Int, at row: Int, leavingValue: Double) {
    let leaving = Int(basicOfRow[row])
    value[leaving] = leavingValue
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

  private mutating func collectEvents(_ column: Int, sign: Double, _ objective: Objective) {
    events.removeAll(keepingCapacity: true)
    appendEvents(column, row: -1, speed: sign, objective)
    for row in direction.nonzeros {
      let speed = -direction.values[Int(row)] * sign
      guard abs(speed) > Tolerance.pivot else { continue }
      appendEvents(Int(basicOfRow[Int(row)]), row: row, speed: speed, objective)
    }
  }

  private mutating func appendEvents(
    _ column: Int, row: Int32, speed: Double, _ objective: Objective
  ) {
    if case .required = objective, row >= 0 {
      appendFeasibilityEvents(column, row: row, speed: speed)
      return
    }
    let bound = speed > 0 ? upper[column] : lower[column]
    if bound.isFinite { appendEvent(column, row, speed, target: bound, growth: .infinity) }
    guard case .level(let level) = objective else { return }
    let slopes = slopes(of: column, for: objective)
    let chosen = row >= 0 ? slopes.chosen : (speed > 0 ? slopes.above : slopes.below)
    let kink = speed > 0 ? slopes.above - chosen : chosen - slopes.below
    if kink > 0 { appendEvent(column, row, speed, target: value[column], growth: kink) }
    for index in constraintIndices(of: column) where constraints[index].level == level {
      let constraint = constraints[index]
      let ahead = (constraint.constant - value[column]) * (speed > 0 ? 1 : -1)
      guard ahead >= Tolerance.value(constraint.constant) else { continue }
      let growth = constraint.weight * (constraint.relation == .equal ? 2 : 1)
      appendEvent(column, row, speed, target: constraint.constant, growth: growth)
    }
  }

  /// The bounds that a basic column crosses while required constraints may still be violated.
  private mutating func appendFeasibilityEvents(_ column: Int, row: Int32, speed: Double) {
    let (low, high) = (requiredLower[column], requiredUpper[column])
    let near = speed > 0 ? low : high
    let far = speed > 0 ? high : low
    let direction = speed > 0 ? 1.0 : -1.0
    if near.isFinite, (near - value[column]) * direction > Tolerance.value(near) {
      appendEvent(column, row, speed, target: near, growth: 1)
    }
    if far.isFinite, (far - value[column]) * direction >= -Tolerance.value(far) {
      appendEvent(column, row, speed, target: far, growth: 1)
    }
  }

  @inline(__always)
  private mutating func appendEvent(
    _ column: Int, _ row: Int32, _ speed: Double, target: Double, growth: Double
  ) {
    events.append(
      LineSearchEvent(
        distance: max(0, (target - value[column]) / speed), slopeGrowth: growth * abs(speed),
        speed: abs(speed), row: row, target: target))
  }

  /// The event at which the objective stops falling; `nil` if there is none.
  ///
  /// Bounds are passed by a tolerance where that gives a larger pivot (Harris 1973); several kinks may be
  /// passed at once while the slope stays negative.
  private mutating func chooseStop(slope: Double, isCautious: Bool) -> LineSearchEvent? {
    var reach = Double.infinity
    for event in events where event.slopeGrowth == .infinity {
      reach = min(reach, event.distance + Tolerance.value(event.target) / event.speed)
    }
    var stop: LineSearchEvent?
    for event in events where event.slopeGrowth == .infinity && event.distance <= reach {
      if let other = stop, !isPreferred(event, to: other, isCautious: isCautious) { continue }
      stop = event
    }
    let limit = stop?.distance ?? .infinity
    var kinks = events.filter { $0.slopeGrowth < .infinity && $0.distance <= limit }
    guard !kinks.isEmpty else { return stop }
    kinks.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    var rising = slope
    for index in kinks.indices {
      rising += kinks[index].slopeGrowth
      guard rising >= -Tolerance.cost || isCautious else { continue }
      var best = kinks[index]
      for other in kinks[index...] {
        guard other.distance <= kinks[index].distance else { break }
        if isPreferred(other, to: best, isCautious: isCautious) { best = other }
      }
      return best
    }
    return stop
  }

  private func isPreferred(
    _ a: LineSearchEvent, to b: LineSearchEvent, isCautious: Bool
  ) -> Bool {
    // The entering column's own bound needs no pivot at all.
    if a.row < 0 || b.row < 0 { return a.row < 0 }
    if isCautious, a.speed > 1e-5, b.speed > 1e-5 {
      return basicOfRow[Int(a.row)] < basicOfRow[Int(b.row)]
    }
    return (a.speed, basicOfRow[Int(b.row)]) > (b.speed, basicOfRow[Int(a.row)])
  }

  // MARK: The optimal face

  /// Narrows the bounds to the columns' values in all solutions that are optimal for the objective.
  ///
  /// With the prices of an optimal basis a solution is optimal exactly if each column minimises its own
  /// cost less its price.
  mutating func restrictToOptimalFace(of objective: Objective) {
    guard case .level(let level) = objective else { return }
    for column in touched {
      let column = Int(column)
      let slopes = slopes(of: column, for: objective)
      let slope = basisRow[column] < 0 ? price[column] : slopes.chosen
      if slope > slopes.below + Tolerance.cost { lower[column] = max(lower[column], value[column]) }
      if slope < slopes.above - Tolerance.cost { upper[column] = min(upper[column], value[column]) }
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
}
