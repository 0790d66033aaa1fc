import Foundation
import Strut
import StrutTestSupport
import Testing

/// Wrong documents in the language of components, tokens and data, with what is said of them.
struct TemplateDiagnosticTests {
  static let fixtures = Fixture.discover("Fixtures/template/diagnostics")

  /// Every document gives the messages that stand beside it, as they are printed; its files stand in folders below.
  @Test(arguments: fixtures.filter { !$0.name.contains("/") })
  func printsWhatIsRecorded(_ fixture: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let bytes = [UInt8](try Data(contentsOf: fixture.url))
    let source = DocumentSource(
      name: "\(fixture.name).xml", bytes: bytes,
      folder: fixture.url.deletingLastPathComponent().path)
    let document = renderer.process(source)
    #expect(!document.diagnostics.isEmpty, "nothing is wrong with the document")
    let isWrong = document.diagnostics.contains { $0.severity == .error }
    #expect(isWrong == (document.placed == nil))
    let printed = document.diagnostics.map { $0.description(in: document.source) }
    try expectGolden(printed.joined(separator: "\n"), at: fixture.sibling("diagnostics"))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/template/diagnostics").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "diagnostics", in: "Fixtures/template/diagnostics")
  }
}
