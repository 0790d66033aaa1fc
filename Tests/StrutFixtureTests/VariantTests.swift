import Foundation
import StrutTestSupport
import Testing

/// Documents with changes made by chance (`Scripts/make-variants`): what becomes of them stays as it is.
///
/// The other suites say what is right, each for what it is about; this one says that something has become another, for all
/// that people write beside that.
struct VariantTests {
  static let fixtures = Fixture.discover("Fixtures/variants")

  @Test(arguments: fixtures)
  func staysAsItIs(_ fixture: Fixture) throws {
    try expectGolden(try VariantOutcome(of: fixture).text, at: fixture.sibling("outcome"))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/variants").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "outcome", in: "Fixtures/variants")
  }
}
