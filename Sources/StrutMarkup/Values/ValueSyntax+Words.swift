import StrutBoxes
import StrutCore
import StrutLayout

/// Values that are words of the author: names, titles, paths.
extension ValueSyntax where Value == String {
  /// Any characters.
  static let text = ValueSyntax("<text>") { parser throws(ValueFault) in parser.takeAll() }

  /// The name of a box.
  static let identifier = ValueSyntax("<name>") { parser throws(ValueFault) in
    let name = try parser.word("a name")
    if name == "superview" {
      throw parser.wholeFault(
        "'superview' is the name of the container in constraints, so no box can have it")
    }
    return name
  }

  /// The name of a style.
  static let name = ValueSyntax("<name>") { parser throws(ValueFault) in
    try parser.word("a name")
  }

  /// A language tag (BCP 47); empty for none.
  static let language = ValueSyntax("<language tag>") { parser throws(ValueFault) in
    let tag = parser.value.string
    let isTag = tag.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard isTag, !tag.hasPrefix("-"), !tag.hasSuffix("-") else {
      throw parser.wholeFault(
        "'\(parser.shortened(tag))' is not a language tag such as en, pl or zh-Hant")
    }
    let language = tag.prefix { $0 != "-" }
    // BCP 47 §2.2.1: longer ones are kept for times to come.
    guard language.utf8.count < 4 else {
      throw parser.wholeFault(
        "'\(parser.shortened(tag))' is not a language tag such as en, pl or zh-Hant",
        hints: LanguageNames.tag(of: String(language)).map { ["write \($0)"] } ?? [])
    }
    return parser.takeAll()
  }

  /// The target of a link: nothing that a viewer of the picture would execute.
  static let link = ValueSyntax("<URL>") { parser throws(ValueFault) in
    if parser.isAtEnd { throw parser.unexpected("the address that the link leads to") }
    let target = parser.value.string
    if let scheme = scheme(of: target), !linkSchemes.contains(scheme) {
      throw parser.wholeFault(
        "a link cannot lead to '\(parser.shortened(target))': its scheme is none of "
          + linkSchemes.map { "'\($0):'" }.joined(separator: ", "))
    }
    return parser.takeAll()
  }

  /// The schemes of links; addresses without one are relative.
  private static let linkSchemes = ["http", "https", "mailto", "tel"]

  /// What stands before the first colon, unless that belongs to a path, a query or a fragment.
  ///
  /// White space and control characters are skipped, as browsers do.
  private static func scheme(of target: String) -> String? {
    let significant = target.unicodeScalars.filter { $0.value > 0x20 }
    guard let end = significant.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      significant[end] == ":"
    else { return nil }
    return String(String.UnicodeScalarView(significant[..<end])).lowercased()
  }

  /// The path of a file beside the document.
  static let path = ValueSyntax("<path>") { parser throws(ValueFault) in
    try parser.checkPath(allowingData: false)
    return parser.takeAll()
  }
}

extension ValueSyntax where Value == ImageReference {
  /// The path of an image beside the document, or the image itself.
  static let image = ValueSyntax("<path> | <data: URI>") { parser throws(ValueFault) in
    try parser.checkPath(allowingData: true)
    let value = parser.value
    return ImageReference(
      source: parser.takeAll(), range: value.range(value.start, value.end))
  }
}

extension ValueSyntax where Value == [ClassName] {
  /// Names of styles.
  static let classes = ValueSyntax("<name>*") { parser throws(ValueFault) in
    let value = parser.value
    var names: [ClassName] = []
    var position = value.start
    while position < value.end {
      let start = position
      while position < value.end, !value.bytes[position].isSpace { position += 1 }
      if position > start {
        names.append(
          ClassName(
            name: String(decoding: value.bytes[start..<position], as: UTF8.self),
            range: value.range(start, position)))
      }
      position += 1
    }
    _ = parser.takeAll()
    return names
  }
}

extension ValueParser {
  /// Takes everything as it is written.
  mutating func takeAll() -> String {
    while !isAtEnd { take() }
    return value.string
  }

  /// A fault of the value as a whole.
  func wholeFault(_ message: String, hints: [String] = []) -> ValueFault {
    ValueFault(message: message, start: value.start, end: value.end, hints: hints)
  }

  /// Takes a value that is one word without white space.
  fileprivate mutating func word(_ expected: String) throws(ValueFault) -> String {
    if isAtEnd { throw unexpected(expected) }
    let text = value.string
    if let space = value.bytes[value.start..<value.end].firstIndex(where: \.isSpace) {
      // A list has commas; a name of several words is one with hyphens.
      let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        .filter { $0.contains { $0.isLetter || $0.isNumber } }
      throw ValueFault(
        message: "\(expected) has no white space in it", start: space, end: space + 1,
        hints: words.isEmpty
          ? [] : ["write \(text.contains(",") ? words[0] : words.joined(separator: "-"))"])
    }
    _ = takeAll()
    return text
  }

  /// Checks what can be checked of a path without looking at files.
  fileprivate func checkPath(allowingData: Bool) throws(ValueFault) {
    if isAtEnd { throw unexpected("the path of a file") }
    let bytes = value.bytes[value.start..<value.end]
    if bytes.starts(with: "url(".utf8),
      let match = value.string.wholeMatch(of: /url\(['"]?([^'"()]+)['"]?\)/)
    {
      throw wholeFault("a path stands here as it is", hints: ["write \(match.1)"])
    }
    if bytes.first == UInt8(ascii: "/") {
      let file = value.string.split(separator: "/").last
      throw wholeFault(
        "paths are relative to the document, and this one begins with /",
        hints: file.map { ["write \($0) for a file beside the document"] } ?? [])
    }
    guard
      let colon = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
      bytes[colon] == UInt8(ascii: ":"), bytes.first?.isLetter == true
    else { return }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self)
    guard scheme.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }) else {
      return
    }
    if allowingData, scheme == "data" { return }
    let accepted = allowingData ? "a relative path or a data: URI" : "a relative path"
    throw ValueFault(
      message: "nothing is loaded from '\(shortened(scheme)):'; src takes \(accepted)",
      start: value.start, end: colon + 1, hints: ["put the file beside the document"])
  }
}
