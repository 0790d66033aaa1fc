import StrutCore
import StrutMarkup
import StrutSyntax
import StrutTemplate

/// What ``DocumentSources`` are read from, kept until somebody asks: most drawings are never explained.
package struct DocumentSourcesReader: Sendable {
  let syntax: MarkupTree
  let source: SourceText
  let tokens: [UsedToken]
  let inputs: DocumentInputs?
  /// The line of a place; of a document the file's, of a program's tree the program's.
  let line: (@Sendable (SourceRange) -> Int)?

  /// Reads what the document says.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the plain document.
  package func read() -> DocumentSources {
    var collector = SourcesCollector(source: source, line: line)
    return collector.collect(
      WrittenValues(of: syntax, in: source), tokens: tokens, inputs: inputs)
  }
}

extension PlacedDocument {
  /// Reads what the document says of its boxes; `nil` where the text is not well-formed.
  ///
  /// - Parameter line: The line of a place where the document is a program's; `nil` for that of its file.
  package func sourcesReader(
    line: (@Sendable (SourceRange) -> Int)? = nil
  ) -> DocumentSourcesReader? {
    syntax.map {
      DocumentSourcesReader(syntax: $0, source: source, tokens: tokens, inputs: inputs, line: line)
    }
  }
}
