import Foundation
import Strut
import StrutLayout
import StrutPaint
import StrutTestSupport
import Testing

/// A text breaks at the same places at every scale and in every format.
struct TextEverywhereTests {
  private static let fontFolder = packageRoot.appendingPathComponent("Fixtures/fonts").path

  /// A baseline with what stands on it.
  private struct Line {
    /// Points below the top of the canvas.
    var baseline: Double
    var text: String
  }

  /// The documents under `Fixtures/text` on the grid of each scale.
  @Test(arguments: TextFixtureTests.fixtures)
  func breaksAlike(_ fixture: Fixture) throws {
    let written = try String(contentsOf: fixture.url, encoding: .utf8)
    let document = try place(
      written.replacing(" point-scale-factor=\"0\"", with: ""),
      in: fixture.url.deletingLastPathComponent().path)
    let expected = Self.lines(of: document.displayList(scale: 1, pixelGrid: 1))
    try #require(!expected.isEmpty)
    for scale in [2.0, 3] {
      Self.compare(
        Self.lines(of: document.displayList(scale: scale, pixelGrid: scale)), with: expected)
    }
    // What SVG and PDF files are painted from.
    Self.compare(Self.lines(of: document.displayList(scale: 1, pixelGrid: 0)), with: expected)
    let svg = String(decoding: try document.draw(OutputFormat.svg, scale: 1), as: UTF8.self)
    let drawn = Self.lines(ofSVG: svg)
    #expect(drawn.count == expected.count)
    for (line, other) in zip(drawn, expected) {
      #expect(abs(line.baseline - other.baseline) <= Self.grid)
    }
  }

  /// How far the pixel grid of a scale may move a line, in points.
  private static let grid = 1.0

  private func place(_ text: String, in folder: String = ".") throws -> PlacedDocument {
    let renderer = DocumentRenderer(fonts: try SharedFonts(folders: [Self.fontFolder]))
    let source = DocumentSource(name: "text.xml", bytes: Array(text.utf8), folder: folder)
    return try #require(renderer.process(source).placed)
  }

  private static func compare(_ lines: [Line], with expected: [Line]) {
    #expect(lines.map { $0.text } == expected.map { $0.text })
    for (line, other) in zip(lines, expected) {
      #expect(abs(line.baseline - other.baseline) <= grid, "\(line) is not \(other)")
    }
  }

  /// The rows of a picture that have ink are as many as the lines, and end at the same places at each scale.
  @Test func drawsTheSameRows() throws {
    let words = "kerning AVATAR offices Привет λόγος שלום עולם مرحبا ქართული 1,204.00 "
    let items = [90.0, 140.5, 333.25].map { width in
      "<item width=\"\(width)\" line-height=\"30px\" word-spacing=\"1.5\">\(words)\(words)</item>"
    }
    let document = try place(
      "<layout width=\"360\" font-size=\"14\"><container>\(items.joined())</container></layout>")
    let count = Self.lines(of: document.displayList(scale: 1, pixelGrid: 1)).count
    let rows = try [1.0, 2, 3].map { try Self.rows(of: document.pixels(scale: $0), scale: $0) }
    #expect(rows.allSatisfy { $0.count == count })
    for other in rows.dropFirst() {
      for (row, first) in zip(other, rows[0]) {
        #expect(abs(row.top - first.top) <= Self.grid)
        #expect(abs(row.right - first.right) <= 1, "\(row) at another scale than \(first)")
      }
    }
  }

  private static func lines(of list: DisplayList) -> [Line] {
    lines(
      list.items.compactMap { item in
        guard case .glyphs(let run, let origin, _) = item,
          !run.text.allSatisfy({ $0.isWhitespace || $0 == "\u{AD}" })
        else { return nil }
        return (origin.y, run.text)
      })
  }

