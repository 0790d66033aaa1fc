import StrutBoxes
import StrutConstraints

extension AnchorConstraint {
  /// The comparison with another view in place of one.
  func replacing(_ view: ConstraintView, by other: ConstraintView) -> AnchorConstraint {
    var result = self
    if result.first.view == view { result.first.view = other }
    if result.second?.view == view { result.second?.view = other }
    return result
  }
}
