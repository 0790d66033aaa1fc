import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words of two texts that a format puts side by side without a space, so that they read as one.
struct TouchingTexts: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each pair.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement -> [Diagnostic] in
      guard statement.kind == .format, !boxes.isRightToLeft(BoxID(Int(statement.container.index)))
      else { return [] }
      return statement.constraints.compactMap { warning($0, in: statement) }
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.constant == 0, constraint.space == nil,
      constraint.first.attribute == .leading, second.attribute == .trailing,
      !constraint.first.view.isHelper, !second.view.isHelper,
      constraint.first.view != statement.container, second.view != statement.container
    else { return nil }
    let (one, other) = (
      BoxID(Int(second.view.index)), BoxID(Int(constraint.first.view.index))
    )
    guard touch(one, other), ![one, other].contains(where: hasWidth) else { return nil }
    let names = [one, other].map { boxes.statementName(of: $0, in: source) }
    guard statement.text.contains("[\(names[0])][\(names[1])") else { return nil }
    return Diagnostic(
      .warning, "outside",
      "the words of \(boxes.name(of: one)) and \(boxes.name(of: other)) touch and read as one: no space is between them",
      at: statement.range, hints: ["a dash is the usual space: [\(names[0])]-[\(names[1])]"])
  }

  /// Whether something is said of a view's width, as of the columns of a table and of tabs.
  private func hasWidth(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return boxes.layout.style(of: box).width != .auto
      || comparisons[view].contains { _, constraint in
        [constraint.first, constraint.second].contains(Anchor(view, .width))
      }
  }

  /// Whether a word ends where another one begins, of one size and in one line. A unit or a sign may well follow a number, and
  /// so may the rest of one that is smaller.
  private func touch(_ one: BoxID, _ other: BoxID) -> Bool {
    guard let own = word(of: one), let next = word(of: other), own.size == next.size,
      own.text.count > 1, next.text.count > 1, own.text.last?.isLetter == true,
      let start = next.text.first, start.isLetter && start.isUppercase || start.isNumber
    else { return false }
    let (frame, rest) = (boxes.layout.frame(of: one), boxes.layout.frame(of: other))
    let natural = [one, other].map { context.views[$0]?.naturalSize?.width ?? 0 }
    return natural[0] > frame.size.width - 1 && natural[1] > rest.size.width - 1
      && abs(rest.minX - frame.maxX) < 0.5 && abs(rest.minY - frame.minY) < own.size / 4
      && abs(rest.size.height - frame.size.height) < own.size / 2
  }

  /// What a text on no ground of its own says; `nil` for others.
  private func word(of box: BoxID) -> (text: String, size: Double)? {
    guard boxes.isBareText(box), context.views[box]?.inset.width ?? 0 == 0,
      case .text(let content) = boxes.elements[box.index].content,
      content.items.count == 1, case .text(let text, _)? = content.items.first,
      let style = content.spans.first?.style
    else { return nil }
    return (text, style.fontSize)
  }
}
