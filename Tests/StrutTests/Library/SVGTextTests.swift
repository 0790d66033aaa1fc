import Foundation
import Strut
import Testing

/// Words of SVG files that are written as text.
struct SVGTextTests {
  private func svg(_ content: String) throws -> String {
    let markup = "<layout width=\"300\" font-size=\"20\">\(content)</layout>"
    let data = try Document(markup: markup).render(.svg, svgText: .text)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aLinkEndsWhereItsTextEnds() throws {
    let text = try svg(
      "<item>see <span href=\"https://a.example/\">this page</span> and more</item>")
    let parts = text.split(separator: /<\/?a[ >]/)
    try #require(parts.count == 3, "\(text)")
    #expect(parts[0].contains("see"))
    #expect(parts[1].contains("this page") && !parts[1].contains("more"))
    #expect(parts[2].contains("and more"))
  }

  /// Unicode's SpecialCasing: i is written with a dot where capitals have both.
  @Test(arguments: [("tr", "İKİ"), ("az", "İKİ"), ("en", "IKI")])
  func smallCapitalsFollowTheLanguage(_ language: String, _ capitals: String) throws {
    let text = try svg("<item xml:lang=\"\(language)\" font-variant-caps=\"small-caps\">iki</item>")
    #expect(text.contains(capitals), "\(text)")
  }

  /// Viewers differ in what they make of `direction`; each begins a piece without it at its left edge. Signs at the end of a
  /// piece need a mark, which is a letter from right to left to every viewer.
  @Test func charactersGiveTheOrder() throws {
    let text = try svg("<item>see \u{5D0}\u{5D1} and (\u{5D2})! now</item>")
    #expect(!text.contains("direction"), "\(text)")
    let word = try #require(
      text.firstMatch(of: />see <\/tspan><tspan x="([0-9.]+)">\u{5D0}\u{5D1}</))
    let next = try #require(text.firstMatch(of: /x="([0-9.]+)"> and \(</))
    let (left, right) = (try #require(Double(word.1)), try #require(Double(next.1)))
    #expect(left > 30 && left < right - 10)
    let inside = try svg("<item direction=\"rtl\">\u{5D0} (\u{5D1})! abc</item>")
    #expect(inside.contains(">\u{200F}\u{5D0} (\u{5D1})! \u{200F}<"), "\(inside)")
  }

  /// Where a text turns letters round, nothing but the attributes can say it.
  @Test func anOverrideIsSaid() throws {
    let text = try svg(
      "<item>a <span unicode-bidi=\"bidi-override\" direction=\"rtl\">bc</span></item>")
    #expect(text.contains(/direction="rtl" unicode-bidi="bidi-override">bc</), "\(text)")
  }

  /// Nobody sees a soft hyphen within a line, and a program that looks for the word would not find it.
  @Test func wordsAreWhole() throws {
    let text = try svg("<item width=\"300\">super\u{AD}cali\u{AD}fragilistic</item>")
    #expect(text.contains(">supercalifragilistic<"), "\(text)")
    let parted = try svg("<item width=\"120\">super\u{AD}califragilistic</item>")
    #expect(!parted.unicodeScalars.contains("\u{AD}") && parted.contains(">super<"), "\(parted)")
  }
}
