@_spi(Solver) @testable import StrutConstraints

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

  /// A system of given statements.
  init(variableCount: Int, statements: [Statement]) {
    self.variableCount = variableCount
    self.statements = statements
  }

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
  ///
  /// It has one attempt only: what the proof finds wrong in these systems is no rounding error.
  func solver(order: [Int]? = nil) -> (ConstraintSolver, [Variable], [ConstraintID]) {
    var solver = ConstraintSolver()
    solver.mostAttempts = 1
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    var ids: [Int: ConstraintID] = [:]
    for index in order ?? Array(statements.indices) {
      ids[index] = statements[index].add(to: &solver, variables)
    }
    return (solver, variables, statements.indices.compactMap { ids[$0] })
  }

  /// The least sum of violations of each level from the highest on, each level on the optimal face of
  /// those above; `nil` if the required statements conflict. Exact.
  func optimalViolations() throws -> [Double]? {
    var program = exactProgram()
    let required = try program.minimise(costs(of: .required))
    guard required.numerator == 0 else { return nil }
    return try levels.map { level in
      let optimum = try program.minimise(costs(of: level))
      return Double(optimum.numerator) / Double(optimum.denominator) / Double(Self.scale)
    }
  }

  /// The optional priorities from the highest on.
  private var levels: [Priority] {
    Set(statements.map(\.priority)).subtracting([.required]).sorted(by: >)
  }

  /// What a violation by 1 costs: statements with fractions are multiplied by this to have whole numbers.
  private static let scale = 2

  /// One equation for each statement: what it says plus what is missing less what is too much.
  private func exactProgram() -> ExactLinearProgram {
    let width = variableCount + 2 * statements.count
    var rows: [[Int]] = []
    var basis: [Int] = []
    for (index, statement) in statements.enumerated() {
      var row = [Int](repeating: 0, count: width + 1)
      let scale = Double(statement.scale)
      let constant = Int(statement.constant * scale)
      let sign = constant < 0 ? -1 : 1
      for (variable, factor) in statement.factors { row[variable] = sign * Int(factor * scale) }
      row[errorBelow(index)] = sign
      row[errorBelow(index) + 1] = -sign
      row[width] = sign * constant
      rows.append(row)
      basis.append(errorBelow(index) + (sign < 0 ? 1 : 0))
    }
    return ExactLinearProgram(
      rows: rows, basis: basis, isFree: (0..<width).map { $0 < variableCount })
  }

  private func costs(of priority: Priority) -> [Int] {
    var costs = [Int](repeating: 0, count: variableCount + 2 * statements.count)
    for (index, statement) in statements.enumerated() where statement.priority == priority {
      for error in statement.costlyErrors(errorBelow(index), errorBelow(index) + 1) {
        costs[error] = Self.scale / statement.scale
      }
    }
    return costs
  }

  private func errorBelow(_ statement: Int) -> Int { variableCount + 2 * statement }

  /// The sums of violations that a solver's values have, in the order of `optimalViolations`.
  func violations(of ids: [ConstraintID], in solver: ConstraintSolver) -> [Double] {
    levels.map { level in
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

  /// What its numbers are multiplied by to be whole: 1 or 2.
  fileprivate var scale: Int {
    let isWhole = (Array(factors.values) + [constant]).allSatisfy { $0 == $0.rounded() }
    return isWhole ? 1 : 2
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
