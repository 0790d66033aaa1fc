/// Texts for formats that hold nothing but characters.
package enum InterchangeText {
  /// Whether a text holds only characters.
  package static func isPure(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isCharacter)
  }

  /// The text with U+FFFD for each code point that is no character.
  package static func purified(_ text: String) -> String {
    guard !isPure(text) else { return text }
    var result = ""
    result.unicodeScalars.append(
      contentsOf: text.unicodeScalars.map { isCharacter($0) ? $0 : "\u{FFFD}" })
    return result
  }

  /// Whether a code point is a character: the noncharacters, such as U+FDD0 and U+FFFE, are for a program's own use
  /// ([Unicode §23.7](https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-23/#G12612)).
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
  }
}
