import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Two formats of one view whose letters H and V are exchanged, so that what is held behind it stands outside of its container.
struct TurnedFormats: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What is told of a view that stands outside, with the place of the first of the formats; `nil` where no such two are why.
  func hint(for box: BoxID, in container: BoxID) -> (hint: String, range: SourceRange)? {
    let own = ConstraintView(box.index)
    for (_, constraint) in comparisons[own] {
      guard constraint.first.view == own, constraint.relation == .equal,
        let second = constraint.second, second.attribute == constraint.first.attribute.oppositeEdge,
        second.attribute.isFarEdge, !second.view.isHelper,
        let formats = formats(of: second.view, in: container)
      else { continue }
      let written = formats.flatMap(\.constraints)
      let isMended = context.outcomes.isMended(
        by: ConstraintProposal(written.map(\.turned), omitting: written), in: container
      ) { $0.isInside(box, of: container) && $0.standsOut < 0 }
      guard isMended else { continue }
      let words = formats.map { "\($0.turnedText)</vfl>" }
      return ("H and V are exchanged: it is inside with \(words.listed())", formats[0].range)
    }
    return nil
  }

  /// The two formats of a view alone, of which one says both of its ends and the other one its length.
  private func formats(
    of view: ConstraintView, in container: BoxID
  ) -> [ConstraintStatement]? {
    var found: [ConstraintStatement] = []
    for (statement, _) in comparisons[view]
    where !found.contains(where: { $0.range == statement.range }) {
      guard statement.kind == .format,
        statement.viewsInOrder.filter({ $0 != statement.container }) == [view],
        statement.container == ConstraintView(container.index), !context.isComputed(statement)
      else { continue }
      found.append(statement)
    }
    guard found.count == 2, Set(found.map(\.axis)).count == 2,
      found.contains(where: { hasLength($0) && !hasBothEnds($0, container) }),
      found.contains(where: { !hasLength($0) && hasBothEnds($0, container) })
    else { return nil }
    return found
  }

  private func hasLength(_ format: ConstraintStatement) -> Bool {
    format.constraints.contains { $0.first.attribute.kind == .size }
  }

  private func hasBothEnds(_ format: ConstraintStatement, _ container: BoxID) -> Bool {
    format.constraints.count { $0.first.attribute.kind != .size } == 2
  }
}

extension AnchorConstraint {
  /// The same comparison along the other axis.
  fileprivate var turned: AnchorConstraint {
    var other = self
    other.first.attribute = first.attribute.turned
    if let second { other.second?.attribute = second.attribute.turned }
    return other
  }
}

extension LayoutAttribute {
  /// The attribute that is along the other axis what this one is along its own.
  fileprivate var turned: LayoutAttribute {
    switch self {
    case .leading, .left: .top
    case .trailing, .right: .bottom
    case .top: .leading
    case .bottom: .trailing
    case .width: .height
    case .height: .width
    case .centerX: .centerY
    default: .centerX
    }
  }
}
