import StrutCore
import StrutLayout

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
  /// The fonts of documents that name no others; opened once.
  private static let standardFonts = Result { try SharedFonts() }

  /// The text that was read, which positions refer to.
  public var source: SourceText { document.source.written }
  /// What is probably not as its author meant it, in the order of the text: what reading found, and what the last
  /// layout or picture did.
  public var warnings: [Diagnostic] {
    document.expansion.joined(
      document.diagnostics + (outcome?.warnings ?? []), in: document.source)
  }

  private let renderer: Renderer
  private let document: ReadDocument
  private let placed: PlacedDocument
  private let indices: [String: BoxID]
  /// What was found out after the last layout; `nil` before it has been.
  private var outcome: Outcome?

  private struct Outcome {
    /// The layout, as ``PlacedDocument/layouts`` counts.
    var layout: Int
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
  ///   - root: The folder that it may take files from; `nil` is its own.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, or ``MissingFontError``.
  package init(_ source: DocumentSource, root: String? = nil) throws {
    renderer = Renderer(
      fonts: try Self.standardFonts.get(),
      options: ReadingOptions(root: root, keepsEmptyTexts: true))
    document = renderer.read(source)
    guard let placed = renderer.place(document) else {
      throw MarkupError(
        diagnostics: document.expansion.usageDiagnostics
          + document.expansion.joined(document.diagnostics, in: document.source),
        source: document.source.written)
    }
    self.placed = placed
    indices = Dictionary(
      placed.boxes.elements.enumerated().compactMap { index, element in
        element.id.map { ($0, BoxID(index)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The box with an `id`; `nil` where there is none.
  public subscript(id: String) -> Box? {
    indices[id].map { Box(id: id, box: $0, of: self) }
  }

  /// Places the boxes and says where they stand, in points.
  ///
  /// - Throws: ``MarkupError`` where constraints cannot hold.
  public func layout() throws -> LayoutResult {
    try place()
    if let result = outcome?.result { return result }
    let frames = placed.frames(scale: 1)
    let elements = placed.boxes.elements.indices.compactMap { index in
      placed.boxes.elements[index].id.map {
        resultElement(id: $0, box: BoxID(index), frames: frames)
      }
    }
    let result = LayoutResult(size: frames.canvas, elements: elements, warnings: warnings)
    outcome?.result = result
    return result
  }

  /// The document as the bytes of a file.
  ///
  /// - Parameter scale: Pixels for each point; a number above 0.
  /// - Throws: ``MarkupError`` or ``RenderingError``.
  package func bytes(as format: OutputFormat, scale: Double) throws -> [UInt8] {
    guard scale > 0, scale.isFinite else { throw RenderingError(noScale: scale) }
    try place()
    do throws(DrawingError) {
      return try placed.draw(format, scale: scale)
    } catch {
      switch error {
      case .document(let diagnostic):
        throw MarkupError(diagnostics: [diagnostic], source: source)
      case .scale(let message), .fault(let message): throw RenderingError(description: message)
      }
    }
  }

  /// The placed document as it is now, for drawing it otherwise than to a file.
  package func laidOut() throws(MarkupError) -> PlacedDocument {
    try place()
    return placed
  }

  private func place() throws(MarkupError) {
    placed.layOut()
    if outcome?.layout != placed.layouts {
      let found = placed.diagnostics(missingGlyphs: .warning)
      let isWrong = found.contains { $0.severity == .error }
      outcome = Outcome(
        layout: placed.layouts, warnings: found.filter { $0.severity == .warning },
        fault: isWrong
          ? MarkupError(
            diagnostics: document.expansion.joined(found, in: document.source), source: source)
          : nil)
    }
    if let fault = outcome?.fault { throw fault }
  }

  private func resultElement(
    id: String, box: BoxID, frames: FrameTree
  ) -> LayoutResult.Element {
    let content = placed.boxes.layout.contentFrame(of: box)
    let lines = placed.lines(of: box).lines
    return LayoutResult.Element(
      id: id, frame: frames.frames[box.index], absoluteFrame: frames.absoluteFrames[box.index],
      baseline: lines.first.map { content.minY + $0.baseline },
      lines: lines.map { line in
        LayoutResult.Line(
          text: line.text,
          frame: Rect(x: line.x, y: line.top, width: line.width, height: line.height),
          baseline: line.baseline, isTruncated: line.isTruncated)
      },
      source: document.source.position(at: Int(placed.boxes.elements[box.index].range.lowerBound)))
  }
}

// MARK: - Boxes

extension Document {
  /// The border box of the last layout.
  func frame(of box: BoxID) -> Rect { placed.frame(of: box) }

  /// The characters of an item in document order; `nil` where it has no text.
  func text(of box: BoxID) -> String? {
    guard case .text(let content) = placed.boxes.elements[box.index].content else { return nil }
    return content.items.map { item in
      switch item {
      case .text(let text, _): text
      case .lineBreak: "\n"
      case .open, .close: ""
      }
    }.joined()
  }

  /// Replaces everything in an item by one text in the item's own style. Other boxes stay as they are.
  func setText(_ text: String, of box: BoxID) {
    let element = placed.boxes.elements[box.index]
    if case .text(var content) = element.content {
      content.items = [.text(text, element.range)]
      content.spans = [content.spans[0]]
      placed.setText(content, of: box)
    } else if var content = document.emptyTexts[box] {
      content.items = [.text(text, element.range)]
      placed.setText(content, of: box)
    }
  }
}
