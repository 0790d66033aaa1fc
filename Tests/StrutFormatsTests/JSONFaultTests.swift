import StrutCore
import Testing

@testable import StrutFormats

/// What is said of texts that are no JSON (RFC 8259), where, and what is to be written instead.
struct JSONFaultTests {
  private func fault(_ text: String, deepest: Int = 256) -> JSONFault? {
    let bytes = Array(text.utf8)
    do throws(JSONFault) {
      _ = try JSONParser.parse(bytes, in: 0..<bytes.count, deepest: deepest)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("[1,]", "the comma before ']' is too much", 2, "delete it"),
    ("{\"a\":1 ,\n}", "the comma before '}' is too much", 7, "delete it"),
    ("{\"a\" 1}", "expected ':' after the name \"a\"", 5, nil),
    ("{\"a\":1 \"b\":2}", "expected ',' or '}'", 7, nil),
    ("[1 2]", "expected ',' or ']'", 3, nil),
    ("{\"a\": [1, {\"b\": 2}", "expected ',' or ']'", 18, "write [1, {\"b\": 2}]"),
    ("{\"a\": [1}", "expected ',' or ']'", 8, "write [1]"),
    ("[1,,2]", "expected a value", 3, "delete one of the two commas"),
    ("[,1]", "expected a value", 1, "delete the comma"),
    ("{\"a\": ,\"b\":1}", "expected a value", 6, "write a value, or null"),
    ("[.5]", "expected a value", 1, "write 0.5"), ("[+1.5]", "expected a value", 1, "write 1.5"),
    ("[.x]", "expected a value", 1, nil), ("[True]", "expected a value", 1, "write true"),
    ("[yes]", "expected a value", 1, "write true"), ("[ON]", "expected a value", 1, "write true"),
    ("[False]", "expected a value", 1, "write false"),
    ("[no]", "expected a value", 1, "write false"),
    ("[off]", "expected a value", 1, "write false"),
    ("[None]", "expected a value", 1, "write null"), ("[nil]", "expected a value", 1, "write null"),
    ("[undefined]", "expected a value", 1, "write null"),
    ("[NaN]", "expected a value", 1, "write null"),
    ("[red-1]", "expected a value", 1, "a text stands in double quotes: \"red-1\""),
    ("[?]", "expected a value", 1, nil), ("[", "the file ends too early", 1, nil),
    ("", "the file ends too early", 0, nil),
    (
      "['a']", "expected a value; texts stand in double quotes", 1,
      "write \"a\", and double quotes for every other text"
    ),
    ("['a", "expected a value; texts stand in double quotes", 1, nil),
    ("{itemCount: 1}", "expected a name in double quotes", 1, "write \"itemCount\""),
    ("{Größe_2: 1}", "expected a name in double quotes", 1, "write \"Größe_2\""),
    ("{-: 1}", "expected a name in double quotes", 1, nil),
    (
      "{'a b': 1}", "expected a name in double quotes", 1,
      "write \"a b\", and double quotes for every other text"
    ),
    ("1.", "expected a digit", 2, nil), ("-", "expected a digit", 1, nil),
    ("1e", "expected a digit", 2, nil), ("1E+", "expected a digit", 3, nil),
    ("[1e999]", "the number is too large", 1, nil),
    ("\"a\\x\"", "no such escape in a text", 2, nil),
    ("\"\\u12g4\"", "expected four hexadecimal digits after \\u", 1, nil),
    ("\"\\u12", "expected four hexadecimal digits after \\u", 1, nil),
    ("\"\\ud83d\"", "half of a surrogate pair", 1, nil),
    ("\"\\ud83d\\u0041\"", "half of a surrogate pair", 1, nil),
    ("\"\\ude00\"", "half of a surrogate pair", 1, nil),
    (
      "[1] // one", "JSON has no comments: expected the end of the file after the value", 4,
      "delete it, and every other comment"
    ),
    (
      "/* a */ 1", "JSON has no comments: expected a value", 0, "delete it, and every other comment"
    ),
    ("[1, # a", "JSON has no comments: expected a value", 4, "delete it, and every other comment"),
  ])
  func isToldWithWhatToWrite(_ text: String, _ message: String, _ place: Int, _ hint: String?) {
    let fault = fault(text)
    #expect(fault?.message == message)
    #expect(fault?.range.lowerBound == SourceRange(place, place).lowerBound)
    #expect(fault?.hint == hint)
    #expect(fault?.isLimit == false)
  }

  /// Values behind one another are a list, or lines of JSON Lines.
  @Test func severalValuesAreAListOrLines() {
    let list = "several values are a list, which has [ ] around them, and commas between them"
    #expect(fault("{}{}")?.hint == list)
    #expect(fault("{}, {}")?.hint == list)
    #expect(fault("{}\n, {}")?.hint == list)
    #expect(
      fault("{}\n {}")?.hint
        == "values one a line are JSON Lines, in a file whose name ends in .jsonl; \(list)")
    #expect(fault("{} 1")?.hint == nil)
  }

  /// What is left open is shown closed where it is short: up to 60 bytes.
  @Test(arguments: [(57, true), (58, true), (59, false)])
  func shortListsAreShownClosed(_ count: Int, _ isShown: Bool) {
    let text = "[\"" + String(repeating: "a", count: count - 1) + "\""
    #expect((fault(text)?.hint == "write \(text)]") == isShown, "\(text.utf8.count)")
  }

  @Test func nestingStopsAtItsLimit() {
    #expect(fault("[[[]]]", deepest: 3) == nil)
    #expect(fault("[[[1]]]", deepest: 4) == nil)
    let fault = fault("[[[1]]]", deepest: 3)
    #expect(fault?.message == "lists and objects are nested more than 3 deep")
    #expect(fault?.isLimit == true)
    #expect(fault?.range == SourceRange(3, 4))
  }

  @Test func escapesStandForWhatTheySay() throws {
    let text = try JSONParser.parse(Array(#""\n\t\r\b\f\"\\\/\u00E9\uD83D\uDE00""#.utf8)).string
    #expect(text == "\n\t\r\u{8}\u{C}\"\\/é😀")
  }

  /// The places of the elements of a list, without its spaces; of another value there are none.
  @Test func elementsAreFoundInPlace() throws {
    func ranges(_ text: String) throws -> [Range<Int>]? {
      try JSONParser.elementRanges(in: Array(text.utf8))
    }
    #expect(try ranges(" [ 1, [2, 3] ,\"a\"]\n") == [3..<4, 6..<12, 14..<17])
    #expect(try ranges("[ ]") == [])
    #expect(try ranges("{}") == nil)
    for text in ["[1", "[1,]", "[1] 2", "[1 2]"] {
      #expect(throws: JSONFault.self) { try ranges(text) }
    }
  }
}
