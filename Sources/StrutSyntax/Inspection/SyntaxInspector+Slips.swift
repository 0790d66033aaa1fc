import StrutCore

/// Slips of the pen in tags, as people make them who write CSS, or whose editor corrects what they write.
extension SyntaxInspector {
  /// Takes a value that no equals sign stands before, as in `padding "8"` and CSS's `padding: 8px;`; `false` where none does.
  mutating func takeValueWithoutEquals(of name: SourceRange) -> Bool {
    let word = source.text(in: name)
    if let sign = word.firstIndex(of: "＝") {
      var value = word[word.index(after: sign)...]
      if value.isEmpty, !isAtEnd, let quoted = quotedValue() {
        value = source.text(in: quoted)[...]
      }
      let plain = value.filter { !"＂“”\"＇‘’'".contains($0) }
      report(.wideEquals(of: String(word[..<sign]), String(plain), at: name))
      return true
    }
    let parts = word.split(separator: ":", maxSplits: 1)
    if parts.count == 2, parts[1].first?.isNumber == true {
      report(.missingEquals(of: String(parts[0]), String(parts[1]), at: name))
      return true
    }
    let start = position
    while !isAtEnd, source.bytes[position].isSpace { position += 1 }
    guard !isAtEnd, let value = quotedValue() ?? (word.hasSuffix(":") ? bareValue() : nil) else {
      position = start
      return false
    }
    let plain = word.hasSuffix(":") ? String(word.dropLast()) : word
    report(.missingEquals(of: plain, source.text(in: value), at: name))
    return true
  }

