import StrutBoxes
import StrutCore
import StrutLayout
import StrutSyntax

/// A document as far as it could be read: its text, its syntax, its boxes and everything wrong with it.
package struct MarkupDocument: Sendable {
  /// The text in UTF-8, which every range of the other properties points into.
  package let source: SourceText
  /// The elements, attributes and texts as written; `nil` where the text is not well-formed XML.
  package let tree: MarkupTree?
  /// The resolved boxes; `nil` where the document has an error.
  package let boxes: BoxTree?
  /// The text of every item that has neither text nor image, in the item's own style and without characters;
  /// kept on demand only.
  package internal(set) var emptyTexts: [BoxID: InlineContent] = [:]
  /// The files that the document names, in document order, as far as nothing is wrong with the words; images only
  /// where the text is well-formed.
  package let files: [NamedFile]
  /// Everything wrong with the document, in the order of the text.
  package let diagnostics: [Diagnostic]
  /// Whether lengths hang on fonts that were not known, so that the document has to be resolved again with them.
  package internal(set) var needsFonts = false
}

extension MarkupDocument {
  /// The beginning of the start tag of `<layout>`, up to the end of its name.
  package var canvasRange: SourceRange {
    guard let tree, let tag = tree.nodes.first?.range, let name = tree.elements.first?.name else {
      return .start
    }
    return SourceRange(Int(tag.lowerBound), Int(name.upperBound))
  }
}
