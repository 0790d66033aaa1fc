import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// Draws documents; each thread has one of its own.
final class DocumentDrawer {
  private let resources: RunResources
  private var renderers: [RendererKey: DocumentRenderer] = [:]

  /// What renderers differ in.
  private struct RendererKey: Hashable {
    var fontPaths: [String]
    var systemFonts: Bool
    var root: String?
    var missingGlyphs: Diagnostic.Severity
    var limits: Limits
  }

  /// Creates a drawer that shares `resources` with others.
  init(resources: RunResources) { self.resources = resources }

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
      var parsed = source.parsed(order.configuration.limits)
      if let file = order.importedBytes {
        let kept = KeptTemplateFiles()
        kept.keep(file.bytes, of: file.path)
        parsed.keptFiles = kept
      }
      if order.wantsSyntax { drawing.parsed = parsed }
      if order.wantsSharedTexts { parsed.keptFiles = parsed.keptFiles ?? KeptTemplateFiles() }
      if !order.tiles.isEmpty {
        try addTiles(parsed, order, to: &drawing)
        return drawing
      }
      drawing.choice = order.choice
      if source.mayHaveStates { chooseState(parsed, order, &drawing) }
      if order.wantsStatesOnly { return drawing }
      let processed = try process(parsed, drawing.choice, order, &drawing)
      add(processed, order, to: &drawing)
      if order.wantsSharedTexts, let kept = parsed.keptFiles {
        drawing.sharedTexts = SharedTexts.texts(
          of: processed.importedPaths, kept, from: order.document.folder)
      }
      if order.wantsAllStates { try addStates(parsed, order, to: &drawing) }
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

  /// Finds the states of a document, and takes the first one where none is chosen and it cannot be drawn without.
  private func chooseState(
    _ parsed: ParsedSource, _ order: DrawingOrder, _ drawing: inout Drawing
  ) {
    drawing.states = parsed.states(
      root: order.configuration.root, shared: resources.imports)
    let whole = DocumentStates.State()
    guard order.choice.state == whole, !drawing.states.contains(whole),
      let first = drawing.states.first
    else { return }
    drawing.choice.state = first
  }

  func process(
    _ parsed: ParsedSource, _ choice: PictureChoice, _ order: DrawingOrder,
    _ drawing: inout Drawing
  ) throws -> ProcessedDocument {
    var choices = choice.template
    choices.isInspected = order.wantsInspection
    // A library without components is worth its tokens, and nothing is wrong with it.
    choices.isOnlyRead = drawing.states.isEmpty
    let processed = try renderer(for: order).process(
      parsed, canvas: try choice.canvas(), choices: choices)
    let known = Set(drawing.files)
    drawing.files += (processed.files + processed.importedFiles).filter { !known.contains($0) }
    return processed
  }

  /// More states of a document than these are not looked at for the gallery.
  static let mostStates = 40
  /// The most small pictures of a library.
  private static let mostThumbnails = 4

  /// Looks at the other states of a document: what is wrong with them, and for a library what they show.
  private func addStates(
    _ parsed: ParsedSource, _ order: DrawingOrder, to drawing: inout Drawing
  ) throws {
    var seen = Set([drawing.choice.component].compactMap(\.self))
    for state in drawing.states.prefix(Self.mostStates) where state != drawing.choice.state {
      var choice = drawing.choice
      choice.state = state
      let processed = try process(parsed, choice, order, &drawing)
      drawing.add(new: processed.diagnostics, in: processed.source)
      if let placed = processed.placed { drawing.sizes[state] = placed.frames(scale: 1).canvas }
      // One of each component says more than several of the first.
      guard let component = state.component, let placed = processed.placed,
        !(placed.lacksContent && drawing.states.shows(component, besides: state)),
        seen.insert(component).inserted, drawing.thumbnails.count < Self.mostThumbnails
      else { continue }
      drawing.attempt(in: processed.source) { drawing throws(DrawingError) in
        drawing.thumbnails.append(try Thumbnail(placed))
      }
    }
  }

  private func renderer(for order: DrawingOrder) throws -> DocumentRenderer {
    let key = RendererKey(
      fontPaths: order.configuration.fontPaths ?? [],
      systemFonts: order.configuration.systemFonts ?? false, root: order.configuration.root,
      missingGlyphs: order.missingGlyphs, limits: order.configuration.limits)
    if let known = renderers[key] { return known }
    let renderer = DocumentRenderer(
      fonts: try resources.fonts(folders: key.fontPaths, includesSystem: key.systemFonts),
      options: ReadingOptions(
        root: key.root, missingGlyphs: key.missingGlyphs, limits: key.limits,
        shared: resources.imports))
    renderers[key] = renderer
    return renderer
  }

