import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Sides of views and guides that nothing is said of.
extension LooseGuides {
  /// The side that a `<follow>` does not say, where it says the opposite one and nothing else is about that axis; `nil` for others.
  func missingSide(of box: BoxID, _ numbers: [String]) -> Guide? {
    let view = ConstraintView(box.index)
    let lengths = numbers.filter { $0 == "width" || $0 == "height" }
    guard lengths.count == 1, let length = lengths.first,
      numbers.allSatisfy({ $0 == length || $0 == (length == "width" ? "x" : "y") }),
      !context.views.hasContent(box), boxes.layout.children(of: box).isEmpty,
      let container = boxes.layout.parent(of: box)
    else { return nil }
    let axis: Axis = length == "width" ? .horizontal : .vertical
    let own = comparisons[view].filter {
      $0.constraint.first.view == view && $0.constraint.first.attribute.axis == axis
    }
    if let side = missingEquation(of: box, own, numbers, in: container) { return side }
    guard numbers.count == 1, own.count == 1, let (statement, said) = own.first,
      statement.kind == .follow,
      let target = said.second, said.first.attribute.isEdge,
      target.attribute == said.first.attribute,
      statement.constraints.count == 3 || boxes.elements[box.index].kind == .guide,
      !context.isComputed(statement)
    else { return nil }
    let side = said.first.attribute.oppositeEdge
    var meant = said.withOppositeSign
    meant.first.attribute = side
    meant.second?.attribute = side
    let found = trials.outcome(of: ConstraintProposal([meant]), in: container) { outcome in
      outcome.openNumbers(of: box).isEmpty && outcome.standsOut <= 0
    }
    guard let found else { return nil }
    let sides = statement.constraints.map(\.first.attribute.rawValue)
    let isLast = Set(sides).count == 3 && target.area == .frame
    return Guide(
      box: box,
      hint:
        "\(place(of: statement.range)) says \(sides.listed()), and nothing of its \(side.rawValue): "
        + (isLast ? "on=\"edges\" there does" : "\(side.rawValue) there as well ends it"),
      outcome: found)
  }

  /// The equation about a side of a guide that is missing, where one holds the opposite side at the container, or behind another view;
  /// `nil` for others.
  private func missingEquation(
    of box: BoxID, _ own: [ComparisonsByView.Entry], _ numbers: [String], in container: BoxID
  ) -> Guide? {
    let owner = ConstraintView(container.index)
    guard boxes.elements[box.index].kind == .guide, own.count == 1,
      let (said, target) = own[0].statement.loneComparison, said.relation == .equal,
      said.multiplier == 1, said.space == nil, said.first.attribute.isEdge,
      !context.isComputed(own[0].statement),
      let meant = otherSide(of: said, target, in: owner)
    else { return nil }
    let found = trials.outcome(of: ConstraintProposal([meant]), in: container) { outcome in
      Set(outcome.openNumbers(of: box)).isDisjoint(with: numbers) && outcome.standsOut <= 0
    }
    return found.map {
      Guide(
        box: box,
        hint:
          "nothing is said of its \(meant.first.attribute.rawValue), and what is tied to it is as open: "
          + equation(meant, in: owner),
        outcome: $0)
    }
  }
  /// What holds the side of a guide opposite to one that is held: as far from the container, or at its edge or its margin where the
  /// other sides are.
  private func otherSide(
    of said: AnchorConstraint, _ target: Anchor, in owner: ConstraintView
  ) -> AnchorConstraint? {
    let side = said.first.attribute.oppositeEdge
    if target.view == owner {
      guard target.attribute == said.first.attribute else { return nil }
      var meant = said.withOppositeSign
      meant.first.attribute = side
      meant.second?.attribute = side
      return meant
    }
    guard !target.view.isHelper && target.attribute == side else { return nil }
    let across = comparisons[said.first.view].lazy.compactMap { _, constraint -> Anchor? in
      constraint.first.view == said.first.view && constraint.relation == .equal
        && constraint.second?.view == owner ? constraint.second : nil
    }.first
    return across.map {
      AnchorConstraint(Anchor(said.first.view, side), .equal, Anchor(owner, side, of: $0.area))
    }
  }
}
