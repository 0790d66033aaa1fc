import StrutConstraints

extension AnchorConstraint {
  /// How far an equality moves an edge of one view across the opposite edge of another one, so that the two stand in one
  /// another; `nil` where it says nothing of two such edges, or keeps them apart.
  var crossing: Double? {
    guard relation == .equal, multiplier == 1, space == nil, constant != 0, let second,
      first.attribute.isEdge, second.attribute == first.attribute.oppositeEdge,
      second.view != first.view, second.area == .frame
    else { return nil }
    return first.attribute.isFarEdge == (constant > 0) ? abs(constant) : nil
  }

  /// The same comparison with a distance of the other sign.
  var withOppositeSign: AnchorConstraint {
    var other = self
    other.constant = -constant
    return other
  }
}

extension LayoutAttribute {
  /// Whether it is an edge behind what it belongs to.
  var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }
}
