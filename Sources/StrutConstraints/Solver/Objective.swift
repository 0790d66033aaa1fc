/// What one pass of the simplex method minimises.
enum Objective {
  /// The sum of the violations of the required constraints.
  case required
  /// The sum of the violations of one level's constraints, within the bounds of the levels above.
  case level(Int32)
  /// A linear form, by columns, within the bounds of all levels.
  case linear([Double])
}

/// The slopes of a column's cost below and above its value; equal except at a constant.
struct Slopes {
  var below: Double
  var above: Double

  /// The slope that a basic column contributes: at a kink the one nearest to none.
  var chosen: Double { max(below, min(above, 0)) }
}

/// A place on the way of an entering column where a basic column meets a bound or a constant.
struct LineSearchEvent {
  /// How far away, in units of the entering column; never negative.
  var distance: Double
  /// By how much the slope of the objective grows there; infinite at a bound.
  var slopeGrowth: Double
  /// How fast the basic column moves, without sign.
  var speed: Double
  /// The row of the basic column; -1 for the entering column itself.
  var row: Int32
  /// The bound or constant.
  var target: Double
}

extension ConstraintSolver {
  /// The slopes of the objective in one column at its value.
  func slopes(of column: Int, for objective: Objective) -> Slopes {
    let value = value[column]
    switch objective {
    case .linear(let form):
      return Slopes(below: form[column], above: form[column])
    case .required:
      let (low, high) = (requiredLower[column], requiredUpper[column])
      if value < low - Tolerance.value(low) { return Slopes(below: -1, above: -1) }
      if value > high + Tolerance.value(high) { return Slopes(below: 1, above: 1) }
      return Slopes(below: 0, above: 0)
    case .level(let level):
      return slopes(of: column, at: level)
    }
  }

  private func slopes(of column: Int, at level: Int32) -> Slopes {
    var slopes = Slopes(below: 0, above: 0)
    for index in constraintIndices(of: column) where constraints[index].level == level {
      let constraint = constraints[index]
      let difference = value[column] - constraint.constant
      let tolerance = Tolerance.value(constraint.constant)
      if constraint.relation != .lessOrEqual {
        if difference < tolerance { slopes.below -= constraint.weight }
        if difference < -tolerance { slopes.above -= constraint.weight }
      }
      if constraint.relation != .greaterOrEqual {
        if difference > -tolerance { slopes.above += constraint.weight }
        if difference > tolerance { slopes.below += constraint.weight }
      }
    }
    return slopes
  }
}
