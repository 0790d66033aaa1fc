import StrutCore
import StrutLayout
import StrutMarkup

/// A layout document: read once, laid out and drawn as often as needed.
///
/// ```swift
/// let document = try Document(contentsOf: url)
/// document["title"]?.text = "Transfer"
/// let png = try document.render(.png, scale: 2)
/// ```
///
/// A document belongs to one thread at a time.
public final class Document {
  /// The text that was read, which positions refer to.
  public var source: SourceText { document.source.written }
  /// What is probably not as its author meant it, in the order of the text: what reading found, and what the last
  /// layout or picture did.
  public var warnings: [Diagnostic] {
    document.expansion.joined(
      document.diagnostics + (outcome?.warnings ?? []), in: document.source
    ).map { $0.located(in: source).forPrograms }
  }
  /// The outermost box; `nil` where the document has none. Boxes may be changed, added and removed.
  public var root: Box? {
    if madeRoot == nil { madeRoot = makeRoot() }
    return madeRoot
  }

  private let renderer: DocumentRenderer
  private let document: ReadDocument
  private let first: PlacedDocument
  private let folder: String
  private let settings: DocumentSettings
  private var madeRoot: Box?
  /// What was found out after the last layout; `nil` before it has been.
  private var outcome: Outcome?

  private struct Outcome {
    /// The layout, as ``PlacedDocument/layouts`` counts.
    var layout: Int
    /// What was placed.
    var placed: ObjectIdentifier
    /// The warnings.
    var warnings: [Diagnostic]
    /// What is wrong with it; `nil` for nothing.
    var fault: MarkupError?
    /// Where the boxes stand, once that has been asked for.
    var result: LayoutResult?
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - source: The document's name, bytes and folder.
  ///   - settings: What the program says of it.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``RenderingError`` for a size or a
  ///   background that is none, or ``MissingFontError``.
  package init(
    _ source: DocumentSource, settings: DocumentSettings = DocumentSettings()
  ) throws {
    renderer = DocumentRenderer(
      fonts: try settings.fonts.shared, options: try settings.readingOptions(of: source))
    document = renderer.read(source)
    folder = source.folder
    self.settings = settings
    guard let placed = renderer.place(document) else {
      throw MarkupError(
        diagnostics: document.expansion.usageDiagnostics
          + document.expansion.joined(document.diagnostics, in: document.source),
        source: document.source.written)
    }
    first = placed
  }

  /// The box with an `id`; `nil` where there is none.
  public subscript(id: String) -> Box? { root?[id] }

  /// Places the boxes and says where they stand, in points.
  ///
  /// - Throws: ``MarkupError`` where constraints cannot hold, where a character that no font has is an error, or where a
  ///   box was changed to what cannot be; ``RenderingError`` where there is no layout; ``MissingFontError``.
  @discardableResult
  public func layout() throws -> LayoutResult {
    let placed = try place(placesAll: true)
    if let root = madeRoot, let live = root.live {
      return live.result(of: root, warnings: warnings)
    }
    if let result = outcome?.result { return result }
    let frames = placed.frames(scale: 1)
    let elements = placed.boxes.elements.indices.compactMap { index in
      placed.boxes.elements[index].id.map { id in
        placed.resultElement(
          id: id, box: BoxID(index), frames: frames,
          source: document.source.position(
            at: Int(placed.boxes.elements[index].range.lowerBound)))
      }
    }
    let result = LayoutResult(size: frames.canvas, elements: elements, warnings: warnings)
    outcome?.result = result
    return result
  }

  /// The document as the bytes of a file.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point; a number above 0, at most 1,000,000.
  ///   - svgText: How an SVG has texts.
  /// - Throws: ``MarkupError`` or ``RenderingError``.
  package func bytes(
    as format: OutputFormat, scale: Double, svgText: SVGTextMode = .outlines
  ) throws -> [UInt8] {
    guard PictureScale.isValid(scale) else { throw RenderingError(noScale: scale) }
    let placed = try place()
    do throws(DrawingError) {
      return try placed.draw(format, scale: scale, svgText: svgText)
    } catch {
      switch error {
      case .document(let diagnostic), .overdue(let diagnostic):
        throw MarkupError(diagnostics: [diagnostic], source: source)
      case .scale(let message), .environment(let message), .fault(let message):
        throw RenderingError(description: message)
      }
    }
  }

  /// The placed document as it is now, for drawing it otherwise than to a file.
  package func laidOut() throws -> PlacedDocument { try place() }

  /// Lays out what changed.
  private func place(placesAll: Bool = false) throws -> PlacedDocument {
    if let root = madeRoot { return try place(root, placesAll: placesAll) }
    first.layOut()
    if outcome?.layout != first.layouts {
      note(first.diagnostics(missingGlyphs: settings.missingGlyphs), of: first)
    }
    if let fault = outcome?.fault { throw fault }
    return first
  }

  /// Lays out a document whose boxes the program has seen.
  private func place(_ root: Box, placesAll: Bool) throws -> PlacedDocument {
    try root.layOutThrowing(placesAll: placesAll)
    guard let placed = root.live?.settled else {
      throw RenderingError(description: "the document has no layout")
    }
    if outcome?.layout != placed.layouts || outcome?.placed != ObjectIdentifier(placed) {
      note(root.findings().filter { !document.diagnostics.contains($0) }, of: placed)
    }
    return placed
  }

  private func note(_ found: [Diagnostic], of placed: PlacedDocument) {
    let isWrong = found.contains { $0.severity == .error }
    outcome = Outcome(
      layout: placed.layouts, placed: ObjectIdentifier(placed),
      warnings: found.filter { $0.severity == .warning },
      fault: isWrong
        ? MarkupError(
          diagnostics: document.expansion.joined(found, in: document.source), source: source) : nil)
  }

  /// The boxes of the document, which take part in the layout that there is.
  private func makeRoot() -> Box? {
    guard let syntax = document.syntax,
      let element = ElementReader(syntax, of: document.source).root(),
      element.children.contains(where: \.isBox)
    else { return nil }
    let root = Box(element: element)
    root.state.folder = folder
    root.state.rootFolder = settings.root
    root.state.fonts = settings.fonts
    root.state.missingGlyphs = settings.missingGlyphs
    if let width = settings.width { root.state.canvas.style[.width] = .number(width) }
    if let height = settings.height { root.state.canvas.style[.height] = .number(height) }
    if let background = settings.background {
      root.state.canvas.style[.background] = background.styleValue
    }
    root.state.document = document.source
    root.adopt(first, of: document, renderer: renderer)
    return root
  }
}
