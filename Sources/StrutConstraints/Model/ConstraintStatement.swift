import StrutCore

/// One statement of an author: a `<vfl>`, `<constraint>`, `<stack>` or `<follow>`, or its counterpart in code.
public struct ConstraintStatement: Hashable, Sendable {
  /// The container that holds the statement: `superview`, and the origin of coordinates.
  public var container: ConstraintView
  /// What the statement says, comparison by comparison.
  public var constraints: [AnchorConstraint]
  /// The statement as its author wrote it, for messages.
  public var text: String
  /// The place of the element in the document.
  public var range: SourceRange
  /// The name for later edits; `nil` for none.
  public var id: String?

  /// Creates a statement.
  public init(
    container: ConstraintView, constraints: [AnchorConstraint], text: String = "",
    range: SourceRange = .start, id: String? = nil
  ) {
    self.container = container
    self.constraints = constraints
    self.text = text
    self.range = range
    self.id = id
  }
}

/// What a box brings along for the constraints around it, beside its style.
public struct ConstraintAttributes: Hashable, Sendable {
  /// The distances of a constraint container's margin edges from its border box, in points.
  public var layoutMargins = Edges<Double>(8)
  /// How strongly the box wants to be no larger than its content.
  public var hugging = AxisPriorities(.low)
  /// How strongly the box wants to be no smaller than its content.
  public var compression = AxisPriorities(.high)

  /// Creates the initial values.
  public init() {}
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// Of the width.
  public var horizontal: Priority
  /// Of the height.
  public var vertical: Priority

  /// Creates a pair with one priority for both axes.
  public init(_ priority: Priority) {
    horizontal = priority
    vertical = priority
  }

  /// The priority of an axis.
  public subscript(axis: Axis) -> Priority { axis == .horizontal ? horizontal : vertical }
}