  /// Takes a value with its quotes, in one line; `nil` where none stands.
  private mutating func quotedValue() -> SourceRange? {
    let quote = source.bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let line = source.bytes[(position + 1)...].prefix {
      $0 != 0x0A && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    guard let end = line.firstIndex(of: quote) else { return nil }
    defer { position = end + 1 }
    return SourceRange(position + 1, end)
  }

  /// Takes a word without quotes and the semicolon behind it; `nil` where a tag ends.
  private mutating func bareValue() -> SourceRange? {
    let start = position
    let word = source.bytes[position...].prefix {
      !$0.isSpace && !"<>;/\"'".utf8.contains($0)
    }
    guard !word.isEmpty else { return nil }
    position = word.endIndex
    defer { if !isAtEnd, source.bytes[position] == UInt8(ascii: ";") { position += 1 } }
    return SourceRange(start, position)
  }

  /// Reports a dash in a name that is not the hyphen.
  mutating func inspectDashes(in name: SourceRange) {
    let word = source.text(in: name)
    guard let dash = word.unicodeScalars.first(where: Self.isDash) else { return }
    let plain = String(
      String.UnicodeScalarView(word.unicodeScalars.map { Self.isDash($0) ? "-" : $0 }))
    report(.dashInName(dash, meant: plain, at: name))
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
  }

  /// Takes a tag whose name stands in braces; `false` where none does.
  mutating func takeComputedTag() -> Bool {
    let isEnd = stands("</{", at: position)
    guard isEnd || stands("<{", at: position) else { return false }
    let rest = source.bytes[position...].prefix { $0 != UInt8(ascii: ">") && $0 != 0x0A }
    guard rest.endIndex < source.bytes.count, source.bytes[rest.endIndex] == UInt8(ascii: ">")
    else { return false }
    if !isEnd { report(.computedElement(at: SourceRange(position, rest.endIndex + 1))) }
    position = rest.endIndex + 1
    return true
  }

  // MARK: Tags

  /// Takes an attribute of Vue or Angular whose name begins with a sign, as `@click="…"`, `#footer` and `*ngIf="…"`;
  /// `false` where none stands.
  mutating func takeDirective(in tag: SourceRange) -> Bool {
    let start = position
    let signs = source.bytes[start...].prefix { "@#*[(".utf8.contains($0) }
    let name = source.bytes[signs.endIndex...].prefix {
      $0.continuesName || $0 == UInt8(ascii: ".")
    }
    guard let first = name.first, !signs.isEmpty, first.startsName else { return false }
    let end = source.bytes[name.endIndex...].drop { ")]".utf8.contains($0) }.startIndex
    position = end
    var value: String?
    if !isAtEnd, source.bytes[end] == UInt8(ascii: "=") {
      position += 1
      guard !isAtEnd, let range = quotedValue() else {
        position = start
        return false
      }
      value = source.text(in: range)
    }
    report(
      .foreignDirective(
        String(decoding: signs, as: UTF8.self), String(decoding: name, as: UTF8.self), value,
        in: source.text(in: tag), child: nextTagName(from: position), at: SourceRange(start, end)))
    return true
  }

  /// The name of the first element in a start tag that ends next; `nil` where another thing follows.
  private func nextTagName(from offset: Int) -> String? {
    let rest = source.bytes[offset...].drop(while: \.isSpace)
    guard rest.first == UInt8(ascii: ">") else { return nil }
    let tag = rest.dropFirst().drop(while: \.isSpace)
    guard tag.first == UInt8(ascii: "<") else { return nil }
    let name = tag.dropFirst().prefix { $0.continuesName }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Takes a comment that stands in a tag, in the notation of XML, CSS or JSX; `false` where none does.
  mutating func takeCommentInTag(_ name: SourceRange, from tag: Int) -> Bool {
    let kinds: [(begin: StaticString, end: StaticString)] = [
      ("<!--", "-->"), ("/*", "*/"), ("{/*", "*/}"), ("//", "\n"),
    ]
    guard let kind = kinds.first(where: { stands($0.begin, at: position) }) else { return false }
    let start = position
    guard skip(to: kind.end, from: start + kind.begin.utf8CodeUnitCount) else { return false }
    let isLine = stands("\n", at: position - 1)
    let end = isLine ? position - 1 : position
    let inside = source.bytes[
      (start + kind.begin.utf8CodeUnitCount)..<(isLine ? end : end - kind.end.utf8CodeUnitCount)]
    let words = String(decoding: inside, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let endOfLine = inside.firstIndex(of: 0x0A) ?? end
    report(
      .commentInTag(words, before: source.text(in: name), at: SourceRange(start, endOfLine)))
    return true
  }

  /// Takes a property of one's own as CSS has them, such as `--accent="#46e"`; `false` where none stands.
  mutating func takeCustomProperty(in tag: SourceRange) -> Bool {
    guard stands("--", at: position), let property = property(behind: 2) else { return false }
    report(
      .customProperty(
        property.name, property.value, in: source.text(in: tag), at: property.range))
    position = property.end
    return true
  }

  /// Takes a property that browsers have under a name of their own, such as `-webkit-line-clamp`; `false` where none stands.
  mutating func takePrefixedProperty() -> Bool {
    let prefixes: [StaticString] = ["-webkit-", "-moz-", "-ms-", "-o-"]
    guard let prefix = prefixes.first(where: { stands($0, at: position) }),
      let property = property(behind: prefix.utf8CodeUnitCount)
    else { return false }
    report(.prefixedProperty("\(prefix)", property.name, property.value, at: property.range))
    position = property.end
    return true
  }

  /// A property with its value, whose name begins so many bytes behind the position; `nil` where none stands.
  private func property(
    behind count: Int
  ) -> (name: String, value: String, range: SourceRange, end: Int)? {
    let name = source.bytes[(position + count)...].prefix {
      $0.continuesName && $0 != UInt8(ascii: ":")
    }
    var rest = source.bytes[name.endIndex...].drop(while: \.isSpace)
    guard let first = name.first, first.startsName, rest.first == UInt8(ascii: "=") else {
      return nil
    }
    rest = rest.dropFirst().drop(while: \.isSpace)
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return nil }
    return (
      String(decoding: name, as: UTF8.self),
      source.text(in: SourceRange(rest.startIndex + 1, end)),
      SourceRange(position, name.endIndex), end + 1
    )
  }

  // MARK: Braces

  /// Takes a tag of Ruby's or JavaScript's templates, such as `<%= title %>`; `false` where none stands.
  mutating func takeTemplateTag() -> Bool {
    guard stands("<%", at: position) else { return false }
    let start = position
    guard skip(to: "%>", from: start + 2) else { return false }
    let text = source.text(in: SourceRange(start + 2, position - 2))
    let isValue = text.first == "=" || text.first == "-"
    let value = BracedValue.trimmed(isValue ? text.dropFirst() : text[...])
    report(
      .templateTag(
        isValue && value.utf8.count <= 60
          ? "write {\(value)}" : "write the elements <for>, <if> and <else>",
        at: SourceRange(start, start + 2)))
    return true
  }

  /// Notes a function in braces that are open where an element begins, as in `{words.map(word =>`.
  mutating func inspectLoop(in text: Range<Int>) {
    if isInLoop, let first = source.bytes[text].first(where: { !$0.isSpace }) {
      isInLoop = first != UInt8(ascii: ")") && first != UInt8(ascii: "}")
    }
    guard !open.isEmpty, !isAtEnd,
      let brace = source.bytes[text].lastIndex(of: UInt8(ascii: "{")),
      text.upperBound - brace < 200
    else { return }
    let inside = source.text(in: SourceRange(brace + 1, text.upperBound))
    guard !inside.contains("}"),
      let match = inside.firstMatch(
        of:
          /^\s*([A-Za-z_$][\w.$]*)\.(?:map|forEach)\(\s*\(?\s*(\w+)(?:\s*,\s*(\w+))?\s*\)?\s*=>\s*[({]?\s*(?:return\s*\(?\s*)?$/
      )
    else { return }
    let end =
      brace + 1 + inside.reversed().drop { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    report(
      .loopInBraces(
        list: String(match.1), name: String(match.2), index: match.3.map(String.init),
        at: SourceRange(brace, end)))
    isInLoop = true
  }

  // MARK: Elements

  /// Reports the element that was left open by what the indents say; `false` where they say nothing.
  mutating func reportByIndents() -> Bool {
    guard let slip = indents.leftOpen else { return false }
    let name = source.text(in: slip.tag)
    let content = source.bytes[slip.content]
    leavesOpen = true
    if !content.contains(UInt8(ascii: "<")), Self.standsForContent(name) {
      reportNesting(.unclosedElement(name, isEmpty: true, at: slip.tag))
    } else {
      reportNesting(
        .leftOpen(
          name, before: slip.next, at: slip.tag,
          hint: hintForTwin(name, in: content) ?? "write </\(name)> after line \(slip.last)"))
    }
    return true
  }

  /// What to write for `<item/>` where the end of an item was to be; `nil` where none stands.
  private func hintForTwin(_ name: String, in content: ArraySlice<UInt8>) -> String? {
    let tag = Array("<\(name)/>".utf8)
    let place = content.indices.first { content[$0] == tag[0] && content[$0...].starts(with: tag) }
    return place.map {
      "write </\(name)> for the <\(name)/> in line \(source.position(at: $0).line), which is an element of its own"
    }
  }

  /// Whether an element mostly stands for what is written elsewhere.
  private static func standsForContent(_ name: String) -> Bool {
    mostlyEmpty.contains(name) || name == "slot" || name == "data"
  }

  /// What to write for the end of an element that was left open; `nil` where its end tag stands best where another one does.
  func hintForOpen(_ tag: OpenTag) -> String? {
    let name = String(decoding: tag.name, as: UTF8.self)
    let content = source.bytes[Int(tag.range.upperBound)..<position].drop {
      $0 != UInt8(ascii: ">")
    }
    .dropFirst()
    let isBlank = content.prefix { $0 != UInt8(ascii: "<") }.allSatisfy(\.isSpace)
    // `<container>` twice, where the second one was to be the end of the first.
    if isBlank, content.drop(while: \.isSpace).starts(with: "</".utf8),
      open.dropLast().last?.name.elementsEqual(tag.name) ?? false
    {
      return "did you mean </\(name)> in line \(line(of: tag))?"
    }
    if let twin = hintForTwin(name, in: content) { return twin }
    guard name == "item", let next = nextBox(in: content) else { return nil }
    return
      "write </item> before the <\(next.name)> in line \(source.position(at: next.offset).line)"
  }

  /// The first box that begins in an element that holds none.
  private func nextBox(in content: ArraySlice<UInt8>) -> (name: String, offset: Int)? {
    var offset = content.startIndex
    while offset < content.endIndex {
      if stands("<item", at: offset) { return ("item", offset) }
      if stands("<container", at: offset) { return ("container", offset) }
      offset += 1
    }
    return nil
  }

  /// The line of a start tag.
  func line(of tag: OpenTag) -> Int {
    source.position(at: Int(tag.range.lowerBound)).line
  }
}
