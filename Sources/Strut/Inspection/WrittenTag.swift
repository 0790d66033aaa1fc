import StrutCore
import StrutSyntax

/// A start tag in the bytes of a file, with the places of its attributes, for changes that touch nothing else.
package struct WrittenTag {
  /// One attribute.
  package struct Attribute {
    /// The name.
    package let name: String
    /// Where it begins: with the white space before it.
    package let start: Int
    /// The value between its quotes, as it is written.
    package let value: Range<Int>
    /// The quotes around the value.
    package let quote: UInt8
  }

  /// From `<` up to and with `>`.
  package let range: Range<Int>
  /// The name of the element.
  package let element: String
  /// The attributes in the order written.
  package let attributes: [Attribute]
  /// Where a further attribute goes: after the last one, or after the name.
  package let end: Int

  /// Finds the tag around an offset; `nil` where none is, or where it is no start tag.
  ///
  /// In well-formed XML no `<` stands in a tag but its first.
  package init?(around offset: Int, in bytes: [UInt8]) {
    guard bytes.indices.contains(offset),
      let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let tag = StartTag(in: bytes, at: start)
    guard tag.name.lowerBound < tag.name.upperBound, offset < tag.end else { return nil }
    let attributes = tag.attributes.map { Attribute($0, in: bytes) }
    let end = attributes.last.map { $0.value.upperBound + 1 } ?? Int(tag.name.upperBound)
    // Something that is no attribute stands in what is no tag.
    guard end < tag.end, bytes[tag.end - 1] == UInt8(ascii: ">"),
      bytes[end..<(tag.end - 1)].allSatisfy({ $0.isSpace || $0 == UInt8(ascii: "/") })
    else { return nil }
    range = start..<tag.end
    element = Self.text(tag.name, in: bytes)
    self.attributes = attributes
    self.end = end
  }

  fileprivate static func text(_ range: SourceRange, in bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}

extension WrittenTag.Attribute {
  fileprivate init(_ attribute: MarkupTree.Attribute, in bytes: [UInt8]) {
    var start = Int(attribute.name.lowerBound)
    while bytes[start - 1].isSpace { start -= 1 }
    self.start = start
    name = WrittenTag.text(attribute.name, in: bytes)
    value = Int(attribute.value.lowerBound)..<Int(attribute.value.upperBound)
    quote = bytes[Int(attribute.value.lowerBound) - 1]
  }
}
