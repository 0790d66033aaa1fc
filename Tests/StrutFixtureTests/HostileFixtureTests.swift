import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import Strut

/// The documents under `Fixtures/hostile` are drawn or refused as the `.outcome` beside each says: nothing that a
/// document says is a fault of Strut, and no character becomes a box in silence.
struct HostileFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/hostile")

  @Test(arguments: fixtures)
  func isDrawnOrRefused(_ fixture: Fixture) throws {
    let lines = try [OutputFormat.png, .svg, .pdf].map { format in
      "\(format.rawValue): \(try outcome(of: fixture, as: format))"
    }
    let boxes = try processed(fixture).diagnostics.filter { $0.code == "missing-glyph" }
      .map { "told: \($0.message)" }
    try expectGolden((lines + boxes).joined(separator: "\n"), at: fixture.sibling("outcome"))
  }

  private func processed(_ fixture: Fixture) throws -> ProcessedDocument {
    let root = packageRoot.appendingPathComponent("Fixtures").path
    let renderer = DocumentRenderer(fonts: try SharedFonts(), options: ReadingOptions(root: root))
    let bytes = try [UInt8](Data(contentsOf: fixture.url))
    return renderer.process(
      DocumentSource(
        name: "\(fixture.name).xml", bytes: bytes,
        folder: fixture.url.deletingLastPathComponent().path))
  }

  /// What becomes of a document: `drawn`, or its errors.
  private func outcome(of fixture: Fixture, as format: OutputFormat) throws -> String {
    let document = try processed(fixture)
    guard let placed = document.placed else {
      let errors = document.diagnostics.filter { $0.severity == .error }
      return errors.map { $0.description(in: document.source) }.joined(separator: "\n")
    }
    do throws(DrawingError) {
      let file = try placed.draw(format, scale: 1)
      return file.isEmpty ? "an empty file" : "drawn"
    } catch {
      switch error {
      case .document(let diagnostic), .overdue(let diagnostic):
        return diagnostic.description(in: document.source)
      case .scale(let reason): return reason
      case .environment(let reason), .fault(let reason):
        Issue.record("a fault of Strut: \(reason)")
        return "fault: \(reason)"
      }
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/hostile").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "outcome", in: "Fixtures/hostile")
  }
}
