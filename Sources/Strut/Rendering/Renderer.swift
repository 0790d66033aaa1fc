import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint

/// Takes documents from bytes to placed boxes. Each worker has one of its own; it is never shared.
package final class Renderer {
  private let fonts: SharedFonts
  private let options: ReadingOptions

  /// Creates a renderer whose documents may use `fonts`.
  package init(fonts: SharedFonts, options: ReadingOptions = ReadingOptions()) {
    self.fonts = fonts
    self.options = options
  }

  /// Reads a document, loads what it names, and places its boxes.
  ///
  /// Never fails: what is wrong with the document is in the result.
  package func process(_ source: DocumentSource) -> ProcessedDocument {
    let markup = MarkupReader.read(
      source.bytes, name: source.name, overrides: options.canvas)
    var diagnostics = markup.diagnostics
    ResourceLoader(folder: ResourceFolder(folder: source.folder, root: options.root))
      .check(markup, reporting: &diagnostics)
    var placed: PlacedDocument?
    if let boxes = markup.boxes, !diagnostics.contains(where: { $0.severity == .error }) {
      placed = PlacedDocument(boxes: boxes)
    }
    return ProcessedDocument(
      source: markup.source, diagnostics: diagnostics.sortedByPlace, placed: placed)
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
