import StrutCore

/// One statement of an author: a `<vfl>`, `<constraint>`, `<stack>` or `<follow>`, or its counterpart in code.
public struct ConstraintStatement: Hashable, Sendable {
  /// How a statement is written.
  package enum Kind: Hashable, Sendable {
    /// `<constraint>`.
    case equation
    /// `<vfl>`.
    case format
    /// `<stack>`.
    case stack
    /// `<follow>`.
    case follow
    /// `<barrier>`.
    case barrier
    /// By a program.
    case program
  }

  /// What a statement has beside its comparisons.
  private struct Details: Hashable, Sendable {
    var text: String
    var id: String?
    var stack: StackRule?
    var barrier: BarrierLine?
    var metrics: [StatementMetric] = []
    var options = ""
  }

  /// Holds the details behind one reference: statements are copied far more often than anything asks for those.
  private indirect enum SharedDetails: Hashable, Sendable {
    case shared(Details)
  }

  /// The container that holds the statement: `superview`, and the origin of coordinates.
  public var container: ConstraintView
  /// What the statement says, comparison by comparison.
  public var constraints: [AnchorConstraint]
  /// The place of the element in the document.
  package var range: SourceRange
  /// How the statement is written.
  package var kind: Kind = .program
  private var shared: SharedDetails

  private var details: Details {
    get {
      switch shared {
      case .shared(let details): details
      }
    }
    set { shared = .shared(newValue) }
  }

  /// The statement as its author wrote it, for messages.
  public var text: String {
    get { details.text }
    set { details.text = newValue }
  }

  /// The name for later edits; `nil` for none.
  public var id: String? {
    get { details.id }
    set { details.id = newValue }
  }

  /// The list of views that the comparisons were made of, where they depend on which of the views there are.
  public var stack: StackRule? {
    get { details.stack }
    set { details.stack = newValue }
  }

  /// The line that the comparisons hold away from views; `nil` for none.
  public var barrier: BarrierLine? {
    get { details.barrier }
    set { details.barrier = newValue }
  }

  /// The metrics that the statement names, in the order in which it names them first.
  package var metrics: [StatementMetric] {
    get { details.metrics }
    set { details.metrics = newValue }
  }

  /// The options of a visual format, as they are written; empty for none.
  package var options: String {
    get { details.options }
    set { details.options = newValue }
  }

  /// Creates a statement.
  public init(
    container: ConstraintView, constraints: [AnchorConstraint], text: String = "",
    id: String? = nil, stack: StackRule? = nil, barrier: BarrierLine? = nil
  ) {
    self.init(
      container: container, constraints: constraints, text: text, range: .start, id: id,
      stack: stack, barrier: barrier)
  }

  /// Creates a statement that stands in a document.
  package init(
    container: ConstraintView, constraints: [AnchorConstraint], text: String = "",
    range: SourceRange, id: String? = nil, stack: StackRule? = nil, barrier: BarrierLine? = nil
  ) {
    self.container = container
    self.constraints = constraints
    self.range = range
    shared = .shared(Details(text: text, id: id, stack: stack, barrier: barrier))
  }

  /// Replaces the constant of the first comparison, in a stack the first space.
  public mutating func setConstant(_ constant: Double) {
    guard !constraints.isEmpty else { return }
    constraints[0].constant = constant
    if stack != nil { stack?.setFirstSpace(constant) }
  }
}

/// A number with a name that a statement has.
package struct StatementMetric: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The number.
  package var value: Double
  /// The place of the element that gives it.
  package var range: SourceRange
  /// Whether it is given as a number alone that no other metric uses: that number can be another one.
  package var isPlain: Bool

  /// Creates a metric of a statement.
  package init(_ name: String, value: Double, range: SourceRange, isPlain: Bool) {
    (self.name, self.value, self.range, self.isPlain) = (name, value, range, isPlain)
  }
}

extension StatementMetric {
  /// Whether it is the same one, whatever its number.
  func isSame(as other: StatementMetric) -> Bool { name == other.name && range == other.range }
}

/// A line at the farthest of some edges, which other statements name.
public struct BarrierLine: Hashable, Sendable {
  /// The name of the line among views.
  public var line: ConstraintView
  /// Which edges it is about: the line is at the largest trailing, right or bottom edge, or at the least leading, left
  /// or top one.
  public var edge: LayoutAttribute

  /// Creates a line.
  public init(_ line: ConstraintView, edge: LayoutAttribute) {
    self.line = line
    self.edge = edge
  }

  /// Whether the line is behind the views.
  var isBehind: Bool { edge == .trailing || edge == .right || edge == .bottom }
}

/// What a box brings along for the constraints around it, beside its style.
public struct ConstraintAttributes: Hashable, Sendable {
  /// The distances of a constraint container's margin edges from its border box, in points.
  public var layoutMargins = Edges<Double>(8)
  /// The distances of a constraint container's safe area from its border box, in points; `nil` for what the canvas's
  /// safe area leaves of it.
  public var safeArea: Edges<Double>?
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

  /// Creates a pair.
  package init(horizontal: Priority, vertical: Priority) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Whether both are required.
  package var isRequired: Bool { horizontal == .required && vertical == .required }

  /// The priority of an axis.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
