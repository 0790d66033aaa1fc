import StrutBoxes
import StrutCore
import Testing

@testable import StrutText

struct DocumentTextsTests {
  private static let fonts = FontLibrary()

  private func texts(_ items: [InlineContent.Item], _ styles: [TextStyle]) -> DocumentTexts {
    let texts = DocumentTexts(fonts: Self.fonts, engine: TextEngine())
    texts.set(InlineContent(items: items, spans: styles.map { InlineSpan(style: $0) }), at: 0)
    return texts
  }

  private func texts(_ text: String, _ style: TextStyle = TextStyle()) -> DocumentTexts {
    texts([.text(text, .start)], [style])
  }

  /// Chromium lays the sentence out 262.1953 wide in DejaVu Sans 16.
  @Test func advancesAreUnroundedAndKerned() {
    let widths = texts("office fi fl ffi").contentWidths(at: 0)
    #expect(widths.max > widths.min)
  }

  @Test func aLineIsAsHighAsRoundedAscentAndDescent() {
    #expect(texts("x").measure(at: 0, width: 100).height == 19)
    #expect(texts("x").measure(at: 0, width: 100).firstBaseline == 15)
  }

  @Test func aLargerSpanRaisesTheLineEvenIfItIsEmpty() {
    var large = TextStyle()
    large.fontSize = 32
    let texts = texts([.text("a", .start), .open(1), .close], [TextStyle(), large])
    #expect(texts.measure(at: 0, width: 100).height == 38)
  }

  @Test func whiteSpaceAloneMakesNoLine() {
    let texts = texts(" \n ")
    #expect(texts.measure(at: 0, width: 100).height == 0)
    #expect(texts.contentWidths(at: 0) == (0, 0))
  }

  @Test func aTextThatFitsExactlyDoesNotWrap() {
    let texts = texts("The quick brown fox")
    let width = texts.contentWidths(at: 0).max
    #expect(texts.layout(at: 0, width: width).lines.map(\.text) == ["The quick brown fox"])
    #expect(
      texts.layout(at: 0, width: width - 1).lines.map(\.text) == ["The quick brown", "fox"])
  }

  @Test func letterSpacingComesAfterEveryCharacter() {
    var style = TextStyle()
    let plain = texts("abc").contentWidths(at: 0).max
    style.letterSpacing = 2
    let spaced = texts("abc", style).contentWidths(at: 0).max
    #expect(abs(spaced - plain - 6) < 1.0 / 64)
  }

  @Test func clustersAddUpToBytesAndGlyphs() {
    let texts = texts("office שלום abc مرحبا")
    for line in texts.layout(at: 0, width: 1000).lines {
      for fragment in line.fragments {
        let run = fragment.glyphs
        #expect(run.clusters.reduce(0) { $0 + Int($1.byteCount) } == run.text.utf8.count)
        #expect(run.clusters.reduce(0) { $0 + Int($1.glyphCount) } == run.glyphs.count)
      }
    }
  }
}
