import Foundation
import StrutTestSupport
import Testing

@testable import Strut

/// What an inspector says about the boxes of documents: the sizes and reasons that their comments work out.
struct InspectionFixtureTests {
  static let folder = "Fixtures/inspection"
  static let fixtures = Fixture.discover(folder)

  /// Every document under `Fixtures/inspection` gives the answers recorded beside it.
  @Test(arguments: fixtures)
  func saysWhatIsRecorded(_ fixture: Fixture) throws {
    let source = DocumentSource(
      name: fixture.url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: fixture.url)),
      folder: fixture.url.deletingLastPathComponent().path)
    let document = DocumentRenderer(fonts: try SharedFonts()).process(source)
    try #require(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let inspection = try #require(document.inspection)
    try expectGolden(
      inspection.text(in: document.source), at: fixture.sibling("inspection"))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() { #expect(!Fixture.all(Self.folder).isEmpty) }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "inspection", in: Self.folder)
  }
}
