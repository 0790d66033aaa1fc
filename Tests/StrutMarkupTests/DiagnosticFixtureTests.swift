import Foundation
import StrutCore
import StrutMarkup
import StrutTestSupport
import Testing

struct DiagnosticFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/diagnostics")

  /// Every document under `Fixtures/diagnostics` gives the messages that stand beside it, as they are printed.
  @Test(arguments: fixtures)
  func printsWhatIsRecorded(_ fixture: Fixture) throws {
    let bytes = try [UInt8](Data(contentsOf: fixture.url))
    let document = MarkupReader.read(bytes, name: "\(fixture.name).xml")
    #expect(!document.diagnostics.isEmpty, "nothing is wrong with the document")
    let printed = document.diagnostics.map { $0.description(in: document.source) }
    try expectGolden(printed.joined(separator: "\n"), at: fixture.sibling("diagnostics"))
  }

  /// Each case names the code that it is about in its first words: `unknown-attribute-…`.
  @Test(arguments: fixtures)
  func errorsLeaveNoBoxes(_ fixture: Fixture) throws {
    let bytes = try [UInt8](Data(contentsOf: fixture.url))
    let document = MarkupReader.read(bytes, name: fixture.name)
    #expect(document.boxes == nil || document.diagnostics.allSatisfy { $0.severity == .warning })
    for diagnostic in document.diagnostics {
      let range = try #require(diagnostic.range)
      #expect(Int(range.upperBound) <= document.source.bytes.count + 3)
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/diagnostics").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "diagnostics", in: "Fixtures/diagnostics")
  }
}
