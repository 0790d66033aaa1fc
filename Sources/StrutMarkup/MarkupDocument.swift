import StrutCore
import StrutLayout

/// A document as far as it could be read: its text, its syntax, its boxes and everything wrong with it.
public struct MarkupDocument: Sendable {
  /// The text in UTF-8, which every range of the other properties points into.
  public let source: SourceText
  /// The elements, attributes and texts as written; `nil` where the text is not well-formed XML.
  public let tree: MarkupTree?
  /// The resolved boxes; `nil` where the document has an error.
  public let boxes: BoxTree?
  /// The text of every item that has neither text nor image, in the item's own style and without characters;
  /// kept on demand only.
  public internal(set) var emptyTexts: [BoxID: InlineContent] = [:]
  /// The images that items name, in document order, as far as nothing is wrong with the words.
  public internal(set) var imageReferences: [ImageReference] = []
  /// The fonts that the document brings along, in document order.
  public let fonts: [FontDeclaration]
  /// Everything wrong with the document, in the order of the text.
  public let diagnostics: [Diagnostic]
}

/// One `<font>` of a document: a file, and what the document says about the face in it.
public struct FontDeclaration: Hashable, Sendable {
  /// The path of the font file, relative to the document.
  public let source: String
  /// The value of `src` in the document: where a missing file is reported.
  public let range: SourceRange
  /// The family name; `nil` takes the file's own.
  public let family: String?
  /// CSS's weight, 1...1000; `nil` takes the file's own.
  public let weight: Double?
  /// Upright or slanted; `nil` takes the file's own.
  public let style: FontStyle?
  /// CSS's width in percent; `nil` takes the file's own.
  public let stretch: Double?

  /// Creates a declaration.
  public init(
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
