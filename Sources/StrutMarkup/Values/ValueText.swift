import StrutCore
import StrutSyntax

/// The value of one attribute as characters, each of which knows where it stands in the document.
struct ValueText: Sendable {
  /// Bytes that hold the value between `start` and `end`.
  let bytes: [UInt8]
  /// The offset of the value's first byte in `bytes`.
  let start: Int
  /// The offset after the value's last byte in `bytes`.
  let end: Int
  /// The offset in the document of each byte, where they differ from those in `bytes`.
  private let offsets: [Int32]?

  /// The value of `attribute` in a document.
  init(_ attribute: MarkupTree.Attribute, in source: SourceText) {
    if attribute.needsDecoding {
      let decoded = DecodedText(source.bytes, attribute.value, whitespace: .asInAttributes)
      bytes = decoded.bytes
      start = 0
      end = decoded.bytes.count
      offsets = decoded.offsets
    } else {
      bytes = source.bytes
      start = Int(attribute.value.lowerBound)
      end = Int(attribute.value.upperBound)
      offsets = nil
    }
  }

  /// A value that no document holds, such as one given on a command line.
  init(_ text: String) {
    bytes = Array(text.utf8)
    start = 0
    end = bytes.count
    offsets = nil
  }

  /// The characters.
  var string: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// The place in the document of the bytes from `lower` to `upper`.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    guard let offsets else { return SourceRange(lower, upper) }
    return SourceRange(Int(offsets[lower]), Int(offsets[upper]))
  }
}
