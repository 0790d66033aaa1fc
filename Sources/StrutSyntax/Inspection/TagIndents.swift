import StrutCore

/// What the indents of tags say about where elements end, as people read them, and compilers of languages with braces.
///
/// A text in which nothing is indented says nothing.
struct TagIndents {
  /// An element that holds what is indented no further than itself.
  struct Slip {
    /// The name in its start tag.
    let tag: SourceRange
    /// The line of the first element in it that is not indented further.
    let next: Int
    /// The last line before that one in which something stands.
    let last: Int
    /// What stands between the two tags.
    let content: Range<Int>
  }

  /// The first element that seems to have been left open.
  private(set) var leftOpen: Slip?
  /// The elements that ended in their start tags and have something below them that is indented further.
  private var early: [(name: String, tag: SourceRange)] = []
  /// The element that ended in its start tag just before.
  private var ended: (name: String, tag: SourceRange, indent: ArraySlice<UInt8>)?

  /// Notes the start tag of an element with the one that is open around it.
  mutating func open(
    _ name: SourceRange, in parent: SyntaxInspector.OpenTag?, of source: SourceText
  ) {
    let previous = ended
    ended = nil
    guard let indent = Self.indent(of: name, in: source) else { return }
    if let previous, indent.count > previous.indent.count, indent.starts(with: previous.indent) {
      early.append((previous.name, previous.tag))
    }
    guard leftOpen == nil, let parent, let outer = Self.indent(of: parent.range, in: source),
      !outer.isEmpty, outer.starts(with: indent)
    else { return }
    let content = Int(parent.range.upperBound)..<indent.startIndex
    let last = source.bytes[content].lastIndex { !$0.isSpace } ?? content.lowerBound
    leftOpen = Slip(
      tag: parent.range, next: source.position(at: Int(name.lowerBound)).line,
      last: source.position(at: last).line, content: content)
  }

  /// Notes the end tag of an element: one that is indented as far as its start tag is really its own.
  mutating func close(_ tag: SourceRange, by name: SourceRange, of source: SourceText) {
    ended = nil
    guard leftOpen?.tag == tag else { return }
    let own = Self.indent(of: tag, in: source)
    let end = Self.indent(ofTagAt: Int(name.lowerBound) - 2, in: source)
    if let own, end?.elementsEqual(own) ?? true { leftOpen = nil }
  }

  /// Notes that the element of the last start tag ended in it.
  mutating func end(_ name: SourceRange, of source: SourceText) {
    ended = Self.indent(of: name, in: source).map { (source.text(in: name), name, $0) }
  }

  /// The start tag of an element of a name that ended too early.
  func endedEarly(_ name: String) -> SourceRange? { early.last { $0.name == name }?.tag }

  /// What stands before a tag in its line; `nil` where that is more than white space.
  private static func indent(of name: SourceRange, in source: SourceText) -> ArraySlice<UInt8>? {
    indent(ofTagAt: Int(name.lowerBound) - 1, in: source)
  }

  /// What stands before a `<` in its line; `nil` where that is more than white space.
  static func indent(ofTagAt tag: Int, in source: SourceText) -> ArraySlice<UInt8>? {
    guard tag >= 0 else { return nil }
    let blanks = source.bytes[..<tag].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let start = tag - blanks.count
    return start == 0 || [0x0A, 0x0D].contains(source.bytes[start - 1])
      ? source.bytes[start..<tag] : nil
  }
}
