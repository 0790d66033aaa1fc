import Foundation
import StrutTestSupport
import Testing

/// Every transcript under `Fixtures/cli` happens again as it is written.
struct SessionTests {
  static let fixtures = Fixture.discover("Fixtures/cli", extension: "session")

  @Test(arguments: fixtures)
  func happensAsWritten(_ fixture: Fixture) throws {
    let session = Session(try String(contentsOf: fixture.url, encoding: .utf8))
    try #require(!session.steps.isEmpty)
    for (step, played) in zip(session.steps, try session.played()) {
      #expect(
        played.output == step.output,
        "$ \(step.command)\n\(played.output.joined(separator: "\n"))")
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/cli", extension: "session").isEmpty)
  }
}
