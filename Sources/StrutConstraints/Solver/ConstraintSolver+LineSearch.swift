/// A place on the way of an entering column where a basic column meets a bound or a constant.
struct LineSearchEvent {
  /// How far away, in units of the entering column; never negative, 0 for what is at hand.
  var distance: Double
  /// How far away by infinitesimal amounts, for what is at hand on a plateau.
  var shiftDistance: Double
  /// By how much the slope of the objective grows there; infinite at a bound.
  var slopeGrowth: Double
  /// How fast the basic column moves, without sign.
  var speed: Double
  /// The row of the basic column; -1 for the entering column itself.
  var row: Int32
  /// The bound or constant.
  var target: Double
  /// The infinitesimal amount by which that is shifted.
  var targetShift: Double
}

extension ConstraintSolver {
  /// Lists what the basic columns and the entering one meet, and returns the slope of the objective.
  ///
  /// `direction` is that of `column`, which moves upwards or downwards by `sign`.
  mutating func collectEvents(_ column: Int, sign: Double, _ objective: Objective) -> Double {
    // Kinks are listed while the solver is read: the list is taken out for that long.
    var found: [LineSearchEvent] = []
    swap(&found, &events)
    found.removeAll(keepingCapacity: true)
    let own = slopes(of: column, objective)
    var slope = sign > 0 ? own.above : -own.below
    appendEvents(column, row: -1, speed: sign, objective, to: &found)
    for row in direction.nonzeros {
      let speed = -direction.values[Int(row)] * sign
      guard abs(speed) > Tolerance.pivot else { continue }
      let basic = Int(basicOfRow[Int(row)])
      slope += speed * appendEvents(basic, row: row, speed: speed, objective, to: &found)
    }
    swap(&found, &events)
    return slope
  }

  /// Replaces the list by what one column meets.
  @inline(__always)
  mutating func listEvents(of column: Int, row: Int32, speed: Double, _ objective: Objective) {
    var found: [LineSearchEvent] = []
    swap(&found, &events)
    found.removeAll(keepingCapacity: true)
    appendEvents(column, row: row, speed: speed, objective, to: &found)
    swap(&found, &events)
  }

  /// Lists what one column meets; returns the slope that it has as a basic column.
  @discardableResult
  @inline(__always)
  func appendEvents(
    _ column: Int, row: Int32, speed: Double, _ objective: Objective,
    to found: inout [LineSearchEvent]
  ) -> Double {
    var isBounded = true
    if case .required = objective, row >= 0 { isBounded = false }
    if isBounded {
      let bound = speed > 0 ? upper[column] : lower[column]
      if bound.isFinite {
        let shift = isOnPlateau ? shiftOfBound(column, isUpper: speed > 0) : 0
        found.append(event(column, row, speed, target: bound, shift: shift, growth: .infinity))
      }
    }
    if case .linear = objective { return form[column] }
    var slope = 0.0
    forEachKink(of: column, objective) { kink in
      let side = side(of: column, at: kink)
      // The entering column's slope already counts the constant that it stands at.
      if row < 0, side == 0 { return }
      let isViolated = kink.isFloor ? side < 0 : side > 0
      if isViolated { slope += kink.isFloor ? -kink.growth : kink.growth }
      guard isViolated == (kink.isFloor == (speed > 0)) else { return }
      let shift = isOnPlateau ? shift(of: kink, in: column) : 0
      found.append(
        event(column, row, speed, target: kink.place, shift: shift, growth: kink.growth))
    }
    return slope
  }

  @inline(__always)
  private func event(
    _ column: Int, _ row: Int32, _ speed: Double, target: Double, shift: Double, growth: Double
  ) -> LineSearchEvent {
    let ahead = (target - value[column]) / speed
    let isAtHand = ahead * abs(speed) <= Tolerance.value(target)
    var shiftDistance = isAtHand ? 0 : Double.infinity
    if isAtHand, isOnPlateau { shiftDistance = max(0, (shift - self.shift[column]) / speed) }
    return LineSearchEvent(
      distance: isAtHand ? 0 : ahead, shiftDistance: shiftDistance,
      slopeGrowth: growth * abs(speed), speed: abs(speed), row: row, target: target,
      targetShift: shift)
  }

  // MARK: Stops

  /// The event at which the objective stops falling; `nil` if there is none.
  ///
  /// Kinks are passed while the slope stays negative. Bounds and kinks are passed by a tolerance where that
  /// gives a larger pivot (Harris 1973).
  mutating func chooseStop(slope: Double) -> LineSearchEvent? {
    var reach = Double.infinity
    for event in events where event.slopeGrowth == .infinity {
      reach = min(reach, event.distance + Tolerance.value(event.target) / event.speed)
    }
    var stop: LineSearchEvent?
    for event in events where event.slopeGrowth == .infinity && event.distance <= reach {
      if let other = stop, !isPreferred(event, to: other) { continue }
      stop = event
    }
    let limit = stop?.distance ?? .infinity
    var kinks = events.filter { $0.slopeGrowth < .infinity && $0.distance <= limit }
    guard !kinks.isEmpty else { return stop }
    kinks.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    var rising = slope
    for index in kinks.indices {
      rising += kinks[index].slopeGrowth
      guard rising >= -costTolerance else { continue }
      var best = kinks[index]
      for other in kinks[index...] {
        guard other.distance - kinks[index].distance <= 1e-9 / other.speed else { break }
        if isPreferred(other, to: best) { best = other }
      }
      return best
    }
    return stop
  }

  /// The event on a plateau at which the objective stops falling by infinitesimal amounts; `nil` if
  /// it goes on falling. `slope` then is that beyond what is at hand.
  mutating func choosePlateauStop(slope: inout Double) -> LineSearchEvent? {
    var atHand = events.filter { $0.distance == 0 }
    atHand.sort { ($0.shiftDistance, $0.row) < ($1.shiftDistance, $1.row) }
    for event in atHand {
      slope += event.slopeGrowth
      if slope >= -costTolerance { return event }
    }
    for event in atHand where event.row >= 0 { staleColumns.append(basicOfRow[Int(event.row)]) }
    events.removeAll { $0.distance == 0 }
    return nil
  }

  private func isPreferred(_ a: LineSearchEvent, to b: LineSearchEvent) -> Bool {
    // The entering column's own bound needs no pivot at all.
    if a.row < 0 || b.row < 0 { return a.row < 0 && b.row >= 0 }
    return (a.speed, basicOfRow[Int(b.row)]) > (b.speed, basicOfRow[Int(a.row)])
  }
}
