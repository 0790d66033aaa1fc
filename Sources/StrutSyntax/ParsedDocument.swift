import StrutCore

/// A document after parsing: its text, its syntax as far as it could be read, and everything wrong with it so far.
package struct ParsedDocument: Sendable {
  /// The text in UTF-8, which every range points into.
  package let source: SourceText
  /// The elements, attributes and texts as written, up to the first fault; `nil` where the bytes are no text.
  package let tree: MarkupTree?
  /// Whether the text is well-formed and inside all limits, so that the tree is whole.
  package let isComplete: Bool
  /// What is wrong with the text, in the order in which it was found.
  package let diagnostics: [Diagnostic]

  /// Whether it ends early because an element was left open, so that nobody knows what stands in what.
  package var losesNesting = false

  /// Joins what parsing gave.
  package init(
    source: SourceText, tree: MarkupTree?, isComplete: Bool, diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.tree = tree
    self.isComplete = isComplete
    self.diagnostics = diagnostics
  }

  /// Whether the document breaks a limit, so that its values are not worth a look.
  package var isTooLarge: Bool { diagnostics.contains { $0.code == "limit" } }
}
