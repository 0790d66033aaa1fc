import Foundation
import Strut
import StrutLayout
import StrutTestSupport
import StrutText
import Testing

/// Every text of the documents under `Fixtures/text` has the size and breaks into the lines that the browser gave.
struct TextFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/text")

  /// How far an edge may be from the recording, in points: the browser rounds each run up to 1/64, and what is
  /// recorded of a line is the sum of its characters, each rounded by itself.
  static let tolerance = 3.0 / 64

  @Test(arguments: fixtures)
  func breaksAsRecorded(_ fixture: Fixture) throws {
    let recording = try String(contentsOf: fixture.sibling("lines"), encoding: .utf8)
    let recorded = RecordedText.all(in: recording)
    let renderer = DocumentRenderer(
      fonts: try SharedFonts(folders: [packageRoot.appendingPathComponent("Fixtures/fonts").path]))
    let document = renderer.process(try DocumentSource(file: fixture.url.path))
    // A case may show that something does nothing.
    #expect(document.diagnostics.allSatisfy { $0.code == "no-effect" })
    let placed = try #require(document.placed)
    let frames = placed.frames(scale: 1).frames
    let texts = placed.boxes.elements.indices.filter { placed.boxes.elements[$0].kind == .item }
    try #require(texts.count == recorded.count)
    for (box, expected) in zip(texts, recorded) {
      let size = frames[box].size
      #expect(abs(size.width - expected.width) < Self.tolerance, "\(size) is not \(expected)")
      #expect(abs(size.height - expected.height) < Self.tolerance, "\(size) is not \(expected)")
      compare(placed.textLines(of: BoxID(box)), with: expected.lines)
    }
  }

  /// Compares the lines that show anything besides white space and hyphens.
  private func compare(_ lines: [TextLine], with recorded: [RecordedLine]) {
    let lines = lines.flatMap(Self.byBaseline).filter { !Self.shown($0.text).isEmpty }
    let recorded = recorded.filter { !$0.text.isEmpty }
    #expect(lines.map { Self.shown($0.text) } == recorded.map(\.text))
    for (line, expected) in zip(lines, recorded) {
      // The browser tells where the letters stand, which a span may have raised.
      let baseline = line.baseline + (line.fragments.first { $0.mark == nil }?.shift ?? 0)
      #expect(abs(baseline - expected.baseline) < Self.tolerance, "\(expected)")
      // The browser does not count the hyphen that a soft hyphen shows, and counts spaces that hang.
      guard !line.text.hasSuffix("\u{AD}") else { continue }
      let (start, end) = Self.letters(of: line)
      let left = abs(start - expected.x)
      // Spaces that hang do so on the left where the item runs from right to left.
      let right = abs(end - expected.x - expected.width)
      #expect(
        (expected.hangs ? min(left, right) : left) < Self.tolerance, "\(start) in \(expected)")
      guard !expected.hangs else { continue }
      #expect(
        abs(end - start - expected.width) < Self.tolerance, "\(end - start) in \(expected)")
    }
  }

  /// The parts of a line as the browser tells them, where letters stand on several baselines.
  private static func byBaseline(_ line: TextLine) -> [TextLine] {
    let letters = line.fragments.filter { $0.mark == nil }
    guard letters.allSatisfy({ !$0.glyphs.isRightToLeft }),
      letters.contains(where: { abs($0.shift - letters[0].shift) > 0.5 })
    else { return [line] }
    var parts: [TextLine] = []
    for fragment in letters {
      if parts.isEmpty || abs(parts[parts.count - 1].fragments[0].shift - fragment.shift) > 0.5 {
        parts.append(line)
        (parts[parts.count - 1].text, parts[parts.count - 1].fragments) = ("", [])
      }
      parts[parts.count - 1].text += fragment.glyphs.text
      parts[parts.count - 1].fragments.append(fragment)
    }
    return parts.map { part in
      var part = part
      part.x = part.fragments[0].x
      part.width = part.fragments.reduce(0) { $0 + $1.width }
      return part
    }
  }

  /// The edges of a line's letters: the browser counts neither sides of spans nor images.
  private static func letters(of line: TextLine) -> (start: Double, end: Double) {
    guard line.fragments.contains(where: { $0.mark != nil }) else {
      return (line.x, line.x + line.width)
    }
    let letters = line.fragments.filter { $0.mark == nil }
    return (
      letters.map(\.x).min() ?? line.x,
      letters.map { $0.x + $0.width }.max() ?? line.x + line.width
    )
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

}

/// One text as the recorder wrote it: its size, then its lines, each two spaces to the right.
private struct RecordedText {
  var width: Double
  var height: Double
  var lines: [RecordedLine] = []

  /// The texts of a recording, whose first line names the browser.
  static func all(in recording: String) -> [RecordedText] {
    var texts: [RecordedText] = []
    for line in recording.split(separator: "\n").dropFirst() {
      if line.hasPrefix("  ") {
        texts[texts.count - 1].lines.append(RecordedLine(line))
      } else {
        let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
        texts.append(RecordedText(width: numbers[0], height: numbers[1]))
      }
    }
    return texts
  }
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
    // By bytes: a mark after a space is one `Character` with it.
    let parts = line.utf8.drop { $0 == UInt8(ascii: " ") }
      .split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    x = Double(parts[0]) ?? .nan
    width = Double(parts[1]) ?? .nan
    baseline = Double(parts[2]) ?? .nan
    text = parts[3].trimmingCharacters(in: .whitespaces)
    hangs = parts[3].last == " " || parts[3].last == "\u{3000}"
  }
}
