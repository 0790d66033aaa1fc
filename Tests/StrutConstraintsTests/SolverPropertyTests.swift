import Testing

@_spi(Solver) @testable import StrutConstraints

/// Properties of the solver on random systems with fixed seeds.
struct SolverPropertyTests {
  static let seedBlocks = Array(0..<8)

  private func seeds(_ block: Int) -> Range<UInt64> {
    UInt64(block * 100)..<UInt64(block * 100 + 100)
  }

  /// Every level's sum of violations is the least one that the levels above allow.
  @Test(arguments: seedBlocks)
  func isOptimalAtEveryLevel(block: Int) throws {
    var solved = 0
    for seed in seeds(block) {
      let system = RandomSystem(seed: seed)
      var (solver, _, ids) = system.solver()
      try expectOptimal(system, &solver, ids, "seed \(seed)")
      if solver.isSolved { solved += 1 }
    }
    #expect(solved > 40, "most systems have a solution")
  }

  /// The values of unambiguous variables do not depend on the order of adding.
  @Test(arguments: seedBlocks)
  func doesNotDependOnTheOrderOfAdding(block: Int) throws {
    var solved = 0
    for seed in seeds(block) {
      let system = RandomSystem(seed: seed)
      var (solver, variables, _) = system.solver()
      guard (try? solver.solve()) != nil else { continue }
      solved += 1
      var random = RandomSource(seed: seed &+ 99)
      let order = random.shuffled(Array(system.statements.indices))
      var (other, others, _) = system.solver(order: order)
      try other.solve()
      let ambiguous = try solver.ambiguities(of: variables.map { [Term($0)] })
      let otherwise = try other.ambiguities(of: others.map { [Term($0)] })
      #expect(ambiguous == otherwise, "seed \(seed)")
      for index in variables.indices where !ambiguous[index] {
        expectEqual(
          solver.value(of: variables[index]), other.value(of: others[index]), "seed \(seed)")
      }
    }
    #expect(solved > 40, "most systems have a solution")
  }

  /// Adding constraints one after the other with a solution in between ends where one solution ends,
  /// and taking the later ones out again leads back.
  @Test(arguments: seedBlocks)
  func addsAndRemovesOneByOne(block: Int) throws {
    var solved = 0
    for seed in seeds(block) {
      let system = RandomSystem(seed: seed)
      let half = system.statements.count / 2
      var (solver, variables, ids) = system.solver(order: Array(0..<half))
      guard (try? solver.solve()) != nil else { continue }
      solved += 1
      let first = try snapshot(of: solver, variables)
      var added: [ConstraintID] = []
      for statement in system.statements[half...] {
        added.append(statement.add(to: &solver, variables))
        guard (try? solver.solve()) != nil else { break }
        solver.checkInvariants()
      }
      ids += added
      if ids.count == system.statements.count, try system.optimalViolations() != nil {
        try expectOptimal(system, &solver, ids, "seed \(seed), step by step")
      }
      var random = RandomSource(seed: seed)
      for id in random.shuffled(added) {
        solver.remove(id)
        _ = try? solver.solve()
      }
      try solver.solve()
      solver.checkInvariants()
      expectSame(first, try snapshot(of: solver, variables), "seed \(seed)")
    }
    #expect(solved > 40, "most systems have a solution")
  }

  /// Editing constants gives what solving anew with the new constants gives.
  @Test(arguments: seedBlocks)
  func editingEqualsSolvingAnew(block: Int) throws {
    for seed in seeds(block) {
      var system = RandomSystem(seed: seed)
      var (solver, variables, ids) = system.solver()
      guard (try? solver.solve()) != nil else { continue }
      var random = RandomSource(seed: seed &+ 7)
      for step in 0..<6 {
        for _ in 0...random.below(2) {
          let index = random.below(system.statements.count)
          system.statements[index].constant += Double(random.choose([-40, -5, -1, 1, 2, 5, 60]))
          solver.setConstant(system.statements[index].constant, of: ids[index])
        }
        var (fresh, others, _) = system.solver()
        guard (try? fresh.solve()) != nil else {
          expectConflict(&solver, "seed \(seed), \(step)")
          continue
        }
        try solver.solve()
        solver.checkInvariants()
        expectSame(
          try snapshot(of: fresh, others), try snapshot(of: solver, variables),
          "seed \(seed), \(step)")
      }
    }
  }

