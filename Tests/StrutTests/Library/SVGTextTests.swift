import Foundation
import Strut
import StrutTestSupport
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

  /// Chromium shows nothing of a link in a link.
  @Test(arguments: [SVGTextMode.outlines, .text])
  func noLinkStandsInALink(_ mode: SVGTextMode) throws {
    let markup = """
      <layout width="300"><container href="https://a.example/"><item href="https://b.example/">see
        <span href="https://c.example/">this page</span></item></container></layout>
      """
    let data = try Document(markup: markup).render(.svg, svgText: mode)
    let text = String(decoding: data, as: UTF8.self)
    let edges = text.matches(of: #/<a |</a>/#).map { String($0.output) }
    #expect(edges == ["<a ", "</a>", "<a ", "</a>", "<a ", "</a>"], "\(text)")
    for host in ["a", "b", "c"] { #expect(text.contains("https://\(host).example/"), "\(text)") }
    #expect(mode == .outlines || text.contains("this page"))
  }

  /// Where the first of its words stand, and nowhere else; two that begin together have an element each.
  @Test(arguments: [SVGTextMode.outlines, .text])
  func spansHaveTheirIDs(_ mode: SVGTextMode) throws {
    let markup = """
      <layout width="60"><container><item>a <span id="outer"><span id="inner">b</span> and some words more</span></item>
        <item><span id="x:y">c</span> <span href="#x:y">d</span></item></container></layout>
      """
    let data = try Document(markup: markup).render(.svg, svgText: mode)
    let text = String(decoding: data, as: UTF8.self)
    for id in ["outer", "inner", "x_y"] {
      #expect(text.ranges(of: " id=\"\(id)\"").count == 1, "\(text)")
    }
    #expect(text.contains("xlink:href=\"#x_y\""))
  }

  /// Nothing but headings, items and rows has a level.
  @Test func aLevelNeedsARole() throws {
    #expect(try !svg("<item level=\"2\" alt=\"words\">a</item>").contains("aria-level"))
    #expect(try svg("<item level=\"2\" role=\"heading\">a</item>").contains("aria-level=\"2\""))
  }

  /// A box with a link of its own in a linked one is still said.
  @Test(arguments: [SVGTextMode.outlines, .text])
  func whatStandsInALinkIsSaid(_ mode: SVGTextMode) throws {
    let markup = """
      <layout width="300"><container href="https://a.example/">
        <item alt="A picture" href="https://b.example/" width="20" height="20" background="red"/>
      </container></layout>
      """
    let data = try Document(markup: markup).render(.svg, svgText: mode)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("role=\"img\" aria-label=\"A picture\""), "\(text)")
  }

  /// A viewer chooses the letters of the language that Strut has chosen.
  @Test func aSpanSaysItsLanguage() throws {
    let text = try svg(
      "<item xml:lang=\"ru\">б <span xml:lang=\"sr\">б</span> <span xml:lang=\"ru\">б</span></item>"
    )
    #expect(text.matches(of: /xml:lang="ru"/).count == 1, "\(text)")
    #expect(text.contains(/<tspan x="[0-9.]+" xml:lang="sr">б/), "\(text)")
  }

  /// What justified text puts beside signs and ideographs is in no space that a viewer could widen.
  @Test func justifiedSignsHavePlaces() throws {
    let text = try svg("<item text-align-last=\"justify\">†‡12†</item>")
    #expect(text.contains(/<tspan x="0">†<.*>‡<.*>12<.*>†</), "\(text)")
  }

  /// Unicode's SpecialCasing: i is written with a dot where capitals have both.
  @Test(arguments: [("tr", "İKİ"), ("az", "İKİ"), ("en", "IKI")])
  func smallCapitalsFollowTheLanguage(_ language: String, _ capitals: String) throws {
    let text = try svg("<item xml:lang=\"\(language)\" font-variant-caps=\"small-caps\">iki</item>")
    #expect(text.contains(capitals), "\(text)")
  }

  /// Viewers differ in what they make of `direction`; each begins a piece without it at its left edge. Signs at the end of a
  /// piece need an isolate, in which they run from right to left to every viewer, and spaces a place of their own: viewers
  /// turn those at the end of a line.
  @Test func charactersGiveTheOrder() throws {
    let text = try svg("<item>see \u{5D0}\u{5D1} and (\u{5D2})! now</item>")
    #expect(!text.contains("direction"), "\(text)")
    let word = try #require(
      text.firstMatch(of: />see <\/tspan><tspan x="([0-9.]+)">\u{5D0}\u{5D1}</))
    let next = try #require(
      text.firstMatch(of: /> <\/tspan><tspan x="([0-9.]+)">and \(</), "\(text)")
    let (left, right) = (try #require(Double(word.1)), try #require(Double(next.1)))
    #expect(left > 30 && left < right - 10)
    let inside = try svg("<item direction=\"rtl\">\u{5D0} (\u{5D1})! abc</item>")
    #expect(inside.contains(">\u{2067}\u{5D0} (\u{5D1})!\u{2069}<"), "\(inside)")
    #expect(inside.contains("> </tspan>"), "\(inside)")
  }

  /// UAX 9 gives both brackets of a pair the direction of the line where a word in it stands between them.
  @Test func bracketsAroundAWordOfTheOtherDirectionStandAsTheirPieces() throws {
    let text = try svg("<item direction=\"rtl\">\u{5D0} (abc)</item>")
    #expect(!text.contains("direction"), "\(text)")
    #expect(text.contains(">\u{2067}\u{5D0} (\u{2069}</tspan>"), "\(text)")
    #expect(text.contains(">abc</tspan>") && text.contains(">\u{2067})\u{2069}</tspan>"), "\(text)")
    // Between letters they are no ends of their pieces.
    let inside = try svg("<item direction=\"rtl\">\u{5D0}(\u{5D1} abc \u{5D2})\u{5D3}</item>")
    #expect(!inside.contains("direction"), "\(inside)")
    #expect(inside.contains(">\u{2067}\u{5D0}(\u{5D1}\u{2069}</tspan>"), "\(inside)")
    let hanging = try svg(
      "<item direction=\"rtl\" white-space=\"pre\">\u{5D0}\u{5D1}   <span color=\"red\">a</span></item>"
    )
    #expect(!hanging.contains("direction") && hanging.contains(">   </tspan>"), "\(hanging)")
  }

  /// A vowel sign at the end of a word stands aside of the letter that carries it: the word goes on where its letters do.
  @Test func marksPartNoWords() throws {
    let words = "\u{634}\u{643}\u{631}\u{627}\u{64B} \u{639}\u{644}\u{649}"
    let text = try svg("<item align-self=\"flex-start\">\(words)</item>")
    #expect(text.contains(" x=\"0\"") && text.contains(">\(words)</text>"), "\(text)")
    let last = try svg("<item align-self=\"flex-start\">\u{631}\u{627}\u{64B}</item>")
    #expect(last.contains(" x=\"0\""), "\(last)")
  }

  /// Inkscape gives a space that a piece begins with the size of the piece before: the space is the end of that.
  @Test func noPieceBeginsWithASpace() throws {
    let text = try svg(
      "<item>a<span font-size=\"30\"> b</span> c <span href=\"https://a.example/\">d</span> e</item>"
    )
    #expect(text.contains(#/>a </tspan><tspan x="[0-9.]+" font-size="30">b/#), "\(text)")
    #expect(!text.contains(#/> [^<]/#), "\(text)")
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

  /// A viewer chooses the glyphs that Strut has chosen where the attributes say what was found, by the grammars of SVG 2 and
  /// CSS Fonts 4.
  @Test(
    arguments: [
      ("", ""), ("font-kerning='none'", "style=\"font-kerning:none\""),
      ("font-weight='bold'", "font-weight=\"700\""),
      // There is no italic face: a quarter of the height, about the baseline at 19.
      ("font-style='italic'", "transform=\"matrix(1 0 -.25 1 4.75 0)\""),
      ("font-style='oblique 20deg'", "transform=\"matrix(1 0 -.25 1 4.75 0)\""),
      ("font-style='italic' font-synthesis='none'", ""),
      ("letter-spacing='3'", "letter-spacing=\"3\""),
      (
        "font-feature-settings='\"liga\" 0, \"smcp\"'",
        "style=\"font-feature-settings:'liga' 0,'smcp' 1\""
      ),
      (
        "font-variant-numeric='tabular-nums slashed-zero'",
        "style=\"font-variant-numeric:tabular-nums slashed-zero\""
      ),
      (
        "font-variant-caps='small-caps' font-synthesis='none'",
        "font-variant=\"small-caps\" style=\"font-synthesis-small-caps:none\""
      ),
      ("font-family='Width'", "font-stretch=\"condensed\""),
      ("font-family='Width' font-stretch='expanded'", "font-stretch=\"condensed\""),
      (
        "font-family='Axes' font-variation-settings='\"wght\" 650, \"opsz\" 30'",
        "style=\"font-variation-settings:'wght' 650,'opsz' 30\""
      ),
      ("font-family='Axes' font-optical-sizing='none'", "style=\"font-optical-sizing:none\""),
      ("font-family='Axes'", ""), ("font-family='Axes' font-weight='650'", "font-weight=\"650\""),
      ("font-family='Slants' font-style='oblique 12deg'", "font-style=\"oblique 12deg\""),
      ("font-family='Layers' font-palette='dark'", "style=\"font-palette:dark\""),
      ("font-family='Layers' font-palette='light'", "style=\"font-palette:light\""),
      ("font-family='Layers' font-palette='1'", "style=\"font-palette:--palette-1\""),
    ])
  func aLookIsSaid(_ look: String, _ attributes: String) throws {
    let folder = packageRoot.appendingPathComponent("Fixtures")
    let markup = """
      <layout width="300" font-size="20" font-family="DejaVu Sans">
        <font src="text/fonts/StrutAxes.ttf" family="Axes"/>
        <font src="text/fonts/StrutSlants.ttf" family="Slants"/>
        <font src="text/fonts/StrutLetter.ttf" family="Width" stretch="75%"/>
        <font src="paint/fonts/StrutLayers.ttf" family="Layers"/>
        <item \(look)>A</item>
      </layout>
      """
    let data = try Document(markup: markup, folder: folder).render(.svg, svgText: .text)
    let text = String(decoding: data, as: UTF8.self)
    let tag = try #require(text.firstMatch(of: /<text ([^>]*)>A</)).1
    let said = tag.replacing(/^font-family="[^"]*" |font-size="20" ?|x="[^"]*" y="[^"]*"/, with: "")
    #expect(said.split(separator: " ") == attributes.split(separator: " "))
  }

  /// Connected letters take no spacing; the spaces between their words do, so that the words have places of their own.
  @Test func connectedLettersAreNotSpaced() throws {
    let markup = """
      <layout width="300"><item font-size="20" letter-spacing="3">\u{628}\u{628} \u{628}\u{628}</item></layout>
      """
    let data = try Document(markup: markup).render(.svg, svgText: .text)
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.contains("letter-spacing"))
    #expect(text.matches(of: /<tspan x=/).count > 1)
  }

  /// A font of a file that is called as browsers call one of their own is named in quotes, which theirs is not.
  @Test(arguments: [
    ("Monospace", "'Monospace'"), ("serif", "'serif'"), ("Two Words", "Two Words"),
    ("Noto 2", "'Noto 2'"),
  ])
  func aFamilyIsNoGenericOne(_ family: String, _ written: String) throws {
    let markup = """
      <layout width="300"><font src="StrutAxes.ttf" family="\(family)"/>
      <item font-family="'\(family)'">A</item></layout>
      """
    let folder = packageRoot.appendingPathComponent("Fixtures/text/fonts")
    let data = try Document(markup: markup, folder: folder).render(.svg, svgText: .text)
    let text = String(decoding: data, as: UTF8.self)
    let said = try #require(text.firstMatch(of: /font-family="([^"]*)"/)).1
    #expect(said.split(separator: ",").first.map(String.init) == written)
  }
}
