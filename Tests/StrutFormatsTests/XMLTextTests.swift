import StrutFormats
import Testing

struct XMLTextTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("]]>", "]]&gt;"),
    ("it's", "it's"), ("zażółć 日本 😀", "zażółć 日本 😀"), ("\u{7F}", "\u{7F}"),
    ("\u{0}\u{1}\u{B}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
  ])
  func escapesTheSameInBothPlaces(_ text: String, _ expected: String) {
    #expect(XMLText.escaped(text) == expected)
    #expect(XMLText.escaped(text, for: .attribute) == expected)
  }

  @Test func keepsLineEndsForWhoReadsThem() {
    #expect(XMLText.escaped("a\tb\nc\r\nd") == "a\tb\nc&#13;\nd")
    #expect(XMLText.escaped("a\tb\nc\r\nd", for: .attribute) == "a&#9;b&#10;c&#13;&#10;d")
  }
}
