/// Texts inside addresses ([RFC 3986 §2.1](https://www.rfc-editor.org/rfc/rfc3986#section-2.1)).
package enum PercentEncoding {
  /// `text` with every byte as `%` and two digits that `isKept` does not keep.
  package static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isKept(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A path of files as part of an address; slashes stay.
  package static func path(_ path: String) -> String {
    encode(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// The bytes for which `text` stands; `nil` where two hexadecimal digits do not follow a `%`.
  package static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
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

  /// Whether `byte` means itself in every part of an address (RFC 3986 §2.3).
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
