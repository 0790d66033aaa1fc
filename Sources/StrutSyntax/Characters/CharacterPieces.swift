import StrutCore

/// The characters between two tags, cut where comments, processing instructions and CDATA sections stand.
struct CharacterPieces: Sequence, IteratorProtocol {
  /// A stretch of characters.
  struct Piece {
    /// The characters as written; for a CDATA section its inside.
    let range: SourceRange
    /// Whether `&` means itself here, as it does in a CDATA section.
    let isLiteral: Bool
  }

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Prepares to cut `range` of `bytes`.
  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next stretch that is not empty.
  mutating func next() -> Piece? {
    while position < end {
      if bytes[position] != UInt8(ascii: "<") {
        let start = position
        while position < end, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return Piece(range: SourceRange(start, position), isLiteral: false)
      }
      if starts(with: "<![CDATA[") {
        let start = position + 9
        let close = skip(to: "]]>", from: start)
        if close > start { return Piece(range: SourceRange(start, close), isLiteral: true) }
      } else if starts(with: "<!--") {
        _ = skip(to: "-->", from: position + 4)
      } else {
        _ = skip(to: "?>", from: position + 2)
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= end && matches(text, at: position)
  }

  private func matches(_ text: StaticString, at offset: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Moves behind the next `text`, and returns where it begins.
  private mutating func skip(to text: StaticString, from start: Int) -> Int {
    let count = text.utf8CodeUnitCount
    var offset = Swift.min(start, end)
    while offset + count <= end {
      if matches(text, at: offset) {
        position = offset + count
        return offset
      }
      offset += 1
    }
    position = end
    return end
  }
}
