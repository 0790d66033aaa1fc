import Foundation
import Testing

@_spi(Solver) @testable import StrutConstraints

/// The solver beside an exact linear program, on shapes of systems that are hard to solve.
///
/// `STRUT_SOLVER_SEEDS` raises the number of systems of each shape and size.
struct SolverFamilyTests {
  /// A shape with a number of views and as many seeds as the time allows.
  struct Case: Sendable, CustomStringConvertible {
    var family: SystemFamily
    var views: Int
    var seeds: Int

    var description: String { "\(family) of \(views) views" }
  }

  static let factor =
    Int(ProcessInfo.processInfo.environment["STRUT_SOLVER_SEEDS"] ?? "").map { max(1, $0) } ?? 1

  static let cases: [Case] = SystemFamily.allCases.flatMap { family in
    [(3, 60), (6, 30), (12, 6), (24, 1), (60, 0)].map { views, seeds in
      Case(family: family, views: views, seeds: factor > 1 ? (seeds + 1) * factor : seeds)
    }
  }.filter { $0.seeds > 0 }

  /// Every level's sum of violations is the least one that the levels above allow, and a conflict is found
  /// exactly where there is one.
  @Test(arguments: cases)
  func isOptimalAtEveryLevel(_ test: Case) throws {
    for seed in 0..<test.seeds {
      let system = test.family.system(views: test.views, seed: UInt64(seed))
      var (solver, _, ids) = system.solver()
      let optima = try system.optimalViolations()
      expect(optima, system, &solver, ids, "\(test), seed \(seed)")
    }
  }

  /// Constants that are edited one after the other lead to what solving anew leads to.
  @Test(arguments: cases)
  func editingIsAsGoodAsSolvingAnew(_ test: Case) throws {
    for seed in 0..<max(1, test.seeds / 4) {
      var system = test.family.system(views: test.views, seed: UInt64(seed) &+ 1_000)
      var (solver, _, ids) = system.solver()
      var random = RandomSource(seed: UInt64(seed))
      _ = try? solver.solve()
      for step in 0..<6 {
        for _ in 0...random.below(3) {
          let index = random.below(system.statements.count)
          system.statements[index].constant += Double(random.choose([-40, -10, -1, 1, 5, 10]))
          solver.setConstant(system.statements[index].constant, of: ids[index])
        }
        let comment: Comment = "\(test), seed \(seed), edit \(step)"
        var (fresh, _, freshIDs) = system.solver()
        if (try? fresh.solve()) != nil {
          expect(system.violations(of: freshIDs, in: fresh), system, &solver, ids, comment)
        } else {
          expect(nil, system, &solver, ids, comment)
        }
      }
    }
  }

  /// Edits that change the basis lead to what solving anew leads to, most of them without solving the levels again.
  @Test(arguments: SystemFamily.allCases)
  func editsAreFollowedThroughTheBasis(_ family: SystemFamily) throws {
    var followed = 0
    for (views, seed) in [8, 20].flatMap({ views in (0..<14).map { (views, $0 + 77_000) } }) {
      var system = family.system(views: views, seed: UInt64(seed))
      var (solver, _, ids) = system.solver()
      guard (try? solver.solve()) != nil else { continue }
      var random = RandomSource(seed: UInt64(seed) - 77_000)
      for step in 0..<8 {
        for _ in 0...random.below(2) {
          let index = random.below(system.statements.count)
          system.statements[index].constant += Double(
            random.choose([-400, -40, -10, -1, 1, 5, 10, 300]))
          solver.setConstant(system.statements[index].constant, of: ids[index])
        }
        let pivots = solver.factors.pivotsSinceFactorization
        let comment: Comment = "\(family) of \(views) views, seed \(seed), edit \(step)"
        guard let optima = try optima(of: system, comment) else { break }
        expect(optima, system, &solver, ids, comment)
        let hasPivoted = solver.factors.pivotsSinceFactorization != pivots
        if !solver.isFaceCurrent, hasPivoted { followed += 1 }
      }
    }
    #expect(followed > 3, "\(followed) edits of \(family)")
  }

  /// The violations of a fresh solution; `nil` for a conflict.
  private func optima(of system: RandomSystem, _ comment: Comment) throws -> [Double]? {
    var (solver, _, ids) = system.solver()
    do throws(SolverFailure) {
      try solver.solve()
    } catch {
      if case .fault(let fault) = error { Issue.record("\(comment): \(fault.message)") }
      return nil
    }
    return system.violations(of: ids, in: solver)
  }

  /// The families would prove little if they all conflicted, or none did.
  @Test func familiesHaveSolutionsAndConflicts() throws {
    var solved = 0
    var conflicts = 0
    for family in SystemFamily.allCases {
      for seed in 0..<20 {
        let isSolvable = try family.system(views: 5, seed: UInt64(seed)).optimalViolations() != nil
        if isSolvable { solved += 1 } else { conflicts += 1 }
      }
    }
    #expect(solved > 70, "most systems have a solution")
    #expect(conflicts > 10, "some systems conflict")
  }

  private func expect(
    _ optima: [Double]?, _ system: RandomSystem, _ solver: inout ConstraintSolver,
    _ ids: [ConstraintID], _ comment: Comment
  ) {
    do throws(SolverFailure) {
      try solver.solve()
    } catch {
      switch error {
      case .conflict: #expect(optima == nil, "\(comment): a conflict where there is none")
      case .fault(let fault): Issue.record("\(comment): \(fault.message)")
      }
      return
    }
    guard let optima else {
      Issue.record("\(comment): solved in spite of a conflict")
      return
    }
    solver.checkInvariants()
    let violations = system.violations(of: ids, in: solver)
    for (found, best) in zip(violations, optima) {
      #expect(abs(found - best) < 1e-6 * (1 + best), "\(comment): \(violations) but \(optima)")
    }
  }
}
