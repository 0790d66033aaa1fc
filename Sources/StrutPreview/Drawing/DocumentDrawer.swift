import Strut
import StrutCore
import StrutGolden

/// Draws documents; each thread has one of its own.
final class DocumentDrawer {
  private let fonts: RunFonts
  private var renderers: [RendererKey: Renderer] = [:]

  /// What renderers differ in.
  private struct RendererKey: Hashable {
    var fontPaths: [String]
    var systemFonts: Bool
    var root: String?
    var missingGlyphs: Diagnostic.Severity
  }

  /// Creates a drawer that shares `fonts` with others.
  init(fonts: RunFonts) { self.fonts = fonts }

  /// Reads a document and draws what is wanted of it. Never fails: what is wrong is in the result.
  func draw(_ order: DrawingOrder) -> Drawing {
    var drawing = Drawing()
    do {
      let source = try source(of: order)
      drawing.bytes = source.bytes
      let processed = try renderer(for: order).process(source, canvas: try canvas(of: order))
      add(processed, order, to: &drawing)
    } catch {
      drawing.add(fault: "\(error)")
    }
    return drawing
  }

  private func source(of order: DrawingOrder) throws(FileError) -> DocumentSource {
    let path = order.document.path
    let file = order.bytes == nil ? try DocumentSource(file: path).bytes : []
    return DocumentSource(
      name: order.document.shownPath, bytes: order.bytes ?? file,
      folder: FilePath.folder(of: path))
  }

  private func canvas(of order: DrawingOrder) throws -> CanvasOverrides? {
    try order.width.map { try CanvasOverrides(width: DecimalNumber.string($0)) }
  }

  private func renderer(for order: DrawingOrder) throws -> Renderer {
    let key = RendererKey(
      fontPaths: order.configuration.fontPaths ?? [],
      systemFonts: order.configuration.systemFonts ?? false, root: order.configuration.root,
      missingGlyphs: order.missingGlyphs)
    if let known = renderers[key] { return known }
    let renderer = Renderer(
      fonts: try fonts.fonts(folders: key.fontPaths, includesSystem: key.systemFonts),
      options: ReadingOptions(root: key.root, missingGlyphs: key.missingGlyphs))
    renderers[key] = renderer
    return renderer
  }

  private func add(
    _ processed: ProcessedDocument, _ order: DrawingOrder, to drawing: inout Drawing
  ) {
    drawing.source = String(decoding: processed.source.bytes, as: UTF8.self)
    drawing.add(processed.diagnostics, in: processed.source)
    drawing.files = processed.files
    guard let placed = processed.placed else { return }
    drawing.title = placed.boxes.canvas.title
    do throws(DrawingError) {
      for picture in order.pictures {
        drawing.pictures[picture] = try draw(picture, of: placed)
      }
      if order.wantsThumbnail { drawing.thumbnail = try Thumbnail.draw(placed) }
      drawing.size = placed.frames(scale: 1).canvas
      if order.wantsInspection, let inspection = processed.inspection {
        drawing.inspection =
          InspectionData(inspection: inspection, source: processed.source).json.compactText
      }
    } catch {
      switch error {
      case .document(let diagnostic): drawing.add([diagnostic], in: processed.source)
      case .scale(let message), .fault(let message): drawing.add(fault: message)
      }
    }
  }

  /// A picture; `nil` where only the scale makes it too large.
  private func draw(
    _ picture: DrawingOrder.Picture, of placed: PlacedDocument
  ) throws(DrawingError) -> [UInt8]? {
    do throws(DrawingError) {
      return try placed.draw(picture.format, scale: picture.scale)
    } catch {
      if case .scale = error { return nil }
      throw error
    }
  }
}

extension Drawing {
  /// Adds what is wrong at places of the document.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    faults += diagnostics.map { Fault($0, in: source) }
    for diagnostic in diagnostics { report += diagnostic.description(in: source) + "\n" }
  }

  /// Adds what is wrong with no place.
  fileprivate mutating func add(fault message: String) {
    faults.append(Fault(message))
    report += "strut: error: \(message)\n"
  }
}
