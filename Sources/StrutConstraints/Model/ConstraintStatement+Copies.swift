import StrutCore

/// Visual formats that were copied for the next row, in which the name of a view was not changed.
extension ConstraintStatement {
  /// The views that a format has where an earlier one has them, while other views of it are others; none where the two do
  /// not say the same of their views.
  package func viewsKept(from original: ConstraintStatement) -> [ConstraintView] {
    guard kind == .format, original.kind == .format, container == original.container,
      constraints.count == original.constraints.count
    else { return [] }
    var partners: [ConstraintView: ConstraintView] = [:]
    for (own, other) in zip(constraints, original.constraints) {
      guard own.saysTheSame(as: other) else { return [] }
      for (view, partner) in [(own.first.view, other.first.view), views(own, other)] {
        guard (view == container) == (partner == container),
          partners.updateValue(partner, forKey: view).map({ $0 == partner }) ?? true
        else { return [] }
      }
    }
    let views = partners.filter { !$0.key.isHelper && $0.key != container }
    guard views.contains(where: { $0.key != $0.value }) else { return [] }
    return views.filter { $0.key == $0.value }.keys.sorted { $0.index < $1.index }
  }

  private func views(
    _ own: AnchorConstraint, _ other: AnchorConstraint
  ) -> (ConstraintView, ConstraintView) {
    (own.second?.view ?? own.first.view, other.second?.view ?? other.first.view)
  }

  /// The view that was most likely to stand where one of an earlier format was kept: the next one that no statement names
  /// along the format, behind the other views of it.
  ///
  /// - Parameters:
  ///   - kept: The view that was kept.
  ///   - idle: The views of the container that no statement names along the format, in document order.
  package func viewMeant(
    insteadOf kept: ConstraintView, amongIdle idle: [ConstraintView]
  ) -> ConstraintView? {
    let last = viewsInOrder.filter { $0 != kept }.map(\.index).max() ?? 0
    let next = idle.partitioningIndex { $0.index > last }
    return next < idle.count ? idle[next] : idle.first
  }

  /// The axis along which the statement says something first; `nil` where it says nothing.
  package var axis: Axis? { constraints.first?.first.attribute.axis }

  /// The statement with another view in place of one.
  package func replacing(
    _ view: ConstraintView, by other: ConstraintView
  ) -> ConstraintStatement {
    var result = self
    result.constraints = constraints.map { $0.replacing(view, by: other) }
    return result
  }
}

extension AnchorConstraint {
  /// The comparison with another view in place of one.
  package func replacing(_ view: ConstraintView, by other: ConstraintView) -> AnchorConstraint {
    var result = self
    if result.first.view == view { result.first.view = other }
    if result.second?.view == view { result.second?.view = other }
    return result
  }

  /// Whether it says of its views what another comparison says of others.
  fileprivate func saysTheSame(as other: AnchorConstraint) -> Bool {
    first.attribute == other.first.attribute && first.area == other.first.area
      && relation == other.relation && second?.attribute == other.second?.attribute
      && second?.area == other.second?.area && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority && space == other.space
  }
}
