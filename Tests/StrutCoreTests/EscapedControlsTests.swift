import Testing

@testable import StrutCore

/// Texts of others on one line of a terminal.
struct EscapedControlsTests {
  @Test(
    arguments: [
      ("plain ü 漢 🙂", "plain ü 漢 🙂"), ("a\nb\r\tc", "a\\nb\\r\\tc"), ("\u{1B}[31m", "\\u{1B}[31m"),
      ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
      ("\u{7F}\u{85}\u{9F}\u{A0}", "\\u{7F}\\u{85}\\u{9F}\u{A0}"),
    ])
  func controlsAreEscapes(_ text: String, _ escaped: String) {
    #expect(text.escapingControls == escaped)
  }
}
