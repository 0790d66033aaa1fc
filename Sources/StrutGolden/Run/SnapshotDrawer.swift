import Strut
import StrutComparison
import StrutCore
import StrutFormats
import StrutLayout

/// Draws the cases of documents; each thread has one of its own.
package final class SnapshotDrawer {
  /// What the drawers of a run share.
  package let resources: RunResources
  private var renderers: [RendererKey: DocumentRenderer] = [:]
  private let workingFolder: String

  /// What renderers differ in.
  private struct RendererKey: Hashable {
    var fontPaths: [String]
    var systemFonts: Bool
    var root: String?
    var limits: Limits
  }

  /// Creates a drawer.
  ///
  /// - Parameters:
  ///   - resources: Shared by the drawers of a run.
  ///   - workingFolder: The absolute path that names in messages are relative to.
  package init(resources: RunResources, workingFolder: String) {
    self.resources = resources
    self.workingFolder = workingFolder
  }

  /// Reads a document, once for all of its cases.
  ///
  /// - Parameters:
  ///   - parsed: The document where it has been read already.
  ///   - chosen: What is chosen of the document in place of what its cases say.
  /// - Returns: Draws one case.
  package func open(
    _ entry: SnapshotPlan.Entry, parsed: ParsedSource? = nil, chosen: TemplateChoices? = nil
  ) -> (SnapshotCase) -> SnapshotRun.Drawing {
    let draw = opened(entry, parsed: parsed, chosen: chosen)
    guard let clash = entry.clash else { return draw }
    let path = FilePath.shown(entry.document.path, from: workingFolder)
    guard let source = parsed ?? (try? DocumentSource(file: path))?.parsed() else { return draw }
    let fault = source.fault(of: clash, root: entry.configuration.root)
    return { snapshotCase in
      switch draw(snapshotCase) {
      case .wrong(let others): .wrong([fault] + others)
      case .broken(let message): .broken(message)
      case .drawn, .empty: .wrong([fault])
      }
    }
  }

  /// Reads a document as if none of its cases shared a name.
  private func opened(
    _ entry: SnapshotPlan.Entry, parsed: ParsedSource?, chosen: TemplateChoices?
  ) -> (SnapshotCase) -> SnapshotRun.Drawing {
    do {
      let renderer = try renderer(for: entry.configuration)
      let path = FilePath.shown(entry.document.path, from: workingFolder)
      let file = try parsed == nil ? DocumentSource(file: path) : nil
      guard var source = parsed ?? file?.parsed(entry.configuration.limits) else {
        return { _ in .broken("\(path) cannot be read") }
      }
      // All cases share what the document imports.
      source.keptFiles = KeptTemplateFiles()
      return { [self] snapshotCase in
        do {
          let processed = renderer.process(
            source, canvas: try snapshotCase.overrides(), choices: chosen ?? snapshotCase.choices)
          let bytes = file?.bytes ?? processed.source.bytes
          let places = entry.configuration.themePlaces
          return try draw(processed, snapshotCase, themePlaces: places) { placed in
            SnapshotOrigin(
              document: entry.document.path, bytes: bytes, imports: placed.parts,
              shown: processed.files, given: snapshotCase.given,
              givenSource: snapshotCase.givenSource(for: entry.document),
              reader: placed.sourcesReader())
          }
        } catch {
          return .broken("\(error)")
        }
      }
    } catch {
      return { _ in .broken("\(error)") }
    }
  }

  private func draw(
    _ processed: ProcessedDocument, _ snapshotCase: SnapshotCase,
    themePlaces: [String: Viewport.Place], _ origin: (PlacedDocument) -> SnapshotOrigin
  ) throws -> SnapshotRun.Drawing {
    if let fault = processed.usageFaults.first {
      let name = processed.source.name
      guard let theme = snapshotCase.theme, let place = themePlaces[theme],
        let lack = fault.textForThemes
      else {
        return .wrong([.ofChoice(fault.text, of: processed.source)])
      }
      let shared = CaseResult.Fault.Lack(
        place: place.shown(from: workingFolder), document: name, what: lack)
      var told = CaseResult.Fault(
        message: shared.message(others: 0), text: shared.text(others: 0))
      told.lack = shared
      return .wrong([told])
    }
    guard let placed = processed.placed else {
      return .wrong(processed.faults(among: processed.diagnostics))
    }
    do throws(DrawingError) {
      var drawn = DrawnSnapshot(
        image: try placed.pixels(scale: snapshotCase.scale), placed: placed,
        source: processed.text, scale: snapshotCase.scale,
        renderer: resources.fingerprint(of: placed))
      drawn.origin = origin(placed)
      return .drawn(
        drawn, warnings: processed.diagnostics.map { $0.description(in: processed.source) })
    } catch {
      switch error {
      case .document(let diagnostic), .overdue(let diagnostic):
        let faults = processed.faults(among: [diagnostic])
        return placed.lacksContent ? .empty(faults) : .wrong(faults)
      case .scale(let message): return .wrong([.ofChoice(message, of: processed.source)])
      case .environment(let message), .fault(let message): return .broken(message)
      }
    }
  }

  private func renderer(for configuration: Configuration) throws -> DocumentRenderer {
    let key = RendererKey(
      fontPaths: configuration.fontPaths ?? [], systemFonts: configuration.systemFonts ?? false,
      root: configuration.root, limits: configuration.limits)
    if let known = renderers[key] { return known }
    let renderer = DocumentRenderer(
      fonts: try resources.fonts(folders: key.fontPaths, includesSystem: key.systemFonts),
      options: ReadingOptions(
        root: key.root, limits: key.limits, shared: resources.imports))
    renderers[key] = renderer
    return renderer
  }
}

