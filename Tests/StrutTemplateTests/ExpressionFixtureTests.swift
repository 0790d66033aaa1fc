import StrutTemplate
import StrutTestSupport
import Testing

struct ExpressionFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/template/expressions", extension: "cases")

  /// Every text of `Fixtures/template/expressions` has the value or the fault that stands below it.
  @Test(arguments: fixtures)
  func comesOutAsWritten(_ fixture: Fixture) throws {
    let (values, cases) = try ExpressionCase.read(fixture.url)
    #expect(!cases.isEmpty)
    for one in cases {
      let outcome = one.outcome(in: PlainScope(values: values, text: one.text))
      #expect(outcome == one.expected, "line \(one.line): \(one.text)")
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/template/expressions", extension: "cases").count >= 5)
  }
}
