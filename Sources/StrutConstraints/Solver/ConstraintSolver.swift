/// Finds numbers that satisfy linear constraints, priority by priority.
///
/// Required constraints hold exactly. Then, from the highest priority to the lowest, the sum of the
/// violations is made as small as the higher priorities allow: no number of lower constraints outweighs
/// a higher one. Constraints are added, removed and edited at any time; ``solve()`` starts from the last
/// solution.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.addVariable(), gap = solver.addVariable()
/// solver.add([Term(width), Term(gap, 2)], .equal, 300)
/// solver.add([Term(gap)], .equal, 12, priority: .high)
/// try solver.solve()
/// solver.value(of: width)  // 276
/// ```
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (2001), for the model of required and optional constraints. The method differs: a bounded simplex
/// over a factorised sparse basis (chains of equalities stay chains), with piecewise linear costs (Fourer
/// 1985) in place of error variables, and one pass for each priority on the optimal face of those above.
///
/// Every pass ends (`beginPlateau` says why) and is proved: by its prices, and by its values after the basis
/// was factorised anew. What cannot be proved is a ``SolverFault``, never a result.
///
/// Why no library factorises the basis: a basis of a layout is nearly triangular, so that finding this out
/// costs as much as solving it, and it changes by some columns between two solutions. BASICLU and the LU of
/// HiGHS do that well, but no distribution ships them apart from a solver of their own (one objective, no
/// levels), their interface copies the basis each time, and SuiteSparse's factors cannot be updated.
///
/// What holds between two calls: each row has exactly one basic column; the value of a column that
/// is not basic is one of its constants or bounds, or arbitrary where it has none.
@_spi(Solver) public struct ConstraintSolver: Sendable {
  // MARK: The system

  var constraints: [ColumnConstraint] = []
  var matrix = ConstraintMatrix()
  /// The row of each logical column; -1 for a variable, -2 for the column of a row that was dropped.
  var rowOfLogical: [Int32] = []
  /// The distinct priorities, highest first, after the required one.
  var levels: [Priority] = [.required]
  /// The constraints of each column, by CSR.
  var constraintStart: [Int32] = [0]
  var constraintsByColumn: [Int32] = []
  /// The columns with constraints of each level, by CSR.
  var levelStart: [Int32] = [0]
  var columnsByLevel: [Int32] = []
  /// The interval that the required constraints of a column leave.
  var requiredLower: [Double] = []
  var requiredUpper: [Double] = []

  // MARK: The solution

  var value: [Double] = []
  /// The row that a column is basic in; -1 for none.
  var basisRow: [Int32] = []
  var basicOfRow: [Int32] = []
  var factors = BasisFactorization()
  /// The interval that the levels solved so far leave to a column.
  var lower: [Double] = []
  var upper: [Double] = []

  /// The price of each column at each level, one after the other by column: those that prove the solution.
  var levelPrice: [Double] = []
  /// Differences of those prices below this are rounding errors.
  var priceTolerance = Tolerance.cost

  // MARK: What has changed since

  var isStructureStale = false
  var isSolved = false
  /// Whether `lower` and `upper` describe the optimal face of the last solution.
  var isFaceCurrent = false
  /// Whether no other solution is as good as the last one; `false` where that is not known.
  var isUnique = false
  /// Whether edits of a solution that is not the only one are solved level by level where they change the basis, as
  /// additions are: the choice among solutions that are as good is that of the levels then, not of the edits' way.
  var choosesByLevels = false
  /// Constraints with their constants of the last solution.
  var edits: [(constraint: Int32, constant: Double)] = []
  var removedRows = 0

  // MARK: Work space

  var dual = SparseVector()
  var direction = SparseVector()
  /// The price of each touched column: its column times the dual solution.
  var price: [Double] = []
  /// The slope that each basic column had in the last pricing.
  var pricedSlope: [Double] = []
  var touched: [Int32] = []
  var isTouched: [Bool] = []
  var events: [LineSearchEvent] = []
  /// Reduced costs below this are zero, by the last pricing.
  var costTolerance = Tolerance.cost
  /// The largest dual value of the present prices, or more.
  var largestPrice = 0.0
  /// How many entries the last pricing went through.
  var pricingWork = 0
  /// Columns whose slopes may not be those of the prices any more.
  var staleColumns: [Int32] = []
  /// The columns that may make the objective smaller, by the prices at the time that they were noted.
  var queue = BinaryHeap<Candidate>()
  /// The coefficients of `Objective.linear`, by columns.
  var form: [Double] = []
  /// Whether a factorisation found columns that depend on others.
  var hasLostColumns = false
  /// How often the levels are solved where rounding errors spoil the result.
  var mostAttempts = 3
  /// The most moves of one pass, where that is fewer than what rounding errors alone explain.
  var mostMoves = SolverLimits.mostMoves

  /// The columns whose prices an edit has changed, and how much more may be looked at for it.
  var repriced: [Int32] = []
  var parametricWork = 0
  /// The columns that may take the place of a basic one.
  var rivals: [PriceRival] = []

  // MARK: The plateau

  var isOnPlateau = false
  /// By how much each column is moved, in infinitesimal units; without columns before the first plateau.
  var shift: [Double] = []
  var plateauRole: [PlateauRole] = []
  var isShifted: [Bool] = []
  var shiftedColumns: [Int32] = []

