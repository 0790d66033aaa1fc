/// Numbers in bytes of which the first is the largest part, as in font files; what lies outside is `nil`.
package struct BigEndianBytes {
  /// The bytes, which somebody else keeps.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// Reads bytes, which have to outlive it.
  package init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The number of as many bytes as are asked for, at most four.
  package func number(at offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
