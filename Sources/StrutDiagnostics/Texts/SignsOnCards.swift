import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views on words of a container beside them, at one of whose views an equation holds them: they were to be at the container.
struct SignsOnCards: ContextualMessages {
  /// The most warnings, and the most views of a container that are looked at.
  private static let (mostWarnings, mostViews) = (4, 60)
  /// The least width of words that is covered, in points, and the least part of their height.
  private static let (leastWidth, leastHeight) = (4.0, 0.25)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView,
        case let (sign, named) = (
          BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index))
        ),
        let card = boxes.layout.parent(of: named), let container = boxes.layout.parent(of: sign),
        card != container, boxes.layout.parent(of: card) == container, card.index < sign.index,
        ConstraintView(container.index) == statement.container, isTied(sign, to: card),
        boxes.isOpaque(sign)
      else { return nil }
      let covered = texts(of: card).filter { covers(sign, $0, in: card) }
      return covered.isEmpty ? nil : warning(constraint, sign, covered, card, statement)
    }
  }

  /// Whether another equation holds a view at a container.
  private func isTied(_ sign: BoxID, to card: BoxID) -> Bool {
    let (view, other) = (ConstraintView(sign.index), ConstraintView(card.index))
    return comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.second?.view == other
    }
  }

  private func texts(of card: BoxID) -> [BoxID] {
    boxes.layout.children(of: card).prefix(Self.mostViews).filter(boxes.showsText)
  }

  private func covers(_ sign: BoxID, _ text: BoxID, in card: BoxID) -> Bool {
    guard var words = context.views.placeOfWords(in: text) else { return false }
    let origin = boxes.layout.frame(of: card).origin
    words.origin.x += origin.x
    words.origin.y += origin.y
    guard let common = words.intersection(boxes.layout.frame(of: sign))?.size else { return false }
    return common.width > Self.leastWidth && common.height > Self.leastHeight * words.size.height
  }

  private func warning(
    _ constraint: AnchorConstraint, _ sign: BoxID, _ covered: [BoxID], _ card: BoxID,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let edges: [LayoutAttribute] =
      constraint.first.attribute.axis == .vertical
      ? [.top, .bottom, .centerY] : [.trailing, .leading, .centerX]
    let meant = edges.map { edge in
      var meant = constraint
      meant.second = Anchor(ConstraintView(card.index), edge)
      return meant
    }.first { isMended(constraint, by: $0, sign, in: card, BoxID(Int(statement.container.index))) }
    guard let meant else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: sign)) covers words of \(covered.map(boxes.name).listed()) in \(boxes.name(of: card))",
      at: statement.range, hints: ["nothing is covered with \(equation(meant))"])
  }

  private func isMended(
    _ written: AnchorConstraint, by meant: AnchorConstraint, _ sign: BoxID, in card: BoxID,
    _ container: BoxID
  ) -> Bool {
    let texts = texts(of: card)
    return trials.isMended(by: ConstraintProposal([meant], omitting: [written]), in: container) {
      outcome in
      guard let own = outcome.frame(of: sign), let origin = outcome.frame(of: card)?.origin else {
        return false
      }
      return outcome.standsOut <= 0
        && texts.allSatisfy { text in
          guard var frame = outcome.frame(of: text) else { return false }
          frame.origin.x += origin.x
          frame.origin.y += origin.y
          return !own.overlaps(frame)
        }
    }
  }
}
