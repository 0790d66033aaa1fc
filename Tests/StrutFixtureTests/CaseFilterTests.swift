import Foundation
import StrutTestSupport
import Testing

/// `STRUT_CASE` may leave suites empty, but not all of them.
struct CaseFilterTests {
  /// Every folder of cases, with the extension of their inputs.
  private static let suites = [
    ("Fixtures/cli", "session"),
    ("Fixtures/constraints/errors", "xml"),
    ("Fixtures/constraints/language", "statements"),
    ("Fixtures/constraints/layout", "xml"),
    ("Fixtures/constraints/places", "statements"),
    ("Fixtures/diagnostics", "xml"),
    ("Fixtures/flex", "xml"),
    ("Fixtures/habits", "habits"),
    ("Fixtures/hostile", "xml"),
    ("Fixtures/inspection", "xml"),
    ("Fixtures/paint", "xml"),
    ("Fixtures/reftest", "xml"),
    ("Fixtures/snapshot/configuration", "json"),
    ("Fixtures/snapshot/verdicts", "verdicts"),
    ("Fixtures/template/data", "data"),
    ("Fixtures/template/diagnostics", "xml"),
    ("Fixtures/template/expressions", "cases"),
    ("Fixtures/template/habits", "habits"),
    ("Fixtures/structure", "xml"),
    ("Fixtures/template/pairs", "plain"),
    ("Fixtures/template/strings", "cases"),
    ("Fixtures/template/tokens", "tokens.json"),
    ("Fixtures/text", "xml"),
    ("Fixtures/variants", "xml"),
    ("Samples", "xml"),
    ("Samples/pictures", "png"),
  ]

  /// A misspelt part of a name would otherwise run nothing, and pass.
  @Test func theFilterMatchesACase() {
    #expect(Self.suites.contains { !Fixture.discover($0.0, extension: $0.1).isEmpty })
  }

  @Test(arguments: suites)
  func everySuiteOfTheTableHasCases(_ folder: String, _ extension: String) {
    #expect(!Fixture.all(folder, extension: `extension`).isEmpty)
  }

  /// A filter that matches cases of a suite which is missing in the table would be told as matching none.
  @Test func theTableNamesEverySuite() throws {
    let tests = packageRoot.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
    let named = Set(Self.suites.map(\.0))
    var found = 0
    for case let file as String in files where file.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("Fixture.discover("), !file.hasSuffix("CaseFilterTests.swift") else {
        continue
      }
      let folders = text.matches(of: /(?:Fixture\.discover\(|folder = )"([^"\\]+)"/)
      #expect(!folders.isEmpty, "\(file) discovers cases in a folder that cannot be read from it")
      for folder in folders { #expect(named.contains(String(folder.1)), "\(file)") }
      found += folders.count
    }
    #expect(found >= named.count)
  }
}
