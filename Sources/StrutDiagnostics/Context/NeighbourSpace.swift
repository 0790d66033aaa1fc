import StrutBoxes
import StrutConstraints
import StrutCore

/// What an equality says of the distance of a view's edge from something else.
struct NeighbourSpace {
  /// The view's edge.
  var edge: LayoutAttribute
  /// What is at a distance from it.
  var other: Anchor
  /// By how much the other one is further in reading direction, or below.
  var distance: Double
  /// Whether the other one is the container that holds the statement.
  var isOfContainer: Bool

  /// - Parameter view: The view whose edge it is about.
  init?(_ constraint: AnchorConstraint, at view: ConstraintView, in container: ConstraintView) {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil, !constraint.first.view.isHelper,
      !second.view.isHelper
    else { return nil }
    if constraint.first.view == view {
      (edge, other, distance) = (constraint.first.attribute, second, -constraint.constant)
    } else if second.view == view {
      (edge, other, distance) = (second.attribute, constraint.first, constraint.constant)
    } else {
      return nil
    }
    guard edge.oppositeEdge != edge else { return nil }
    isOfContainer = other.view == container
  }

  /// Whether it is between two views side by side or below one another.
  var isBetween: Bool { other.attribute == edge.oppositeEdge && !isOfContainer }
}
