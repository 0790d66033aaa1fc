/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  /// Left is at most right.
  case lessOrEqual
  /// Left is right.
  case equal
  /// Left is at least right.
  case greaterOrEqual

  /// The relation after both sides were multiplied by a negative number.
  package var flipped: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// The relation as equations write it.
  package var symbol: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}

/// A number that a ``ConstraintSolver`` finds, by its place in that solver.
@_spi(Solver) public struct Variable: Hashable, Sendable {
  /// The solver's column for the number.
  let column: Int32
}

/// A variable times a factor.
@_spi(Solver) public struct Term: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// What the variable is multiplied by; finite.
  package var coefficient: Double

  /// Creates the product.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The name of a constraint in the solver that it was added to.
@_spi(Solver) public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The place in the order of adding.
  let index: Int32

  /// Whether `lhs` was added before `rhs`.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
}

/// A constraint as the solver keeps it: one column's value compared with a constant.
///
/// The column is the variable itself where only one occurs, so that bounds and wishes for one number
/// need no row, and the sum of the terms (the row's logical column) otherwise.
struct ColumnConstraint: Sendable {
  var column: Int32
  /// The place of the priority among the distinct ones of the system; 0 is required.
  var level: Int32
  var relation: Relation
  var isAlive = true
  /// Whether it counts; constraints that are turned off stay in the system.
  var isEnabled = true
  /// The side of the relation that has no variables, divided by the variable's factor.
  var constant: Double
  /// What a violation of the normalised relation by 1 costs: the size of the variable's factor.
  var weight: Double
  /// What the constant was divided by.
  var scale: Double
  var priority: Priority
}
