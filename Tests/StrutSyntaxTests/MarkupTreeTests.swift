import StrutCore
import StrutSyntax
import Testing

struct MarkupTreeTests {
  static let markup = """
    <layout width = '5'>
      <container a:b="c" xmlns:a="d" id="x&amp;y"><!-- > --><item>t<![CDATA[<]]></item></container>
    </layout>
    """

  @Test func namesAndValuesStandWhereTheyAreWritten() throws {
    let document = DocumentParser.parse(Array(Self.markup.utf8), name: "a.xml")
    let tree = try #require(document.tree)
    func text(_ range: SourceRange) -> String { document.source.text(in: range) }
    #expect(tree.elements.map { text($0.name) } == ["layout", "container", "item"])
    #expect(
      tree.attributes.map { "\(text($0.name))=\(text($0.value))" }
        == ["width=5", "a:b=c", "xmlns:a=d", "id=x&amp;y"])
    #expect(tree.attributes.map(\.isForeign) == [false, true, true, false])
    #expect(tree.attributes.map(\.needsDecoding) == [false, false, false, true])
  }

  @Test func siblingsAndParentsAreLinkedInDocumentOrder() throws {
    let tree = try #require(DocumentParser.parse(Array(Self.markup.utf8), name: "a.xml").tree)
    for (index, node) in tree.nodes.enumerated() where node.parent >= 0 {
      #expect(node.parent < Int32(index))
      #expect(tree.children(of: node.parent).contains(Int32(index)))
    }
    #expect(tree.children(of: 0).map { tree.nodes[Int($0)].kind } == [.text, .element(1), .text])
  }

  @Test func dumpsAsText() throws {
    let document = DocumentParser.parse(
      Array("<layout title='T'><item>x</item></layout>".utf8), name: "")
    let tree = try #require(document.tree)
    #expect(
      tree.dump(document.source) == """
        layout [0..<18] title[15]="T"
          item [18..<24]
            text [24..<25]
        """)
  }

  @Test func whatIsNotWellFormedIsIncomplete() {
    #expect(!DocumentParser.parse(Array("<layout>".utf8), name: "a.xml").isComplete)
  }
}
