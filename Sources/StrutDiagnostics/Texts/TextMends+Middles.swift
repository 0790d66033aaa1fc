import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What a text in the middle of the wrong view was to be in the middle of.
extension TextMends {
  /// The equation that puts one of two texts into the middle of a view in which others of the container are, in place of that which puts it
  /// into the middle of another one; `nil` for none.
  func inMiddleOfOthers(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for text in [one, other] {
      let view = ConstraintView(text.index)
      for (statement, constraint) in comparisons[view] {
        guard let (_, target) = statement.loneComparison,
          constraint.first == Anchor(view, .centerY),
          constraint.relation == .equal, constraint.constant == 0, target.attribute == .centerY,
          !target.view.isHelper, !context.isComputed(statement)
        else { continue }
        for ground in middles(of: container, besides: view, and: target.view) {
          guard let mend = mend(statement, constraint, text, ground, apart: (one, other)) else {
            continue
          }
          return mend
        }
      }
    }
    return nil
  }

  private func mend(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ text: BoxID,
    _ ground: BoxID, apart texts: (BoxID, BoxID)
  ) -> Mend? {
    guard let container = boxes.layout.parent(of: text) else { return nil }
    var meant = constraint
    meant.second = Anchor(ConstraintView(ground.index), .centerY)
    let mends = outcomes.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) { outcome in
      guard let own = outcome.frame(of: text), let frame = outcome.frame(of: ground) else {
        return false
      }
      return outcome.separates(texts.0, texts.1) && frame.covers(own)
        && !outcome.hasTextInText(text, of: boxes) && outcome.standsOut <= 0
    }
    return mends
      ? Mend(
        range: statement.range,
        hint: "in the middle of \(boxes.name(of: ground)), as others are, it is \(equation(meant))")
      : nil
  }

  /// The grounds in whose middle equations hold other views of a container, in the order of the document.
  private func middles(
    of container: BoxID, besides view: ConstraintView, and target: ConstraintView
  ) -> [BoxID] {
    let found = boxes.layout.constraintStatements.compactMap { statement -> BoxID? in
      guard let (constraint, other) = statement.heldAtView, constraint.constant == 0,
        statement.container == ConstraintView(container.index), constraint.first.view != view,
        constraint.first.attribute == .centerY, other.attribute == .centerY, other.view != target,
        other.view != view
      else { return nil }
      let ground = BoxID(Int(other.view.index))
      return boxes.isGround(ground) && boxes.layout.parent(of: ground) == container ? ground : nil
    }
    return Set(found).sorted { $0.index < $1.index }
  }
}
