import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Cards and paragraphs that begin inside of their container by a distance and are as wide as that less the same distance, once: they end
/// at its edge.
struct UnevenEnds: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The largest distance, in points: what begins further in is a column of its own.
  private static let largestInset = 64.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.loneComparison, constraint.relation == .equal,
        constraint.first.attribute == .width,
        target == Anchor(statement.container, .width), constraint.multiplier == 1,
        constraint.space == nil, constraint.constant < 0, !constraint.first.view.isHelper,
        -constraint.constant <= Self.largestInset, !context.isComputed(statement)
      else { return nil }
      return warning(constraint, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (view, container) = (
      BoxID(Int(constraint.first.view.index)), BoxID(Int(statement.container.index))
    )
    let (frame, room) = (boxes.layout.frame(of: view), boxes.layout.frame(of: container).size)
    let inset = -constraint.constant
    let isTurned = boxes.isRightToLeft(container)
    let start = isTurned ? room.width - frame.maxX : frame.minX
    guard boxes.layout.parent(of: view) == container, abs(start - inset) < 0.5,
      isMissed(view, isTurned)
    else { return nil }
    var meant = constraint
    meant.constant = -2 * inset
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container, narrowing: view
    ) {
      $0.isInside(view, of: container) && $0.standsOut <= 0
        && !$0.hasTextInText(view, of: boxes)
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) begins \(shortest(inset)) inside of \(boxes.nameOfOwner(container)) and ends at its edge",
      at: statement.range,
      hints: ["as far from both edges it is with \(equation(meant, in: statement.container))"])
  }

  /// Whether the end of a view is seen: round corners at that, or words that are broken at it. A line, a ground or a drawer may well go on
  /// to the edge, with an outline and a shadow.
  private func isMissed(_ view: BoxID, _ isTurned: Bool) -> Bool {
    let paint = boxes.elements[view.index].paint
    guard paint.isPlain, boxes.layout.style(of: view).display != .none,
      boxes.layout.frame(of: view).size.height > Self.lineThickness
    else { return false }
    if boxes.isBareText(view) {
      guard let natural = context.views[view]?.naturalSize else { return false }
      return natural.width > boxes.layout.frame(of: view).size.width + 1
    }
    let radius = paint.borderRadius
    let corners =
      isTurned ? [radius.topLeft, radius.bottomLeft] : [radius.topRight, radius.bottomRight]
    return boxes.showsSomething(view) && corners.contains { $0 != .zero }
  }
}
