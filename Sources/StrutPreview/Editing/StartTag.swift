/// A start tag in the bytes of a file, with the places of its attributes.
struct StartTag {
  /// One attribute.
  struct Attribute {
    var name: String
    /// Where it begins: with the white space before it.
    var start: Int
    /// The value between its quotes.
    var value: Range<Int>
    var quote: UInt8
  }

  /// From `<` up to and with `>`.
  let range: Range<Int>
  let element: String
  let attributes: [Attribute]
  /// Where a further attribute goes: after the last one, or after the name.
  let end: Int

  /// Finds the tag around an offset; `nil` where none is, or where it is no start tag.
  ///
  /// In well-formed XML no `<` stands in a tag but its first.
  init?(around offset: Int, in bytes: [UInt8]) {
    guard bytes.indices.contains(offset),
      let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    var reader = TagReader(bytes: bytes, position: start + 1)
    let name = reader.name()
    guard !name.isEmpty else { return nil }
    var attributes: [Attribute] = []
    var end = reader.position
    while let attribute = reader.attribute() {
      attributes.append(attribute)
      end = reader.position
    }
    guard let close = reader.close(), offset < close else { return nil }
    range = start..<close
    element = String(decoding: name, as: UTF8.self)
    self.attributes = attributes
    self.end = end
  }
}

/// Reads a start tag piece by piece.
private struct TagReader {
  let bytes: [UInt8]
  var position: Int

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The name at the position; empty for none.
  mutating func name() -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, !Self.isSpace(byte), !"=/><\"'!?".utf8.contains(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// The next attribute with the white space before it; `nil` where the tag ends.
  mutating func attribute() -> StartTag.Attribute? {
    let start = position
    skipSpace()
    let name = String(decoding: name(), as: UTF8.self)
    skipSpace()
    guard !name.isEmpty, next == UInt8(ascii: "=") else {
      position = start
      return nil
    }
    position += 1
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let last = bytes[(position + 1)...].firstIndex(of: quote)
    else {
      position = start
      return nil
    }
    defer { position = last + 1 }
    return StartTag.Attribute(name: name, start: start, value: position + 1..<last, quote: quote)
  }

  /// The offset after the end of the tag; `nil` where something else stands there.
  mutating func close() -> Int? {
    skipSpace()
    if next == UInt8(ascii: "/") { position += 1 }
    return next == UInt8(ascii: ">") ? position + 1 : nil
  }

  private mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
