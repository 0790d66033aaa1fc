import Strut
import StrutCore
import StrutGolden

/// What a snapshot shows: a document, or a tree of a program.
struct SnapshotSubject {
  /// The document's file; `nil` where the test's own file made it.
  let file: String?
  private let layOut:
    () throws -> (
      PlacedDocument, place: (SourceRange) -> (file: String?, line: Int),
      origin: (PlacedDocument) -> SnapshotOrigin
    )
  private let error: (Diagnostic) -> MarkupError
  /// The warnings about the subject as it was drawn last, as people read them.
  let warnings: () -> [String]

  init(_ document: Document) {
    let source = document.source
    file = source.name
    layOut = {
      let placed = try document.laidOut()
      return (
        placed, { (nil, placed.source.line(at: Int($0.lowerBound))) },
        { SnapshotOrigin(imports: $0.parts, reader: $0.sourcesReader()) }
      )
    }
    error = { MarkupError(diagnostics: [$0], source: source) }
    warnings = { document.warnings.map { $0.description(in: source) } }
  }

  init(_ box: Box) {
    file = nil
    layOut = {
      let (placed, position) = try box.laidOut()
      return (
        placed,
        { range in
          let position = position(range)
          return (position.file, position.line)
        },
        { SnapshotOrigin(imports: $0.parts) }
      )
    }
    error = { MarkupError(diagnostics: [$0], source: SourceText(name: "program", bytes: [])) }
    warnings = { box.describedWarnings() }
  }

  /// Draws the subject as it is now.
  func drawn(scale: Double, resources: RunResources) throws -> DrawnSnapshot {
    let (placed, place, origin) = try layOut()
    do throws(DrawingError) {
      var drawn = DrawnSnapshot(
        image: try placed.pixels(scale: scale), placed: placed, scale: scale,
        renderer: resources.fingerprint(of: placed), place: place)
      drawn.origin = origin(placed)
      return drawn
    } catch {
      switch error {
      case .document(let diagnostic), .overdue(let diagnostic): throw self.error(diagnostic)
      case .scale(let message), .environment(let message), .fault(let message):
        throw RenderingError(description: message)
      }
    }
  }
}
