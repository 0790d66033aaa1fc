import StrutCore

/// An image that an item shows, by the words of the document.
package struct ImageReference: Hashable, Sendable {
  /// A path relative to the document, or a `data:` URI.
  package var source: String
  /// The attribute's value in the document.
  package var range: SourceRange

  /// Creates a reference.
  package init(source: String, range: SourceRange) {
    self.source = source
    self.range = range
  }
}
