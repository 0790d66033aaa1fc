import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since their width is said to be the height of another view, or the other way round.
struct CrossedSizes: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole that is cut on an axis; `nil` where that is something else.
  ///
  /// - Parameter length: What it needs there.
  func remedy(for box: BoxID, _ axis: Axis, _ length: Double) -> String? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let view = ConstraintView(box.index)
    let own: LayoutAttribute = axis == .horizontal ? .width : .height
    for (statement, constraint) in comparisons[view] {
      guard statement.kind == .equation, statement.constraints.count == 1,
        constraint.first == Anchor(view, own), constraint.relation == .equal,
        constraint.multiplier == 1, let second = constraint.second, second.view != view,
        !second.view.isHelper, second.attribute.kind == .size, second.attribute != own
      else { continue }
      var meant = constraint
      meant.second?.attribute = own
      let proposal = ConstraintProposal([meant], omitting: [constraint])
      let mends = trials.mends(proposal, in: container) {
        ($0.frame(of: box)?.size.extent(axis) ?? 0) > length - 1
      }
      guard mends else { continue }
      let name = boxes.statementName(of: box, in: source)
      let other =
        second.view == statement.container
        ? "superview" : boxes.statementName(of: BoxID(Int(second.view.index)), in: source)
      let place = place(of: statement.range)
      return
        "with <constraint>\(name).\(own.rawValue) == \(other).\(own.rawValue)"
        + "\(constraint.constant.asSummand)</constraint> in \(place), where it is "
        + "\(other).\(second.attribute.rawValue)"
    }
    return nil
  }
}
