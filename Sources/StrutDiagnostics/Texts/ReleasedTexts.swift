import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since they end where something lower ends: without that, and with the end of the container at
/// their own, they are whole.
struct ReleasedTexts: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole that is not as high as its lines; `nil` where that is something else.
  ///
  /// - Parameters:
  ///   - axis: The axis on which it is cut.
  ///   - height: The height that it needs.
  func remedy(for box: BoxID, _ axis: Axis, _ height: Double) -> String? {
    let view = ConstraintView(box.index)
    guard axis == .vertical, let container = boxes.layout.parent(of: box),
      let id = boxes.elements[box.index].id
    else {
      return nil
    }
    let owner = ConstraintView(container.index)
    for entry in comparisons[view] {
      guard let second = entry.constraint.second, isTie(entry.constraint), second.view != owner,
        entry.constraint.first.view != owner
      else { continue }
      let other = entry.constraint.first.view == view ? second.view : entry.constraint.first.view
      let holds = comparisons[other].filter { hold in
        isTie(hold.constraint)
          && [hold.constraint.first.view, hold.constraint.second?.view].contains(owner)
      }
      let ends = holds.map { $0.constraint.replacing(other, by: view) }
      let proposal = ConstraintProposal(
        ends, omitting: [entry.constraint] + holds.map(\.constraint))
      let mends = trials.mends(proposal, in: container) {
        $0.worsening < 0 && ($0.frame(of: box)?.size.height ?? 0) >= height - 1
      }
      if mends { return words(id.nameInStatements, box, entry, other, holds, ends) }
    }
    return nil
  }

  /// Whether a comparison says that two views end at one line, or at a distance from it.
  private func isTie(_ constraint: AnchorConstraint) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1
      && constraint.first.attribute == .bottom && constraint.second?.attribute == .bottom
  }

  private func words(
    _ id: String, _ box: BoxID, _ tie: ComparisonsByView.Entry, _ other: ConstraintView,
    _ holds: [ComparisonsByView.Entry], _ ends: [AnchorConstraint]
  ) -> String {
    let option = tie.statement.options.contains("alignAllBottom")
    let loose =
      option
      ? "alignAllBottom in \(place(of: tie.statement.range))"
      : "the bottom of \(boxes.name(of: box)) in \(place(of: tie.statement.range))"
    let rival = boxes.name(of: BoxID(Int(other.index)))
    let held = holds.map { "the bottom of \(rival) in \(place(of: $0.statement.range))" }
    let equations = ends.map { end -> String in
      let target = end.first.view == ConstraintView(box.index) ? end.second : end.first
      let area = target?.area ?? .frame
      let distance = end.first.view == ConstraintView(box.index) ? end.constant : -end.constant
      if area == .margin, distance == 0, id.first != "`" { return "<vfl>V:[\(id)]-|</vfl>" }
      let anchor = area == .frame ? "superview.bottom" : "superview.\(area).bottom"
      return "<constraint>\(id).bottom == \(anchor)\(distance.asSummand)</constraint>"
    }
    let with = equations.isEmpty ? "" : ", and with \(equations.listed())"
    return "without \(([loose] + held).listed())\(with)"
  }

}
