import Foundation
import StrutTestSupport
import Testing

/// Every document under `Fixtures/flex` lays out as the browser does.
struct FlexFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/flex")

  /// How far a number may be from the recording, in points. Recordings are good to some 1/4096; a row of
  /// many items adds up the browser's rounding of each.
  static let tolerance = 1.0 / 64

  @Test(arguments: fixtures)
  func laysOutAsRecorded(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.sibling("frames"), encoding: .utf8)
    let recorded = try FrameLine.read(text)
    let lines = try FixtureLayout(of: fixture.url).lines
    #expect(lines.count == recorded.count)
    for (got, expected) in zip(lines, recorded)
    where !got.agrees(with: expected, tolerance: Self.tolerance) {
      Issue.record("recorded: \(expected)\nlaid out: \(got)")
    }
  }

  /// The same document gives the same frames to the last bit.
  @Test(arguments: fixtures)
  func laysOutTheSameAgain(_ fixture: Fixture) throws {
    let first = try FixtureLayout(of: fixture.url).lines
    let second = try FixtureLayout(of: fixture.url).lines
    #expect(first == second)
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/flex").isEmpty)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "frames", in: "Fixtures/flex")
  }
}
