/// Bytes as text in base 64 ([RFC 4648](https://www.rfc-editor.org/rfc/rfc4648)).
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text that stands for `bytes`, padded and on one line (RFC 4648 §4).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
      var place = 0
      var index = 0
      while index < bytes.count {
        let count = min(3, bytes.count - index)
        var group = Int(bytes[index]) << 16
        if count > 1 { group |= Int(bytes[index + 1]) << 8 }
        if count > 2 { group |= Int(bytes[index + 2]) }
        text[place] = letters[group >> 18]
        text[place + 1] = letters[group >> 12 & 63]
        text[place + 2] = count > 1 ? letters[group >> 6 & 63] : UInt8(ascii: "=")
        text[place + 3] = count > 2 ? letters[group & 63] : UInt8(ascii: "=")
        place += 4
        index += 3
      }
      return place
    }
  }

  /// The bytes that `text` stands for; `nil` where it is not well-formed.
  ///
  /// Both alphabets are read (RFC 4648 §4 and §5), with white space anywhere, with or without padding.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var digitCount = 0
    var paddingCount = 0
    for byte in text {
      guard let digit = digit(byte) else {
        if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
        guard byte == UInt8(ascii: "=") else { return nil }
        paddingCount += 1
        continue
      }
      guard paddingCount == 0 else { return nil }
      bits = bits << 6 | UInt32(digit)
      digitCount += 1
      if digitCount % 4 == 0 {
        result.append(UInt8(bits >> 16 & 0xFF))
        result.append(UInt8(bits >> 8 & 0xFF))
        result.append(UInt8(bits & 0xFF))
      }
    }
    switch digitCount % 4 {
    case 1: return nil
    case 2: result.append(UInt8(bits >> 4 & 0xFF))
    case 3: result += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: break
    }
    return paddingCount <= 2 ? result : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
