import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes and images of a row whose height is said to be the width of their neighbour, or the other way round, although both are as wide and
/// have different heights by that: the height of the neighbour was meant, which follows from its width. One that is a number is none for
/// others, beside which a square may stand.
struct CrossedLengths: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView,
        constraint.first.attribute.kind == .size, target.attribute.kind == .size,
        constraint.first.attribute != target.attribute, target.area == .frame,
        constraint.first.view != target.view, constraint.constant == 0, constraint.space == nil,
        !context.isComputed(statement)
      else { return nil }
      return warning(constraint, target, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ target: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (view, other) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)))
    let axis = constraint.first.attribute.axis
    let sizes = [view, other].map { boxes.layout.frame(of: $0).size }
    guard let container = boxes.layout.parent(of: view),
      boxes.layout.parent(of: other) == container, areAlike(view, other),
      boxes.points(of: other, along: axis) == nil,
      abs(sizes[0].extent(axis.opposite) - sizes[1].extent(axis.opposite)) < 1,
      abs(sizes[0].extent(axis) - sizes[1].extent(axis)) > 2,
      context.areTied(view, other, along: axis.opposite)
    else { return nil }
    var meant = constraint
    meant.second?.attribute = constraint.first.attribute
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) { outcome in
      guard let own = outcome.frame(of: view), let like = outcome.frame(of: other) else {
        return false
      }
      return abs(own.size.extent(axis) - like.size.extent(axis)) < 1 && outcome.standsOut <= 0
    }
    guard isMended else { return nil }
    let (own, length) = (constraint.first.attribute.rawValue, target.attribute.rawValue)
    let long = axis == .horizontal ? "wide" : "high"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is \(shortest(sizes[0].extent(axis))) \(long) and \(boxes.name(of: other)) "
        + "\(shortest(sizes[1].extent(axis))): its \(own) is held at the \(length) of that",
      at: statement.range,
      hints: ["as \(long) as that it is with \(equation(meant, in: statement.container))"])
  }

  /// Whether two views are boxes or images alike, of a row.
  private func areAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    boxes.isGround(one) && boxes.isGround(other) || boxes.isPicture(one) && boxes.isPicture(other)
  }
}
