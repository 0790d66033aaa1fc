import StrutFormats
import Testing

struct JSONTextTests {
  @Test(arguments: [
    ("a b", #""a b""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
    ("zażółć 日本 😀", #""zażółć 日本 😀""#),
  ])
  func escapesWhatJSONDoesNotTake(_ text: String, _ expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }
}
