import StrutCore

/// An attribute of an element as its document has it: what a use of a component hands on stands elsewhere than the element,
/// and what braces gave is another text there.
struct WrittenAttribute {
  /// The name and the value, in the text that was put together.
  let range: SourceRange
  /// The value with the expressions as they were written, as `{w}`; `nil` where the document has the value itself.
  let expression: String?

  /// How much of a start tag is looked through, in bytes.
  private static let longestTag = 4_000

  /// Finds an attribute; `nil` where the element does not have it itself, as when a style gives it.
  ///
  /// - Parameter element: A stretch that begins in the start tag, before its attributes.
  init?(_ name: some StringProtocol, of element: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    var start = Int(element.lowerBound)
    if start < bytes.count, bytes[start] == UInt8(ascii: "<") { start += 1 }
    let end = min(bytes.count, start + Self.longestTag)
    var quote: UInt8?
    var nameStart = start
    var found: Int?
    for offset in start..<max(start, end) {
      let byte = bytes[offset]
      if let open = quote {
        guard byte == open else { continue }
        quote = nil
        guard let value = found else { continue }
        range = SourceRange(nameStart, offset + 1)
        let written = SourceRange(value, offset)
        let isComputed = source.origins?.holdsComputed(written) ?? false
        expression = isComputed ? source.origins?.written(written, in: source) : nil
        return
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        let text = bytes[nameStart..<offset].prefix { $0 != UInt8(ascii: "=") }
        let isNamed = text.elementsEqual(name.utf8)
        found = isNamed ? offset + 1 : nil
      case UInt8(ascii: ">"), UInt8(ascii: "<"): return nil
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        nameStart = offset + 1
      default: break
      }
    }
    return nil
  }
}