  /// Creates a solver without variables.
  public init() {}

  /// Adds a number to find; it is 0 as long as nothing is said about it.
  public mutating func addVariable() -> Variable {
    Variable(column: appendColumn(logicalOf: -1))
  }

  private mutating func appendColumn(logicalOf row: Int32) -> Int32 {
    isStructureStale = true
    rowOfLogical.append(row)
    value.append(0)
    basisRow.append(-1)
    return Int32(rowOfLogical.count - 1)
  }

  /// Adds the constraint that the sum of `terms` compares with `constant`.
  ///
  /// Nothing is solved until the next ``solve()``.
  ///
  /// - Complexity: O(*terms*), amortised; sums of more than eight terms are sorted.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> ConstraintID {
    let terms = Self.isMerged(terms) ? terms : Self.merged(terms)
    isStructureStale = true
    if terms.count == 1 {
      let factor = terms[0].coefficient
      return append(
        ColumnConstraint(
          column: terms[0].variable.column, level: 0,
          relation: factor < 0 ? relation.flipped : relation,
          constant: constant / factor, weight: abs(factor), scale: factor, priority: priority))
    }
    let row = Int32(matrix.rowCount)
    let logical = appendColumn(logicalOf: row)
    for term in terms { matrix.append(column: term.variable.column, value: term.coefficient) }
    matrix.endRow(logical: logical)
    return append(
      ColumnConstraint(
        column: logical, level: 0, relation: relation, constant: constant, weight: 1, scale: 1,
        priority: priority))
  }

  /// The largest constant, in points: what a program says beyond it counts as that, and what is not a number as 0, so that
  /// sums stay finite.
  private static let largestConstant = 1e12

  private static func bounded(_ constant: Double) -> Double {
    constant.isNaN ? 0 : min(max(constant, -largestConstant), largestConstant)
  }

  private mutating func append(_ constraint: ColumnConstraint) -> ConstraintID {
    var constraint = constraint
    constraint.constant = Self.bounded(constraint.constant)
    constraints.append(constraint)
    return ConstraintID(index: Int32(constraints.count - 1))
  }

  /// Whether few terms are different variables with factors other than 0.
  private static func isMerged(_ terms: [Term]) -> Bool {
    guard terms.count <= 8 else { return false }
    for (index, term) in terms.enumerated() {
      if term.coefficient == 0 { return false }
      for other in terms[..<index] where other.variable == term.variable { return false }
    }
    return true
  }

  /// The terms with one term for each variable and none with the factor 0, in order of first mention.
  private static func merged(_ terms: [Term]) -> [Term] {
    if terms.count > 8 { return mergedBySorting(terms) }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }

  private static func mergedBySorting(_ terms: [Term]) -> [Term] {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable.column < $1.variable.column }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }

  /// Takes a constraint out.
  mutating func remove(_ constraint: ConstraintID) {
    let index = Int(constraint.index)
    precondition(constraints[index].isAlive, "a constraint is removed once")
    constraints[index].isAlive = false
    isStructureStale = true
    if rowOfLogical[Int(constraints[index].column)] >= 0 { removedRows += 1 }
  }

  /// Replaces the side of a constraint that has no variables.
  ///
  /// The next ``solve()`` gives what solving anew gives; it costs what the change changes.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let index = Int(constraint.index)
    let normalised = Self.bounded(constant / constraints[index].scale)
    guard constraints[index].constant != normalised else { return }
    edits.append((constraint.index, constraints[index].constant))
    constraints[index].constant = normalised
  }

  /// Turns a required constraint off or on again, as often as one likes: cheaper than taking it out.
  mutating func setEnabled(_ isEnabled: Bool, _ constraint: ConstraintID) {
    let index = Int(constraint.index)
    precondition(
      constraints[index].priority == .required, "only required constraints are turned off")
    guard constraints[index].isEnabled != isEnabled else { return }
    constraints[index].isEnabled = isEnabled
    isSolved = false
    if !isStructureStale { updateRequiredBounds(of: Int(constraints[index].column)) }
  }

  /// The side of a constraint that has no variables.
  func constant(of constraint: ConstraintID) -> Double {
    constraints[Int(constraint.index)].constant * constraints[Int(constraint.index)].scale
  }

  /// How strongly a constraint wants to hold.
  func priority(of constraint: ConstraintID) -> Priority {
    constraints[Int(constraint.index)].priority
  }

  /// The value of a variable in the last solution.
  public func value(of variable: Variable) -> Double { value[Int(variable.column)] }

  /// What the terms of a constraint come to in the last solution, less its constant.
  func residual(of constraint: ConstraintID) -> Double {
    let constraint = constraints[Int(constraint.index)]
    return (value[Int(constraint.column)] - constraint.constant) * constraint.scale
  }

  /// The amount by which the last solution misses a constraint; 0 where it holds.
  func violation(of constraint: ConstraintID) -> Double {
    let constraint = constraints[Int(constraint.index)]
    let difference = value[Int(constraint.column)] - constraint.constant
    guard abs(difference) > Tolerance.value(constraint.constant) else { return 0 }
    return switch constraint.relation {
    case .equal: abs(difference) * constraint.weight
    case .lessOrEqual: max(0, difference) * constraint.weight
    case .greaterOrEqual: max(0, -difference) * constraint.weight
    }
  }
}
