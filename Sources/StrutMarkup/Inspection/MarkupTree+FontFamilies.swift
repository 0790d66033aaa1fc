import StrutCore
import StrutSyntax

extension MarkupTree {
  /// The font families that `font-family` names anywhere in the document, each with the place where it first stands.
  ///
  /// - Parameter source: The text of the document.
  /// - Returns: Places without quotes, by the names as the document writes them.
  package func fontFamilyRanges(in source: SourceText) -> [String: SourceRange] {
    var ranges: [String: SourceRange] = [:]
    for value in values(of: "font-family", in: source) {
      for (lower, upper) in Self.familyNames(value.bytes[value.start..<value.end]) {
        let name = String(decoding: value.bytes[lower..<upper], as: UTF8.self)
        if ranges[name] == nil { ranges[name] = value.range(lower, upper) }
      }
    }
    return ranges
  }

  /// The values of all attributes of a name.
  func values(of name: String, in source: SourceText) -> [ValueText] {
    attributes.filter { !$0.isForeign && source.text(in: $0.name) == name }
      .map { ValueText($0, in: source) }
  }

  /// The names of a list between commas, without quotes and the white space around them.
  private static func familyNames(_ list: ArraySlice<UInt8>) -> [(Int, Int)] {
    list.split(separator: UInt8(ascii: ",")).compactMap { name in
      let isPadding = { (byte: UInt8) in byte <= 0x20 || byte == 0x22 || byte == 0x27 }
      guard let lower = name.firstIndex(where: { !isPadding($0) }),
        let upper = name.lastIndex(where: { !isPadding($0) })
      else { return nil }
      return (lower, upper + 1)
    }
  }
}
