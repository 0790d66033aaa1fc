/// Takes Swift source apart into tokens.
///
/// Comments are left out; of a string only the code in its interpolations is kept, in parentheses.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  /// The tokens of a whole file, in order. Never fails: what is no Swift comes out as marks.
  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    while lexer.index < lexer.bytes.count { lexer.readCode(isInterpolated: false) }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads to the end, or to behind the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if skipSpaceOrComment() || readStringOrPattern() || readNameOrNumber() { continue }
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      append(.mark, String(UnicodeScalar(byte)))
      index += 1
      if isInterpolated, depth < 0 { return }
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ text: String) {
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[offset + $0] == buffer[$0] }
    }
  }

  /// Goes one byte on and counts lines.
  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }
}

// MARK: - Space and comments

extension SwiftLexer {
  private mutating func skipSpaceOrComment() -> Bool {
    if bytes[index] <= UInt8(ascii: " ") {
      advance()
    } else if has("//", at: index) {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if has("/*", at: index) {
      skipBlockComment()
    } else {
      return false
    }
    return true
  }

  /// Comments between `/*` and `*/` nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }
}

// MARK: - Names, numbers, strings

extension SwiftLexer {
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readNameOrNumber() -> Bool {
    let isQuoted = bytes[index] == UInt8(ascii: "`")
    var end = isQuoted ? index + 1 : index
    let start = end
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > start else { return false }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    if isNumber {
      append(.literal, "")
    } else {
      append(isQuoted ? .quotedName : .word, String(decoding: bytes[start..<end], as: UTF8.self))
    }
    index = isQuoted ? end + 1 : end
    return true
  }

  private mutating func readStringOrPattern() -> Bool {
    var start = index
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let pounds = start - index
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
      index = start
      readString(pounds: pounds)
      return true
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/"), pounds > 0 || mayStartPattern,
      let end = endOfPattern(from: start + 1, pounds: pounds)
    else { return false }
    append(.literal, "")
    while index < end { advance() }
    return true
  }

  /// Reads a string whose quote is at the index.
  private mutating func readString(pounds: Int) {
    append(.literal, "")
    let quotes = has("\"\"\"", at: index) ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), repeats(UInt8(ascii: "#"), pounds, at: index + 1) {
        index += 1 + pounds
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          append(.mark, "(")
          index += 1
          readCode(isInterpolated: true)
        } else {
          advance()
        }
      } else if repeats(UInt8(ascii: "\""), quotes, at: index),
        repeats(UInt8(ascii: "#"), pounds, at: index + quotes)
      {
        index += quotes + pounds
        return
      } else {
        advance()
      }
    }
  }

  private func repeats(_ byte: UInt8, _ count: Int, at offset: Int) -> Bool {
    offset + count <= bytes.count && bytes[offset..<offset + count].allSatisfy { $0 == byte }
  }

  /// A slash divides after a value, and begins a regular expression elsewhere.
  private var mayStartPattern: Bool {
    guard index + 1 < bytes.count, bytes[index + 1] > UInt8(ascii: " ") else { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .quotedName: return false
    case .word: return ["return", "in", "try", "case", "where"].contains(last.text)
    case .mark: return ["=", "(", ",", ":", "[", "{", "&", "|", "?", "!"].contains(last.text)
    }
  }

  /// The offset behind a regular expression; without `#` it ends on its line.
  private func endOfPattern(from start: Int, pounds: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\n") where pounds == 0: return nil
      case UInt8(ascii: "/") where repeats(UInt8(ascii: "#"), pounds, at: offset + 1):
        return offset + 1 + pounds
      default: break
      }
      offset += 1
    }
    return nil
  }
}
