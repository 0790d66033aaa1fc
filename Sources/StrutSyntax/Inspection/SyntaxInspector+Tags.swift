import StrutCore

/// Start tags with their attributes, and end tags.
extension SyntaxInspector {
  // MARK: End tags

  /// Takes an end tag; `false` where there is no way to go on.
  mutating func inspectEndTag() -> Bool {
    let start = position
    var name = takeName(from: start + 2)
    if name.lowerBound == name.upperBound, skipSpace(), !isAtEnd,
      source.bytes[position].startsName
    {
      name = takeName(from: position)
      report(
        .brokenEndTag(source.text(in: name), at: SourceRange(start, Int(name.upperBound))))
    }
    while !isAtEnd, source.bytes[position].isSpace { position += 1 }
    if isAtEnd || source.bytes[position] != UInt8(ascii: ">") {
      report(.brokenEndTag(source.text(in: name), at: SourceRange(start, Int(name.upperBound))))
      // A tag that never ends swallows what comes after it, unless another one begins.
      while !isAtEnd, source.bytes[position] != UInt8(ascii: ">"),
        source.bytes[position] != UInt8(ascii: "<")
      {
        position += 1
      }
      if isAtEnd { return false }
    }
    if source.bytes[position] == UInt8(ascii: ">") { position += 1 }
    if isEndOfVoid(name) {
      report(.endOfVoid(source.text(in: name), at: name))
      return true
    }
    note(.end, name, at: start)
    close(name)
    return true
  }

  /// Whether an end tag is one that HTML takes for the element itself, as `</br>`, and no such element is open.
  private func isEndOfVoid(_ name: SourceRange) -> Bool {
    let text = source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    return Self.isVoid(text) && !open.suffix(16).contains { $0.name.elementsEqual(text) }
  }

  /// Notes a tag for what all of them tell together.
  mutating func note(
    _ kind: TagRecovery.Tag.Kind, _ name: SourceRange, at start: Int, isBare: Bool = false
  ) {
    tags.append(
      TagRecovery.Tag(
        kind: kind, name: name, indent: TagIndents.indent(ofTagAt: start, in: source),
        isBare: isBare))
  }

  mutating func close(_ name: SourceRange) {
    let text = source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    let word = String(decoding: text, as: UTF8.self)
    guard let last = open.last else {
      reportUnopened(word, at: name)
      return
    }
    if last.name.elementsEqual(text) {
      indents.close(last.range, by: name, of: source)
      open.removeLast()
      return
    }
    let lastWord = String(decoding: last.name, as: UTF8.self)
    let next = nextEndTag()
    let belongsFurtherOut = open.dropLast().suffix(16).lastIndex { $0.name.elementsEqual(text) }
    if belongsFurtherOut == nil, let next, next.elementsEqual(last.name) {
      reportUnopened(word, at: name)
      return
    }
    if let outer = belongsFurtherOut, closeEmpty(above: outer) { return }
    if let outer = belongsFurtherOut, outer == open.count - 2, closeCrossed(with: last, word, name)
    {
      return
    }
    leavesOpen = true
    if !isNestingLost, !reportByIndents() {
      reportNesting(
        .mismatchedElement(
          word, open: lastWord, isEmpty: isProbablyEmpty(last), line: line(of: last),
          hint: hintForOpen(last), at: name))
    }
    guard let outer = belongsFurtherOut, next.map({ !$0.elementsEqual(text) }) ?? true else {
      // A slip of the pen: the tag was meant for the innermost element.
      open.removeLast()
      return
    }
    // Elements were left open, and nobody knows how many: what follows from that is no news.
    open.removeSubrange(outer...)
    isNestingLost = true
  }

  /// Reports an end tag that closes nothing, or the start tag that ended too early for it.
  private mutating func reportUnopened(_ name: String, at range: SourceRange) {
    // What nesting that is lost leaves over is no news.
    guard !isNestingLost else { return }
    guard let tag = indents.endedEarly(name) else {
      return reportNesting(.unopenedElement(name, at: range))
    }
    leavesOpen = true
    reportNesting(
      .endedEarly(
        name, before: source.position(at: Int(range.lowerBound)).line, at: tag))
  }

