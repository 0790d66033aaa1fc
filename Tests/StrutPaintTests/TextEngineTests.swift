import StrutCore
import StrutLayout
import Testing

@testable import StrutPaint

struct TextEngineTests {
  private static let fonts = FontLibrary()

  private func engine(_ items: [InlineContent.Item], _ styles: [TextStyle]) -> TextEngine {
    let engine = TextEngine(fonts: Self.fonts)
    let content = InlineContent(items: items, spans: styles.map { InlineSpan(style: $0) })
    engine.set(.init(box: BoxID(0), content: content))
    return engine
  }

  private func engine(_ text: String, _ style: TextStyle = TextStyle()) -> TextEngine {
    engine([.text(text, .start)], [style])
  }

  /// Chromium lays the sentence out 262.1953 wide in DejaVu Sans 16.
  @Test func advancesAreUnroundedAndKerned() {
    let widths = engine("office fi fl ffi").contentWidths(of: BoxID(0))
    #expect(widths.max > widths.min)
  }

  @Test func aLineIsAsHighAsRoundedAscentAndDescent() {
    #expect(engine("x").measure(BoxID(0), width: 100).height == 19)
    #expect(engine("x").measure(BoxID(0), width: 100).firstBaseline == 15)
  }

  @Test func aLargerSpanRaisesTheLineEvenIfItIsEmpty() {
    var large = TextStyle()
    large.fontSize = 32
    let engine = engine([.text("a", .start), .open(1), .close], [TextStyle(), large])
    #expect(engine.measure(BoxID(0), width: 100).height == 38)
  }

  @Test func whiteSpaceAloneMakesNoLine() {
    let engine = engine(" \n ")
    #expect(engine.measure(BoxID(0), width: 100).height == 0)
    #expect(engine.contentWidths(of: BoxID(0)) == ContentWidths(min: 0, max: 0))
  }

  @Test func aTextThatFitsExactlyDoesNotWrap() {
    let engine = engine("The quick brown fox")
    let width = engine.contentWidths(of: BoxID(0)).max
    #expect(engine.layout(of: BoxID(0), width: width).lines.map(\.text) == ["The quick brown fox"])
    #expect(
      engine.layout(of: BoxID(0), width: width - 1).lines.map(\.text) == ["The quick brown", "fox"])
  }

  @Test func letterSpacingComesAfterEveryCharacter() {
    var style = TextStyle()
    let plain = engine("abc").contentWidths(of: BoxID(0)).max
    style.letterSpacing = 2
    let spaced = engine("abc", style).contentWidths(of: BoxID(0)).max
    #expect(abs(spaced - plain - 6) < 1.0 / 64)
  }

  @Test func clustersAddUpToBytesAndGlyphs() {
    let engine = engine("office שלום abc مرحبا")
    for line in engine.layout(of: BoxID(0), width: 1000).lines {
      for fragment in line.fragments {
        let run = fragment.glyphs
        #expect(run.clusters.reduce(0) { $0 + Int($1.byteCount) } == run.text.utf8.count)
        #expect(run.clusters.reduce(0) { $0 + Int($1.glyphCount) } == run.glyphs.count)
      }
    }
  }
}
