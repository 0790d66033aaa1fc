import StrutCore

/// The parts of one start tag, found by scanning its bytes again after libxml2 has accepted it.
///
/// libxml2 decodes attribute values and says nothing of their places, so the places come from here.
package struct StartTag {
  /// The name of the element.
  package let name: SourceRange
  /// The attributes in the order written, XML namespace declarations among them.
  package private(set) var attributes: [MarkupTree.Attribute] = []
  /// The offset after the tag's `>`.
  package let end: Int

  /// Scans the start tag whose `<` stands at `start`. Never reads past `bytes`, whatever they are.
  package init(in bytes: [UInt8], at start: Int) {
    var position = start + 1
    let nameEnd = Self.skipName(bytes, from: position)
    name = SourceRange(position, nameEnd)
    position = nameEnd
    while true {
      position = Self.skipSpace(bytes, from: position)
      guard position < bytes.count, bytes[position].startsName else { break }
      guard let attribute = Self.attribute(in: bytes, at: &position) else { break }
      attributes.append(attribute)
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    end = min(position + 1, bytes.count)
  }

  private static func attribute(
    in bytes: [UInt8], at position: inout Int
  ) -> MarkupTree.Attribute? {
    let nameEnd = skipName(bytes, from: position)
    let name = SourceRange(position, nameEnd)
    var next = skipSpace(bytes, from: nameEnd)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return nil }
    next = skipSpace(bytes, from: next + 1)
    guard next < bytes.count else { return nil }
    let quote = bytes[next]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = next + 1
    next = start
    var needsDecoding = false
    while next < bytes.count, bytes[next] != quote {
      let byte = bytes[next]
      if byte == UInt8(ascii: "&") || byte < 0x20 { needsDecoding = true }
      next += 1
    }
    position = min(next + 1, bytes.count)
    return MarkupTree.Attribute(
      name: name, value: SourceRange(start, next), needsDecoding: needsDecoding,
      isForeign: isNamespaced(bytes, name))
  }

  /// Whether the name has a prefix other than `xml`, or declares a namespace.
  private static func isNamespaced(_ bytes: [UInt8], _ name: SourceRange) -> Bool {
    let name = bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    if name.elementsEqual("xmlns".utf8) { return true }
    // Without a prefix before its colon, such as Vue's `:width`, or a name behind it, a name has no namespace.
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")), colon > name.startIndex,
      colon + 1 < name.endIndex
    else {
      return false
    }
    return !name[..<colon].elementsEqual("xml".utf8)
  }

  private static func skipName(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position].continuesName { position += 1 }
    return position
  }

  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position].isSpace { position += 1 }
    return position
  }
}
