import StrutConstraints

/// A system of constraints as plain numbers, which a solver and the judge both read.
struct RandomSystem {
  struct Statement: Hashable {
    /// Factors by variable number, each variable once.
    var factors: [Int: Double]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  var variableCount: Int
  var statements: [Statement]

  /// A system as layouts have them: sums and differences of few numbers, some of them wishes that
  /// contradict each other.
  init(seed: UInt64, priorities: [Double] = [1000, 1000, 750, 500, 499, 250, 50]) {
    var random = RandomSource(seed: seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493)
    for _ in 0..<4 { _ = random.below(2) }
    variableCount = 1 + random.below(6)
    statements = []
    for variable in 0..<variableCount where random.below(2) == 0 {
      statements.append(
        Statement(
          factors: [variable: 1], relation: .greaterOrEqual, constant: 0, priority: .required))
    }
    for _ in 0..<(1 + random.below(10)) {
      statements.append(
        Self.statement(&random, variables: variableCount, priorities: priorities))
    }
  }

  static func statement(
    _ random: inout RandomSource, variables: Int, priorities: [Double]
  ) -> Statement {
    var factors: [Int: Double] = [:]
    for _ in 0..<(1 + random.below(3)) {
      factors[random.below(variables)] = random.choose([1, 1, 1, -1, -1, 2, -0.5, 3])
    }
    return Statement(
      factors: factors, relation: random.choose([.equal, .lessOrEqual, .greaterOrEqual, .equal]),
      constant: Double(random.below(41) - 20) * 5,
      priority: Priority(random.choose(priorities)) ?? .required)
  }

  /// A solver with the statements in `order`, and their constraints by the number of the statement.
  func solver(order: [Int]? = nil) -> (ConstraintSolver, [Variable], [ConstraintID]) {
    var solver = ConstraintSolver()
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    var ids: [Int: ConstraintID] = [:]
    for index in order ?? Array(statements.indices) {
      ids[index] = statements[index].add(to: &solver, variables)
    }
    return (solver, variables, statements.indices.compactMap { ids[$0] })
  }

  /// The least sum of violations of each level from the highest on, each level on the optimal face of
  /// those above; `nil` if the required statements conflict.
  func optimalViolations() -> [Double]? {
    let levels = Set(statements.map(\.priority)).subtracting([.required]).sorted(by: >)
    var program = DenseLinearProgram(variableCount: 2 * variableCount + 2 * statements.count)
    for (index, statement) in statements.enumerated() {
      var row: [Int: Double] = [:]
      for (variable, factor) in statement.factors {
        row[2 * variable] = factor
        row[2 * variable + 1] = -factor
      }
      let (below, above) = (errorBelow(index), errorBelow(index) + 1)
      row[below] = 1
      row[above] = -1
      program.addEquation(row, equals: statement.constant)
      if statement.priority == .required {
        for error in statement.costlyErrors(below, above) {
          program.addEquation([error: 1], equals: 0)
        }
      }
    }
    var optima: [Double] = []
    guard program.minimum(of: [:]) != nil else { return nil }
    for level in levels {
      var form: [Int: Double] = [:]
      for (index, statement) in statements.enumerated() where statement.priority == level {
        for error in statement.costlyErrors(errorBelow(index), errorBelow(index) + 1) {
          form[error] = 1
        }
      }
      guard let optimum = program.minimum(of: form) else { return nil }
      optima.append(optimum)
      program.addEquation(form, equals: optimum)
    }
    return optima
  }

  private func errorBelow(_ statement: Int) -> Int { 2 * variableCount + 2 * statement }

  /// The sums of violations that a solver's values have, in the order of `optimalViolations`.
  func violations(of ids: [ConstraintID], in solver: ConstraintSolver) -> [Double] {
    let levels = Set(statements.map(\.priority)).subtracting([.required]).sorted(by: >)
    return levels.map { level in
      statements.indices.filter { statements[$0].priority == level }
        .reduce(0) { $0 + solver.violation(of: ids[$1]) }
    }
  }
}

extension RandomSystem.Statement {
  func add(to solver: inout ConstraintSolver, _ variables: [Variable]) -> ConstraintID {
    let terms = factors.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
    return solver.add(terms, relation, constant, priority: priority)
  }

  /// The error variables that a violation shows in.
  fileprivate func costlyErrors(_ below: Int, _ above: Int) -> [Int] {
    switch relation {
    case .equal: [below, above]
    case .greaterOrEqual: [below]
    case .lessOrEqual: [above]
    }
  }
}
