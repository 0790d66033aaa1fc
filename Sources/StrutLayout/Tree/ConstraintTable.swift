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

  mutating func append(_ statement: ConstraintStatement) {
    statementsByContainer[statement.container.index, default: []].append(statements.count)
    statements.append(statement)
  }

  mutating func setAttributes(_ value: ConstraintAttributes, of box: Int32) {
    attributes[box] = value
  }

  mutating func setConstant(_ constant: Double, of statement: Int) {
    guard !statements[statement].constraints.isEmpty else { return }
    statements[statement].constraints[0].constant = constant
  }

  mutating func replaceStatements(_ replacement: [ConstraintStatement]) {
    statements = []
    statementsByContainer = [:]
    for statement in replacement { append(statement) }
  }
}

extension LayoutTree {
  /// Adds a statement after all others and marks its container dirty.
  public mutating func addConstraints(_ statement: ConstraintStatement) {
    constraints.append(statement)
    markDirty(BoxID(Int(statement.container.index)))
  }

  /// The statements of all constraint containers, in document order.
  public var constraintStatements: [ConstraintStatement] { constraints.statements }

  /// Replaces all statements and marks the containers of old and new ones dirty.
  public mutating func setConstraintStatements(_ statements: [ConstraintStatement]) {
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
