import StrutTestSupport
import Testing

/// `STRUT_CASE` may leave suites empty, but not all of them.
struct CaseFilterTests {
  private static let suites = [
    ("Fixtures/cli", "session"),
    ("Fixtures/constraints/language", "statements"),
    ("Fixtures/constraints/layout", "xml"),
    ("Fixtures/diagnostics", "xml"),
    ("Fixtures/flex", "xml"),
    ("Fixtures/paint", "xml"),
    ("Fixtures/reftest", "xml"),
    ("Fixtures/snapshot/configuration", "json"),
    ("Fixtures/snapshot/verdicts", "verdicts"),
    ("Fixtures/text", "xml"),
    ("Samples", "xml"),
  ]

  /// A misspelt part of a name would otherwise run nothing, and pass.
  @Test func theFilterMatchesACase() {
    #expect(Self.suites.contains { !Fixture.discover($0.0, extension: $0.1).isEmpty })
  }
}
