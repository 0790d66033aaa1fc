import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// Draws documents; each thread has one of its own.
final class DocumentDrawer {
  private let fonts: RunFonts
  private var renderers: [RendererKey: DocumentRenderer] = [:]

  /// What renderers differ in.
  private struct RendererKey: Hashable {
    var fontPaths: [String]
    var systemFonts: Bool
    var root: String?
    var missingGlyphs: Diagnostic.Severity
    var limits: Limits
  }

  /// Creates a drawer that shares `fonts` with others.
  init(fonts: RunFonts) { self.fonts = fonts }

  /// Reads a document and draws what is wanted of it. Never fails: what is wrong is in the result.
  func draw(_ order: DrawingOrder) -> Drawing {
    var drawing = Drawing()
    do {
      let source = try source(of: order, &drawing)
      drawing.bytes = source.bytes
      if let fault = order.fault {
        drawing.source = String(decoding: source.bytes, as: UTF8.self)
        throw fault
      }
      let parsed = source.parsed(order.configuration.limits)
      if order.wantsSyntax { drawing.parsed = parsed }
      let processed = try renderer(for: order).process(parsed, canvas: try canvas(of: order))
      add(processed, order, to: &drawing)
    } catch is ReportedFault {
      return drawing
    } catch let error as ConfigurationError {
      drawing.faults += Fault.faults(of: error)
      drawing.report += error.description + "\n"
    } catch {
      drawing.add(fault: "\(error)")
    }
    return drawing
  }

  private func source(
    of order: DrawingOrder, _ drawing: inout Drawing
  ) throws(ReportedFault) -> DocumentSource {
    let path = order.document.path
    do throws(FileError) {
      let file = order.bytes == nil ? try DocumentSource(file: path).bytes : []
      return DocumentSource(
        name: order.document.shownPath, bytes: order.bytes ?? file,
        folder: FilePath.folder(of: path))
    } catch {
      // A page names the document as the gallery does, since a gallery is published.
      drawing.add(
        fault: "\(FileError(error.operation, order.document.name, code: error.code))",
        report: "\(FileError(error.operation, order.document.shownPath, code: error.code))")
      throw ReportedFault()
    }
  }

  private func canvas(of order: DrawingOrder) throws -> CanvasOverrides? {
    try order.width.map { try CanvasOverrides(width: DecimalNumber.string($0)) }
  }

  private func renderer(for order: DrawingOrder) throws -> DocumentRenderer {
    let key = RendererKey(
      fontPaths: order.configuration.fontPaths ?? [],
      systemFonts: order.configuration.systemFonts ?? false, root: order.configuration.root,
      missingGlyphs: order.missingGlyphs, limits: order.configuration.limits)
    if let known = renderers[key] { return known }
    let renderer = DocumentRenderer(
      fonts: try fonts.fonts(folders: key.fontPaths, includesSystem: key.systemFonts),
      options: ReadingOptions(
        root: key.root, missingGlyphs: key.missingGlyphs, limits: key.limits))
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
    // A picture that cannot be drawn keeps no other one from being drawn.
    for picture in order.pictures {
      drawing.attempt(in: processed.source) { drawing throws(DrawingError) in
        drawing.pictures[picture] = try draw(picture, of: placed)
      }
    }
    drawing.attempt(in: processed.source) { drawing throws(DrawingError) in
      if order.wantsThumbnail { drawing.thumbnail = try Thumbnail.draw(placed) }
    }
    guard !drawing.isWrong else { return }
    drawing.size = placed.frames(scale: 1).canvas
    drawing.scales = DrawingOrder.scales.filter { placed.fits(scale: $0) }
    if order.wantsInspection, let inspection = processed.inspection {
      drawing.inspection =
        InspectionData(inspection: inspection, source: processed.text).json.compactText
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

/// A document that cannot be read, which the drawing says already.
private struct ReportedFault: Error {}

extension Drawing {
  /// Draws a part; where it cannot be drawn, what is wrong is added, once for all parts that it keeps from being drawn.
  fileprivate mutating func attempt(
    in source: SourceText, _ draw: (inout Drawing) throws(DrawingError) -> Void
  ) {
    do throws(DrawingError) {
      try draw(&self)
    } catch {
      switch error {
      case .document(let diagnostic):
        if !faults.contains(Fault(diagnostic, in: source)) { add([diagnostic], in: source) }
      case .scale(let message), .environment(let message), .fault(let message):
        if !faults.contains(Fault(message)) { add(fault: message) }
      }
    }
  }

  /// Adds what is wrong at places of the document.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    faults += diagnostics.map { Fault($0, in: source) }
    for diagnostic in diagnostics { report += diagnostic.description(in: source) + "\n" }
  }

  /// Adds what is wrong with no place.
  ///
  /// - Parameter line: The same as the command line says it, where that differs.
  fileprivate mutating func add(fault message: String, report line: String? = nil) {
    faults.append(Fault(message))
    report += "strut: error: \((line ?? message).escapingControls)\n"
  }
}
