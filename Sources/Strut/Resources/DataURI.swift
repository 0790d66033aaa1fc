/// The content of a `data:` URI (RFC 2397).
enum DataURI {
  /// Whether a source is a `data:` URI. The scheme is case-insensitive (RFC 3986 §3.1).
  static func matches(_ source: String) -> Bool {
    source.utf8.prefix(5).elementsEqual("data:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// The bytes that a `data:` URI holds; `nil` where it is not well-formed.
  ///
  /// The media type is not looked at: the bytes say what they are.
  static func bytes(of source: String) -> [UInt8]? {
    let uri = Array(source.utf8)
    guard let comma = uri.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    guard let data = percentDecoded(uri[(comma + 1)...]) else { return nil }
    let parameters = String(decoding: uri[..<comma], as: UTF8.self).lowercased()
    return parameters.hasSuffix(";base64") ? base64Decoded(data) : data
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, let high = hexDigit(text[index + 1]),
          let low = hexDigit(text[index + 2])
        else { return nil }
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Base 64 (RFC 4648 §4, the alphabet of §5 too) with white space in it and with or without padding.
  private static func base64Decoded(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var digitCount = 0
    var paddingCount = 0
    for byte in text where ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == UInt8(ascii: "=") {
        paddingCount += 1
        continue
      }
      guard paddingCount == 0, let digit = base64Digit(byte) else { return nil }
      bits = bits << 6 | UInt32(digit)
      digitCount += 1
      if digitCount % 4 == 0 {
        result += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
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

  private static func base64Digit(_ byte: UInt8) -> UInt8? {
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
