import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Sides that a `<follow>` forgets.
extension LooseGuides {
  /// The side that a `<follow>` does not say, where it says the opposite one and nothing else is about that axis; `nil` for others.
  func missingSide(of box: BoxID, _ numbers: [String]) -> Guide? {
    let view = ConstraintView(box.index)
    guard numbers.count == 1, let length = numbers.first, length == "width" || length == "height",
      !context.views.hasContent(box), boxes.layout.children(of: box).isEmpty,
      let container = boxes.layout.parent(of: box)
    else { return nil }
    let axis: Axis = length == "width" ? .horizontal : .vertical
    let own = comparisons[view].filter {
      $0.constraint.first.view == view && $0.constraint.first.attribute.axis == axis
    }
    guard own.count == 1, let (statement, said) = own.first, statement.kind == .follow,
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
}
