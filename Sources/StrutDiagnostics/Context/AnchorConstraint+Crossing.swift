import StrutBoxes
import StrutConstraints

extension AnchorConstraint {
  /// How far a comparison has an edge of one view across the opposite edge of another one, or lets it be there, so that the two
  /// stand in one another; `nil` where it says nothing of two such edges, or keeps them apart.
  var crossing: Double? {
    let bound: Relation = first.attribute.isFarEdge ? .lessOrEqual : .greaterOrEqual
    guard relation == .equal || relation == bound, multiplier == 1, space == nil, constant != 0,
      let second,
      first.attribute.isEdge, second.attribute == first.attribute.oppositeEdge,
      second.view != first.view, second.area == .frame
    else { return nil }
    return first.attribute.isFarEdge == (constant > 0) ? abs(constant) : nil
  }

  /// What an equality ties to an anchor; `nil` where it is not about that, and for numbers and other relations.
  func other(than anchor: Anchor) -> Anchor? {
    guard relation == .equal, let second else { return nil }
    return first == anchor ? second : second == anchor ? first : nil
  }

  /// Whether it holds the start of a view behind the end of another one, as that of a text behind a face.
  var startsBehind: Bool {
    guard let second, relation == .equal, multiplier == 1, constant >= 0 else { return false }
    return second.attribute.isFarEdge && second.attribute.axis == .horizontal
      && first.attribute == second.attribute.oppositeEdge
  }

  /// Whether it holds an edge of a view outside of the same edge of another one.
  var isOutside: Bool {
    guard let second, first.attribute == second.attribute, second.attribute.isEdge, constant != 0
    else { return false }
    return second.attribute.isFarEdge == (constant > 0)
  }

  /// The same comparison with a distance of the other sign.
  var withOppositeSign: AnchorConstraint {
    var other = self
    other.constant = -constant
    return other
  }
}

extension ConstraintStatement {
  /// The comparison of an equation that has a view across the edge of another one, by how much, and that edge; `nil` for every
  /// other statement.
  var crossing: (constraint: AnchorConstraint, edge: Anchor, amount: Double)? {
    guard kind == .equation, constraints.count == 1, let constraint = constraints.first,
      let edge = constraint.second, let amount = constraint.crossing, !edge.view.isHelper,
      !constraint.first.view.isHelper, edge.view != container, constraint.first.view != container
    else { return nil }
    return (constraint, edge, amount)
  }
}

extension Relation {
  /// The relation as an equation in a document has it.
  var inMarkup: String { self == .lessOrEqual ? "≤" : symbol }
}

extension LayoutAttribute {
  /// Whether it is an edge behind what it belongs to.
  var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

  /// Whether it is an edge of a view.
  var isEdge: Bool { oppositeEdge != self }
}
