import StrutCore

/// Explains why a text is not well-formed XML.
///
/// libxml2 says that a text is wrong, but in words for people who know XML, and often far behind the cause. So the text is
/// walked a second time by these looser rules, which know what people get wrong and how to go on after it.
struct SyntaxInspector {
  let source: SourceText
  var position = 0
  var faults: [Diagnostic] = []
  /// The start tags that wait for their end tags.
  var open: [OpenTag] = []
  /// Whether the root element has begun.
  var hasRoot = false
  /// Whether an element was left open, so that later tags tell nothing more.
  var isNestingLost = false
  /// Whether an element was left open at all.
  var leavesOpen = false
  /// Whether a loop of JSX has begun, so that keys belong to it.
  var isInLoop = false
  /// What the indents of tags say about elements that end elsewhere than they seem to.
  var indents = TagIndents()
  /// All tags, for what they tell together where they do not nest.
  var tags: [TagRecovery.Tag] = []
  /// What is wrong with the nesting, as it was met.
  var nestingFaults: [Diagnostic] = []
  /// Whether a fragment of JSX has been told, with its end.
  private var hasFragment = false

  /// A start tag.
  struct OpenTag {
    let name: ArraySlice<UInt8>
    let range: SourceRange

    var word: String { String(decoding: name, as: UTF8.self) }
  }

  var bytes: [UInt8] { source.bytes }
  var isAtEnd: Bool { position >= source.bytes.count }

  private init(source: SourceText) { self.source = source }

  /// The faults of a text that libxml2 did not accept; at least one.
  static func faults(
    of source: SourceText, libraryFault: SyntaxResult.Fault
  ) -> (faults: [Diagnostic], losesNesting: Bool) {
    if GitLeftover.isPointer(source.bytes) { return ([.unfetchedFile], false) }
    if let offset = GitLeftover.conflict(in: source.bytes) {
      return ([.mergeConflict(at: offset)], false)
    }
    var inspector = SyntaxInspector(source: source)
    inspector.run()
    inspector.settleNesting()
    guard inspector.faults.isEmpty else { return (inspector.faults, inspector.leavesOpen) }
    let offset = source.offset(line: libraryFault.line, column: libraryFault.column)
    let range = SourceRange(offset, offset)
    if inspector.stands("<?xml", at: 0), inspector.skip(to: "?>", from: 0),
      offset <= inspector.position
    {
      return ([.brokenXMLDeclaration(at: range)], false)
    }
    return ([.notWellFormed(libraryFault.message, at: range)], false)
  }

  /// Adds a fault, unless there are more than will be reported.
  mutating func report(_ fault: Diagnostic) {
    if !isFull { faults.append(fault) }
  }

  /// Adds a fault of the nesting, in whose place all tags together may tell another.
  mutating func reportNesting(_ fault: Diagnostic) {
    if !isFull { nestingFaults.append(fault) }
  }

  /// Whether faults are no longer taken.
  var isFull: Bool { faults.count + nestingFaults.count > MarkupLimits.diagnostics }