  func add(
    _ processed: ProcessedDocument, _ order: DrawingOrder, to drawing: inout Drawing
  ) {
    drawing.source = String(decoding: processed.source.bytes, as: UTF8.self)
    drawing.add(processed.diagnostics, in: processed.source)
    for fault in processed.usageFaults { drawing.add(fault: fault.text) }
    drawing.undrawn = processed.states?.undrawn ?? []
    drawing.isLibrary = processed.states?.isLibrary ?? false
    drawing.interface = processed.interface
    drawing.locales = LocaleSearch.locales(
      of: processed.interface?.strings ?? [], in: order.document.folder)
    guard let placed = processed.placed else { return }
    drawing.title = placed.boxes.canvas.title
    // A picture that cannot be drawn keeps no other one from being drawn.
    for picture in order.pictures {
      drawing.attempt(in: processed.source) { drawing throws(DrawingError) in
        drawing.pictures[picture] = try draw(picture, of: placed)
      }
    }
    drawing.attempt(in: processed.source) { drawing throws(DrawingError) in
      if order.wantsThumbnail { drawing.thumbnails = [try Thumbnail(placed)] }
    }
    guard !drawing.isWrong else { return }
    let size = placed.frames(scale: 1).canvas
    drawing.size = size
    drawing.sizes[drawing.choice.state] = size
    drawing.scales = DrawingOrder.scales.filter { placed.fits(scale: $0) }
    if order.wantsInspection { addInspection(processed, of: order.document, to: &drawing) }
  }

  private func addInspection(
    _ processed: ProcessedDocument, of document: DocumentCatalog.Entry, to drawing: inout Drawing
  ) {
    guard let inspection = processed.inspection else { return }
    var data = InspectionData(
      inspection, source: processed.text, given: processed.interface?.instances ?? [:])
    drawing.inspection = data.json.compactText
    drawing.sources = data.files.texts
  }

  /// A picture; `nil` where only the scale, or that of a page, makes it too large.
  private func draw(
    _ picture: DrawingOrder.Picture, of placed: PlacedDocument
  ) throws(DrawingError) -> [UInt8]? {
    if picture.format == .pdf, !placed.fitsPage { return nil }
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
      case .document(let diagnostic), .overdue(let diagnostic):
        if !faults.contains(Fault(diagnostic, in: source)), !raise(diagnostic, in: source) {
          add([diagnostic], in: source)
        }
      case .scale(let message), .environment(let message), .fault(let message):
        if !faults.contains(Fault(message)) { add(fault: message) }
      }
    }
  }

  /// Makes the warning an error that says what an error does: it leaves nothing to draw on.
  ///
  /// - Returns: Whether there is such a warning.
  private mutating func raise(_ error: Diagnostic, in source: SourceText) -> Bool {
    var warning = error
    warning.severity = .warning
    let fault = Fault(warning, in: source)
    guard let told = faults.firstIndex(of: fault) else { return false }
    faults[told].severity = .error
    report = report.replacing(
      warning.description(in: source), with: error.description(in: source), maxReplacements: 1)
    return true
  }

  /// Adds what is wrong at places of the document and was not added before.
  fileprivate mutating func add(new diagnostics: [Diagnostic], in source: SourceText) {
    let known = Set(faults)
    add(diagnostics.filter { !known.contains(Fault($0, in: source)) }, in: source)
  }

  /// Adds what is wrong at places of the document.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], in document: SourceText) {
    faults += diagnostics.map { Fault($0, in: document) }
    for source in diagnostics.compactMap(\.source) {
      let name = SourceFileNames.shown(source.name, from: document.name)
      guard !faultTexts.contains(where: { $0.name == name }) else { continue }
      faultTexts.append((name, String(decoding: source.bytes, as: UTF8.self)))
    }
    for diagnostic in diagnostics { report += diagnostic.description(in: document) + "\n" }
  }

  /// Adds what is wrong with no place.
  ///
  /// - Parameter line: The same as the command line says it, where that differs.
  fileprivate mutating func add(fault message: String, report line: String? = nil) {
    faults.append(Fault(message))
    report += "strut: error: \((line ?? message).escapingControls)\n"
  }
}

extension [DocumentStates.State] {
  /// Whether there is a state of a component besides one.
  fileprivate func shows(_ component: String, besides state: Element) -> Bool {
    contains { $0.component == component && $0 != state }
  }
}