  /// Takes the end tag of an element in which only such are open that HTML does not close; `false` where others are.
  private mutating func closeEmpty(above outer: Int) -> Bool {
    let rest = open[(outer + 1)...]
    guard rest.allSatisfy({ Self.isVoid($0.name) }) else { return false }
    leavesOpen = true
    for tag in rest where !isNestingLost {
      reportNesting(
        .unclosedElement(
          String(decoding: tag.name, as: UTF8.self), isEmpty: true, at: tag.range))
    }
    open.removeSubrange(outer...)
    return true
  }

  /// Whether an element is one that HTML leaves open.
  private static func isVoid(_ name: ArraySlice<UInt8>) -> Bool {
    ["br", "hr", "img", "input"].contains { name.elementsEqual($0.utf8) }
  }

  /// Takes two end tags that stand in each other's place; `false` where they do not.
  private mutating func closeCrossed(
    with last: OpenTag, _ word: String, _ name: SourceRange
  ) -> Bool {
    let rest = source.bytes[position...]
    let tag = rest.drop(while: \.isSpace)
    let inner = String(decoding: last.name, as: UTF8.self)
    guard tag.starts(with: "</\(inner)".utf8) else { return false }
    let end = tag.dropFirst(last.name.count + 2).drop(while: \.isSpace)
    guard end.first == UInt8(ascii: ">") else { return false }
    if !isNestingLost { reportNesting(.crossedElements(word, inner, at: name)) }
    position = end.startIndex + 1
    open.removeLast(2)
    return true
  }

  /// Whether an element that is open mostly holds nothing: by its name, or since it names an image.
  func isProbablyEmpty(_ tag: OpenTag) -> Bool {
    let name = String(decoding: tag.name, as: UTF8.self)
    if Self.mostlyEmpty.contains(name) { return true }
    let rest = source.bytes[Int(tag.range.upperBound)...].prefix { $0 != UInt8(ascii: ">") }
    let attribute = Array(" src=".utf8)
    return rest.indices.contains { rest[$0...].starts(with: attribute) }
  }

  static let mostlyEmpty: Set<String> = [
    "br", "hr", "img", "input", "font", "style", "follow", "meta", "link", "import", "strings",
    "token", "param", "set", "let", "guide", "image",
  ]

  /// The name of the next tag, if that is an end tag.
  func nextEndTag() -> ArraySlice<UInt8>? {
    var offset = position
    while offset < source.bytes.count, source.bytes[offset].isSpace { offset += 1 }
    guard stands("</", at: offset) else { return nil }
    return source.bytes[(offset + 2)...].prefix { $0.continuesName }
  }

  // MARK: Start tags

  /// Takes a start tag; `false` where there is no way to go on.
  mutating func inspectStartTag() -> Bool {
    let start = position
    let name = takeName(from: start + 1)
    if open.isEmpty {
      if hasRoot, !isNestingLost { reportNesting(.secondDocument(source.text(in: name), at: name)) }
      hasRoot = true
    }
    var names: [(name: ArraySlice<UInt8>, range: SourceRange)] = []
    var followsOddSpace = false
    while true {
      let hasSpace = skipSpace() || followsOddSpace
      followsOddSpace = false
      guard !isFull else { return false }
      guard !isAtEnd else {
        report(.unclosedTag(source.text(in: name), at: SourceRange(start, Int(name.upperBound))))
        return false
      }
      if !stands("<!--", at: position), endStartTag(name, from: start) { return true }
      if let end = oddSpaceEnd(at: position) {
        let range = SourceRange(position, end)
        let standsAlone = hasSpace || endsWord(at: end)
        report(
          .oddSpace(
            source.text(in: range), in: source.text(in: name), standsAlone: standsAlone, at: range))
        position = end
        followsOddSpace = true
        continue
      }
      if takeCommentInTag(name, from: start) {
        followsOddSpace = true
        continue
      }
      guard source.bytes[position].startsName else {
        reportStrayCharacter(in: name)
        continue
      }
      if takeTextInTag(name, from: start) { return true }
      if !hasSpace { report(.missingSpace(at: SourceRange(position, position + 1))) }
      guard inspectAttribute(&names, in: name) else { return false }
    }
  }

