/// The start tag of an SVG file's outermost element, found as a parser of XML does: behind comments, instructions and a
/// document type, with any prefix, and with a `>` in values of attributes.
struct SVGRootTag {
  /// An attribute where it stands.
  struct Attribute {
    var name: String
    /// The value without its quotes.
    var value: Range<Int>
    /// Everything, with the blanks before it.
    var whole: Range<Int>
  }

  /// Where the tag begins.
  let start: Int
  /// The name with its prefix.
  let name: String
  /// Where the name ends, behind which attributes may stand.
  let nameEnd: Int
  /// The attributes in the order of the file.
  let attributes: [Attribute]

  private let bytes: [UInt8]

  /// Finds the tag; `nil` where there is none, as in files that are packed or in UTF-16.
  init?(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    guard scanner.skipProlog() else { return nil }
    start = scanner.index
    scanner.index += 1
    let name = scanner.name()
    guard name == "svg" || name.hasSuffix(":svg") else { return nil }
    self.name = name
    nameEnd = scanner.index
    guard let attributes = scanner.attributes() else { return nil }
    self.attributes = attributes
    self.bytes = bytes
  }

  /// The value of an attribute; `nil` where the tag does not have it.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }
}

/// Goes through the start of a file.
private struct Scanner {
  let bytes: [UInt8]
  var index = 0

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes to the first tag; `false` where there is none.
  mutating func skipProlog() -> Bool {
    if starts(with: "\u{FEFF}") { index += 3 }
    while true {
      skipBlanks()
      if starts(with: "<?") || starts(with: "<!--") {
        guard skipAside() else { return false }
      } else if starts(with: "<!") {
        guard skipDocumentType() else { return false }
      } else {
        return byte == UInt8(ascii: "<")
      }
    }
  }

  /// Goes behind a comment or an instruction; `false` where it has no end.
  private mutating func skipAside() -> Bool {
    let isComment = starts(with: "<!--")
    return skip(behind: isComment ? "-->" : "?>", from: index + (isComment ? 4 : 2))
  }

  /// Goes behind a document type with the declarations in it; `false` where it has no end.
  private mutating func skipDocumentType() -> Bool {
    var isInside = false
    index += 2
    while let byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard skipQuoted() != nil else { return false }
        continue
      case UInt8(ascii: "<") where starts(with: "<!--") || starts(with: "<?"):
        guard skipAside() else { return false }
        continue
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside:
        index += 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// The name that begins here.
  mutating func name() -> String {
    let start = index
    while let byte, !Self.isBlank(byte), !"=/><\"'".utf8.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The attributes up to the end of the tag; `nil` where they are not as XML has them.
  mutating func attributes() -> [SVGRootTag.Attribute]? {
    var attributes: [SVGRootTag.Attribute] = []
    while true {
      let start = index
      skipBlanks()
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let name = name()
      skipBlanks()
      guard !name.isEmpty, byte == UInt8(ascii: "=") else { return nil }
      index += 1
      skipBlanks()
      guard let value = skipQuoted() else { return nil }
      attributes.append(.init(name: name, value: value, whole: start..<index))
    }
  }

  /// Goes behind what stands in quotes; `nil` where nothing does.
  private mutating func skipQuoted() -> Range<Int>? {
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: quote)
    else { return nil }
    defer { index = end + 1 }
    return (index + 1)..<end
  }

  private mutating func skip(behind end: String, from start: Int) -> Bool {
    guard start <= bytes.count, let range = bytes[start...].firstRange(of: Array(end.utf8)) else {
      return false
    }
    index = range.upperBound
    return true
  }

  private mutating func skipBlanks() {
    while let byte, Self.isBlank(byte) { index += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
