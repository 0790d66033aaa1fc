import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Rows of views that are equally long and begin at the start of their container, where nothing holds the end of the last one.
struct LooseRowEnds: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What holds the end of the last of some views as far from the end of the container as the first is from its start; `nil` where that
  /// does not decide all of them.
  func hint(for views: [BoxID], _ axis: Axis) -> String? {
    let edges = axis.edges
    guard views.count > 1, let container = boxes.layout.parent(of: views[0]),
      views.allSatisfy({ boxes.layout.parent(of: $0) == container }),
      let (first, inset) = start(of: views, in: container, at: edges.start),
      let last = views.last(where: { !isHeld($0, at: edges.end) && $0 != first })
    else { return nil }
    let owner = ConstraintView(container.index)
    let end = AnchorConstraint(
      Anchor(ConstraintView(last.index), edges.end), .equal,
      Anchor(owner, edges.end, of: inset.area), plus: -inset.distance)
    let numbers = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    let isMended = trials.isMended(by: ConstraintProposal([end]), in: container) { outcome in
      views.allSatisfy {
        outcome.decides(numbers, of: $0) && outcome.isInside($0, of: container)
          && (outcome.frame(of: $0)?.size.extent(axis) ?? 0) >= 1
      } && outcome.standsOut <= 0
    }
    guard isMended else { return nil }
    return "nothing holds the end of \(boxes.name(of: last)): \(equation(end, in: owner)) does"
  }

  /// The view that an equality holds at the start of a container, and where.
  private func start(
    of views: [BoxID], in container: BoxID, at edge: LayoutAttribute
  ) -> (box: BoxID, inset: (area: LayoutArea, distance: Double))? {
    let owner = ConstraintView(container.index)
    for box in views {
      let own = Anchor(ConstraintView(box.index), edge)
      for (_, constraint) in comparisons[own.view] {
        guard constraint.first == own, let second = constraint.second, second.view == owner,
          second.attribute == edge, constraint.relation == .equal, constraint.multiplier == 1,
          constraint.constant >= 0
        else { continue }
        return (box, (second.area, constraint.constant))
      }
    }
    return nil
  }

  private func isHeld(_ box: BoxID, at edge: LayoutAttribute) -> Bool {
    let end = Anchor(ConstraintView(box.index), edge)
    return comparisons[end.view].contains { _, constraint in
      constraint.first == end || constraint.second == end
    }
  }
}
