import StrutCore

extension Axis {
  /// The edges at which a view begins and ends along the axis.
  package var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }
}
