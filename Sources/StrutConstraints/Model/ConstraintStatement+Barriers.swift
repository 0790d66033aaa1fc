/// What a barrier is about.
extension ConstraintStatement {
  /// The views that a barrier is about, in the order of its comparisons.
  package var viewsOfBarrier: [ConstraintView] {
    constraints.compactMap(\.second?.view).filter { !$0.isHelper }
  }

  /// What a barrier would say of one more view; `nil` for other statements, and where it is about that already.
  package func comparison(alsoWith view: ConstraintView) -> AnchorConstraint? {
    guard barrier != nil, var joined = constraints.first,
      !constraints.contains(where: { $0.second?.view == view })
    else { return nil }
    joined.second?.view = view
    return joined
  }
}
