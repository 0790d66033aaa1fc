import StrutCore

/// The text of a statement or of an attribute's value, with the place of every byte in the document.
///
/// The two differ where the document has entities, character data sections or comments.
package struct StatementText: Hashable, Sendable {
  /// The text as UTF-8.
  package let bytes: [UInt8]
  /// The offset in the document of each byte, and of the end.
  private let offsets: [Int32]

  /// Creates a text from bytes and their offsets, of which there is one more than bytes.
  package init(bytes: [UInt8], offsets: [Int32]) {
    precondition(offsets.count == bytes.count + 1, "each byte and the end have an offset")
    self.bytes = bytes
    self.offsets = offsets
  }

  /// A text that stands in the document as it is, from `offset` on.
  package init(_ text: String, at offset: Int = 0) {
    bytes = Array(text.utf8)
    offsets = (0...bytes.count).map { Int32(offset + $0) }
  }

  /// The place of a stretch of the text in the document; an empty stretch stays empty.
  package func range(_ start: Int, _ end: Int) -> SourceRange {
    let last = start < end ? max(offsets[end - 1] + 1, offsets[end]) : offsets[start]
    return SourceRange(Int(offsets[start]), Int(max(offsets[start], last)))
  }

  /// The text between two bytes.
  package func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The whole text without white space at its ends, and with single spaces inside.
  package var collapsed: String {
    // Every statement is collapsed, and nearly all are ASCII: characters would cost more than all the rest of reading it.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      let words = bytes.split { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
      return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
