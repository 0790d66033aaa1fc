import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since an equation holds their end at a distance from the start of their container, and not at its end.
struct TurnedEnds: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole, as the end of a sentence; `nil` where nothing of that kind does.
  func remedy(for box: BoxID) -> String? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    for (statement, constraint) in comparisons[view] {
      guard let (_, target) = statement.loneComparison, constraint.first.view == view,
        target.view == owner, constraint.relation == .equal, constraint.multiplier == 1,
        constraint.first.attribute.isEdge, constraint.first.attribute.axis == .horizontal,
        target.attribute == constraint.first.attribute.oppositeEdge
      else { continue }
      var meant = constraint
      meant.second?.attribute = constraint.first.attribute
      meant.constant = 0
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) {
        $0.fitsWords(of: box) && $0.isInside(box, of: container)
          && !$0.hasTextInText(box, of: boxes)
      }
      guard isMended else { continue }
      return "with \(equation(meant, in: owner)) in place of \(place(of: statement.range))"
    }
    return nil
  }
}
