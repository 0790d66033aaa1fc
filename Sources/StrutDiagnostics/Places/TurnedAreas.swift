import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that stand outside of the safe area or the margins, since one end of them is held at the opposite one of that.
struct TurnedAreas: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each equation that says so.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard let (constraint, second) = statement.loneComparison,
        constraint.relation == .equal, constraint.multiplier == 1, second.area == .safeArea,
        second.view == statement.container, constraint.first.attribute.isEdge,
        second.attribute == constraint.first.attribute.oppositeEdge,
        second.attribute.isStart == (constraint.constant < 0), constraint.constant != 0
      else { return nil }
      return warning(constraint, second, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ second: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let view = BoxID(Int(constraint.first.view.index))
    let container = BoxID(Int(second.view.index))
    guard !constraint.first.view.isHelper, boxes.layout.parent(of: view) == container,
      boxes.layout.style(of: view).display != .none, boxes.elements[view.index].kind != .guide
    else { return nil }
    var (far, near) = (constraint, constraint.withOppositeSign)
    far.second?.attribute = constraint.first.attribute
    near.first.attribute = second.attribute
    // At the other end of the screen is what comes last there.
    let meant = [far, near].first { meant in
      trials.mends(ConstraintProposal([meant], omitting: [constraint]), in: container) {
        $0.isInside(view, of: container) && !$0.hasTextInText(view, of: boxes)
          && (second.attribute.axis == .horizontal || $0.keepsOrder(of: view, in: boxes))
      }
    }
    guard let meant else { return nil }
    let name = boxes.statementName(of: view, in: source)
    let (own, edge) = (constraint.first.attribute.rawValue, second.attribute.rawValue)
    let side = second.attribute.isStart ? "before" : "behind"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) stands \(side) the safe area: its \(own) is held at the \(edge) of that",
      at: statement.range,
      hints: [
        "inside of it is <constraint>\(name).\(meant.first.attribute.rawValue) == "
          + "superview.safeArea.\(meant.first.attribute.rawValue)\(meant.constant.asSummand)</constraint>"
      ])
  }
}

extension LayoutAttribute {
  /// Whether it is an edge at which what it belongs to begins.
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
}
