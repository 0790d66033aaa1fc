import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Sentences that are cut since their author forbids them to wrap.
struct UnwrappedTexts: ContextualMessages {
  /// The fewest words of a sentence, and how many times as wide as others its longest word may be.
  private static let (leastWords, widestLetters) = (5, 1.4)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What lets a text wrap whose words have room, as words behind "texts are whole"; `nil` for others.
  ///
  /// - Parameter width: What the text has.
  func remedy(for box: BoxID, in width: Double) -> String? {
    guard case .text(let content) = boxes.elements[box.index].content, content.lineClamp == nil,
      let span = content.spans.first, span.style.whiteSpace == .nowrap,
      boxes.layout.style(of: box).height == .auto, !isHeld(box),
      let length = context.views[box]?.naturalSize?.width
    else { return nil }
    let words = content.items.flatMap { item -> [Substring] in
      guard case .text(let text, _) = item else { return [] }
      return text.split(whereSeparator: \.isWhitespace)
    }
    let letters = words.reduce(0) { $0 + $1.count + 1 }
    let longest = words.map(\.count).max() ?? 0
    guard words.count >= Self.leastWords, letters > 0,
      length * Double(longest) / Double(letters) * Self.widestLetters < width
    else { return nil }
    let tag = source.text(in: boxes.elements[box.index].range).filter { !$0.isWhitespace }
    return tag.contains("white-space=\"nowrap\"")
      ? "without white-space=\"nowrap\", where it wraps"
      : "with white-space=\"normal\", where it wraps"
  }

  /// Whether a statement says how high a text is, so that there is no room for further lines.
  private func isHeld(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return context.comparisons[view].contains { _, constraint in
      constraint.first == Anchor(view, .height) && constraint.relation != .greaterOrEqual
    }
  }
}
