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

  /// Finds an attribute in the styles that an element names with `class`; `nil` where none of them has it.
  ///
  /// - Parameter element: A stretch that begins with the start tag.
  init?(_ name: some StringProtocol, ofStylesOf element: SourceRange, in source: SourceText) {
    guard let classes = WrittenAttribute("class", of: element, in: source) else { return nil }
    // Of several classes, the last one that has an attribute gives it.
    for word in classes.value(in: source).split(separator: " ").reversed() {
      guard let style = Self.style(word, in: source) else { return nil }
      if let found = WrittenAttribute(name, of: style, in: source) {
        self = found
        return
      }
    }
    return nil
  }

  /// A stretch that begins with the tag of a style; `nil` where a document has none of that name, or more than one.
  private static func style(_ name: Substring, in source: SourceText) -> SourceRange? {
    let text = source.text(in: SourceRange(0, source.bytes.count))
    let tags = text.ranges(of: "<style ").map { tag in
      SourceRange(
        text.utf8.distance(from: text.startIndex, to: tag.lowerBound), source.bytes.count)
    }.filter { WrittenAttribute("name", of: $0, in: source)?.value(in: source)[...] == name }
    return tags.count == 1 ? tags[0] : nil
  }

  /// The value between the quotes.
  private func value(in source: SourceText) -> String {
    String(source.text(in: range).drop { !"\"'".contains($0) }.dropFirst().dropLast())
  }

  /// Finds an attribute; `nil` where the element does not have it itself, as when a style gives it.
  ///
  /// - Parameter element: A stretch that begins with the start tag.
  init?(_ name: some StringProtocol, of element: SourceRange, in source: SourceText) {
    let start = min(Int(element.lowerBound), source.bytes.count)
    var rest = source.bytes[start...].prefix(Self.longestTag)
    if rest.first == UInt8(ascii: "<") { rest.removeFirst() }
    rest = rest.drop { !$0.isBlank && $0 != UInt8(ascii: ">") }
    while true {
      rest = rest.drop(while: \.isBlank)
      let first = rest.startIndex
      let found = rest.prefix { !$0.isBlank && !"=>/".utf8.contains($0) }
      rest = rest[found.endIndex...].drop(while: \.isBlank)
      guard !found.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
      rest = rest.drop(while: \.isBlank)
      guard let quote = rest.popFirst(), "\"'".utf8.contains(quote),
        let end = rest.firstIndex(of: quote)
      else { return nil }
      let value = SourceRange(rest.startIndex, end)
      rest = rest[(end + 1)...]
      guard found.elementsEqual(name.utf8) else { continue }
      range = SourceRange(first, end + 1)
      let isComputed = source.origins?.holdsComputed(value) ?? false
      expression = isComputed ? source.origins?.written(value, in: source) : nil
      return
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  fileprivate var isBlank: Bool { " \n\r\t".utf8.contains(self) }
}
