import StrutCore

/// The views that statements name along each axis.
package struct NamedViews {
  private var horizontal: Set<ConstraintView> = []
  private var vertical: Set<ConstraintView> = []

  /// Goes through all comparisons of the statements once.
  package init(_ statements: [ConstraintStatement]) {
    for constraint in statements.lazy.flatMap(\.constraints) {
      let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
      switch constraint.first.attribute.axis {
      case .horizontal: horizontal.formUnion(views)
      case .vertical: vertical.formUnion(views)
      }
    }
  }

  /// Whether a comparison along the axis names the view.
  package func contains(_ view: ConstraintView, along axis: Axis) -> Bool {
    axis == .horizontal ? horizontal.contains(view) : vertical.contains(view)
  }
}
