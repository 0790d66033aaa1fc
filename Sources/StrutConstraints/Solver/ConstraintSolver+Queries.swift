extension ConstraintSolver {
  /// How far, in points, ambiguity is looked for around the solution. Optimal solutions form a convex
  /// set: a number that differs anywhere on it differs within any distance.
  private static let probeRadius = 100.0
  /// Numbers that differ by less are the same.
  private static let probeTolerance = 1e-4
  /// Edges of the optimal face that are shorter are points.
  private static let leastLength = 1e-5

  /// Which linear forms do not have the same value in every optimal solution, one answer for each form.
  ///
  /// Follows the edges of the optimal face from the solution. Where an edge has no length, the solution
  /// being degenerate, it maximises and minimises random sums of the forms left on the face; where both
  /// agree, none of these forms is ambiguous (with probability 1).
  ///
  /// - Throws: A fault if that could not be found out.
  func ambiguities(of forms: [[Term]]) throws(SolverFault) -> [Bool] {
    var answer = [Bool](repeating: false, count: forms.count)
    var probe = self
    guard isSolved else { return answer }
    if !isFaceCurrent { try probe.solveFaceAgain() }
    guard probe.hasFreedom else { return answer }
    probe.boxIn()
    let isDegenerate = probe.followEdges(forms, &answer)
    var undecided = isDegenerate ? forms.indices.filter { !answer[$0] } : []
    var random: UInt64 = 88_172_645_463_325_252
    while !undecided.isEmpty {
      var sum = [Double](repeating: 0, count: value.count)
      for index in undecided {
        let weight = Self.nextWeight(&random)
        for term in forms[index] { sum[Int(term.variable.column)] += weight * term.coefficient }
      }
      probe.form = sum
      try probe.optimise(.linear)
      let least = probe.value
      probe.form = sum.map { -$0 }
      try probe.optimise(.linear)
      let open = undecided.filter {
        abs(Self.evaluate(forms[$0], least) - Self.evaluate(forms[$0], probe.value))
          <= Self.probeTolerance
      }
      guard open.count < undecided.count else { break }
      for index in undecided { answer[index] = true }
      for index in open { answer[index] = false }
      undecided = open
    }
    return answer
  }

  /// Works out the optimal face anew.
  private mutating func solveFaceAgain() throws(SolverFault) {
    do throws(SolverFailure) {
      try solveLevels()
    } catch {
      if case .fault(let fault) = error { throw fault }
      throw SolverFault(message: "constraints that held conflict when they are solved again")
    }
  }

  /// Notes the forms that change along the edges of the face that start at the solution.
  ///
  /// - Returns: Whether some edge has no length, so that a form may change although no edge changes it.
  private mutating func followEdges(_ forms: [[Term]], _ answer: inout [Bool]) -> Bool {
    let formsOfColumn = Self.index(forms)
    var isDegenerate = false
    var rates = [Double](repeating: 0, count: forms.count)
    for column in value.indices where basisRow[column] < 0 && rowOfLogical[column] != -2 {
      guard lower[column] < upper[column] else { continue }
      solveDirection(of: column)
      let rooms = edgeLengths(of: column)
      if rooms.up <= Self.leastLength && upper[column] > value[column]
        || rooms.down <= Self.leastLength && lower[column] < value[column]
      {
        isDegenerate = true
      }
      guard max(rooms.up, rooms.down) > Self.leastLength else { continue }
      var changed: [Int] = []
      func add(_ column: Int32, _ rate: Double) {
        for index in formsOfColumn[column] ?? [] {
          for term in forms[index] where term.variable.column == column {
            rates[index] += term.coefficient * rate
          }
          changed.append(index)
        }
      }
      add(Int32(column), 1)
      for row in direction.nonzeros {
        add(basicOfRow[Int(row)], -direction.values[Int(row)])
      }
      for index in changed {
        if abs(rates[index]) > Tolerance.pivot { answer[index] = true }
        rates[index] = 0
      }
    }
    return isDegenerate
  }

  /// The forms that each column occurs in.
  private static func index(_ forms: [[Term]]) -> [Int32: [Int]] {
    var formsOfColumn: [Int32: [Int]] = [:]
    for (index, form) in forms.enumerated() {
      for term in form { formsOfColumn[term.variable.column, default: []].append(index) }
    }
    return formsOfColumn
  }

  /// How far a column that is not basic may move up and down on the face, in points; `direction` is its own.
  private func edgeLengths(of column: Int) -> (up: Double, down: Double) {
    var up = upper[column] - value[column]
    var down = value[column] - lower[column]
    for row in direction.nonzeros {
      let rate = -direction.values[Int(row)]
      guard abs(rate) > Tolerance.pivot else { continue }
      let basic = Int(basicOfRow[Int(row)])
      let above = max(0, upper[basic] - value[basic]) / abs(rate)
      let below = max(0, value[basic] - lower[basic]) / abs(rate)
      up = min(up, rate > 0 ? above : below)
      down = min(down, rate > 0 ? below : above)
    }
    return (up, down)
  }

  private static func evaluate(_ form: [Term], _ values: [Double]) -> Double {
    form.reduce(0) { $0 + $1.coefficient * values[Int($1.variable.column)] }
  }

  /// A factor from 1 to 2 (xorshift, Marsaglia 2003).
  private static func nextWeight(_ state: inout UInt64) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return 1 + Double(state >> 11) / Double(1 << 53)
  }

  /// Whether a column that is not basic may move on the optimal face.
  var hasFreedom: Bool {
    basisRow.indices.contains {
      basisRow[$0] < 0 && rowOfLogical[$0] != -2 && lower[$0] < upper[$0]
    }
  }

  private mutating func boxIn() {
    for column in value.indices where rowOfLogical[column] == -1 {
      lower[column] = max(lower[column], value[column] - Self.probeRadius)
      upper[column] = min(upper[column], value[column] + Self.probeRadius)
    }
  }

  /// The constraints that a linear form's value depends on: those that hold with equality in the last solution and would
  /// change the form if their constants changed. In the order of adding, and with whether it certainly does: where others
  /// hold at the same place, or the solution is at the end of one of its edges there, something else may hold it as well.
  func determination(of form: [Term]) -> [(constraint: ConstraintID, isCertain: Bool)] {
    guard isSolved else { return [] }
    var costs = [Double](repeating: 0, count: value.count)
    for term in form { costs[Int(term.variable.column)] += term.coefficient }
    var probe = self
    probe.endPlateau()
    probe.seatFreeColumns()
    probe.form = costs
    probe.priceColumns(for: .linear)
    var found: [(constraint: ConstraintID, isCertain: Bool)] = []
    for column in probe.touched where probe.basisRow[Int(column)] < 0 {
      let column = Int(column)
      guard abs(costs[column] - probe.price[column]) > Tolerance.cost else { continue }
      let holding = constraintIndices(of: column).filter { holds($0) }
      guard !holding.isEmpty else { continue }
      let isCertain = holding.count == 1 && !probe.isDegenerate(along: column)
      found += holding.map { (ConstraintID(index: Int32($0)), isCertain) }
    }
    return found.sorted { $0.constraint < $1.constraint }
  }

  /// Lets columns that are not basic although nothing holds them, as where a row was taken out, change places with
  /// basic ones at their constants, so that prices name what holds them.
  private mutating func seatFreeColumns() {
    for column in value.indices where basisRow[column] < 0 && rowOfLogical[column] != -2 {
      guard !constraintIndices(of: column).contains(where: { holds($0) }) else { continue }
      solveDirection(of: column)
      let seat = direction.nonzeros.first { row in
        abs(direction.values[Int(row)]) > 1e-6
          && constraintIndices(of: Int(basicOfRow[Int(row)])).contains { holds($0) }
      }
      guard let seat else { continue }
      exchange(column, at: Int(seat), leavingValue: value[Int(basicOfRow[Int(seat)])])
    }
  }

  /// Whether a constraint holds with equality in the last solution.
  private func holds(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard constraint.isAlive, constraint.isEnabled else { return false }
    return abs(constraint.constant - value[Int(constraint.column)])
      <= Tolerance.value(constraint.constant)
  }

  /// Whether an inequality holds with equality in the last solution.
  func isTightBound(_ constraint: ConstraintID) -> Bool {
    constraints[Int(constraint.index)].relation != .equal && holds(Int(constraint.index))
  }

  /// Whether a basic column that moves with a column stands at one of its own constants.
  private mutating func isDegenerate(along column: Int) -> Bool {
    solveDirection(of: column)
    return direction.nonzeros.contains { row in
      guard abs(direction.values[Int(row)]) > Tolerance.pivot else { return false }
      return constraintIndices(of: Int(basicOfRow[Int(row)])).contains { holds($0) }
    }
  }

  /// The value of a linear form in the last solution.
  func value(of form: [Term]) -> Double { Self.evaluate(form, value) }
}
