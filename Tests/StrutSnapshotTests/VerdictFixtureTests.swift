import Foundation
import StrutComparison
import StrutGolden
import StrutTestSupport
import Testing

/// Every pair of layouts under `Fixtures/snapshot/verdicts` differs as the file beside it says.
///
/// The frames are small whole numbers, so that each verdict can be worked out by hand.
struct VerdictFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/snapshot/verdicts", extension: "verdicts")

  @Test(arguments: fixtures)
  func isNamed(_ fixture: Fixture) throws {
    let before = try record(fixture.sibling("before.json"))
    let after = try record(fixture.sibling("after.json"))
    let verdicts = LayoutComparison(expected: before, actual: after).verdicts
    let text = verdicts.map { "\($0.line): \($0.description)\n" }.joined()
    #expect(try text == String(contentsOf: fixture.url, encoding: .utf8))
  }

  @Test(arguments: fixtures)
  func recordsAreWrittenAsTheyWereRead(_ fixture: Fixture) throws {
    let before = try record(fixture.sibling("before.json"))
    #expect(try GoldenRecord(Array(before.text.utf8)) == before)
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/snapshot/verdicts", extension: "verdicts").isEmpty)
  }

  private func record(_ url: URL) throws -> GoldenRecord {
    try GoldenRecord(Array(Data(contentsOf: url)))
  }
}
