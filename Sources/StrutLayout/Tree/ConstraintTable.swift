import StrutConstraints
import StrutCore

/// What constraint containers and their views say, beside their styles.
struct ConstraintTable: Sendable {
  /// All statements in document order.
  private(set) var statements: [ConstraintStatement] = []
  /// The places of each container's statements.
  private(set) var statementsByContainer: [Int32: [Int]] = [:]
  /// The attributes of boxes that do not have the initial ones.
  private(set) var attributes: [Int32: ConstraintAttributes] = [:]
  /// The containers whose safe area statements name.
  private(set) var safeAreaUsers: Set<Int32> = []
  /// What the canvas's safe area leaves of those that have none of their own, as the last layout placed them.
  var derivedSafeAreas: [Int32: Edges<Double>] = [:]
  /// How far inside of the canvas nothing is covered.
  var canvasSafeArea = Edges<Double>(0)

  mutating func append(_ statement: ConstraintStatement) {
    statementsByContainer[statement.container.index, default: []].append(statements.count)
    for constraint in statement.constraints {
      for anchor in [constraint.first, constraint.second] {
        if let anchor, anchor.area == .safeArea { safeAreaUsers.insert(anchor.view.index) }
      }
    }
    statements.append(statement)
  }

  /// The safe area of a container: its own, or what the canvas's leaves of it.
  func safeArea(of box: Int32) -> Edges<Double>? {
    safeAreaUsers.contains(box) ? knownSafeArea(of: box) : nil
  }

  /// The safe area of a box whether statements name it or not, as far as it was looked for.
  func knownSafeArea(of box: Int32) -> Edges<Double>? {
    attributes[box]?.safeArea ?? derivedSafeAreas[box]
  }

  mutating func setAttributes(_ value: ConstraintAttributes, of box: Int32) {
    attributes[box] = value
  }

  mutating func setConstant(_ constant: Double, of statement: Int) {
    statements[statement].setConstant(constant)
  }

  mutating func replaceStatements(_ replacement: [ConstraintStatement]) {
    statements = []
    statementsByContainer = [:]
    safeAreaUsers = []
    for statement in replacement { append(statement) }
  }
}

extension LayoutTree {
  /// Adds a statement after all others and marks its container dirty.
  ///
  /// - Precondition: The container is a box of this tree.
  public mutating func addConstraints(_ statement: ConstraintStatement) {
    check(BoxID(Int(statement.container.index)))
    constraints.append(statement)
    markDirty(BoxID(Int(statement.container.index)))
  }

  /// The statements of all constraint containers, in document order.
  public var constraintStatements: [ConstraintStatement] { constraints.statements }

  /// Replaces all statements and marks the containers of old and new ones dirty.
  ///
  /// - Precondition: The containers are boxes of this tree.
  public mutating func setConstraintStatements(_ statements: [ConstraintStatement]) {
    for statement in statements { check(BoxID(Int(statement.container.index))) }
    let old = constraints.statements
    constraints.replaceStatements(statements)
    for statement in old + statements { markDirty(BoxID(Int(statement.container.index))) }
  }

  /// Changes the constant of the first comparison of the statement called `id`; the next layout is that of a
  /// document with the new constant, or the last one where that conflicts.
  ///
  /// - Returns: Whether there is such a statement.
  @discardableResult
  public mutating func setConstraintConstant(_ constant: Double, ofStatement id: String) -> Bool {
    guard let index = constraints.statements.firstIndex(where: { $0.id == id }) else {
      return false
    }
    constraints.setConstant(constant, of: index)
    markDirty(BoxID(Int(constraints.statements[index].container.index)))
    return true
  }

  /// Changes the constant of the first comparison of the statement at an index of ``constraintStatements``.
  package mutating func setConstraintConstant(_ constant: Double, ofStatementAt index: Int) {
    guard constraints.statements.indices.contains(index) else { return }
    constraints.setConstant(constant, of: index)
    markDirty(BoxID(Int(constraints.statements[index].container.index)))
  }

  /// What a box brings along for the constraints around it.
  public func constraintAttributes(of box: BoxID) -> ConstraintAttributes {
    constraints.attributes[box.rawValue] ?? ConstraintAttributes()
  }

  /// Replaces what a box brings along for the constraints around it and marks it dirty.
  public mutating func setConstraintAttributes(_ attributes: ConstraintAttributes, of box: BoxID) {
    constraints.setAttributes(attributes, of: box.rawValue)
    markDirty(box)
  }
}
