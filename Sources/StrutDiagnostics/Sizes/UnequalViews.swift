import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Containers of a format that have no length, where others of it are as long as one of them: the length was forgotten, and a text
/// in them is cut.
struct UnequalViews: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole whose container is the only one of a row without a length, as what follows that it is whole; `nil`
  /// where that is not the reason.
  func remedy(for text: BoxID) -> String? {
    guard let card = boxes.layout.parent(of: text), let parent = boxes.layout.parent(of: card)
    else { return nil }
    let view = ConstraintView(card.index)
    for (statement, _) in comparisons[view]
    where statement.kind == .format && statement.container == ConstraintView(parent.index) {
      let equal = statement.constraints.filter {
        $0.first.attribute == .width && $0.second?.attribute == .width && $0.multiplier == 1
          && $0.relation == .equal
      }
      guard let like = equal.first?.second,
        !equal.contains(where: { $0.first.view == view || $0.second?.view == view })
      else { continue }
      let width = AnchorConstraint(Anchor(view, .width), .equal, like)
      let isMended = trials.isMended(by: ConstraintProposal([width]), in: parent) {
        $0.fitsWords(of: text) && $0.standsOut <= 0
      }
      guard isMended else { continue }
      let names = [view, like.view].map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      return "with [\(names[0])(\(names[1]))] in \(place(of: statement.range))"
    }
    return nil
  }
}
