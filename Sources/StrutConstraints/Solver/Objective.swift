/// What one pass of the simplex method minimises.
enum Objective {
  /// The sum of the violations of the required constraints.
  case required
  /// The sum of the violations of one level's constraints, within the bounds of the levels above.
  case level(Int32)
  /// The solver's `form`, within the bounds of all levels.
  case linear
}

/// The slopes of a column's cost below and above its value; equal except at a constant.
struct Slopes {
  var below: Double
  var above: Double
}

/// A place where the cost of a column bends: a constraint is violated on one side of it.
struct Kink {
  /// The constant.
  var place: Double
  /// By how much the slope of the cost grows there.
  var growth: Double
  /// Whether the constraint is violated below the place, rather than above.
  var isFloor: Bool
  /// A number of its own, from which its shift on a plateau is drawn.
  var number: Int
}

extension ConstraintSolver {
  /// Calls `body` with each kink of a column's cost.
  @inline(__always)
  func forEachKink(of column: Int, _ objective: Objective, _ body: (Kink) -> Void) {
    switch objective {
    case .linear: return
    case .required:
      let (low, high) = (requiredLower[column], requiredUpper[column])
      if low > -.infinity {
        body(Kink(place: low, growth: 1, isFloor: true, number: 2 * column))
      }
      if high < .infinity {
        body(Kink(place: high, growth: 1, isFloor: false, number: 2 * column + 1))
      }
    case .level(let level):
      let end = Int(constraintStart[column + 1])
      for place in Int(constraintStart[column])..<end {
        let index = Int(constraintsByColumn[place])
        let constraint = constraints[index]
        guard constraint.level == level else { continue }
        if constraint.relation != .lessOrEqual {
          body(
            Kink(
              place: constraint.constant, growth: constraint.weight, isFloor: true,
              number: 2 * index))
        }
        if constraint.relation != .greaterOrEqual {
          body(
            Kink(
              place: constraint.constant, growth: constraint.weight, isFloor: false,
              number: 2 * index + 1))
        }
      }
    }
  }

  /// On which side of a kink a column is: negative below, positive above, 0 at it.
  @inline(__always)
  func side(of column: Int, at kink: Kink) -> Double {
    let difference = value[column] - kink.place
    if abs(difference) > Tolerance.value(kink.place) { return difference }
    return isOnPlateau ? shift[column] - shift(of: kink, in: column) : 0
  }

  /// The slope that a basic column contributes to the prices: a constraint that just holds costs nothing.
  @inline(__always)
  func chosenSlope(of column: Int, _ objective: Objective) -> Double {
    if case .linear = objective { return form[column] }
    var slope = 0.0
    forEachKink(of: column, objective) { kink in
      let side = side(of: column, at: kink)
      if kink.isFloor, side < 0 { slope -= kink.growth }
      if !kink.isFloor, side > 0 { slope += kink.growth }
    }
    return slope
  }

  /// The slopes of the objective in one column at its value.
  @inline(__always)
  func slopes(of column: Int, _ objective: Objective) -> Slopes {
    if case .linear = objective {
      return Slopes(below: form[column], above: form[column])
    }
    var slopes = Slopes(below: 0, above: 0)
    forEachKink(of: column, objective) { kink in
      let side = side(of: column, at: kink)
      if kink.isFloor {
        if side <= 0 { slopes.below -= kink.growth }
        if side < 0 { slopes.above -= kink.growth }
      } else {
        if side >= 0 { slopes.above += kink.growth }
        if side > 0 { slopes.below += kink.growth }
      }
    }
    return slopes
  }

  /// The slopes at a column's value, whatever its shift on a plateau.
  func unshiftedSlopes(of column: Int, _ objective: Objective) -> Slopes {
    var slopes = Slopes(below: 0, above: 0)
    forEachKink(of: column, objective) { kink in
      let difference = value[column] - kink.place
      let tolerance = Tolerance.value(kink.place)
      if kink.isFloor {
        if difference <= tolerance { slopes.below -= kink.growth }
        if difference < -tolerance { slopes.above -= kink.growth }
      } else {
        if difference >= -tolerance { slopes.above += kink.growth }
        if difference > tolerance { slopes.below += kink.growth }
      }
    }
    return slopes
  }
}
