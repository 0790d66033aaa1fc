import StrutCore

/// Signs of tags and comments that were left out or mistaken: `<`, `>`, `/` and `--`.
extension SyntaxInspector {
  // MARK: Tags

  /// Takes a tag in a text that has lost its `<`, as in `Off/item>` and `item class="value">Off</item>`; `false` where none
  /// stands.
  mutating func takeTagWithoutLessThan(in text: Range<Int>) -> Bool {
    guard let last = open.last else { return false }
    guard let end = source.bytes[text].lastIndex(of: UInt8(ascii: ">")) else { return false }
    let name = Array(last.name)
    let slash = source.bytes[text].lastIndex(of: UInt8(ascii: "/"))
    if let slash, source.bytes[(slash + 1)..<end].elementsEqual(name) {
      let range = SourceRange(slash + 1, end)
      report(.lessThanMissing("</\(last.word)>", at: SourceRange(slash, end + 1)))
      position = end + 1
      leavesOpen = true
      note(.end, range, at: slash)
      close(range)
      return true
    }
    return takeStartWithoutLessThan(in: text)
  }

  /// Takes a start tag without its `<` that begins a text and has attributes or is followed by its own end tag.
  private mutating func takeStartWithoutLessThan(in text: Range<Int>) -> Bool {
    guard let start = text.first(where: { !source.bytes[$0].isSpace }) else { return false }
    let name = source.bytes[start..<text.upperBound].prefix { $0.continuesName }
    guard let first = name.first, first.startsName, name.endIndex < text.upperBound,
      let end = source.bytes[name.endIndex..<text.upperBound].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    let attributes = String(decoding: source.bytes[name.endIndex..<end], as: UTF8.self)
    let isEmpty = attributes.hasSuffix("/")
    let pattern = /(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?/
    guard attributes.utf8.count < 1000, attributes.wholeMatch(of: pattern) != nil else {
      return false
    }
    let word = String(decoding: name, as: UTF8.self)
    let closes = source.bytes[text.upperBound...].starts(with: "</\(word)".utf8)
    guard isEmpty ? attributes.contains("=") : closes else { return false }
    let range = SourceRange(start, name.endIndex)
    report(
      .lessThanMissing("<\(word)\(attributes.isEmpty ? "" : " …")>", at: range))
    position = end + 1
    leavesOpen = true
    note(isEmpty ? .empty : .start, range, at: start)
    if !isEmpty { open.append(openTag(range)) }
    return true
  }

  /// Takes a text that begins in a start tag without its `>`, as in `<item class="value"Off</item>`; `false` where something
  /// else stands.
  mutating func takeTextInTag(_ name: SourceRange, from start: Int) -> Bool {
    let text = source.bytes[position...].prefix { !"<>=\"'".utf8.contains($0) }
    let tag = "</\(source.text(in: name))"
    guard source.bytes[text.endIndex...].starts(with: tag.utf8) else { return false }
    let word = text.prefix { !$0.isSpace }
    let range = SourceRange(word.startIndex, word.endIndex)
    report(.tagEndMissing(source.text(in: range), of: source.text(in: name), at: range))
    position = text.endIndex
    note(.start, name, at: start)
    open.append(openTag(name))
    return true
  }

  /// Takes `<\item>`, which was to be an end tag; `false` where none stands.
  mutating func takeBackslashedEnd() -> Bool {
    guard stands("<\\", at: position) else { return false }
    let start = position
    let name = source.bytes[(start + 2)...].prefix { $0.continuesName }
    guard !name.isEmpty, name.endIndex < source.bytes.count,
      source.bytes[name.endIndex] == UInt8(ascii: ">")
    else { return false }
    let range = SourceRange(name.startIndex, name.endIndex)
    let word = source.text(in: range)
    position = name.endIndex + 1
    report(.backslashedEnd(word, at: SourceRange(start, position)))
    leavesOpen = true
    note(.end, range, at: start)
    close(range)
    return true
  }

  // MARK: Comments

  /// Takes what was to be a comment, as `<!- a ->`; `false` where something else stands.
  mutating func takeBrokenComment() -> Bool {
    guard stands("<!", at: position) else { return false }
    let start = position
    let text = source.bytes[(start + 2)...].prefix { $0 != UInt8(ascii: ">") }
    guard text.endIndex < source.bytes.count else { return false }
    position = text.endIndex + 1
    report(.brokenComment(at: SourceRange(start, min(start + 3, position))))
    return true
  }

  /// Takes a comment in which another one begins; `false` where none does.
  mutating func takeNestedComment(from start: Int) -> Bool {
    let inside = source.bytes[(start + 4)..<(position - 3)]
    guard let inner = inside.indices.first(where: { stands("<!--", at: $0) }) else { return false }
    let rest = source.bytes[position...].prefix { $0 != UInt8(ascii: "<") }
    let end = rest.indices.first { stands("-->", at: $0) }
    report(
      .commentInComment(
        line: source.position(at: start).line, endsOutside: end != nil,
        at: SourceRange(inner, inner + 4)))
    if let end { position = end + 3 }
    return true
  }

  // MARK: Attributes

  /// The value behind the name of an attribute, without its quotes; `nil` where none stands in them.
  func value(of name: SourceRange) -> String? {
    let rest = source.bytes[Int(name.upperBound)...].drop(while: \.isSpace)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let value = rest.dropFirst().drop(while: \.isSpace)
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = value.dropFirst().firstIndex(of: quote)
    else { return nil }
    return source.text(in: SourceRange(value.startIndex + 1, end))
  }
}
