/// Texts inside XML and HTML.
package enum XMLText {
  /// Where an escaped text will stand.
  package enum Place: Hashable, Sendable {
    /// Between tags, where line ends and tabs are read as they are.
    case content
    /// In an attribute in double quotes, where they would be read as spaces
    /// ([XML 1.0 §3.3.3](https://www.w3.org/TR/xml/#AVNormalize)).
    case attribute
  }

  /// `text` as it may stand between tags and in attributes in double quotes.
  ///
  /// Characters that XML 1.0 does not have, not even as references, become U+FFFD.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func escaped(_ text: String, for place: Place = .content) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A carriage return is read as a line feed everywhere unless it is a reference (§2.11).
      case "\r": result += "&#13;"
      case "\n", "\t":
        if place == .content {
          result.unicodeScalars.append(scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
