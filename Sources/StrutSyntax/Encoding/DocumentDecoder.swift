import StrutCore

/// Turns the bytes of a file into UTF-8 text without a byte order mark.
///
/// Documents are UTF-8, with or without a mark, and UTF-16 with one. Everything else is an error.
enum DocumentDecoder {
  /// The text of `bytes`, and what is wrong with its encoding.
  ///
  /// The text is always valid UTF-8: faults are replaced by U+FFFD, so that they can be printed.
  static func decode(
    _ bytes: [UInt8], name: String, limits: Limits
  ) -> (source: SourceText, fault: Diagnostic?) {
    if bytes.count > limits.whole(.bytes) {
      return (SourceText(name: name, bytes: []), .documentTooLarge(limits))
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return (SourceText(name: name, bytes: []), .unsupportedEncoding("UTF-32", at: .start))
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decodeUTF16(bytes, name: name)
    }
    if let kind = BinaryKind.of(bytes) {
      return (SourceText(name: name, bytes: []), .binary(kind, at: .start))
    }
    if bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C]) {
      return (SourceText(name: name, bytes: []), .utf16WithoutMark(at: .start))
    }
    return decodeUTF8(bytes, name: name)
  }

  private static func decodeUTF8(
    _ bytes: [UInt8], name: String
  ) -> (source: SourceText, fault: Diagnostic?) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let invalid = firstInvalidByte(of: text)
    let declared = declaredEncoding(in: text)
    if let declared, declared.name.lowercased() != "utf-8" {
      let isUTF16 = declared.name.lowercased().hasPrefix("utf-16")
      let fault: Diagnostic =
        isUTF16 && invalid == nil
        ? .declaredUTF16(at: declared.range)
        : .unsupportedEncoding(declared.name, at: declared.range)
      return (SourceText(name: name, bytes: repaired(text, ifInvalid: invalid)), fault)
    }
    guard let invalid else { return (SourceText(name: name, bytes: text), nil) }
    let source = SourceText(name: name, bytes: repaired(text, ifInvalid: invalid))
    // Up to the first invalid byte the repaired text is the same, so the offset holds in it.
    return (source, .invalidUTF8(byte: text[invalid], at: SourceRange(invalid, invalid + 3)))
  }

  private static func repaired(_ text: [UInt8], ifInvalid invalid: Int?) -> [UInt8] {
    invalid == nil ? text : Array(String(decoding: text, as: UTF8.self).utf8)
  }

  /// The offset of the first byte that is not UTF-8.
  private static func firstInvalidByte(of text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { buffer in
      var position = 0
      while position < buffer.count {
        if buffer[position] < 0x80 {
          position += 1
          continue
        }
        guard let length = validSequenceLength(buffer, at: position) else { return position }
        position += length
      }
      return nil
    }
  }

  /// The length of the well-formed sequence at `position` (Unicode 15, table 3-7).
  private static func validSequenceLength(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch text[position] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= text.count, second.contains(text[position + 1]) else { return nil }
    for offset in 2..<max(2, length) where text[position + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func decodeUTF16(
    _ bytes: [UInt8], name: String
  ) -> (source: SourceText, fault: Diagnostic?) {
    let isBigEndian = bytes[0] == 0xFE
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    let decoded = utf8(of: units)
    let source = SourceText(name: name, bytes: decoded.text)
    if let invalid = decoded.firstInvalid {
      return (source, .invalidUTF16(at: SourceRange(invalid, invalid + 3)))
    }
    if bytes.count % 2 != 0 {
      let end = decoded.text.count
      return (source, .invalidUTF16(at: SourceRange(end, end)))
    }
    if let declared = declaredEncoding(in: decoded.text), declared.name.lowercased() != "utf-16" {
      return (source, .markContradicts(declared.name, at: declared.range))
    }
    return (source, nil)
  }

  private static func utf8(of units: [UInt16]) -> (text: [UInt8], firstInvalid: Int?) {
    var text: [UInt8] = []
    var firstInvalid: Int?
    text.reserveCapacity(units.count * 3 / 2)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        UTF8.encode(scalar, into: { text.append($0) })
      case .error:
        firstInvalid = firstInvalid ?? text.count
        text.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .emptyInput: break decoding
      }
    }
    return (text, firstInvalid)
  }

  /// The encoding that an XML declaration at the start of `text` names, and the place of the name.
  private static func declaredEncoding(
    in text: [UInt8]
  ) -> (name: String, range: SourceRange)? {
    guard text.starts(with: "<?xml".utf8), text.count > 5, text[5].isSpace else { return nil }
    let declaration = text.prefix(400).prefix { $0 != UInt8(ascii: ">") }
    let word = Array("encoding".utf8)
    guard
      let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) })
    else { return nil }
    let rest = declaration[(start + word.count)...]
    guard let quote = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) else { return nil }
    let name = rest[(quote + 1)...].prefix { $0 != rest[quote] }
    return (
      String(decoding: name, as: UTF8.self), SourceRange(name.startIndex, name.endIndex)
    )
  }
}
