import StrutCore
import StrutFormats
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutText

/// Takes documents from bytes to placed boxes. Each worker has one of its own; it is never shared.
package final class Renderer {
  private let fonts: SharedFonts
  private let options: ReadingOptions
  private let texts = TextEngine()
  private let painters: Painters
  private let images = ImageCache()

  /// Creates a renderer whose documents may use `fonts`.
  package init(fonts: SharedFonts, options: ReadingOptions = ReadingOptions()) {
    self.fonts = fonts
    self.options = options
    painters = Painters(fonts: texts)
  }

  /// Reads a document, loads what it names, and places its boxes.
  ///
  /// Never fails: what is wrong with the document is in the result, which stays valid.
  ///
  /// - Parameter canvas: What replaces the canvas of this document; `nil` for what the options say.
  package func process(
    _ source: DocumentSource, canvas: CanvasOverrides? = nil
  ) -> ProcessedDocument {
    let document = read(source, canvas: canvas)
    let placed = place(document)
    let found = placed?.diagnostics(missingGlyphs: options.missingGlyphs) ?? []
    return ProcessedDocument(
      source: document.source, diagnostics: (document.diagnostics + found).sortedByPlace,
      placed: found.contains { $0.severity == .error } ? nil : placed, files: document.files,
      syntax: document.syntax)
  }

  /// Reads a document and loads what it names.
  package func read(_ source: DocumentSource, canvas: CanvasOverrides? = nil) -> ReadDocument {
    let markup = MarkupReader.read(
      source.bytes, name: source.name, overrides: canvas ?? options.canvas,
      keepsEmptyTexts: options.keepsEmptyTexts)
    var diagnostics = markup.diagnostics
    let folder = ResourceFolder(
      folder: source.folder, root: options.root, isCurrentFolder: source.name == "-")
    let library = ResourceLoader(folder: folder, fonts: fonts)
      .fonts(of: markup, reporting: &diagnostics)
    let images = DocumentImages(folder: folder, cache: self.images)
    var boxes = markup.boxes
    if boxes != nil {
      images.load(into: &boxes!, reporting: &diagnostics)
    }
    for reference in markup.imageReferences(of: boxes == nil ? ["item", "style"] : ["style"]) {
      images.load(reference, reporting: &diagnostics)
    }
    let isWrong = diagnostics.contains { $0.severity == .error }
    return ReadDocument(
      source: markup.source, diagnostics: diagnostics.sortedByPlace, boxes: isWrong ? nil : boxes,
      emptyTexts: markup.emptyTexts, fonts: library, syntax: markup.tree,
      files: markup.fileNames.map { FilePath.join(source.folder, $0) },
      images: images, canvasRange: markup.canvasRange)
  }

  /// Places the boxes of a document; `nil` where the document is wrong.
  package func place(_ document: ReadDocument) -> PlacedDocument? {
    document.boxes.map { boxes in
      let texts = PlacedTexts(
        of: boxes, in: DocumentTexts(fonts: document.fonts, engine: self.texts))
      return PlacedDocument(boxes: boxes, of: document, texts: texts, painters: painters)
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

extension MarkupDocument {
  /// The images and fonts that the document names by their files.
  fileprivate var fileNames: [String] {
    (imageReferences.map(\.source) + fonts.map(\.source)).filter { !DataURI.matches($0) }
  }
}
