import StrutCore
import StrutFormats
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutText

/// Takes documents from bytes to placed boxes. Each worker has one of its own; it is never shared.
package final class DocumentRenderer {
  private let fonts: SharedFonts
  let options: ReadingOptions
  /// The most faces, each with its places on axes, that are kept from one document to the next.
  static let mostFonts = 256
  private var texts = TextEngine()
  private var painters: Painters
  private let images = ImageCache()

  /// What one document may use.
  var limits: Limits { options.limits }

  /// Creates a renderer whose documents may use `fonts`.
  package init(fonts: SharedFonts, options: ReadingOptions = ReadingOptions()) {
    self.fonts = fonts
    self.options = options
    painters = Painters(fonts: texts, limits: options.limits)
  }

  /// Reads a document, loads what it names, and places its boxes.
  ///
  /// Never fails: what is wrong with the document is in the result, which stays valid.
  ///
  /// - Parameters:
  ///   - canvas: What replaces the canvas of this document; `nil` for what the options say.
  ///   - choices: What is chosen of this document; `nil` for what the options say.
  package func process(
    _ source: DocumentSource, canvas: CanvasOverrides? = nil, choices: TemplateChoices? = nil
  ) -> ProcessedDocument {
    process(source.parsed(options.limits), canvas: canvas, choices: choices)
  }

  /// Resolves a document, loads what it names, and places its boxes; as ``process(_:canvas:)`` of its bytes.
  package func process(
    _ source: ParsedSource, canvas: CanvasOverrides? = nil, choices: TemplateChoices? = nil
  ) -> ProcessedDocument {
    process(source.resolved(options, canvas: canvas, choices: choices))
  }

  /// Loads what a document names, and places its boxes.
  ///
  /// Never fails: what is wrong with the document is in the result, which stays valid.
  ///
  /// - Parameter resolved: A document that was resolved with the options of this renderer.
  package func process(_ resolved: ResolvedDocument) -> ProcessedDocument {
    renewFonts()
    let document = read(resolved)
    let placed = place(document)
    let found = placed?.diagnostics(missingGlyphs: options.missingGlyphs) ?? []
    var diagnostics = document.expansion.joined(document.diagnostics + found, in: document.source)
    if document.expansion.tellsUnseen { diagnostics.merge(unseen: document.expansion.unseen) }
    return ProcessedDocument(
      source: document.source.written, text: document.source,
      diagnostics: diagnostics,
      placed: found.contains { $0.severity == .error } ? nil : placed, files: document.files,
      states: document.expansion.states, strings: document.expansion.strings,
      unseen: document.expansion.tellsUnseen ? [] : document.expansion.unseen,
      importedPaths: document.expansion.files, folder: resolved.folder,
      interface: document.expansion.interface,
      usageFaults: document.expansion.usageFaults,
      syntax: document.syntax)
  }

  /// The number of faces, each with its places on axes, that are open.
  package var fontCount: Int { texts.fontCount }

  /// Lets go of the open fonts where they are too many: documents may ask for ever new places on axes. What is placed keeps
  /// those that it was placed with, and pages of one file have to be placed without this between them.
  func renewFonts() {
    guard texts.fontCount > Self.mostFonts else { return }
    texts = TextEngine()
    painters = Painters(fonts: texts, limits: options.limits)
  }

  /// Reads a document and loads what it names.
  package func read(_ source: DocumentSource) -> ReadDocument {
    read(source.parsed(options.limits).resolved(options))
  }

  /// Loads what a document names.
  func read(_ document: ResolvedDocument, keepsFaultyBoxes: Bool = false) -> ReadDocument {
    var document = document
    var diagnostics = document.markup.diagnostics
    let folder = ResourceFolder(of: document, root: options.root)
    let library = FontLoader(folder: folder, fonts: fonts)
      .library(adding: document.markup.files, reporting: &diagnostics)
    document.resolve(with: DocumentTexts(fonts: library, engine: texts))
    let markup = document.markup
    let images = DocumentImages(
      folder: folder, cache: self.images, limits: options.limits)
    images.load(markup.files, reporting: &diagnostics)
    var boxes = markup.boxes
    if boxes != nil { images.size(&boxes!) }
    let isWrong =
      document.expansion.isWrong || diagnostics.contains { $0.severity == .error }
    return ReadDocument(
      source: markup.source, expansion: document.expansion, diagnostics: diagnostics.sortedByPlace,
      boxes: isWrong && !keepsFaultyBoxes ? nil : boxes,
      emptyTexts: markup.emptyTexts, fonts: library, syntax: markup.tree,
      files: document.shownFiles, images: images, canvasRange: markup.canvasRange)
  }

  /// Places the boxes of a document; `nil` where the document is wrong.
  ///
  /// - Parameter measures: The sizes of leaves that a program measures, for the room that there is.
  package func place(
    _ document: ReadDocument, measures: [BoxID: (Size) -> Size] = [:]
  ) -> PlacedDocument? {
    place(document, measures: measures, budget: nil)
  }

  /// Places the boxes of a document.
  ///
  /// - Parameter budget: What makes further work in vain.
  func place(
    _ document: ReadDocument, measures: [BoxID: (Size) -> Size], budget: DrawingBudget?
  ) -> PlacedDocument? {
    document.boxes.map { boxes in
      let texts = PlacedTexts(
        of: boxes, in: DocumentTexts(fonts: document.fonts, engine: self.texts),
        measures: measures)
      texts.budget = budget
      return PlacedDocument(boxes: boxes, of: document, texts: texts, painters: painters)
    }
  }
}