  /// The groups of glyphs of an SVG: `translate(x baseline)scale(.0078125)`.
  private static func lines(ofSVG svg: String) -> [Line] {
    lines(
      svg.matches(of: /<g transform="translate\([0-9.-]+(?: ([0-9.-]+))?\)scale/)
        .map { (Double($0.1 ?? "0") ?? .nan, "") })
  }

  /// The characters of the elements of an SVG whose texts are text.
  private static func words(ofSVG svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>(.*?)<\/text>/.matchingSemantics(.unicodeScalar)).map { match in
      String(match.1).replacing(/<[^>]*>/.matchingSemantics(.unicodeScalar), with: "").replacing(
        "&lt;", with: "<"
      )
      .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
  }

  /// The documents under `Fixtures/text` as text in SVG: each line is one element with the line's characters in the order
  /// in which they are read; a line whose images cover letters is several.
  @Test(arguments: TextFixtureTests.fixtures)
  func svgHasTheWords(_ fixture: Fixture) throws {
    let document = try place(
      try String(contentsOf: fixture.url, encoding: .utf8),
      in: fixture.url.deletingLastPathComponent().path)
    let svg = String(
      decoding: try document.draw(.svg, scale: 1, svgText: .text), as: UTF8.self)
    let lines = document.boxes.elements.indices.flatMap { document.textLines(of: BoxID($0)) }
    // A soft hyphen shows nothing by itself.
    let expected = lines.filter { line in
      !line.fragments.map(\.glyphs).allSatisfy { $0.glyphs.isEmpty || $0.text == "\u{AD}" }
    }
    let words = Self.joined(Self.words(ofSVG: svg), by: expected)
    #expect(words.count == expected.count)
    for (written, line) in zip(words, expected) {
      // Soft hyphens would part words, and marks of direction only keep signs in their places.
      let word = Self.withoutMarks(written)
      let text = Self.withoutMarks(line.text)
      // Hyphens and ellipses are in the picture, not in the text; capitals may stand for small ones.
      let capitals = word.uppercased().replacing("\u{130}", with: "I")
      let isWritten = word.hasPrefix(text) || capitals.hasPrefix(text.uppercased())
      #expect(isWritten, "\(word) is not \(text)")
      #expect(!written.unicodeScalars.contains("\u{AD}"))
    }
  }

  /// The elements of a line that has several as one, for lines with images.
  private static func joined(_ words: [String], by lines: [TextLine]) -> [String] {
    var rest = words[...]
    var joined: [String] = []
    for line in lines {
      guard var word = rest.popFirst() else { break }
      let hasImages = line.fragments.contains { fragment in
        if case .image = fragment.mark { true } else { false }
      }
      while hasImages, word.count < line.text.count, let next = rest.first,
        line.text.contains(word), line.text.contains(next)
      {
        word += next
        rest.removeFirst()
      }
      joined.append(word)
    }
    return joined + rest
  }

  private static func withoutMarks(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{AD}", "\u{200D}", "\u{2067}", "\u{2069}"]
    var rest = String.UnicodeScalarView()
    rest += text.unicodeScalars.filter { !marks.contains($0) }
    return String(rest)
  }

  /// Puts runs on one baseline together.
  private static func lines(_ runs: [(baseline: Double, text: String)]) -> [Line] {
    var lines: [Line] = []
    for run in runs {
      if let last = lines.last, abs(last.baseline - run.baseline) < 0.25 {
        lines[lines.count - 1].text += run.text
      } else {
        lines.append(Line(baseline: run.baseline, text: run.text))
      }
    }
    return lines
  }

  /// Where ink stands in a picture, in points.
  private struct Row {
    var top: Double
    var bottom: Double
    var right: Double
  }

  /// The stretches of lines of pixels with ink, those a few points apart as one.
  private static func rows(of pixels: Pixmap, scale: Double) -> [Row] {
    var rows: [Row] = []
    for y in 0..<pixels.height {
      let inked = (0..<pixels.width).last { pixels.bytes[(y * pixels.width + $0) * 4 + 3] > 64 }
      guard let inked else { continue }
      let (top, right) = (Double(y) / scale, Double(inked + 1) / scale)
      if let last = rows.last, top - last.bottom < 4 {
        rows[rows.count - 1].bottom = top + 1 / scale
        rows[rows.count - 1].right = max(last.right, right)
      } else {
        rows.append(Row(top: top, bottom: top + 1 / scale, right: right))
      }
    }
    return rows
  }
}
