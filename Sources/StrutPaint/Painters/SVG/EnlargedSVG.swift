import StrutCore
import StrutFormats

/// An SVG file within a larger one that shows the same.
///
/// Viewers of librsvg turn a file in a file into pixels of the size that it gives itself, and enlarge these: an icon would
/// be soft wherever it is shown larger, or the whole picture is: `paint/image-kinds`.
enum EnlargedSVG {
  /// Sizes in pixels, along the longer side, beyond which nothing is enlarged.
  private static let largestSide = 1024.0
  /// The most that is worth the time that viewers take.
  private static let largestFactor = 8.0

  /// The larger file; `nil` for what is large enough, and for what may mean something else within another element.
  ///
  /// - Parameter size: The size that the file gives itself.
  static func file(_ bytes: [UInt8], size: Size) -> [UInt8]? {
    let factor = min(largestFactor, largestSide / max(size.width, size.height))
    // Numbers are written with few places.
    guard factor > 1, min(size.width, size.height) >= 1, let root = root(of: bytes) else {
      return nil
    }
    let lengths = SVGText.attributes([
      ("width", size.width * factor), ("height", size.height * factor),
    ])
    let box = SVGText.numbers(of: Rect(origin: .zero, size: size))
    return Array("<svg xmlns=\"http://www.w3.org/2000/svg\"\(lengths) viewBox=\"\(box)\">".utf8)
      + root + Array("</svg>".utf8)
  }

  /// A file whose outermost element has a size, instead of its own; `nil` where it has none that can be given one.
  static func file(_ bytes: [UInt8], filling size: Size) -> [UInt8]? {
    guard let range = attributes(of: bytes) else { return nil }
    let tag = String(decoding: bytes[range], as: UTF8.self)
      .replacing(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/, with: "")
    let lengths = SVGText.attributes([("width", size.width), ("height", size.height)])
    let sized =
      bytes[..<range.lowerBound] + Array((lengths + tag).utf8) + bytes[range.upperBound...]
    return file(Array(sized), size: size) ?? Array(sized)
  }

  /// A file that gives itself its size in units with the same size in pixels: viewers of librsvg have other inches for files
  /// in files. `nil` for all others.
  static func inPixels(_ bytes: [UInt8], size: Size) -> [UInt8]? {
    guard let range = attributes(of: bytes) else { return nil }
    let hasUnits = String(decoding: bytes[range], as: UTF8.self)
      .contains(/\s(?:width|height)\s*=\s*["']\s*[0-9.eE+-]+(?:mm|cm|in|pt|pc|Q)/)
    return hasUnits ? file(bytes, filling: size) : nil
  }

  /// Where the attributes of the outermost element stand.
  private static func attributes(of bytes: [UInt8]) -> Range<Int>? {
    guard let start = bytes.firstRange(of: Array("<svg".utf8))?.upperBound,
      let end = endOfTag(bytes[start...])
    else { return nil }
    return start..<(bytes[end - 1] == UInt8(ascii: "/") ? end - 1 : end)
  }

  /// What follows the declaration of a file; `nil` where it is not one element in UTF-8 that looks the same anywhere.
  private static func root(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    if text.starts(with: Array("<?xml ".utf8)) {
      guard let end = text.firstRange(of: Array("?>".utf8)) else { return nil }
      let declaration = String(decoding: text[..<end.lowerBound], as: UTF8.self).lowercased()
      guard !declaration.contains("encoding") || declaration.contains("utf-8") else { return nil }
      text = text[end.upperBound...]
    }
    text = withoutBlanks(text)
    while text.starts(with: Array("<!--".utf8)) {
      guard let end = text.firstRange(of: Array("-->".utf8)) else { return nil }
      text = withoutBlanks(text[end.upperBound...])
    }
    guard text.starts(with: Array("<svg".utf8)), let end = endOfTag(text) else { return nil }
    let tag = String(decoding: text[..<end], as: UTF8.self)
    // What the outermost element alone does without, and what is styled by being the outermost.
    guard !tag.contains(/\s(x|y|transform|style|class)\s*=/),
      text.firstRange(of: Array("<style".utf8)) == nil,
      text.firstRange(of: Array("<?".utf8)) == nil
    else { return nil }
    return text
  }

  /// Where the tag ends that a text begins with: values of attributes may hold a `>`.
  private static func endOfTag(_ text: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func withoutBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
