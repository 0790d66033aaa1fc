/// Limits of the solvers that a task makes, for tests of what happens beyond them.
package enum SolverLimits {
  /// The most moves of one pass of the simplex method; without a limit as many as only rounding errors exceed.
  @TaskLocal package static var mostMoves = Int.max
}
