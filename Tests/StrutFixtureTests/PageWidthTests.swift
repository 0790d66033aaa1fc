import Foundation
import Strut
import StrutTestSupport
import Testing

/// Where programs that read PDF files find the ends of lines: that is what they select, and where some of them put letters.
struct PageWidthTests {
  /// As wide as in Chromium, in a font that is as it is in its file (the first line) and in others that Cairo writes anew.
  @Test func linesAreAsWideAsRecorded() throws {
    let url = packageRoot.appendingPathComponent("Fixtures/text/fonts/variable-advances.xml")
    let recorded = try String(
      contentsOf: url.deletingPathExtension().appendingPathExtension("lines"), encoding: .utf8
    )
    .split(separator: "\n").dropFirst().enumerated()
    .compactMap { $0.offset.isMultiple(of: 2) ? Double($0.element.prefix { $0 != " " }) : nil }
    let found = try Self.words(of: Document(contentsOf: url).render(.pdf))
      .filter { $0.text == "0123" }.map(\.end)
    #expect(found.count == 7 && recorded.count == found.count)
    for (found, recorded) in zip(found, recorded) { #expect(abs(found - recorded) < 0.05) }
  }

  /// Of a font with thousands of units in an em a letter's width is no whole thousandth: 569 of 2048, and 1300 in Cyrillic,
  /// whose codes are the numbers of glyphs.
  @Test(arguments: [("i", 569.0), ("\u{440}", 1300)])
  func lettersAddUp(_ letter: String, _ units: Double) throws {
    let line = String(repeating: letter, count: 100)
    let pdf = try Document(
      markup: "<layout width=\"2000\" font-size=\"16\"><item>\(line)</item></layout>"
    ).render(.pdf)
    let word = try #require(Self.words(of: pdf).first)
    #expect(word.text == line)
    #expect(abs(word.end - units / 2048 * 1600) < 0.02)
  }

  private static func words(of pdf: Data) throws -> [(text: String, end: Double)] {
    try Tool(name: "pdftotext").text(["-bbox", "{}", "-"], of: pdf)
      .matches(of: /xMax="([0-9.]+)"[^>]*>([^<]*)<\/word>/)
      .map { (String($0.2), Double($0.1) ?? .nan) }
  }
}
