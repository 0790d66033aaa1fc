import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts of one line that may be cut and of which no more than the dots are left, since one equation leaves them no room.
struct LostTitles: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The width up to which nothing can be read of a text, in letters as wide as the font is high, and as a part of it.
  private static let (leastLetters, leastPart) = (2.0, 0.25)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the texts.
  var warnings: [Diagnostic] {
    context.views.texts.messages(atMost: Self.mostWarnings) { box in
      guard case .text(let content) = boxes.elements[box.index].content,
        content.lineClamp == 1, let style = content.spans.first?.style,
        let natural = context.views[box]?.naturalSize,
        let container = boxes.layout.parent(of: box)
      else { return nil }
      let width = boxes.layout.frame(of: box).size.width
      let least = min(Self.leastLetters * style.fontSize, Self.leastPart * natural.width)
      return width > 1 && width < least ? warning(box, container, natural.width) : nil
    }
  }

  private func warning(_ box: BoxID, _ container: BoxID, _ natural: Double) -> Diagnostic? {
    let width = boxes.layout.frame(of: box).size.width
    let found = comparisons[ConstraintView(box.index)].first { statement, constraint in
      guard statement.kind == .equation, constraint.relation == .equal,
        constraint.priority == .required, constraint.first.attribute.axis == .horizontal,
        constraint.first.attribute.kind != .size
      else { return false }
      var weaker = constraint
      weaker.priority = .low
      let proposal = ConstraintProposal([weaker], omitting: [constraint])
      return trials.isMended(by: proposal, in: container, narrowing: box) {
        ($0.frame(of: box)?.size.width ?? 0) > 2 * width && $0.isInside(box, of: container)
      }
    }
    guard let statement = found?.statement, statement.text.hasPrefix("<constraint>") else {
      return nil
    }
    return Diagnostic(
      .warning, "cut",
      "the text of \(boxes.name(of: box)) is \(shortest(natural)) wide and gets \(shortest(width)): nothing of it can be read",
      at: statement.range,
      hints: [
        "it has the room that there is with <constraint priority=\"low\">\(statement.text.dropFirst("<constraint>".count))</constraint>"
      ])
  }
}
