import StrutBoxes
import StrutCore
import StrutLayout
import StrutText
import Testing

@testable import StrutPaint

struct TextItemsTests {
  private static let fonts = FontLibrary()

  private func items(_ text: String, decorations: [TextDecoration]) -> [DisplayItem] {
    let span = InlineSpan(style: TextStyle(), decorations: decorations)
    let texts = DocumentTexts(fonts: Self.fonts, engine: TextEngine())
    texts.set(InlineContent(items: [.text(text, .start)], spans: [span]), at: 0)
    return texts.displayItems(width: 300, at: Point(x: 10, y: 20))
  }

  private func bars(_ items: [DisplayItem]) -> [Rect] {
    items.compactMap { item in
      guard case .fill(.rect(let rect), _) = item else { return nil }
      return rect
    }
  }

  @Test func anUnderlineLiesBelowTheBaseline() {
    let bars = bars(items("none", decorations: [.init(lines: .underline, color: .black)]))
    #expect(bars.map(\.origin.y) == [36])
    #expect(bars.map(\.size.height) == [1])
    #expect(bars.map(\.origin.x) == [10])
  }

  @Test func anUnderlineMakesRoomForDescenders() {
    let bars = bars(items("apa", decorations: [.init(lines: .underline, color: .black)]))
    #expect(bars.count == 2)
  }

  @Test func aLineThroughIsUnbroken() {
    let bars = bars(items("apa", decorations: [.init(lines: .lineThrough, color: .black)]))
    #expect(bars.map(\.origin.y) == [29])
  }

  @Test func linesThroughLieAboveTheGlyphs() {
    let both = TextDecoration.Lines([.underline, .lineThrough])
    let kinds = items("x", decorations: [.init(lines: both, color: .black)]).map { item in
      if case .glyphs = item { return "glyphs" }
      return "line"
    }
    #expect(kinds == ["line", "glyphs", "line"])
  }
}
