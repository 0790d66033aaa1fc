import StrutPaint
import StrutText
import Testing

struct GlyphRunTests {
  @Test func fontsAreNamedByIndex() {
    #expect(FontID(3).rawValue == 3)
  }
}
