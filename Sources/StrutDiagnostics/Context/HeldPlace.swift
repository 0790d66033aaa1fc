import StrutBoxes
import StrutConstraints

/// Where an equation holds an edge, a middle or a size of a view: at a distance from that of another view.
struct HeldPlace: Hashable {
  var attribute: LayoutAttribute
  var target: Anchor
  var distance: Double
}

extension ConstraintStatement {
  /// The one comparison of an equation with something on its other side, and what that is; `nil` for every other statement.
  var loneComparison: (constraint: AnchorConstraint, target: Anchor)? {
    guard kind == .equation, constraints.count == 1, let constraint = constraints.first,
      let target = constraint.second
    else { return nil }
    return (constraint, target)
  }

  /// The comparison of an equation that holds a view at another one of its container, and what it is held at; `nil` for
  /// every other statement.
  var heldAtView: (constraint: AnchorConstraint, target: Anchor)? {
    guard let (constraint, target) = loneComparison, constraint.relation == .equal,
      constraint.multiplier == 1, !target.view.isHelper, !constraint.first.view.isHelper,
      target.view != container
    else { return nil }
    return (constraint, target)
  }
}

extension AnchorConstraint {
  /// The place that it is about, where it holds something at `target`.
  func place(at target: Anchor) -> HeldPlace {
    HeldPlace(attribute: first.attribute, target: target, distance: constant)
  }
}
