import Testing

@testable import StrutConstraints

/// Properties of the solver on random systems with fixed seeds.
struct SolverPropertyTests {
  static let seedBlocks = Array(0..<20)

  private func seeds(_ block: Int) -> Range<UInt64> { UInt64(block * 100)..<UInt64(block * 100 + 100) }

  /// Every level's sum of violations is the least one that the levels above allow.
  @Test(arguments: seedBlocks)
  func isOptimalAtEveryLevel(block: Int) {
    for seed in seeds(block) {
      let system = RandomSystem(seed: seed)
      var (solver, _, ids) = system.solver()
      guard let optima = system.optimalViolations() else {
        #expect(throws: ConstraintConflict.self, "seed \(seed)") { try solver.solve() }
        continue
      }
      do {
        try solver.solve()
      } catch {
        Issue.record("seed \(seed): conflict \(error)")
        continue
      }
      solver.checkInvariants()
      let violations = system.violations(of: ids, in: solver)
      for (found, best) in zip(violations, optima) {
        #expect(abs(found - best) < 1e-6, "seed \(seed): \(violations) but \(optima)")
      }
    }
  }
}
