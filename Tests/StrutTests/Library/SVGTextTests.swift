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
}