  /// Takes the end of a start tag, also one that is missing before the next tag; `false` where the tag goes on.
  private mutating func endStartTag(_ name: SourceRange, from start: Int) -> Bool {
    switch source.bytes[position] {
    case UInt8(ascii: ">"):
      note(.start, name, at: start, isBare: Int(name.upperBound) == position)
      position += 1
      indents.open(name, in: open.last, of: source)
      open.append(openTag(name))
    case UInt8(ascii: "/") where stands("/>", at: position):
      position += 2
      note(.empty, name, at: start)
      indents.open(name, in: open.last, of: source)
      indents.end(name, of: source)
    case UInt8(ascii: "/") where isSlashOfEmpty(name):
      report(
        .unclosedEmptyTag(source.text(in: name), at: SourceRange(position, position + 1)))
      position += 1
      note(.empty, name, at: start)
      indents.open(name, in: open.last, of: source)
      indents.end(name, of: source)
    case UInt8(ascii: "<"):
      report(.unclosedTag(source.text(in: name), at: SourceRange(start, Int(name.upperBound))))
      note(.start, name, at: start)
      open.append(openTag(name))
    default: return false
    }
    return true
  }

  /// Whether a `/` ends the tag of an element that is empty, though no `>` stands behind it, as in `<item/<item>`.
  private func isSlashOfEmpty(_ name: SourceRange) -> Bool {
    let rest = source.bytes[(position + 1)...].drop(while: \.isSpace)
    let own = source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    return rest.first == UInt8(ascii: "<") && !rest.starts(with: Array("</".utf8) + own)
  }

  func openTag(_ name: SourceRange) -> OpenTag {
    OpenTag(name: source.bytes[Int(name.lowerBound)..<Int(name.upperBound)], range: name)
  }

  /// Takes the value of what stands in braces in place of a name, which belongs to the same fault; returns it without its quotes.
  private mutating func takeValueBehindBraces() -> String? {
    guard !isAtEnd, source.bytes[position] == UInt8(ascii: "="), position + 1 < source.bytes.count
    else { return nil }
    let quote = source.bytes[position + 1]
    guard [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote),
      let end = source.bytes[(position + 2)...].firstIndex(of: quote)
    else { return nil }
    defer { position = end + 1 }
    return source.text(in: SourceRange(position + 2, end))
  }

  private mutating func reportStrayCharacter(in name: SourceRange) {
    if takeCustomProperty(in: name) || takePrefixedProperty() || takeDirective(in: name) { return }
    let start = position
    if let end = endOfBraces(from: start) {
      let range = SourceRange(start, end)
      position = end
      let value = takeValueBehindBraces()
      report(
        .bracesInTag(
          source.text(in: range), value: value, in: source.text(in: name), at: range))
      return
    }
    position += 1
    while !isAtEnd, source.bytes[position] & 0xC0 == 0x80 { position += 1 }
    let range = SourceRange(start, position)
    report(.strayCharacter(source.text(in: range), in: source.text(in: name), at: range))
    // One fault is enough for a run of characters that belong nowhere.
    while !isAtEnd, !source.bytes[position].isSpace, source.bytes[position] != UInt8(ascii: ">"),
      source.bytes[position] != UInt8(ascii: "<"), !stands("/>", at: position)
    {
      position += 1
    }
  }

