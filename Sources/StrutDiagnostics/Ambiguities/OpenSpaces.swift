import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Columns of texts that are pinned at both ends, so that one of the texts has to grow: the space behind them was to be what grows.
struct OpenSpaces: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The space that leaves what is left over, behind the last of some texts; `nil` where that does not decide them.
  func hint(behind rivals: [BoxID]) -> String? {
    guard rivals.allSatisfy(boxes.isBareText), let container = boxes.layout.parent(of: rivals[0]),
      let last = rivals.max(by: { frame($0).minY < frame($1).minY }),
      let (statement, written, next) = space(behind: last), !rivals.contains(next)
    else { return nil }
    var meant = written
    meant.relation = written.first.attribute == .top ? .greaterOrEqual : .lessOrEqual
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [written]), in: container
    ) { outcome in
      rivals.allSatisfy {
        outcome.decides(["y", "height"], of: $0) && outcome.isInside($0, of: container)
      } && outcome.isInside(next, of: container)
    }
    guard isMended else { return nil }
    let amount = shortest(abs(written.constant))
    return
      "(>=\(amount)) in place of \(amount) before \(boxes.name(of: next)) in \(place(of: statement.range)) leaves it between them"
  }

  private func frame(_ box: BoxID) -> Rect { boxes.layout.frame(of: box) }

  /// The comparison of a format that holds a view below another one, with that.
  private func space(
    behind box: BoxID
  ) -> (statement: ConstraintStatement, constraint: AnchorConstraint, next: BoxID)? {
    let bottom = Anchor(ConstraintView(box.index), .bottom)
    return comparisons[bottom.view].lazy.compactMap { statement, constraint in
      guard statement.kind == .format, constraint.relation == .equal, constraint.space == nil,
        constraint.second == bottom, constraint.first.attribute == .top, constraint.constant > 0,
        !constraint.first.view.isHelper, constraint.first.view != statement.container
      else { return nil }
      let next = BoxID(Int(constraint.first.view.index))
      return boxes.isBareText(next) ? nil : (statement, constraint, next)
    }.first
  }
}
