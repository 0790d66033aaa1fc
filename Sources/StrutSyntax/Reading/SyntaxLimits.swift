import StrutCore

/// Limits that have to hold before libxml2 sees a document, because its work on one start tag grows with the square of
/// its attributes, and its work on any name with the number of declared namespaces.
enum SyntaxLimits {
  /// The first limit that `source` breaks; `nil` where all hold.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func check(_ source: SourceText) -> Diagnostic? {
    source.bytes.withUnsafeBufferPointer { check($0) }
  }

  private static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    var position = 0
    var namespaces = 0
    while true {
      position = next(UInt8(ascii: "<"), in: bytes, from: position) + 1
      guard position < bytes.count else { return nil }
      guard bytes[position].startsName else { continue }
      var attributes = 0
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
        let byte = bytes[position]
        position += 1
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
          if byte == UInt8(ascii: "x"), isNamespaceDeclaration(bytes, at: position - 1) {
            namespaces += 1
            if namespaces > MarkupLimits.namespaces {
              return .tooManyNamespaces(at: SourceRange(position - 1, position + 4))
            }
          }
          continue
        }
        attributes += 1
        if attributes > MarkupLimits.attributes {
          return .tooManyAttributes(at: SourceRange(position - 1, position))
        }
        position = min(next(byte, in: bytes, from: position) + 1, bytes.count)
      }
    }
  }

  /// The offset of the next `byte`, or the number of bytes.
  private static func next(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != byte { position += 1 }
    return position
  }

  /// Whether `xmlns` stands at `position`, behind white space.
  private static func isNamespaceDeclaration(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    guard position > 0, bytes[position - 1].isSpace, position + 5 < bytes.count else {
      return false
    }
    return bytes[position..<(position + 5)].elementsEqual("xmlns".utf8)
  }
}