  private mutating func inspectAttribute(
    _ names: inout [(name: ArraySlice<UInt8>, range: SourceRange)], in tag: SourceRange
  ) -> Bool {
    let name = takeName(from: position)
    let text = source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]
    if let first = names.first(where: { $0.name.elementsEqual(text) }) {
      let line = source.position(at: Int(first.range.lowerBound)).line
      report(
        .duplicateAttribute(
          source.text(in: name), firstLine: line,
          values: [value(of: first.range), value(of: name)].compactMap(\.self), at: name))
    } else {
      names.append((text, name))
    }
    inspectDashes(in: name)
    takeInvisibleCharacters(in: name)
    let afterName = position
    _ = skipSpace()
    guard !isAtEnd, source.bytes[position] == UInt8(ascii: "=") else {
      position = afterName
      if takeValueWithoutEquals(of: name) { return true }
      report(
        .attributeWithoutValue(
          source.text(in: name), in: source.text(in: tag),
          isNamed: isNamed(names.map(\.name)), at: name))
      return true
    }
    position += 1
    _ = skipSpace()
    guard !isAtEnd else { return true }
    return inspectValue(of: name)
  }

  /// Whether the attribute 'name' is among those of a tag that have been taken, or in what is left of it.
  private func isNamed(_ names: [ArraySlice<UInt8>]) -> Bool {
    if names.contains(where: { $0.elementsEqual("name".utf8) }) { return true }
    let rest = source.bytes[position...].prefix { $0 != UInt8(ascii: ">") }
    return String(decoding: rest, as: UTF8.self).contains(/\sname\s*=/)
  }

  private mutating func inspectValue(of name: SourceRange) -> Bool {
    let quote = source.bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      inspectUnquotedValue(of: name)
      return true
    }
    let start = position
    position += 1
    while !isAtEnd, source.bytes[position] != quote, source.bytes[position] != UInt8(ascii: "<") {
      position += 1
    }
    if isAtEnd || source.bytes[position] == UInt8(ascii: "<") {
      return inspectBrokenValue(of: name, from: start, quote: quote)
    }
    if let end = endOfValueWithQuotedTexts(from: start) {
      report(
        .quoteInBraces(
          of: source.text(in: name), source.text(in: SourceRange(start + 1, end)),
          at: SourceRange(position, position + 1)))
      position = end + 1
      return true
    }
    if let end = endOfValueWithQuotes(from: start) {
      report(
        .quotesInValue(
          of: source.text(in: name), source.text(in: SourceRange(start + 1, end)),
          at: SourceRange(position, position + 1)))
      position = end + 1
      return true
    }
    if let end = endOfValueBeforeAttribute(from: start + 1) {
      report(
        .unclosedValue(
          of: source.text(in: name), source.text(in: SourceRange(start + 1, end)),
          at: SourceRange(start, start + 1)))
      position = end
      return true
    }
    inspectReferences((start + 1)..<position)
    inspectCharacterRange((start + 1)..<position)
    position += 1
    return true
  }

  /// The longest value in whose braces texts in the wrong quotes are looked for.
  private static let mostInBraces = 4096

  /// Whether white space, a name and an equals sign follow, as where another attribute begins.
  private func beginsAttribute(at offset: Int) -> Bool {
    let rest = source.bytes[min(offset, source.bytes.count)...].prefix(Self.mostInBraces)
    let name = rest.drop { $0.isSpace }
    let sign = name.drop { !$0.isSpace && !"=\"'<>/{}".utf8.contains($0) }
    return name.startIndex > offset && sign.startIndex > name.startIndex
      && sign.first == UInt8(ascii: "=") && sign.dropFirst().first != UInt8(ascii: "=")
  }

  /// The quote that really ends a value in whose braces texts stand in the same quotes, as in `a="{b ? "c" : "d"}"`; `nil`
  /// where the first one does.
  private func endOfValueWithQuotedTexts(from start: Int) -> Int? {
    guard !beginsAttribute(at: position + 1) else { return nil }
    var depth = 0
    for offset in start + 1..<min(source.bytes.count, start + Self.mostInBraces) {
      switch source.bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case source.bytes[start] where depth == 0: return offset == position ? nil : offset
      case source.bytes[start] where offset == position:
        // A brace that is open here may be a slip of its own.
        guard depth > 0 else { return nil }
      case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
      default: break
      }
    }
    return nil
  }

  /// The quote that really ends a value in which pieces stand in the same quotes, as in `a=""b c", d"`, or an apostrophe
  /// stands, as in `a='it's'`; `nil` where the first one does.
  private func endOfValueWithQuotes(from start: Int) -> Int? {
    let quote = source.bytes[start]
    let line = source.bytes[(position + 1)...].prefix(Self.mostInBraces).prefix {
      !"\n\r<>=".utf8.contains($0)
    }
    guard let first = line.first, !first.isSpace, first != UInt8(ascii: "/") else { return nil }
    let isApostrophe =
      quote == UInt8(ascii: "'") && first.isLetter && source.bytes[position - 1].isLetter
    // Each piece has two quotes, and the value has one at its end.
    var isEnd = isApostrophe
    for offset in line.indices where source.bytes[offset] == quote {
      if isEnd, endsValue(at: offset) { return offset }
      isEnd.toggle()
    }
    return nil
  }

  /// Whether the end of the tag or another attribute follows a quote.
  private func endsValue(at quote: Int) -> Bool {
    let next = source.bytes[(quote + 1)...].first { !$0.isSpace }
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || beginsAttribute(at: quote + 1)
  }

  /// Where a value really ends that runs up to the opening quote of the next one, as in `a="1 b="2"`.
  private func endOfValueBeforeAttribute(from start: Int) -> Int? {
    guard position + 1 < source.bytes.count, position > start,
      source.bytes[position - 1] == UInt8(ascii: "="),
      !source.bytes[position + 1].isSpace, source.bytes[position + 1] != UInt8(ascii: ">"),
      source.bytes[position + 1] != UInt8(ascii: "/")
    else { return nil }
    return source.bytes[start..<position].lastIndex(where: \.isSpace)
  }

  /// A value with a `<` in it, or without its closing quote. The first is meant where the quote comes in the same line.
  private mutating func inspectBrokenValue(of name: SourceRange, from start: Int, quote: UInt8)
    -> Bool
  {
    let lineEnd =
      source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    let word = source.text(in: name)
    if let end = source.bytes[position..<max(position, lineEnd)].firstIndex(of: quote) {
      report(.lessThanInValue(of: word, at: SourceRange(position, position + 1)))
      position = end + 1
      return true
    }
    report(.unclosedValue(of: word, at: SourceRange(start, start + 1)))
    position = start + 1
    while !isAtEnd, source.bytes[position] != UInt8(ascii: ">"),
      source.bytes[position] != UInt8(ascii: "<")
    {
      position += 1
    }
    return !isAtEnd
  }

  private mutating func inspectUnquotedValue(of name: SourceRange) {
    let start = position
    position = endOfBraces(from: start) ?? start
    while !isAtEnd, !source.bytes[position].isSpace, source.bytes[position] != UInt8(ascii: ">"),
      source.bytes[position] != UInt8(ascii: "<"), !stands("/>", at: position)
    {
      position += 1
    }
    let range = SourceRange(start, position)
    let value = source.text(in: range)
    if isInLoop, source.text(in: name) == "key", let hint = Diagnostic.keyHint(for: value) {
      report(.valueWithoutQuotes(of: "key", hint: hint, at: range))
    } else {
      report(.valueWithoutQuotes(value, of: source.text(in: name), at: range))
    }
  }

  /// The offset behind the brace that closes the one at `start`; `nil` where none opens there, or none closes it before the
  /// next tag.
  private func endOfBraces(from start: Int) -> Int? {
    guard source.bytes[start] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    for offset in start..<min(source.bytes.count, start + Self.mostInBraces) {
      switch source.bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: "<"): return nil
      default: break
      }
    }
    return nil
  }

  // MARK: Pieces

  /// Takes a name at `start` and returns its place.
  private mutating func takeName(from start: Int) -> SourceRange {
    position = min(start, source.bytes.count)
    while !isAtEnd, source.bytes[position].continuesName, oddSpaceEnd(at: position) == nil {
      position += 1
    }
    return SourceRange(min(start, source.bytes.count), position)
  }

  /// Where a space ends that is none of XML's, such as a no-break one; `nil` where none begins.
  private func oddSpaceEnd(at offset: Int) -> Int? {
    guard source.bytes[offset] >= 0xC2 else { return nil }
    let spaces: [StaticString] = [
      "\u{A0}", "\u{2002}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{200B}", "\u{202F}",
      "\u{3000}", "\u{FEFF}",
    ]
    return spaces.first { stands($0, at: offset) }.map { offset + $0.utf8CodeUnitCount }
  }

  /// Takes characters in a name, or behind it, that nobody sees, with what is left of the name.
  private mutating func takeInvisibleCharacters(in name: SourceRange) {
    var first: SourceRange?
    while !isAtEnd, let end = invisibleEnd(at: position) {
      first = first ?? SourceRange(position, end)
      _ = takeName(from: end)
    }
    guard let first else { return }
    let whole = SourceRange(Int(name.lowerBound), position)
    report(.invisibleCharacter(source.text(in: first), in: source.text(in: whole), at: first))
  }

  /// Where a character ends that has no width; `nil` where none begins.
  private func invisibleEnd(at offset: Int) -> Int? {
    let characters: [StaticString] = ["\u{200B}", "\u{FEFF}"]
    return characters.first { stands($0, at: offset) }.map { offset + $0.utf8CodeUnitCount }
  }

  /// Whether a space or the end of a tag stands at `offset`.
  private func endsWord(at offset: Int) -> Bool {
    guard offset < source.bytes.count else { return true }
    return source.bytes[offset].isSpace || source.bytes[offset] == UInt8(ascii: ">")
      || stands("/>", at: offset)
  }

  private mutating func skipSpace() -> Bool {
    let start = position
    while !isAtEnd, source.bytes[position].isSpace { position += 1 }
    return position > start
  }
}
