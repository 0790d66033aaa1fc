import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are open along one axis since an equation holds their middle along the other one: `a.centerX == b.centerX` of a label
/// that was to stand in the row of its field.
struct WrongAxes: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The equation about the other axis with which nothing of a view is open; `nil` where there is none.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    guard let container = boxes.layout.parent(of: box), numbers.count == 1 else { return nil }
    let (written, wanted): (LayoutAttribute, LayoutAttribute)
    switch numbers[0] {
    case "y": (written, wanted) = (.centerX, .centerY)
    case "x": (written, wanted) = (.centerY, .centerX)
    default: return nil
    }
    let view = ConstraintView(box.index)
    for (statement, constraint) in comparisons[view] {
      guard let (_, target) = statement.loneComparison, constraint.first == Anchor(view, written),
        target.attribute == written, constraint.constant == 0, constraint.relation == .equal,
        constraint.multiplier == 1, !target.view.isHelper
      else { continue }
      var meant = constraint
      meant.first.attribute = wanted
      meant.second?.attribute = wanted
      let outcome = trials.outcome(
        of: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { $0.openNumbers(of: box).isEmpty && $0.worsening < 0 && $0.standsOut <= 0 }
      guard let outcome else { continue }
      context.outcomes.keep(outcome)
      return
        "its middle is held along the other axis in \(place(of: statement.range)): write \(equation(meant, in: statement.container)) there"
    }
    return nil
  }
}
