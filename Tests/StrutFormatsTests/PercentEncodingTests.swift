import StrutFormats
import Testing

struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""), ("a/b-c.d_e~f", "a/b-c.d_e~f"), ("a b", "a%20b"), ("100%", "100%25"),
    ("?#[]@!$&'()*+,;=:", "%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%3A"),
    ("zażółć", "za%C5%BC%C3%B3%C5%82%C4%87"), ("\u{0}\u{7F}", "%00%7F"), ("AZaz09", "AZaz09"),
  ])
  func keepsOfPathsWhatIsUnreserved(_ path: String, _ expected: String) {
    #expect(PercentEncoding.path(path) == expected)
    #expect(PercentEncoding.decode(Array(expected.utf8)[...]) == Array(path.utf8))
  }

  @Test func keepsWhatItIsTold() {
    #expect(PercentEncoding.encode("a'b c") { $0 > 0x20 && $0 != UInt8(ascii: "'") } == "a%27b%20c")
  }

  @Test func readsSmallDigitsAndASliceFromItsStart() {
    let text = Array("%%3c%3E".utf8)
    #expect(PercentEncoding.decode(text[1...]) == Array("<>".utf8))
  }

  @Test(arguments: ["%", "%2", "a%", "%zz", "%2g", "%g2", "% 2"])
  func refusesBrokenEscapes(_ text: String) {
    #expect(PercentEncoding.decode(Array(text.utf8)[...]) == nil)
  }
}
