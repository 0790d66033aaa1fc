import Strut
import StrutTestSupport
import Testing

/// What texts ask of fonts that lack it is told, and nothing else.
struct FontSettingTests {
  /// What an item asks for, with what is told of it.
  static let told: [(attributes: String, message: String, hint: String, text: String)] = [
    (
      #"font-variation-settings="'wght' 550""#, "the font 'DejaVu Sans' has no axis 'wght'",
      "its shape does not vary: font-weight chooses among the fonts of a family", "A"
    ),
    (
      #"font-variation-settings="'opsz' 5""#, "the font 'DejaVu Sans' has no axis 'opsz'",
      "delete it: its shape does not vary", "A"
    ),
    (
      #"font-family="Axes" font-variation-settings="'wgth' 5""#,
      "the font 'Strut Axes' has no axis 'wgth'", "did you mean 'wght'?", "A"
    ),
    (
      #"font-feature-settings="'kern', 'ss20'""#, "the font 'DejaVu Sans' has no feature 'ss20'",
      "delete it, or choose a font that has it", "A"
    ),
    (
      #"font-palette="3""#, "the font 'DejaVu Sans' has no palette 3",
      "delete it: the font has no colours of its own", "A"
    ),
    (
      #"font-family="Layers" font-palette="7""#, "the font 'Strut Layers' has no palette 7",
      "its palettes are 0 to 2", "A"
    ),
    // Letters of other fonts do not say which one was meant.
    (
      #"font-family="Axes" font-variation-settings="'WGHT' 5""#,
      "the font 'Strut Axes' has no axis 'WGHT'", "did you mean 'wght'?", "★A"
    ),
    (
      #"font-family="Layers" font-palette="7""#, "the font 'Strut Layers' has no palette 7",
      "its palettes are 0 to 2", "words"
    ),
    (
      #"font-family="Axes" font-variation-settings="'wght' 5000""#,
      "'wght' of the font 'Strut Axes' is from 100 to 900",
      "write 'wght' 900: nothing changes beyond it", "A"
    ),
    (
      #"font-family="Axes" font-variation-settings="'wght' -1e30""#,
      "'wght' of the font 'Strut Axes' is from 100 to 900",
      "write 'wght' 100: nothing changes beyond it", "★A"
    ),
    // Nothing measures a text whose sizes are given.
    (
      #"width="40" height="20" font-palette="3""#, "the font 'DejaVu Sans' has no palette 3",
      "delete it: the font has no colours of its own", "A"
    ),
    (
      #"font-family="Strut Axes""#, "there is no font family 'Strut Axes'",
      #"a <font> declares its file as 'Axes': write font-family="Axes""#, "A"
    ),
    (
      #"font-family="Axs, serif""#, "there is no font family 'Axs'", "did you mean 'Axes'?", "A"
    ),
    (
      #"font-family="san-serif""#, "there is no font family 'san-serif'",
      "did you mean 'sans-serif'?", "A"
    ),
    (
      #"font-family="Inter-SemiBoldItalic""#, "there is no font family 'Inter-SemiBoldItalic'",
      #"a family has one name for all of its fonts: write font-family="Inter" font-weight="600" font-style="italic""#,
      "A"
    ),
    (
      #"font-family="Open-Sans-Bold""#, "there is no font family 'Open-Sans-Bold'",
      #"a family has one name for all of its fonts: write font-family="Open-Sans" font-weight="bold""#,
      "A"
    ),
  ]

  @Test(arguments: told.indices)
  func lackIsTold(_ index: Int) throws {
    let (attributes, message, hint, text) = Self.told[index]
    let found = try Self.diagnostics("<item \(attributes)>\(text)</item>")
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message.hasSuffix(message))
    #expect(diagnostic.hints == [hint])
  }

  /// What one text uses of a style that several inherit, what is on anyhow or switched off, and what is there without a feature.
  static let silent = [
    #"<item font-feature-settings="'kern', 'liga' 0, 'ss05' off, 'lnum', 'calt' on">A</item>"#,
    #"<item font-feature-settings="'tnum'">12</item>"#,
    #"<item font-feature-settings="'hwid'">A</item>"#,
    #"<item font-palette="0">A</item><item font-palette="dark">A</item>"#,
    #"<item font-family="Layers" font-palette="1">A</item>"#,
    ##"<item font-family="Axes" font-variation-settings="'wght' 700">A</item>"##,
    ##"<item font-family="Axes" font-weight="1000" font-variation-settings="'wght' 900">A</item>"##,
    """
    <container font-variation-settings="'wght' 620">\
    <item>A heading in a font of one shape</item><item font-family="Axes">A</item></container>
    """,
    """
    <item font-palette="1">Words and <span font-family="Layers">A</span></item>
    """,
    #"<item font-feature-settings="normal" font-variation-settings="normal">A</item>"#,
    #"<item font-variation-settings="'wght' 620"/>"#,
    #"<item display="none" width="40" height="20" font-palette="3">A</item>"#,
    #"<container display="none"><item width="40" height="20" font-palette="3">A</item></container>"#,
  ]

  @Test(arguments: silent)
  func useIsSilent(_ content: String) throws {
    #expect(try Self.diagnostics(content).isEmpty)
  }

  private static func diagnostics(_ content: String) throws -> [Diagnostic] {
    let markup = """
      <layout width="300"><font src="text/fonts/StrutAxes.ttf" family="Axes"/>\
      <font src="paint/fonts/StrutLayers.ttf" family="Layers"/>\
      <container>\(content)</container></layout>
      """
    let source = DocumentSource(
      name: "a.xml", bytes: Array(markup.utf8),
      folder: packageRoot.appendingPathComponent("Fixtures").path)
    return DocumentRenderer(fonts: try SharedFonts()).process(source).diagnostics
  }
}
