import StrutFormats
import Testing

struct JSONTests {
  @Test(arguments: [
    #"{"a":[1,-0.5,1e3,true,null,"x"],"b":{}}"#, "[]", #""é😀\n\t\"\\""#, "1024.0009765625",
  ])
  func isWrittenAsItWasRead(_ text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    let again = try JSONParser.parse(Array(value.text().utf8))
    #expect(again.compactText == value.compactText)
    #expect(try JSONParser.parse(Array(value.compactText.utf8)).kindName == value.kindName)
  }

  @Test func escapesAreResolved() throws {
    let value = try JSONParser.parse(Array(#""\u00e9\ud83d\ude00\/""#.utf8))
    #expect(value.string == "é😀/")
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "01", "1.", "+1", "nul", "\"a", "\"\\x\"", "\"\\ud800\"", "1 2",
    "1e999", "{\"a\":1,}", "\"\u{1}\"",
  ])
  func brokenTextsAreFaults(_ text: String) {
    #expect(throws: JSONFault.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func nestingIsBounded() {
    func parse(_ depth: Int) throws {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      _ = try JSONParser.parse(Array(text.utf8))
    }
    #expect(throws: Never.self) { try parse(JSONParser.deepestNesting) }
    #expect(throws: JSONFault.self) { try parse(JSONParser.deepestNesting + 1) }
    #expect(throws: JSONFault.self) { try parse(100_000) }
  }

  @Test(
    arguments: [
      ("\"a\tb\"", #"a tab stands inside a text; write \t"#, 2),
      ("[\"a\nb\"]", #"a line ends inside a text; write \n"#, 3),
      ("\"a\rb\"", #"a line ends inside a text; write \n"#, 2),
      ("\"\u{1}\"", #"a control character stands inside a text; write \u0001"#, 1),
      ("\"\u{1F}\"", #"a control character stands inside a text; write \u001f"#, 1),
      ("\"a", "a text is not closed by a double quote", 2),
    ])
  func controlCharactersAreNamed(_ text: String, _ message: String, _ offset: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(fault?.message == message)
    #expect(fault?.range.lowerBound == Int32(offset))
  }
}
