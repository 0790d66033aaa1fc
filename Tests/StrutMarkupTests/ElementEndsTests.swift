import StrutCore
import StrutSyntax
import Testing

@testable import StrutMarkup

/// Where elements end, whatever stands between their tags.
struct ElementEndsTests {
  /// The text of each element from its start tag to its end tag, in document order.
  private func elements(_ markup: String) throws -> [String] {
    let document = DocumentParser.parse(Array(markup.utf8), name: "a.xml")
    let tree = try #require(document.tree)
    let ends = ElementEnds(of: tree, in: document.source).offsets
    return zip(tree.nodes, ends).compactMap { node, end in
      guard case .element = node.kind else { return nil }
      return String(
        decoding: document.source.bytes[Int(node.range.lowerBound)..<end], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      "<item/>", "<item />", "<item></item>", "<item ></item >", "<item>a</item>",
      "<item>a > b</item>", "<item a=\"/>\">a</item>", "<item a=\"/\"></item>",
      "<item><!-- > --></item>", "<item>a<!-- </item> --></item>",
      "<item><!----></item>", "<item><!-- ]]> --> a</item>", "<item><![CDATA[a </item> b]]></item>",
      "<item><![CDATA[-->]]><!-- x --></item>", "<item><?note > </item> ?></item>",
      "<item><span/></item>", "<item>a<span>b<!-- > --></span>c</item>",
    ])
  func anElementEndsBehindItsEndTag(_ element: String) throws {
    let all = "<layout><container><!-- a > -->\(element)<!-- > --></container>\n<!-- > --></layout>"
    let found = try elements(all + "<!-- > -->\n")
    #expect(found.first == all)
    #expect(found.dropFirst().first == "<container><!-- a > -->\(element)<!-- > --></container>")
    #expect(found.dropFirst(2).first == element)
  }
}
