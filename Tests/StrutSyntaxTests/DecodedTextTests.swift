import StrutCore
import StrutSyntax
import Testing

/// White space and line ends (XML 1.0 §2.11, §3.3.3).
struct DecodedTextTests {
  private func decoded(_ text: String, _ whitespace: DecodedText.Whitespace) -> DecodedText {
    let bytes = Array(text.utf8)
    return DecodedText(bytes, SourceRange(0, bytes.count), whitespace: whitespace)
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
  func aLineEndIsOneSpaceInAttributesAndOneLineFeedElsewhere(_ text: String) {
    #expect(decoded(text, .asInAttributes).bytes == Array("a b".utf8))
    #expect(decoded(text, .kept).bytes == Array("a\nb".utf8))
  }

  @Test func whatAReferenceStandsForIsKept() {
    #expect(decoded("a&#10;&#9;b\tc", .asInAttributes).bytes == Array("a\n\tb c".utf8))
    #expect(decoded("a&#13;b\tc", .kept).bytes == Array("a\rb\tc".utf8))
  }

  @Test func eachByteKnowsWhereItCameFrom() {
    #expect(decoded("a\r\n&amp;b", .kept).offsets == [0, 1, 3, 8, 9])
  }
}
