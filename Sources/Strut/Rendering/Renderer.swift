import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint

/// Takes documents from bytes to placed boxes. Each worker has one of its own; it is never shared.
package final class Renderer {
  private let fonts: SharedFonts
  private let options: ReadingOptions
  private let texts: TextEngine

  /// Creates a renderer whose documents may use `fonts`.
  package init(fonts: SharedFonts, options: ReadingOptions = ReadingOptions()) {
    self.fonts = fonts
    self.options = options
    texts = TextEngine(fonts: fonts.library(adding: []))
  }

  /// Reads a document, loads what it names, and places its boxes.
  ///
  /// Never fails: what is wrong with the document is in the result, which stays valid until the next call.
  package func process(_ source: DocumentSource) -> ProcessedDocument {
    let document = read(source)
    return ProcessedDocument(
      source: document.source, diagnostics: document.diagnostics, placed: place(document))
  }

  /// Reads a document and loads what it names.
  func read(_ source: DocumentSource) -> ReadDocument {
    let markup = MarkupReader.read(source.bytes, name: source.name, overrides: options.canvas)
    var diagnostics = markup.diagnostics
    let loader = ResourceLoader(
      folder: ResourceFolder(folder: source.folder, root: options.root), fonts: fonts)
    let library = loader.fonts(of: markup, reporting: &diagnostics)
    let isWrong = diagnostics.contains { $0.severity == .error }
    return ReadDocument(
      source: markup.source, diagnostics: diagnostics.sortedByPlace,
      boxes: isWrong ? nil : markup.boxes, fonts: library)
  }

  /// Places the boxes of a document; `nil` where the document is wrong.
  func place(_ document: ReadDocument) -> PlacedDocument? {
    document.boxes.map { boxes in
      texts.begin(boxes, fonts: document.fonts)
      return PlacedDocument(boxes: boxes, texts: texts)
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the text; those of one place stay in their order.
  fileprivate var sortedByPlace: [Diagnostic] {
    enumerated().sorted { a, b in
      let first = a.element.range?.lowerBound ?? 0
      let second = b.element.range?.lowerBound ?? 0
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
  }
}
