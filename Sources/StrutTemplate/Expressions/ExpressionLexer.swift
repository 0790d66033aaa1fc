import StrutCore
import StrutSyntax

/// A token of an expression.
struct ExpressionToken {
  /// What the token is.
  enum Kind: Equatable {
    case number(Double)
    case text(String)
    case name(String)
    /// An operator, a bracket, a comma, a colon, a dot.
    case symbol(String)
    /// The brace that closes the expression.
    case closingBrace
    /// The end of the text, without a closing brace.
    case end
  }

  /// What the token is.
  let kind: Kind
  /// Its bytes in the decoded text.
  let bytes: Range<Int>
}

/// Cuts the inside of braces into tokens.
struct ExpressionLexer {
  /// The most bytes that an expression may have.
  static let longest = 100_000

  private let text: DecodedText
  private let start: Int
  /// The offset of the next byte.
  private(set) var position: Int

  /// Begins behind the brace at `start - 1`.
  init(_ text: DecodedText, at start: Int) {
    self.text = text
    self.start = start
    position = start
  }

  /// The place of bytes of the decoded text in the document.
  func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(Int(text.offsets[bytes.lowerBound]), Int(text.offsets[bytes.upperBound]))
  }

  // MARK: Tokens

  /// The next token.
  ///
  /// - Parameter isField: Whether a dot comes before, so that a name may begin with a digit.
  mutating func next(isField: Bool = false) throws(TemplateFault) -> ExpressionToken {
    while let byte = peek, byte.isSpace { position += 1 }
    guard position - start < Self.longest else { throw tooLong() }
    let first = position
    guard let byte = peek else { return token(.end, from: first) }
    if byte == UInt8(ascii: "'") { return try quoted(byte) }
    if isField, byte.isDigit || startsName { return name(from: first) }
    if byte.isDigit { return try number() }
    if startsName { return name(from: first) }
    if byte == UInt8(ascii: "}") {
      position += 1
      return token(.closingBrace, from: first)
    }
    return try symbol()
  }

  private func token(_ kind: ExpressionToken.Kind, from first: Int) -> ExpressionToken {
    ExpressionToken(kind: kind, bytes: first..<position)
  }

  private mutating func name(from first: Int) -> ExpressionToken {
    while true {
      if peek == UInt8(ascii: "-") {
        guard position > first, hyphenJoins else { break }
        position += 1
      } else if let length = wordScalar(at: position) {
        position += length
      } else {
        break
      }
    }
    return token(.name(string(first..<position)), from: first)
  }

  private mutating func number() throws(TemplateFault) -> ExpressionToken {
    let first = position
    skipDigits()
    if peek == UInt8(ascii: "."), byte(at: position + 1)?.isDigit == true {
      position += 1
      skipDigits()
    }
    skipExponent()
    try checkEnd(of: first)
    guard let value = TemplateNumber.value(spelling: string(first..<position)) else {
      throw fault("the number is too large", first..<position)
    }
    return token(.number(value), from: first)
  }

  private mutating func skipDigits() {
    while let byte = peek, byte.isDigit { position += 1 }
  }

  private mutating func skipExponent() {
    guard let letter = peek, letter | 0x20 == UInt8(ascii: "e") else { return }
    let sign = byte(at: position + 1)
    let digits = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1
    guard byte(at: position + digits)?.isDigit == true else { return }
    position += digits
    skipDigits()
  }

  /// Throws where a number runs into a word.
  private mutating func checkEnd(of first: Int) throws(TemplateFault) {
    let end = position
    if peek == UInt8(ascii: "-"), hyphenJoins {
      position += 1
      let right = name(from: position)
      throw noNumber(
        first,
        hint: ForeignNumber.hint(
          forDifference: string(first..<end), string(right.bytes)))
    }
    guard wordScalar(at: position) != nil else { return }
    _ = name(from: first)
    throw noNumber(
      first, hint: ForeignNumber.hint(string(first..<end), unit: string(end..<position)))
  }

  private func noNumber(_ first: Int, hint: String?) -> TemplateFault {
    var fault = fault(
      "'\(string(first..<position))' is neither a number nor a name", first..<position)
    fault.hints = hint.map { [$0] } ?? []
    return fault
  }

  private mutating func symbol() throws(TemplateFault) -> ExpressionToken {
    let first = position
    for symbol in Self.symbols where text.bytes[first...].starts(with: symbol.utf8) {
      position += symbol.utf8.count
      return token(.symbol(symbol), from: first)
    }
    position += Self.scalarLength(text.bytes[first])
    let found = string(first..<position)
    throw TemplateFault(
      .syntax, "'\(found)' is no part of an expression", at: range(first..<position),
      hints: hint(for: found, at: first).map { [$0] } ?? [])
  }

  private func hint(for found: String, at first: Int) -> String? {
    if found == "\"", isKeyOfJSON { return Self.noJSON }
    // What stands behind something else in the braces is no brace that is text.
    let isFirst = text.bytes[start..<first].allSatisfy(\.isSpace)
    if found == "{" {
      let inside = string(from: position)
      let isPath =
        !inside.isEmpty && inside.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
      if isFirst, isPath { return "write {\(inside)}: one pair of braces" }
      if !isFirst, string(before: first).hasPrefix("t("), let colon = inside.firstIndex(of: ":") {
        return "write \(inside[..<colon].trimmed): … without the braces"
      }
      if first > start, text.bytes[first - 1] == UInt8(ascii: "."), isPath {
        return "write \(string(before: first - 1))[\(inside)]"
      }
      if !isFirst {
        return isPath
          ? "write \(inside): no braces stand inside of braces" : Self.noRecord
      }
    }
    if found == "\"", let text = quotedAhead { return "a text stands in single quotes: '\(text)'" }
    if found == "~" { return "write '+', which joins texts" }
    if found == "`" { return hintForTemplate(isFirst: isFirst) }
    if found == "{", isKeyOfRecord(behind: position) { return Self.recordHint }
    if found == "#" {
      let digits = text.bytes[position...].prefix { $0.isLetter || $0.isDigit }
      return "a text stands in single quotes: '#\(string(digits.startIndex..<digits.endIndex))'"
    }
    if found == ";", isInChoice(string(before: first)), !string(from: position).isEmpty {
      return "write ':' before what is taken otherwise"
    }
    if found == "\\", string(from: position).isEmpty { return hintForBackslash(at: first) }
    return Self.hints[found]
  }

  /// Whether a text is a condition and what is taken where it holds, and no more.
  private func isInChoice(_ text: String) -> Bool {
    let plain = text.replacing(/'[^']*'/, with: "")
    return plain.contains("?") && !["??", "?.", ":"].contains(where: plain.contains)
  }

  /// What to write for a brace that is text by a backslash before it, as `\\{n\\}`.
  private func hintForBackslash(at first: Int) -> String {
    let name = string(before: first)
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName
      ? "write {{\(name)} without backslashes, which draws {\(name)}"
      : "a brace that is text is written '{{', without a backslash"
  }

  /// Records stand elsewhere.
  private static let noRecord = "records stand in <data>; here they are named"
  /// The same of the keys of JSON, which are a mistake of their own in `metrics`.
  static let noJSON = "records come from <data>: <data name=\"…\">{\"key\": …}</data>"

  /// What stands between the double quotes that begin here.
  private var quotedAhead: String? {
    let text = text.bytes[position...].prefix(200)
    guard let end = text.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let inside = string(position..<end)
    return inside.contains { "'{}".contains($0) } ? nil : inside
  }

  /// What to write for a text with values in backquotes.
  private func hintForTemplate(isFirst: Bool) -> String? {
    guard let end = text.bytes[position...].firstIndex(of: UInt8(ascii: "`")),
      end - position < Self.longest / 100
    else { return Self.hints["`"] }
    let isLast = text.bytes[(end + 1)...].first { !$0.isSpace } == UInt8(ascii: "}")
    return ForeignTemplate(string(position..<end)).hint(isWhole: isFirst && isLast)
  }

  /// What stands in the brackets that are open here, cut at its commas; nothing where they are not closed nearby.
  func argumentsAhead() -> [String] {
    let bytes = text.bytes[position...].prefix(Self.longest / 100)
    var arguments: [String] = []
    var first = position
    var depth = 0
    var isQuoted = false
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(string(first..<index).trimmed)
        first = index + 1
      default: break
      }
      guard depth < 0 else { continue }
      let last = string(first..<index).trimmed
      return arguments.isEmpty && last.isEmpty ? [] : arguments + [last]
    }
    return []
  }

  /// What stands in the braces before an offset.
  func string(before end: Int) -> String { string(start..<max(start, end)).trimmed }

  /// What stands in the braces from an offset on.
  func string(from first: Int) -> String {
    let rest = text.bytes[min(first, text.bytes.count)...].prefix(Self.longest / 100)
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self).trimmed
  }

  /// Whether a brace closes anything from an offset on.
  func isClosed(from first: Int) -> Bool { text.bytes[first...].contains(UInt8(ascii: "}")) }

  /// The byte at an offset, if there is one.
  func byte(before offset: Int) -> UInt8? { offset > start ? byte(at: offset - 1) : nil }

  /// Whether a quote and a colon follow a name, as behind the keys of JSON.
  private var isKeyOfJSON: Bool {
    let before = text.bytes[start..<(position - 1)].last { $0 > 0x20 }
    guard before == nil || before == UInt8(ascii: "{") || before == UInt8(ascii: ",") else {
      return false
    }
    guard let end = text.bytes[position...].firstIndex(of: UInt8(ascii: "\"")) else { return false }
    return text.bytes[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// What is said of records that are written as in JavaScript.
  static let recordHint =
    "expressions make no records, which come from <data>; \(TemplateText.braceHint)"

  /// Whether nothing but a name stands in the braces before a colon.
  func isKeyOfRecord(before colon: Int) -> Bool {
    let name = string(before: colon)
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether a name and a colon stand behind an offset.
  private func isKeyOfRecord(behind first: Int) -> Bool {
    let rest = string(from: first)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && rest[name.endIndex...].trimmed.hasPrefix(":")
  }

  /// Longer ones before those that they begin with. Some are only known in order to be told what to write instead.
  private static let symbols = [
    "===", "!==", "??", "?.", "==", "!=", "<=", ">=", "&&", "||", "=>", "**", "+", "-", "*", "/",
    "%", "<", ">", "?", ":", ".", ",", "(", ")", "[", "]", "=", "!", "|", "&",
  ]
  private static let hints = [
    "\"": "a text stands in single quotes: 'text'", "`": "a text stands in single quotes: 'text'",
    "{": "a brace that is text is written '{{'",
    "−": "write -", "–": "write -", "—": "write -", "×": "write *", "·": "write *", "÷": "write /",
    "≤": "write '&lt;='", "≥": "write '>='", "≠": "write '!='", "^": "there are no powers",
    "\u{A0}": "write a plain blank", "…": "write range(from, to)",
    ";": "delete it: one expression stands in braces",
    "@": "names stand without a sign before them",
    "‘": straightQuote, "’": straightQuote, "‚": straightQuote, "‛": straightQuote,
    "“": straightQuote, "”": straightQuote, "„": straightQuote, "«": straightQuote,
    "»": straightQuote, "′": straightQuote, "″": straightQuote,
  ]
  private static let straightQuote = "write ' of the keyboard: 'text'"

  // MARK: Texts

  private mutating func quoted(_ quote: UInt8) throws(TemplateFault) -> ExpressionToken {
    let first = position
    var value: [UInt8] = []
    position += 1
    while let byte = peek {
      guard position - start < Self.longest else { throw tooLong() }
      if byte == quote {
        position += 1
        return token(.text(String(decoding: value, as: UTF8.self)), from: first)
      }
      if byte == UInt8(ascii: "\\") {
        value += try escape()
      } else {
        value.append(byte)
        position += 1
      }
    }
    throw TemplateFault(
      .syntax, "the text is not closed by a quote", at: range(first..<first + 1),
      hints: [TemplateText.braceHint])
  }

  private mutating func escape() throws(TemplateFault) -> [UInt8] {
    let first = position
    position += 2
    switch byte(at: first + 1) {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "'"): return [UInt8(ascii: "'")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    default:
      let end = Swift.min(position, text.bytes.count)
      throw TemplateFault(
        .syntax, "no such escape in a text", at: range(first..<end),
        hints: ["a backslash stands before ', n, t and another backslash"])
    }
  }

  // MARK: Bytes

  private var peek: UInt8? { byte(at: position) }

  private func byte(at offset: Int) -> UInt8? {
    offset < text.bytes.count ? text.bytes[offset] : nil
  }

  /// The decoded text between two offsets.
  func string(_ bytes: Range<Int>) -> String {
    String(decoding: text.bytes[bytes], as: UTF8.self)
  }

  private var startsName: Bool {
    guard let byte = peek, !byte.isDigit else { return false }
    return wordScalar(at: position) != nil
  }

  /// Whether a letter or a digit stands behind the hyphen that stands here.
  private var hyphenJoins: Bool { wordScalar(at: position + 1) != nil }

  /// The length of the letter, digit, `_` or `$` at `offset`; `nil` where something else stands.
  private func wordScalar(at offset: Int) -> Int? {
    guard let byte = byte(at: offset) else { return nil }
    if byte < 0x80 {
      return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        ? 1 : nil
    }
    let length = Self.scalarLength(byte)
    guard offset + length <= text.bytes.count,
      let scalar = string(offset..<offset + length).unicodeScalars.first
    else { return nil }
    return scalar.properties.isXIDContinue ? length : nil
  }

  private static func scalarLength(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  // MARK: Faults

  private func fault(_ message: String, _ bytes: Range<Int>) -> TemplateFault {
    TemplateFault(.syntax, message, at: range(bytes))
  }

  private func tooLong() -> TemplateFault {
    TemplateFault(
      .limit, "an expression has more than \(Self.longest) characters",
      at: range(start - 1..<start),
      hints: ["keep long values in a <data> or a <let>"])
  }
}
