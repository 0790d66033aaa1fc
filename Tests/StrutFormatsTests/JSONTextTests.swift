import StrutFormats
import Testing

struct JSONTextTests {
  @Test(arguments: [
    ("a b", #""a b""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
    ("\u{7F}", #""\u007f""#), ("\u{1F}", #""\u001f""#), ("\u{0}", #""\u0000""#),
    ("zażółć 日本 😀", #""zażółć 日本 😀""#),
  ])
  func escapesWhatJSONDoesNotTake(_ text: String, _ expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }
}
