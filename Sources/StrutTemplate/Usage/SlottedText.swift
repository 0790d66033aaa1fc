/// A text with slots in it, as it is written: what stands in these is written elsewhere.
package struct SlottedText: Sendable {
  /// The text, with loops and conditions as expressions and each slot as ``slot(_:)``.
  package fileprivate(set) var written = ""
  /// What is written in slots, by their names, for those into which nothing is handed.
  package fileprivate(set) var defaults: [String: String] = [:]
  /// The names of the slots; that without a name is empty.
  package var slots: [String] { Self.slots(in: written) }

  /// Whether the text is one slot and nothing else, so that what is handed into it is the text.
  var isOneSlot: Bool { slots.count == 1 && Self.withoutSlots(written).allSatisfy(\.isWhitespace) }

  /// How a slot stands in what is written: no text that somebody writes holds that.
  private static func slot(_ name: String) -> String { "\(opening)\(name)}" }

  private static let opening = WrittenBranches.control + "slot> "

  /// The names of the slots in a text.
  package static func slots(in written: String) -> [String] {
    written.split(separator: opening, omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "}" })
    }
  }

  /// A text without the slots in it.
  package static func withoutSlots(_ written: String) -> String {
    replacingSlots(in: written) { _ in "" }
  }

  /// A text with its slots as somebody writes them.
  package static func shown(_ written: String) -> String {
    replacingSlots(in: written) { $0.isEmpty ? "<slot/>" : "<slot name=\"\($0)\"/>" }
  }

  private static func replacingSlots(
    in written: String, _ replacement: (Substring) -> String
  ) -> String {
    let parts = written.split(separator: opening, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      let name = part.prefix { $0 != "}" }
      return text + replacement(name) + part[name.endIndex...].dropFirst()
    }
  }

  /// Adds a text as it stands in a file.
  mutating func add(_ text: some StringProtocol) { written += text }

  /// Adds a slot with what stands in it.
  mutating func add(slot name: String, default text: String) {
    written += Self.slot(name)
    if !text.allSatisfy(\.isWhitespace) { defaults[name] = text.withSingleSpaces }
  }

  /// The text with single spaces, as all that is kept of texts.
  var trimmed: SlottedText {
    var text = self
    text.written = written.withSingleSpaces
    return text
  }
}

extension String {
  fileprivate var withSingleSpaces: String {
    // A slot without a name ends in a space, which stays.
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
