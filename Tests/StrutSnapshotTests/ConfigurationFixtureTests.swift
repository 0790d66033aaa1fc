import Foundation
import StrutGolden
import StrutTestSupport
import Testing

/// Every wrong `strut.json` under `Fixtures/snapshot/configuration` is answered with the messages beside it.
struct ConfigurationFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/snapshot/configuration", extension: "json")

  @Test(arguments: fixtures)
  func isAnswered(_ fixture: Fixture) throws {
    let bytes = try Array(Data(contentsOf: fixture.url))
    let expected = try String(contentsOf: fixture.sibling("diagnostics"), encoding: .utf8)
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile.parse(bytes, named: "strut.json", in: "/project")
    }
    #expect(error.map { $0.description + "\n" } == expected)
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/snapshot/configuration", extension: "json").isEmpty)
  }
}
