import Strut
import StrutTestSupport
import Testing

/// A renderer that draws many documents keeps the fonts that they have in common, and not all that each of them asked for.
struct OpenFontsTests {
  @Test func placesOnAxesDoNotAddUp() throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let folder = packageRoot.appendingPathComponent("Fixtures/text/fonts").path
    var pictures: Set<[UInt8]> = []
    for weight in 0..<600 {
      let markup = """
        <layout font-family="Axes"><font src="StrutAxes.ttf" family="Axes"/>\
        <item font-variation-settings="'wght' \(300 + weight)">AV</item></layout>
        """
      let source = DocumentSource(name: "a.xml", bytes: Array(markup.utf8), folder: folder)
      let document = renderer.process(source)
      let placed = try #require(document.placed)
      if weight.isMultiple(of: 100) { pictures.insert(try placed.draw(.svg, scale: 1)) }
      #expect(renderer.fontCount <= 259)
    }
    #expect(pictures.count > 1)
  }
}
