import StrutCore
import StrutLayout
import StrutMarkup
import Testing

struct MarkupReaderTests {
  @Test func readsBoxesWithTypedValues() throws {
    let document = MarkupReader.read(
      Array(
        """
        <layout width="375">
          <container id="a" padding="12 16" padding-left="1" gap="8">
            <item width="50%"/>
            <item>text</item>
          </container>
        </layout>
        """.utf8), name: "a.xml")
    #expect(document.diagnostics.map { $0.description(in: document.source) } == [])
    let boxes = try #require(document.boxes)
    #expect(boxes.elements.map(\.id) == ["a", nil, nil])
    #expect(
      boxes.layout.style(of: BoxID(0)).padding
        == StyleEdges(top: 12, right: 16, bottom: 12, left: 1))
    #expect(boxes.layout.style(of: BoxID(1)).width == .percent(50))
    #expect(boxes.layout.content(of: BoxID(2)) == .measured)
    #expect(boxes.canvas.width == 375)
  }
}