extension SnapshotCase {
  /// What the case chooses of the document.
  package var choices: TemplateChoices {
    var choices = TemplateChoices()
    choices.component = component
    choices.caseName = state
    choices.theme = theme == "base" ? nil : theme
    choices.isThemeOptional = true
    choices.locale = locale
    choices.isTraced = true
    return choices
  }

  /// What the case says in place of the document, in words for people.
  var given: [RecordedSources.Part] {
    let size = viewport.map { viewport in
      DecimalNumber.string(viewport.width)
        + (viewport.height.map { "×" + DecimalNumber.string($0) } ?? "")
    }
    return [("viewport", size), ("direction", direction?.rawValue)].compactMap { name, value in
      value.map { RecordedSources.Part(name: name, value: $0) }
    }
  }

  /// Where the viewport is declared, where a configuration declares it.
  fileprivate func givenSource(for document: DocumentFile) -> GivenSource? {
    guard let viewport, let place = viewport.place else { return nil }
    return GivenSource(
      name: "viewport", subject: "viewport \(viewport.name)",
      file: FilePath.relative(place.file, to: document.folder), line: place.line)
  }

  /// What the case says about the canvas in place of the document.
  package func overrides() throws -> CanvasOverrides {
    try CanvasOverrides(viewport, direction: direction)
  }
}

extension CanvasOverrides {
  fileprivate init(_ viewport: Viewport?, direction: WritingDirection? = nil) throws(Fault) {
    try self.init(
      width: viewport.map { DecimalNumber.string($0.width) },
      height: viewport.map { $0.height.map { DecimalNumber.string($0) } ?? "auto" },
      direction: direction?.rawValue)
  }
}

extension Configuration {
  /// The canvases that every document is drawn on, each once: its own where nothing is said of sizes; `nil` where the configuration
  /// says nothing of what is drawn.
  package var canvases: [NamedCanvas]? {
    let isSilent = viewports == nil && themes == nil && locales == nil && directions == nil
    guard !isSilent || scales != nil else { return nil }
    return (viewports ?? []).isEmpty
      ? [NamedCanvas()]
      : viewports?.compactMap { viewport in
        (try? CanvasOverrides(viewport)).map { canvas in
          NamedCanvas(name: viewport.name, width: viewport.width, overrides: canvas)
        }
      }
  }
}

extension ProcessedDocument {
  /// Diagnostics as reports hold them; errors only.
  func faults(among diagnostics: [Diagnostic]) -> [CaseResult.Fault] {
    diagnostics.filter { $0.severity == .error }.map { CaseResult.Fault($0, in: source) }
  }
}

extension ParsedSource {
  /// Two cases of one name as reports hold it.
  fileprivate func fault(of clash: CaseClash, root: String?) -> CaseResult.Fault {
    CaseResult.Fault(clash.diagnostic(at: range(of: clash.state, root: root)), in: text)
  }
}

extension CaseResult.Fault {
  /// A diagnostic of a document as reports hold it.
  fileprivate init(_ diagnostic: Diagnostic, in source: SourceText) {
    let position = diagnostic.position(in: source)
    self.init(
      file: diagnostic.source.map { FilePath.normalized($0.name) }, line: position?.line,
      column: position?.column, message: diagnostic.message,
      text: diagnostic.description(in: source))
  }

  /// What is wrong with what was chosen of a document.
  fileprivate static func ofChoice(_ message: String, of source: SourceText) -> Self {
    var fault = Self(message: message, text: "\(source.name): \(message)")
    fault.isOfChoice = true
    return fault
  }
}

extension DrawnSnapshot {
  /// What a placed document shows.
  package init(
    image: Pixmap, placed: PlacedDocument, source: SourceText, scale: Double,
    renderer: RendererFingerprint
  ) {
    self.init(image: image, placed: placed, scale: scale, renderer: renderer) {
      (nil, source.line(at: Int($0.lowerBound)))
    }
  }

  /// What a placed document shows.
  ///
  /// - Parameter place: The line of a place, in the document or in a file of the program that made it.
  package init(
    image: Pixmap, placed: PlacedDocument, scale: Double, renderer: RendererFingerprint,
    place: (SourceRange) -> (file: String?, line: Int)
  ) {
    let frames = placed.frames(scale: scale)
    let canvas = place(placed.canvasRange)
    self.init(
      image: image, canvas: frames.canvas, canvasLine: canvas.line, canvasFile: canvas.file,
      boxes: RecordedBox.boxes(of: placed, frames: frames, place: place), renderer: renderer)
  }
}

extension RecordedBox {
  /// The boxes of a document in document order.
  static func boxes(
    of placed: PlacedDocument, frames: FrameTree,
    place: (SourceRange) -> (file: String?, line: Int)
  ) -> [RecordedBox] {
    let tree = placed.boxes
    var boxes: [RecordedBox] = []
    guard !tree.elements.isEmpty else { return boxes }
    boxes.reserveCapacity(tree.elements.count)
    var stack = [(box: BoxID(0), depth: 0, isHidden: false)]
    while let (box, depth, isInHidden) = stack.popLast() {
      let element = tree.elements[box.index]
      let display = tree.layout.style(of: box).display
      let isHidden = isInHidden || display == .none
      let text = isHidden ? [] : placed.textLines(of: box)
      let (file, line) = place(element.range)
      boxes.append(
        RecordedBox(
          element: element.kind.rawValue, id: element.id, line: line, file: file, depth: depth,
          frame: isHidden || display == .contents ? nil : frames.absoluteFrames[box.index],
          baseline: isHidden ? nil : placed.firstBaseline(of: box), lines: text.map(\.text),
          isTruncated: text.contains(where: \.isTruncated)))
      stack += tree.layout.children(of: box).reversed().map { ($0, depth + 1, isHidden) }
    }
    return boxes
  }
}