  /// Adds what is wrong with the nesting, by the indents of all tags where they explain it.
  private mutating func settleNesting() {
    guard !nestingFaults.isEmpty else { return }
    let recovered = TagRecovery.faults(in: tags, of: source)
    if !recovered.isEmpty { leavesOpen = true }
    faults += recovered.isEmpty ? nestingFaults : recovered
    faults.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Whether `text` stands at `offset`.
  func stands(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= source.bytes.count else { return false }
    for index in 0..<count where source.bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  // MARK: The text as a whole

  private mutating func run() {
    skipDeclaration()
    while !isAtEnd, !isFull {
      if source.bytes[position] != UInt8(ascii: "<") {
        inspectCharacters()
      } else if !inspectMarkup() {
        return
      }
    }
    if !hasRoot, faults.isEmpty {
      report(.noDocument(at: SourceRange(position, position)))
    }
    let isTold = !open.isEmpty && !isNestingLost && reportByIndents()
    for tag in open where !isNestingLost && !isTold {
      leavesOpen = true
      reportNesting(
        .unclosedElement(
          String(decoding: tag.name, as: UTF8.self), isEmpty: isProbablyEmpty(tag), at: tag.range))
    }
  }

  private mutating func skipDeclaration() {
    guard stands("<?xml", at: 0), source.bytes.count > 5, source.bytes[5].isSpace else { return }
    _ = skip(to: "?>", from: 5)
  }

  /// Takes what begins with `<`; `false` where there is no way to go on.
  private mutating func inspectMarkup() -> Bool {
    if stands("<!--", at: position) { return inspectComment() }
    if stands("<![CDATA[", at: position) { return inspectCDATA() }
    if stands("<!DOCTYPE", at: position) {
      let range = SourceRange(position, position + 9)
      report(
        .documentTypeDeclaration(line: InnerLayout.line(in: source, from: position), at: range))
      return false
    }
    if stands("<?", at: position) { return inspectInstruction() }
    if takeComputedTag() { return true }
    if hasFragment, stands("</>", at: position) {
      position += 3
      return true
    }
    if stands("</", at: position) { return inspectEndTag() }
    if position + 1 < source.bytes.count, source.bytes[position + 1].startsName {
      return inspectStartTag()
    }
    let range = SourceRange(position, position + 1)
    if let tag = tagWithBlank(at: position + 1) {
      report(.blankInTag(tag, at: range))
      // The tag is taken as it was meant.
      while source.bytes[position + 1].isSpace { position += 1 }
      return source.bytes[position + 1] == UInt8(ascii: "/") ? inspectEndTag() : inspectStartTag()
    }
    if takeTemplateTag() || takeBrokenComment() || takeBackslashedEnd() { return true }
    let isFragment = stands("<>", at: position)
    let isInLayout =
      !hasFragment && open.count == 1 && open[0].name.elementsEqual("layout".utf8)
    report(.bareLessThan(isFragment: isFragment, isInLayout: isInLayout, at: range))
    hasFragment = hasFragment || isFragment
    position += isFragment ? 2 : 1
    return true
  }

  /// The tag that stands after blanks that do not belong there, as in `< /item>`; `nil` where none does.
  private func tagWithBlank(at offset: Int) -> String? {
    let rest = source.bytes[offset...].drop(while: \.isSpace)
    guard rest.startIndex > offset else { return nil }
    let isEnd = rest.first == UInt8(ascii: "/")
    let name = rest.dropFirst(isEnd ? 1 : 0).prefix { $0.continuesName }
    guard let first = name.first, first.startsName else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    if isEnd { return open.last?.name.elementsEqual(name) ?? false ? "</\(word)>" : nil }
    let after = source.bytes[name.endIndex...].prefix {
      $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    let isTag =
      source.bytes.indices.contains(after.endIndex)
      && source.bytes[after.endIndex] == UInt8(ascii: ">")
    return isTag && (after.isEmpty || after.contains(UInt8(ascii: "="))) ? "<\(word) …>" : nil
  }

  /// Moves behind the next `text`; `false` where there is none, and the position stays.
  mutating func skip(to text: StaticString, from start: Int) -> Bool {
    var offset = start
    while offset < source.bytes.count {
      if source.bytes[offset] == text.utf8Start[0], stands(text, at: offset) {
        position = offset + text.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    return false
  }

  // MARK: Comments and the like

  private mutating func inspectComment() -> Bool {
    let start = position
    guard skip(to: "-->", from: start + 4) else {
      report(.unclosed("comment", by: "-->", at: SourceRange(start, start + 4)))
      return false
    }
    if takeNestedComment(from: start) { return true }
    var offset = start + 4
    while offset + 3 < position {
      if stands("--", at: offset) {
        report(.hyphensInComment(at: SourceRange(offset, offset + 2)))
        break
      }
      offset += 1
    }
    inspectCharacterRange(start..<position)
    return true
  }

  private mutating func inspectCDATA() -> Bool {
    let start = position
    guard skip(to: "]]>", from: start + 9) else {
      report(.unclosed("CDATA section", by: "]]>", at: SourceRange(start, start + 9)))
      return false
    }
    if open.isEmpty { report(.textOutside(at: SourceRange(start, start + 9), isBefore: !hasRoot)) }
    inspectCharacterRange(start..<position)
    return true
  }

  private mutating func inspectInstruction() -> Bool {
    let start = position
    guard skip(to: "?>", from: start + 2) else {
      report(.unclosed("processing instruction", by: "?>", at: SourceRange(start, start + 2)))
      return false
    }
    if stands("<?xml", at: start), source.bytes[start + 5].isSpace {
      report(.lateXMLDeclaration(at: SourceRange(start, start + 5)))
    }
    inspectCharacterRange(start..<position)
    return true
  }

  // MARK: Characters

  /// Takes the characters up to the next `<`.
  private mutating func inspectCharacters() {
    let start = position
    while !isAtEnd, source.bytes[position] != UInt8(ascii: "<") { position += 1 }
    if takeTagWithoutLessThan(in: start..<position) { return }
    let text = start..<position
    inspectCharacterRange(text)
    if open.isEmpty { inspectOutside(text) } else { inspectReferences(text) }
    inspectLoop(in: text)
    var offset = start
    while !open.isEmpty, offset + 2 < position, !isFull {
      if source.bytes[offset] == UInt8(ascii: "]"), stands("]]>", at: offset) {
        report(.strayCDATAEnd(at: SourceRange(offset, offset + 3)))
      }
      offset += 1
    }
  }

  private mutating func inspectOutside(_ text: Range<Int>) {
    guard let first = text.first(where: { !source.bytes[$0].isSpace }),
      let last = text.last(where: { !source.bytes[$0].isSpace })
    else { return }
    // What nesting that is lost leaves over is no news.
    guard !isNestingLost else { return }
    let end = (first...last).first { source.bytes[$0] == 0x0A || source.bytes[$0] == 0x0D }
    let fault = Diagnostic.textOutside(
      at: SourceRange(first, end ?? last + 1), isBefore: !hasRoot,
      isFence: stands("```", at: first) || stands("~~~", at: first))
    if hasRoot { reportNesting(fault) } else { report(fault) }
  }

  /// Reports every `&` that begins no reference of XML.
  mutating func inspectReferences(_ text: Range<Int>) {
    var offset = text.lowerBound
    while offset < text.upperBound, !isFull {
      guard source.bytes[offset] == UInt8(ascii: "&") else {
        offset += 1
        continue
      }
      let reference = CharacterReference(in: source.bytes, at: offset, limit: text.upperBound)
      if !reference.isValid, isInBraces(offset, from: text.lowerBound) {
        // Both of `&&` are one.
        var end = offset + 1
        while end < text.upperBound, source.bytes[end] == UInt8(ascii: "&") { end += 1 }
        let next = source.bytes[end...].first { !$0.isSpace }
        report(
          .ampersandInBraces(
            isBeforeTag: next == UInt8(ascii: "<"),
            isBesideText: end == offset + 1 && isBesideQuote(offset, next: next),
            chosenText(around: offset..<end, in: text),
            at: SourceRange(offset, end)))
        offset = end
        continue
      }
      if !reference.isValid {
        let isClosed = reference.end > offset + 1
        let range = SourceRange(offset, reference.end)
        report(
          isClosed
            ? .unknownReference(source.text(in: range), at: range)
            : .bareAmpersand(
              before: nameOfReference(at: offset),
              isInFontAddress: stands("https://fonts.", at: text.lowerBound), at: range))
      }
      offset = reference.end
    }
  }

  /// Whether a text in single quotes ends before a sign, or begins behind it.
  private func isBesideQuote(_ offset: Int, next: UInt8?) -> Bool {
    let quote = UInt8(ascii: "'")
    let before = source.bytes[..<offset].suffix(200)
    let inside = before.suffix(from: before.lastIndex(of: UInt8(ascii: "{")) ?? before.startIndex)
    // Between comparisons it is 'and'.
    guard !inside.contains(UInt8(ascii: "=")) else { return false }
    return next == quote || source.bytes[..<offset].last { !$0.isSpace } == quote
  }

  /// The condition before a `&&` in braces and the text in quotes behind it, with nothing else in them and both short; `nil`
  /// where something else stands there.
  private func chosenText(
    around signs: Range<Int>, in text: Range<Int>
  ) -> (test: String, text: String)? {
    let most = 60
    guard signs.count == 2 else { return nil }
    let before = source.bytes[text.lowerBound..<signs.lowerBound].suffix(most)
      .reversed().prefix { $0 != UInt8(ascii: "{") }.reversed()
    let behind = source.bytes[signs.upperBound..<text.upperBound].prefix(most)
      .prefix { $0 != UInt8(ascii: "}") }
    guard before.count < most, behind.count < most else { return nil }
    let test = String(decoding: before.drop(while: \.isSpace), as: UTF8.self)
    let written = String(decoding: behind.drop(while: \.isSpace), as: UTF8.self)
    let value = written.split(separator: " ").joined(separator: " ")
    let inside = value.dropFirst().dropLast()
    guard !inside.isEmpty, let quote = value.first, quote == "'" || quote == "\"",
      value.last == quote, !inside.contains("'"), !inside.contains("\""), !test.contains("&")
    else { return nil }
    return (test.split(separator: " ").joined(separator: " "), "'\(inside)'")
  }

  /// The letters behind an `&`, which may be a reference without its semicolon.
  private func nameOfReference(at offset: Int) -> String {
    String(
      decoding: source.bytes[(offset + 1)...].prefix { $0.isLetter || $0.isDigit }, as: UTF8.self)
  }

  /// Whether a brace is open at an offset that was opened in the same text.
  private func isInBraces(_ offset: Int, from start: Int) -> Bool {
    let last = source.bytes[start..<offset].lastIndex {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    guard let last, source.bytes[last] == UInt8(ascii: "{") else { return false }
    // Two of them are text.
    return last == start || source.bytes[last - 1] != UInt8(ascii: "{")
  }

  /// Reports the first control character, which XML does not allow in any form.
  mutating func inspectCharacterRange(_ text: Range<Int>) {
    let bytes = source.bytes
    for offset in text {
      let byte = bytes[offset]
      if byte < 0x20, !byte.isSpace {
        report(.controlCharacter(byte, at: SourceRange(offset, offset + 1)))
        return
      }
      if byte == 0xEF, stands("\u{FFFE}", at: offset) || stands("\u{FFFF}", at: offset) {
        report(.nonCharacter(at: SourceRange(offset, offset + 3)))
        return
      }
    }
  }
}
