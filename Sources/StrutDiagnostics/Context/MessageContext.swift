import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What messages about the constraints of a tree are found with.
struct MessageContext {
  /// How much of a statement is looked at, in bytes.
  private static let longestStatement = 400

  /// The tree after its layout.
  let boxes: BoxTree
  /// The document, whose lines and names messages have.
  let source: SourceText
  /// The words for a place; `nil` for the lines of ``source``.
  let label: ((SourceRange) -> String)?
  /// What is compared with each view.
  let comparisons: ComparisonsByView
  /// What constraints placed in each container.
  let views: PlacedViews
  /// What tries a proposal before it is told.
  let trials: ConstraintTrials
  /// What comes of what was told.
  let outcomes: ToldOutcomes
  /// The views of each container that are joined along each axis.
  let joints = KnownJoints()

  init(
    boxes: BoxTree, source: SourceText, label: ((SourceRange) -> String)?,
    comparisons: ComparisonsByView, views: PlacedViews, trials: ConstraintTrials
  ) {
    (self.boxes, self.source, self.label) = (boxes, source, label)
    (self.comparisons, self.views, self.trials) = (comparisons, views, trials)
    outcomes = ToldOutcomes(trials, boxes)
  }

  /// The document; `nil` where a program says what views are.
  var document: SourceText? { label == nil ? source : nil }

  /// Whether a statement was written with braces, so that another value of a parameter or a row may say something else.
  func isComputed(_ statement: ConstraintStatement) -> Bool {
    guard let origin = source.origins?.origin(of: statement.range) else { return false }
    let start = Int(origin.range.lowerBound)
    let written = origin.source.text(in: SourceRange(start, start + Self.longestStatement))
    return written.prefix(upTo: written.firstRange(of: "</")?.lowerBound ?? written.endIndex)
      .contains("{")
  }

  /// Whether a statement is about two views.
  ///
  /// - Parameter axis: What it says something along; `nil` for either axis.
  func areTied(_ one: BoxID, _ other: BoxID, along axis: Axis? = nil) -> Bool {
    let (view, rival) = (ConstraintView(one.index), ConstraintView(other.index))
    return comparisons[view].contains { _, constraint in
      (axis == nil || constraint.first.attribute.axis == axis)
        && [constraint.first.view, constraint.second?.view].contains(rival)
    }
  }

  /// The words for a place, as `line 7`.
  func place(of range: SourceRange) -> String {
    label?(range) ?? source.lineWords(at: Int(range.lowerBound))
  }
}

/// A kind of messages that is found with a ``MessageContext``.
protocol ContextualMessages {
  /// What they are found with.
  var context: MessageContext { get }
}

extension ContextualMessages {
  var boxes: BoxTree { context.boxes }
  var source: SourceText { context.source }
  var label: ((SourceRange) -> String)? { context.label }
  var comparisons: ComparisonsByView { context.comparisons }
  var trials: ConstraintTrials { context.trials }

  /// The element that compares two views, as `<constraint>b.top == a.bottom + 8</constraint>`.
  ///
  /// - Parameter container: The container of the statement, which is called `superview` there; `nil` where it takes no part.
  func equation(_ constraint: AnchorConstraint, in container: ConstraintView? = nil) -> String {
    boxes.equation(constraint, in: container, source)
  }

  /// The space between two views that is told where nothing says another one, in points.
  static var usualSpace: Double { 8 }

  /// The largest thickness of a line between rows, in points.
  static var lineThickness: Double { 2 }

  /// The words for a place, as `line 7`.
  func place(of range: SourceRange) -> String { context.place(of: range) }

  /// How strongly a view keeps its words from side to side.
  func compression(of box: BoxID) -> Priority {
    boxes.layout.constraintAttributes(of: box).compression.horizontal
  }

  /// What a text does where it has no room for its words on one line.
  func givingWay(_ text: BoxID) -> String {
    boxes.isClamped(text)
      ? "is cut there" : "wraps there, or is cut by line-clamp=\"1\" text-overflow=\"ellipsis\""
  }

  /// The words for the place of a view: its name where another one is in the same line.
  func place(of box: BoxID, besides other: BoxID) -> String {
    let places = [box, other].map { place(of: boxes.elements[$0.index].range) }
    return places[0] == places[1] ? boxes.name(of: box) : places[0]
  }
}
