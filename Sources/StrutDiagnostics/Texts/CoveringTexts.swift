import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts with a background that cover the words of others, since a distance from them has the wrong sign.
struct CoveringTexts: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each statement that puts one text onto another one.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement -> [Diagnostic] in
      guard statement.kind == .equation || statement.kind == .format else { return [] }
      return statement.constraints.compactMap { warning($0, in: statement) }
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.constant != 0, constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute.oppositeEdge,
      !constraint.first.view.isHelper, !second.view.isHelper,
      constraint.first.view != statement.container, second.view != statement.container,
      second.attribute.isFarEdge == (constraint.constant < 0)
    else { return nil }
    let views = [constraint.first.view, second.view].map { BoxID(Int($0.index)) }
    let (under, cover) =
      views[0].index < views[1].index ? (views[0], views[1]) : (views[1], views[0])
    guard covers(cover, under), let container = boxes.layout.parent(of: under) else { return nil }
    var apart = constraint
    apart.constant = constraint.constant < 0 ? 8 : -8
    let proposal = ConstraintProposal([apart], omitting: [constraint])
    let mends = trials.mends(proposal, in: container) { outcome in
      views.allSatisfy { outcome.isInside($0, of: container) }
        && !outcome.hasTextInText(under, of: boxes)
    }
    let number = shortest(constraint.constant)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: cover)) covers the text of \(boxes.name(of: under)) wholly: the distance between them is "
        + shortest(-abs(constraint.constant)),
      at: statement.range,
      hints: mends ? ["they stand apart with \(words(apart, statement, number))"] : [])
  }

  private func words(
    _ apart: AnchorConstraint, _ statement: ConstraintStatement, _ number: String
  ) -> String {
    statement.kind == .equation ? equation(apart) : "8 in place of \(number)"
  }

  /// Whether a text with a background hides all words of a text before it.
  func covers(_ cover: BoxID, _ under: BoxID) -> Bool {
    guard boxes.showsText(cover), boxes.showsText(under),
      boxes.layout.parent(of: cover) == boxes.layout.parent(of: under), isOpaque(cover),
      boxes.elements[under.index].paint.isPlain,
      let view = context.views[under], let natural = view.naturalSize
    else { return false }
    let frame = boxes.layout.frame(of: under)
    let inset = view.inset
    let height = min(frame.size.height, natural.height) - inset.height
    let top = frame.minY + inset.height / 2
    let box = boxes.layout.frame(of: cover)
    return height > 1 && box.minX <= frame.minX + inset.width / 2
      && box.maxX >= frame.maxX - inset.width / 2 && box.minY <= top && box.maxY >= top + height
  }

  private func isOpaque(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    return paint.background.color.alpha == 1 && paint.isPlain
  }
}
