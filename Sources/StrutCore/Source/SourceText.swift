/// A document's name and its text, with an index of its lines.
public struct SourceText: Sendable {
  /// The name that diagnostics print, as the user gave it.
  public let name: String
  /// The text as UTF-8 without a byte order mark.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line, in order; never empty.
  private let lineStarts: [Int]
  /// For each block of `blockSize` bytes, how many bytes before it do not begin a scalar.
  private let continuationsBefore: [Int]
  private static let blockSize = 1024
  /// Where the text was written, if it was put together from files: then positions are those of the files.
  package let origins: SourceOrigins?

  /// Indexes `bytes`, which must be UTF-8 without a byte order mark.
  ///
  /// A line ends at a line feed, at a carriage return, or at the two together, as in XML 1.0 §2.11.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(name: String, bytes: [UInt8]) { self.init(name: name, bytes: bytes, origins: nil) }

  /// Indexes a text that was put together from files.
  ///
  /// - Parameter origins: Where its pieces were written; `nil` for a text that is a file itself.
  package init(name: String, bytes: [UInt8], origins: SourceOrigins?) {
    self.name = name
    self.bytes = bytes
    self.origins = origins
    var starts = [0]
    var continuations = 0
    var continuationsBefore: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { continuationsBefore.append(continuations) }
      if byte.continuesScalar { continuations += 1 }
      let endsLine =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")))
      if endsLine { starts.append(offset + 1) }
    }
    lineStarts = starts
    self.continuationsBefore = continuationsBefore + [continuations]
  }

  /// The line and the column of the byte at `offset`; an offset past the end counts as the end.
  ///
  /// In a text that was put together from files they are those of the file in which the byte was written.
  ///
  /// - Complexity: O(log *lines*).
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    if let origins {
      let origin = origins.origin(of: SourceRange(offset, offset))
      return origin.source.position(at: Int(origin.range.lowerBound))
    }
    let line = lineIndex(containing: offset)
    let column = scalarCount(from: lineStarts[line], to: offset) + 1
    return SourcePosition(line: line + 1, column: column)
  }

  /// The line of the byte at `offset`, from 1; an offset past the end counts as the end.
  ///
  /// In a text that was put together from files it is that of the file in which the byte was written.
  ///
  /// - Complexity: O(log *lines*).
  public func line(at offset: Int) -> Int {
    let offset = min(max(0, offset), bytes.count)
    if let origins { return origins.origin(of: SourceRange(offset, offset)).line }
    return lineIndex(containing: offset) + 1
  }

  /// The offset of a place as libraries count it, lines and columns from 1; the nearest one for a place that does not exist.
  public func offset(line: Int, column: Int) -> Int {
    let index = min(max(1, line), lineStarts.count) - 1
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    var offset = lineStarts[index]
    var scalars = 1
    while offset < end, scalars < column {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalars += 1
    }
    return offset
  }

  /// The text of `line` (from 1) without its line end; empty for a line that does not exist.
  public func text(ofLine line: Int) -> String {
    String(decoding: bytes[byteRange(ofLine: line)], as: UTF8.self)
  }

  /// The bytes of `line` (from 1) without its line end; an empty range for a line that does not exist.
  public func byteRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The bytes of the line around `offset` without its line end, in this text itself; an offset past the end counts as
  /// the end.
  ///
  /// - Complexity: O(log *lines*).
  package func lineRange(at offset: Int) -> Range<Int> {
    byteRange(ofLine: lineIndex(containing: min(max(0, offset), bytes.count)) + 1)
  }

  /// The text between the bounds of `range`, as far as there is one.
  public func text(in range: SourceRange) -> String {
    let lower = min(max(0, Int(range.lowerBound)), bytes.count)
    let upper = min(max(lower, Int(range.upperBound)), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The last line that starts at or before `offset`, from 0, by bisection.
  private func lineIndex(containing offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  private func scalarCount(from start: Int, to end: Int) -> Int {
    end - start - (continuations(before: end) - continuations(before: start))
  }

  private func continuations(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return bytes[block * Self.blockSize..<offset].reduce(continuationsBefore[block]) {
      $0 + ($1.continuesScalar ? 1 : 0)
    }
  }
}

extension SourceText: Hashable {
  /// Whether both are the same text of one name.
  public static func == (a: SourceText, b: SourceText) -> Bool {
    a.name == b.name && a.bytes == b.bytes
  }

  /// Feeds the name and the length; texts of one name and length are rare.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes.count)
  }
}

extension SourceText {
  /// Where a stretch was written: here, or in a file that the text was put together from.
  package func origin(of range: SourceRange) -> SourceOrigin {
    origins?.origin(of: range)
      ?? SourceOrigin(source: self, range: range, way: -1, isDocument: true)
  }

  /// The document as it was written: the text itself, unless it was put together.
  package var written: SourceText { origins?.document ?? self }
}

extension UInt8 {
  /// Whether the byte continues a scalar in UTF-8 (10xxxxxx). Every scalar has exactly one byte that does not.
  var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
