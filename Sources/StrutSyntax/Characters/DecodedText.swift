import StrutCore

/// Characters as a document means them: references resolved, line ends made line feeds.
package struct DecodedText {
  /// The characters as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// For each byte of `bytes` the offset in the document where it comes from, and at the end the offset after all.
  package private(set) var offsets: [Int32] = []

  /// What becomes of white space.
  package enum Whitespace {
    /// Line ends become line feeds (XML 1.0 §2.11).
    case kept
    /// Each white space character becomes a space (XML 1.0 §3.3.3).
    case asInAttributes
  }

  /// Decodes `range` of `source`, which must be well-formed.
  ///
  /// - Parameter isLiteral: Whether `&` means itself.
  package init(
    _ source: [UInt8], _ range: SourceRange, whitespace: Whitespace, isLiteral: Bool = false
  ) {
    var position = Int(range.lowerBound)
    let end = Int(range.upperBound)
    bytes.reserveCapacity(end - position)
    offsets.reserveCapacity(end - position + 1)
    while position < end {
      let byte = source[position]
      if byte == UInt8(ascii: "&"), !isLiteral {
        let reference = CharacterReference(in: source, at: position, limit: end)
        append(reference.scalar, from: position)
        position = reference.end
      } else if byte == UInt8(ascii: "\r") {
        append(whitespace == .kept ? UInt8(ascii: "\n") : UInt8(ascii: " "), from: position)
        position += position + 1 < end && source[position + 1] == UInt8(ascii: "\n") ? 2 : 1
      } else {
        let isBlank = whitespace == .asInAttributes && byte.isSpace
        append(isBlank ? UInt8(ascii: " ") : byte, from: position)
        position += 1
      }
    }
    offsets.append(Int32(end))
  }

  private mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    offsets.append(Int32(offset))
  }

  private mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { append(byte, from: offset) }
  }
}

/// A reference such as `&amp;` or `&#xA0;`.
struct CharacterReference {
  /// What the reference stands for; U+FFFD where it is not one of XML's.
  let scalar: Unicode.Scalar
  /// The offset after the reference.
  let end: Int
  /// Whether the reference is one that XML knows.
  let isValid: Bool

  /// Reads the reference whose `&` stands at `start`.
  init(in bytes: [UInt8], at start: Int, limit: Int) {
    var end = start + 1
    while end < limit, bytes[end].continuesName || bytes[end] == UInt8(ascii: "#") { end += 1 }
    let isClosed = end < limit && bytes[end] == UInt8(ascii: ";")
    let name = bytes[(start + 1)..<min(end, limit)]
    let scalar = isClosed ? Self.scalar(named: name) : nil
    self.scalar = scalar ?? "\u{FFFD}"
    isValid = scalar != nil
    self.end = isClosed ? end + 1 : start + 1
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return scalar(numbered: name.dropFirst()) }
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }

  private static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHex = digits.first == UInt8(ascii: "x")
    let digits = isHex ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = digit.hexValue, isHex || digit < 10 else { return nil }
      value = value &* (isHex ? 16 : 10) &+ digit
      guard value <= 0x10FFFF else { return nil }
    }
    guard let scalar = Unicode.Scalar(value), scalar.isXMLCharacter else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 §2.2 lets the character stand in a document.
  var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// The text as a document can hold it: with U+FFFD for each character that XML 1.0 §2.2 lacks, not even as a reference.
  package var inXML: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }),
      !unicodeScalars.allSatisfy(\.isXMLCharacter)
    else {
      return self
    }
    var result = ""
    result.unicodeScalars.append(
      contentsOf: unicodeScalars.lazy.map { $0.isXMLCharacter ? $0 : "\u{FFFD}" })
    return result
  }
}
