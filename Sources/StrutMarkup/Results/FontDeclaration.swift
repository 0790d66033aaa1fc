import StrutBoxes
import StrutCore

/// One `<font>` of a document: a file, and what the document says about the face in it.
package struct FontDeclaration: Hashable, Sendable {
  /// The path of the font file, relative to the document.
  package let source: String
  /// The value of `src` in the document: where a missing file is reported.
  package let range: SourceRange
  /// The family name; `nil` takes the file's own.
  package let family: String?
  /// CSS's weight, 1...1000; `nil` takes the file's own.
  package let weight: Double?
  /// Upright or slanted; `nil` takes the file's own.
  package let style: FontStyle?
  /// CSS's width in percent; `nil` takes the file's own.
  package let stretch: Double?

  /// Creates a declaration.
  package init(
    source: String, range: SourceRange, family: String? = nil, weight: Double? = nil,
    style: FontStyle? = nil, stretch: Double? = nil
  ) {
    self.source = source
    self.range = range
    self.family = family
    self.weight = weight
    self.style = style
    self.stretch = stretch
  }
}
