/// A string as JSON writes it.
package enum JSONText {
  /// `text` in quotes, with everything escaped that JSON (RFC 8259 §7) does not take as it is.
  package static func quoted(_ text: String) -> String {
    var result = ""
    append(text, to: &result)
    return result
  }

  /// Appends `text` as ``quoted(_:)`` gives it; what needs no escape, which is nearly every text, is copied as a whole.
  package static func append(_ text: String, to result: inout String) {
    result += "\""
    if text.utf8.contains(where: isEscaped) {
      for scalar in text.unicodeScalars { append(scalar, to: &result) }
    } else {
      result += text
    }
    result += "\""
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
}
