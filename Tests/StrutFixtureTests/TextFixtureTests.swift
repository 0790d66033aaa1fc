import Foundation
import Strut
import StrutTestSupport
import Testing

/// Every document under `Fixtures/text` breaks into the lines that the browser gave.
struct TextFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/text")

  /// How far an edge may be from the recording, in points: the browser rounds each run up to 1/64, and the
  /// widest line has some ten of them.
  static let tolerance = 12.0 / 64

  @Test(arguments: fixtures)
  func breaksAsRecorded(_ fixture: Fixture) throws {
    let recording = try String(contentsOf: fixture.sibling("lines"), encoding: .utf8)
    let recorded = recording.split(separator: "\n").dropFirst(2).map(RecordedLine.init)
    let renderer = Renderer(
      fonts: try SharedFonts(folders: [packageRoot.appendingPathComponent("Fixtures/fonts").path]))
    let document = renderer.process(try DocumentSource(file: fixture.url.path))
    #expect(document.diagnostics.isEmpty)
    let lines = try #require(document.placed).textLines(of: BoxID(0)).filter { !$0.text.isEmpty }
    #expect(lines.map { Self.shown($0.text) } == recorded.map(\.text))
    for (line, expected) in zip(lines, recorded) {
      #expect(abs(line.baseline - expected.baseline) < Self.tolerance, "\(expected)")
      // The browser does not count the hyphen that a soft hyphen shows, and counts spaces that hang.
      guard !line.text.hasSuffix("\u{AD}"), !expected.hangs else { continue }
      #expect(abs(line.x - expected.x) < Self.tolerance, "\(expected)")
      #expect(abs(line.width - expected.width) < Self.tolerance, "\(expected)")
    }
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/text").count >= 120)
  }

  /// A recording without a document would never be compared with anything.
  @Test func everyRecordingHasItsDocument() {
    expectDocuments(forEvery: "lines", in: "Fixtures/text")
  }

  private static func shown(_ text: String) -> String {
    text.replacing("\u{AD}", with: "").trimmingCharacters(in: .whitespaces)
  }

  /// One line as the recorder wrote it: left edge, width, baseline, characters.
  private struct RecordedLine {
    var x: Double
    var width: Double
    var baseline: Double
    var text: String
    /// Whether white space stands at the end, which does not count in the width of a line.
    var hangs: Bool

    init(_ line: Substring) {
      let parts = line.drop { $0 == " " }
        .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      x = Double(parts[0]) ?? .nan
      width = Double(parts[1]) ?? .nan
      baseline = Double(parts[2]) ?? .nan
      text = parts[3].trimmingCharacters(in: .whitespaces)
      hangs = parts[3].last == " "
    }
  }
}
