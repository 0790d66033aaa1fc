import Foundation
import StrutTestSupport
import Testing

@testable import Strut

/// Documents with constraint containers: the frames and messages that their comments work out.
struct ConstraintFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/constraints/layout")

  /// Every document under `Fixtures/constraints/layout` prints the frames and messages recorded beside it.
  @Test(arguments: fixtures)
  func laysOutAsRecorded(_ fixture: Fixture) throws {
    let name = fixture.url.lastPathComponent
    let source = DocumentSource(
      name: name, bytes: [UInt8](try Data(contentsOf: fixture.url)),
      folder: fixture.url.deletingLastPathComponent().path)
    let options = ReadingOptions(root: packageRoot.appendingPathComponent("Fixtures").path)
    let renderer = DocumentRenderer(fonts: try SharedFonts(), options: options)
    let document = renderer.process(source)
    let messages = document.diagnostics.map { $0.description(in: document.source) }
    let frames = document.layoutRecord(file: name)?.table
    try expectGolden(
      (messages + [frames].compactMap { $0 }).joined(separator: "\n"),
      at: fixture.sibling("expected"))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/constraints/layout").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "expected", in: "Fixtures/constraints/layout")
  }
}
