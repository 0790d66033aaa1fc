import StrutCore

extension PlainDraft {
  /// Writes pieces again, with other bytes in some places.
  ///
  /// - Parameter replacements: Stretches of the joined bytes, from left to right, with what stands there instead.
  /// - Returns: The new pieces.
  /// - Complexity: O(*n*) in the number of pieces and of replacements.
  mutating func replace(
    _ replacements: [(range: Range<Int>, text: String)], in pieces: Range<Int32>
  ) -> Range<Int32> {
    let first = pieceCount
    var rest = replacements[...]
    var offset = 0
    for index in pieces {
      let piece = self.pieces[Int(index)]
      let end = offset + piece.count
      var start = offset
      while let (range, full) = rest.first, range.lowerBound < end {
        if range.lowerBound > start {
          append(piece.part(start - offset..<range.lowerBound - offset))
        }
        if range.lowerBound >= start {
          let part = piece.part(
            max(0, range.lowerBound - offset)..<min(range.upperBound, end) - offset)
          _ = add(full, for: part.written, in: piece.file, way: piece.way, isAttribute: false)
        }
        start = min(max(start, range.upperBound), end)
        // A name that goes on in the next piece is written once.
        guard range.upperBound <= end else { break }
        rest = rest.dropFirst()
      }
      if start < end { append(piece.part(start - offset..<end - offset)) }
      offset = end
    }
    return first..<pieceCount
  }

  /// Where a stretch of the joined bytes of pieces was written, as far as the first of these has it.
  func written(_ range: Range<Int>, in pieces: Range<Int32>) -> (file: Int32, range: SourceRange)? {
    var offset = 0
    for index in pieces {
      let piece = self.pieces[Int(index)]
      let end = offset + piece.count
      if range.lowerBound < end {
        let part = piece.part(range.lowerBound - offset..<min(range.upperBound, end) - offset)
        return (piece.file, part.written)
      }
      offset += piece.count
    }
    return nil
  }
}

extension PlainDraft.Piece {
  /// The number of bytes.
  fileprivate var count: Int { Int(bytes.upperBound - bytes.lowerBound) }

  /// Some of the bytes as a piece of their own.
  fileprivate func part(_ range: Range<Int>) -> Self {
    let start = Int(bytes.lowerBound)
    let part = SourceRange(start + range.lowerBound, start + range.upperBound)
    let own = Int(written.lowerBound)
    return Self(
      bytesFile: bytesFile, bytes: part, file: file,
      written: isCopied ? SourceRange(own + range.lowerBound, own + range.upperBound) : written,
      way: way, isWhole: !isCopied)
  }
}
