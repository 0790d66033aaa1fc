import Foundation
import Strut
import StrutLayout
import StrutTestSupport
import Testing

/// The tables beside the documents of `Fixtures/text`: many short texts, each with what the browser says of it.
struct TextTableTests {
  /// Sentences of several scripts are as wide as in the browser, at several sizes.
  ///
  /// The largest difference is one step of the unit that the browser rounds widths to.
  @Test func sentencesAreAsWideAsRecorded() throws {
    let lines = try Self.lines(of: "sentences.widths")
    let sizes = lines[0].dropFirst(2).split(separator: " ").compactMap { Double($0) }
    try #require(sizes.count == 4 && lines.count == 301)
    let rows = lines.dropFirst().map { WidthRow($0, sizes: sizes.count) }
    for (index, size) in sizes.enumerated() {
      let widths = try Self.widths(of: rows.map(\.text), size: size)
      for (row, width) in zip(rows, widths) {
        #expect(abs(row.widths[index] - width) <= 1.0 / 64, "\(row.text) at \(size): \(width)")
      }
    }
  }

  /// Texts without spaces between their words break where the browser breaks them.
  ///
  /// Words that ICU's dictionaries know in some versions only are not in the table.
  @Test func wordsAreFoundAsRecorded() throws {
    let lines = try Self.lines(of: "words.pieces").dropFirst()
    try #require(!lines.isEmpty)
    let items = lines.map { "<item width=\"0\">\($0.replacing("|", with: ""))</item>" }
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let document = try #require(
      renderer.process(Self.source("<layout><container>\(items.joined())</container></layout>"))
        .placed)
    for (index, line) in lines.enumerated() {
      let pieces = document.textLines(of: BoxID(index + 1)).map {
        $0.text.trimmingCharacters(in: .whitespaces)
      }
      #expect(pieces == line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  private struct WidthRow {
    var widths: [Double]
    var text: String

    init(_ line: String, sizes: Int) {
      let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: sizes)
        .map { String(decoding: $0, as: UTF8.self) }
      widths = parts.prefix(sizes).map { Double($0) ?? .nan }
      text = parts[sizes]
    }
  }

  private static func widths(of texts: [String], size: Double) throws -> [Double] {
    let items = texts.map { text in
      "<item>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</item>"
    }
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let document = renderer.process(
      source(
        "<layout font-size=\"\(size)\" white-space=\"pre\" point-scale-factor=\"0\">"
          + "<container align-items=\"flex-start\">\(items.joined())</container></layout>"))
    try #require(document.diagnostics.isEmpty)
    return try #require(document.placed).frames(scale: 1).frames.dropFirst().map(\.size.width)
  }

  private static func source(_ text: String) -> DocumentSource {
    DocumentSource(name: "table.xml", bytes: Array(text.utf8), folder: ".")
  }

  private static func lines(of name: String) throws -> [String] {
    try String(
      contentsOf: packageRoot.appendingPathComponent("Fixtures/text/\(name)"), encoding: .utf8
    ).split(separator: "\n").map(String.init)
  }
}
