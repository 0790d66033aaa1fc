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
    guard let tag = SVGRootTag(bytes) else { return nil }
    let lengths = SVGText.attributes([("width", size.width), ("height", size.height)])
    var sized = bytes[..<tag.nameEnd] + Array(lengths.utf8)
    var copied = tag.nameEnd
    for attribute in tag.attributes where ["width", "height"].contains(attribute.name) {
      sized += bytes[copied..<attribute.whole.lowerBound]
      copied = attribute.whole.upperBound
    }
    sized += bytes[copied...]
    return file(Array(sized), size: size) ?? Array(sized)
  }

  /// A file that gives itself its size in units with the same size in pixels: viewers of librsvg have other inches for files
  /// in files. `nil` for all others.
  static func inPixels(_ bytes: [UInt8], size: Size) -> [UInt8]? {
    guard let tag = SVGRootTag(bytes) else { return nil }
    let hasUnits = [tag["width"], tag["height"]].compactMap(\.self).contains {
      $0.prefixMatch(of: /\s*[0-9.eE+-]+(?:mm|cm|in|pt|pc|Q)/) != nil
    }
    return hasUnits ? file(bytes, filling: size) : nil
  }

  /// What follows the declaration of a file; `nil` where it is not one element in UTF-8 that looks the same anywhere.
  private static func root(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let tag = SVGRootTag(bytes), tag.name == "svg" else { return nil }
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    if text.starts(with: Array("<?xml ".utf8)) {
      guard let end = text.firstRange(of: Array("?>".utf8)) else { return nil }
      let declaration = String(decoding: text[..<end.lowerBound], as: UTF8.self).lowercased()
      guard !declaration.contains("encoding") || declaration.contains("utf-8") else { return nil }
      text = text[end.upperBound...]
    }
    // What the outermost element alone does without, and what is styled by being the outermost.
    guard !tag.attributes.contains(where: { outermostOnly.contains($0.name) }),
      text[..<tag.start].firstRange(of: Array("<!DOCTYPE".utf8)) == nil,
      stylesAreOfAnyPlace(text),
      text.firstRange(of: Array("<?".utf8)) == nil
    else { return nil }
    return bytes[tag.start...]
  }

  /// Whether all styles are of classes, ids and names of elements, which they find in another element, too.
  private static func stylesAreOfAnyPlace(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let start = rest.firstRange(of: Array("<style".utf8)) {
      guard let open = rest[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
        let end = rest[open...].firstRange(of: Array("</style".utf8))
      else { return false }
      guard isOfAnyPlace(rules: rest[(open + 1)..<end.lowerBound]) else { return false }
      rest = rest[end.upperBound...]
    }
    return true
  }

  /// Whether the selectors of rules are classes, ids and names of elements, one behind another, and none is of `svg`.
  private static func isOfAnyPlace(rules: ArraySlice<UInt8>) -> Bool {
    var rest = rules.drop(while: isSpace)
    if rest.starts(with: "<![CDATA[".utf8) { rest = rest.dropFirst(9) }
    var word: [UInt8] = []
    var isInBlock = false
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        guard let end = rest.dropFirst(2).firstRange(of: Array("*/".utf8)) else { return false }
        rest = rest[end.upperBound...]
        continue
      }
      rest = rest.dropFirst()
      if isInBlock {
        isInBlock = byte != UInt8(ascii: "}")
      } else if isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{") {
        let element = word.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "#") }
        guard !element.elementsEqual("svg".utf8) else { return false }
        word = []
        isInBlock = byte == UInt8(ascii: "{")
      } else if byte == UInt8(ascii: "]"), rest.starts(with: "]>".utf8) {
        rest = rest.dropFirst(2)
      } else if isOfName(byte) {
        word.append(byte)
      } else {
        return false
      }
    }
    return true
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: ".#-_".utf8.contains(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  /// Attributes that mean something else at an element within another one.
  private static let outermostOnly: Set<String> = ["x", "y", "transform", "style", "class"]
}
