/// Why a ``ConstraintSolver`` has no solution.
@_spi(Solver) public enum SolverFailure: Error, Hashable, Sendable {
  /// The required constraints cannot all hold.
  case conflict(ConstraintConflict)
  /// The solver could not prove its result.
  case fault(SolverFault)
}

/// Required constraints that cannot hold together.
@_spi(Solver) public struct ConstraintConflict: Error, Hashable, Sendable {
  /// Constraints that conflict whatever the others say, in the order of adding; not always as few as
  /// possible.
  var constraints: [ConstraintID]
}

/// A result that could not be proved: a fault of the solver, never of the constraints.
@_spi(Solver) public struct SolverFault: Error, Hashable, Sendable {
  /// What could not be shown.
  package var message: String
}
