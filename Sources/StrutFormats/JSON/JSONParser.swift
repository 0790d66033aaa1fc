import StrutCore

/// Reads JSON (RFC 8259) and keeps the place of every name and value.
///
/// Limits: 256 levels of nesting, or fewer; numbers are read as `Double`.
package struct JSONParser {
  /// The deepest nesting that is read.
  package static let deepestNesting = 256

  private let bytes: [UInt8]
  private let end: Int
  private let deepest: Int
  private var offset: Int

  private init(_ bytes: [UInt8], in range: Range<Int>, deepest: Int) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
    self.deepest = min(deepest, Self.deepestNesting)
  }

  /// The value that `bytes` hold; the one diagnostic of a fault says what is wrong and where.
  package static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    try parse(bytes, in: 0..<bytes.count)
  }

  /// The value in a part of `bytes`, such as a line; places are offsets in all of them.
  ///
  /// - Parameter deepest: How deep lists and objects may be nested.
  package static func parse(
    _ bytes: [UInt8], in range: Range<Int>, deepest: Int = deepestNesting
  ) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes, in: range, deepest: deepest)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.offset == range.upperBound else {
      let isFile = range.upperBound == bytes.count
      throw parser.fault(
        "expected the end of the \(isFile ? "file" : "line") after the value",
        hint: isFile ? parser.hintForSeveralValues : nil)
    }
    return value
  }

  /// The places of the elements of the list that `bytes` hold, without keeping the elements; `nil` where they hold no list.
  package static func elementRanges(
    in bytes: [UInt8], deepest: Int = deepestNesting
  ) throws(JSONFault) -> [Range<Int>]? {
    var parser = JSONParser(bytes, in: 0..<bytes.count, deepest: deepest)
    parser.skipSpace()
    guard parser.take("[") else { return nil }
    var ranges: [Range<Int>] = []
    parser.skipSpace()
    if !parser.take("]") {
      repeat {
        parser.skipSpace()
        let start = parser.offset
        _ = try parser.value(depth: 1)
        ranges.append(start..<parser.offset)
        parser.skipSpace()
      } while try parser.takeComma(before: "]")
      guard parser.take("]") else { throw parser.fault("expected ',' or ']'") }
    }
    parser.skipSpace()
    guard parser.offset == bytes.count else {
      throw parser.fault("expected the end of the file after the value")
    }
    return ranges
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipSpace()
    guard depth < deepest else {
      throw JSONFault(
        message: "lists and objects are nested more than \(deepest) deep",
        range: SourceRange(offset, min(offset + 1, end)), isLimit: true)
    }
    let start = offset
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""):
      let text = try string()
      return JSONValue(.string(text), at: SourceRange(start, offset))
    case .some(let byte) where byte == UInt8(ascii: "-") || byte.isASCIIDigit: return try number()
    default: return try literal()
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    let start = offset
    offset += 1
    var members: [JSONMember] = []
    skipSpace()
    if take("}") { return JSONValue(.object(members), at: SourceRange(start, offset)) }
    repeat {
      skipSpace()
      let nameStart = offset
      guard peek == UInt8(ascii: "\"") else {
        throw fault("expected a name in double quotes", hint: hintForQuotes)
      }
      let name = try string()
      let nameRange = SourceRange(nameStart, offset)
      skipSpace()
      guard take(":") else { throw fault("expected ':' after the name \"\(name)\"") }
      members.append(JSONMember(name, try value(depth: depth + 1), nameRange: nameRange))
      skipSpace()
    } while try takeComma(before: "}")
    guard take("}") else {
      throw fault("expected ',' or '}'", hint: hintForOpen(from: start, "}"))
    }
    return JSONValue(.object(members), at: SourceRange(start, offset))
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    let start = offset
    offset += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return JSONValue(.array(elements), at: SourceRange(start, offset)) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while try takeComma(before: "]")
    guard take("]") else {
      throw fault("expected ',' or ']'", hint: hintForOpen(from: start, "]"))
    }
    return JSONValue(.array(elements), at: SourceRange(start, offset))
  }

  /// Takes a comma; one with nothing behind it is told where it stands.
  private mutating func takeComma(before closing: Character) throws(JSONFault) -> Bool {
    let comma = offset
    guard take(",") else { return false }
    skipSpace()
    guard let byte = peek, byte == closing.asciiValue else { return true }
    throw JSONFault(
      message: "the comma before '\(closing)' is too much", range: SourceRange(comma, comma + 1),
      hint: "delete it")
  }

  private mutating func literal() throws(JSONFault) -> JSONValue {
    let start = offset
    while let byte = peek, byte.isASCIILetter { offset += 1 }
    let range = SourceRange(start, offset)
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "null": return JSONValue(.null, at: range)
    case "true": return JSONValue(.bool(true), at: range)
    case "false": return JSONValue(.bool(false), at: range)
    default:
      offset = start
      switch peek {
      case UInt8(ascii: "'"):
        throw fault(
          "expected a value; texts stand in double quotes",
          hint: hintForQuotes)
      default:
        throw fault(
          start == end ? "the file ends too early" : "expected a value", hint: hintForValue)
      }
    }
  }

  /// What to write for a word without quotes or in single ones, which are seldom the only ones of a text.
  private var hintForQuotes: String? {
    let isSingle = peek == UInt8(ascii: "'")
    return wordAhead.map {
      "write \"\($0)\"\(isSingle ? ", and double quotes for every other text" : "")"
    }
  }

  /// What to do with values that stand one behind another: each is a line of its own, or an element of a list.
  private var hintForSeveralValues: String? {
    guard let byte = peek, [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(byte)
    else { return nil }
    let isLine = bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "\n")
    let list = "several values are a list, which has [ ] around them, and commas between them"
    return isLine && byte != UInt8(ascii: ",")
      ? "values one a line are JSON Lines, in a file whose name ends in .jsonl; \(list)" : list
  }

  /// What to write for a value of another language: `True`, `None`, `.5`, or a word without quotes.
  private var hintForValue: String? {
    if peek == UInt8(ascii: ",") {
      let before = bytes[..<offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      switch before {
      case UInt8(ascii: ","): return "delete one of the two commas"
      case UInt8(ascii: ":"): return "write a value, or null"
      default: return "delete the comma"
      }
    }
    let rest = String(decoding: bytes[min(offset, end)..<end].prefix(80), as: UTF8.self)
    if rest.hasPrefix(".") || rest.hasPrefix("+") {
      let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
      return digits.isEmpty ? nil : "write \(rest.hasPrefix(".") ? "0." : "")\(digits)"
    }
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    guard word.first?.isLetter == true else { return nil }
    switch word.lowercased() {
    case "true", "yes", "on": return "write true"
    case "false", "no", "off": return "write false"
    case "null", "none", "nil", "undefined", "nan": return "write null"
    default:
      let lines = rest.split(whereSeparator: \.isNewline).prefix(2)
      let areRows =
        lines.count == 2
        && lines.allSatisfy { line in
          line.contains(",") && !line.contains { "{[\"".contains($0) }
        }
      if areRows, bytes[..<offset].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        return "rows with commas are a table, in a file of its own whose name ends in .csv"
      }
      return "a text stands in double quotes: \"\(word)\""
    }
  }

  /// The list or the object that is left open, closed; `nil` where no other one ends here, or it is long.
  private func hintForOpen(from start: Int, _ closing: Character) -> String? {
    let isAtEnd = peek.map { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}") } ?? true
    guard isAtEnd, offset - start <= 60 else { return nil }
    let written = String(decoding: bytes[start..<min(offset, end)], as: UTF8.self)
    let line = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "write \(line)\(closing)"
  }

  // MARK: Numbers

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      offset = start
      throw fault("the number is too large")
    }
    return JSONValue(.number(number), at: SourceRange(start, offset))
  }

  private mutating func digits() throws(JSONFault) {
    guard let byte = peek, byte.isASCIIDigit else { throw fault("expected a digit") }
    while let byte = peek, byte.isASCIIDigit { offset += 1 }
  }

  // MARK: Texts

  private mutating func string() throws(JSONFault) -> String {
    offset += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw fault("a text is not closed by a double quote") }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case 0x0A, 0x0D:
        throw fault("a line ends inside a text; write \\n")
      case 0x09:
        throw fault("a tab stands inside a text; write \\t")
      case 0x00..<0x20:
        let escape = JSONText.quoted(String(Unicode.Scalar(byte))).dropFirst().dropLast()
        throw fault("a control character stands inside a text; write \(escape)")
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  private mutating func escape() throws(JSONFault) -> [UInt8] {
    let start = offset
    offset += 1
    let byte = peek
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte!]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar(from: start)).utf8)
    default:
      offset = start
      throw fault("no such escape in a text")
    }
  }

  private mutating func escapedScalar(from start: Int) throws(JSONFault) -> Character {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
      offset = start
      throw fault("half of a surrogate pair")
    }
    let second = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      offset = start
      throw fault("half of a surrogate pair")
    }
    return Character(scalar)
  }

  private mutating func hexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
    let end = min(offset + 4, end)
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard end - offset == 4, text.utf8.allSatisfy(\.isHexadecimalDigit),
      let value = UInt32(text, radix: 16)
    else {
      offset = start
      throw fault("expected four hexadecimal digits after \\u")
    }
    offset = end
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
  }

  /// What Git has left where something else is expected.
  private var leftover: String? {
    if offset == 0, GitLeftover.isPointer(bytes) {
      return "this is a pointer of Git LFS and not the file itself; git lfs pull fetches it"
    }
    guard offset < end, GitLeftover.isMark(bytes[offset..<end]) else { return nil }
    return "a merge conflict of Git stands here: choose between both sides, and delete its marks"
  }

  private func fault(_ message: String, hint: String? = nil) -> JSONFault {
    let start = min(offset, end)
    if let leftover { return JSONFault(message: leftover, range: SourceRange(start, start + 7)) }
    if let comment {
      return JSONFault(
        message: "JSON has no comments: \(message)", range: SourceRange(start, comment),
        hint: "delete it, and every other comment")
    }
    return JSONFault(
      message: message, range: SourceRange(start, min(start + 1, end)), hint: hint)
  }

  /// Where a comment of another language ends, or its first line, that begins here; `nil` where none does.
  private var comment: Int? {
    let rest = bytes[min(offset, end)..<end]
    guard ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let line = rest.prefix { $0 >= 0x20 }
    return line.endIndex - line.reversed().prefix { $0 == 0x20 }.count
  }

  /// The word that stands here without quotes, or the text that stands here in single ones.
  private var wordAhead: String? {
    let rest = bytes[min(offset, end)..<end].prefix(80)
    let word: ArraySlice<UInt8>
    if rest.first == UInt8(ascii: "'") {
      word = rest.dropFirst().prefix { $0 != UInt8(ascii: "'") && $0 >= 0x20 }
      guard rest[word.endIndex...].first == UInt8(ascii: "'") else { return nil }
    } else {
      word = rest.prefix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
      }
    }
    let text = String(decoding: word, as: UTF8.self)
    // Typographic quotes are no part of what they enclose, and not what JSON has.
    return text.isEmpty || text.contains(where: { "“”„‘’«»".contains($0) }) ? nil : text
  }
}

/// Why a text is not JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// Where.
  package var range: SourceRange
  /// Whether the text is JSON, but nested too deep.
  package var isLimit = false
  /// What to write instead, if that is known.
  package var hint: String?
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isASCIILetter: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self)
  }
  fileprivate var isHexadecimalDigit: Bool {
    isASCIIDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self)
  }
}