  /// Where the moves do not suffice the solver says so: it neither returns what it has nor finds a conflict.
  @Test func aLimitOfMovesIsAFault() throws {
    var faults = 0
    for family in SystemFamily.allCases {
      for seed in 0..<10 {
        var (solver, _, _) = family.system(views: 8, seed: UInt64(seed)).solver()
        solver.mostMoves = 1
        do throws(SolverFailure) {
          try solver.solve()
        } catch {
          if case .fault = error { faults += 1 }
          #expect(!solver.isSolved)
        }
      }
    }
    #expect(faults > 40, "most of these systems need more moves than one")
  }

  /// Factors whose products are no numbers any more end in a solution or are said to have none: never in a circle.
  @Test(arguments: 0..<100)
  func slopesThatOverflowEnd(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed + 1))
    var system = RandomSystem(variableCount: 4, statements: [])
    for _ in 0..<12 {
      var statement = RandomSystem.statement(&random, variables: 4, priorities: [1000, 500, 250])
      for variable in statement.factors.keys.sorted() {
        statement.factors[variable] = random.choose([1, -1, 1e150, -1e200, 1e300, -1e308])
      }
      system.statements.append(statement)
    }
    var (solver, variables, _) = system.solver()
    guard (try? solver.solve()) != nil else { return }
    for variable in variables { #expect(solver.value(of: variable).isFinite) }
  }

  /// Values and prices that are off by something are not proved.
  @Test func aSpoiltSolutionIsNotProved() throws {
    var (solver, _, _) = SystemFamily.crowded.system(views: 8, seed: 1).solver()
    try solver.solve()
    #expect(solver.provesValues())
    for column in solver.value.indices {
      var spoilt = solver
      spoilt.value[column] += 0.01
      #expect(!spoilt.provesValues(), "value of column \(column)")
    }
    var checked = 0
    for level in 1..<solver.levels.count {
      solver.priceColumns(for: .level(Int32(level)))
      #expect(solver.provesPrices())
      for column in solver.touched where solver.basisRow[Int(column)] >= 0 {
        checked += 1
        var spoilt = solver
        spoilt.pricedSlope[Int(column)] += 0.01
        #expect(!spoilt.provesPrices(), "slope of column \(column)")
      }
    }
    #expect(checked > 0, "some columns are basic and have a price")
  }

  // MARK: Comparisons

  private func expectOptimal(
    _ system: RandomSystem, _ solver: inout ConstraintSolver, _ ids: [ConstraintID],
    _ comment: Comment
  ) throws {
    guard let optima = try system.optimalViolations() else {
      expectConflict(&solver, comment)
      return
    }
    do {
      try solver.solve()
    } catch {
      Issue.record("\(comment): conflict \(error)")
      return
    }
    solver.checkInvariants()
    let violations = system.violations(of: ids, in: solver)
    for (found, best) in zip(violations, optima) {
      #expect(abs(found - best) < 1e-6, "\(comment): \(violations) but \(optima)")
    }
  }

  /// Expects a conflict, and no fault.
  private func expectConflict(_ solver: inout ConstraintSolver, _ comment: Comment) {
    do throws(SolverFailure) {
      try solver.solve()
      Issue.record("\(comment): solved")
    } catch {
      if case .fault(let fault) = error { Issue.record("\(comment): \(fault.message)") }
    }
  }

  /// The values of the variables; `nil` for ambiguous ones.
  private func snapshot(of solver: ConstraintSolver, _ variables: [Variable]) throws -> [Double?] {
    let ambiguous = try solver.ambiguities(of: variables.map { [Term($0)] })
    return zip(variables, ambiguous).map { $1 ? nil : solver.value(of: $0) }
  }

  private func expectSame(_ a: [Double?], _ b: [Double?], _ comment: Comment) {
    #expect(a.map { $0 == nil } == b.map { $0 == nil }, comment)
    for case (let x?, let y?) in zip(a, b) { expectEqual(x, y, comment) }
  }

  private func expectEqual(_ a: Double, _ b: Double, _ comment: Comment) {
    #expect(abs(a - b) < 1e-6, comment)
  }
}
