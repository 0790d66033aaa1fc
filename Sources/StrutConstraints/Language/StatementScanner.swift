import StrutCore

/// What went wrong in a statement: thrown where the rest of the text has no meaning.
struct StatementError: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Reads tokens of a statement: names, numbers, relations and single characters.
struct StatementScanner {
  /// A word or number with its place.
  struct Token {
    var text: String
    var range: SourceRange
    /// Whether it stands in backquotes, so that it may hold any character.
    var isQuoted = false
  }

  /// The largest number that is no mistake; sums of products of such numbers stay finite.
  private static let largest = 1e15

  let text: StatementText
  /// The byte that is read next.
  private(set) var position = 0

  init(_ text: StatementText) {
    self.text = text
    skipSpace()
  }

  var isAtEnd: Bool { position == text.bytes.count }

  /// The next byte; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : text.bytes[position] }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  /// Where the next token stands; right after the last character of the text where it is missing.
  var place: SourceRange {
    if isAtEnd {
      var end = text.bytes.count
      while end > 0, text.bytes[end - 1] <= 0x20 { end -= 1 }
      return text.range(end, end)
    }
    return text.range(position, position + nextScalarLength)
  }

  /// The next character, for messages; empty at the end.
  var nextScalar: String {
    isAtEnd ? "" : text.string(position, position + nextScalarLength)
  }

  private var nextScalarLength: Int {
    var length = 1
    while position + length < text.bytes.count, text.bytes[position + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }

  // MARK: Tokens

  /// Reads one ASCII character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// Reads the arrow `=>` if it comes next.
  mutating func skipArrow() -> Bool {
    guard isNext("="), position + 1 < text.bytes.count,
      text.bytes[position + 1] == UInt8(ascii: ">")
    else { return false }
    position += 2
    skipSpace()
    return true
  }

  /// What has not been read yet, without white space at its ends, and shortened for messages.
  var rest: String {
    let words = text.string(position, min(text.bytes.count, position + 80))
      .split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// What stands between this place and a later one, without white space at its end.
  func text(to other: StatementScanner) -> String {
    var end = max(position, other.position)
    while end > position, text.bytes[end - 1] <= 0x20 { end -= 1 }
    return text.string(position, end)
  }

  /// Whether a word comes next, whatever characters it has, with one of some characters behind it.
  func isNext(_ word: String, endingWith ends: [Unicode.Scalar]) -> Bool {
    let end = position + word.utf8.count
    guard end <= text.bytes.count, text.bytes[position..<end].elementsEqual(word.utf8) else {
      return false
    }
    var rest = self
    rest.position = end
    rest.skipSpace()
    return ends.contains { rest.isNext($0) }
  }

  /// Passes over the next character, whatever it is.
  mutating func skipCharacter() {
    position += isAtEnd ? 0 : nextScalarLength
    skipSpace()
  }

  /// Whether an ASCII character comes next.
  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte < 0x80)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Reads a C identifier, or a path in backquotes, if one comes next.
  mutating func name() -> Token? {
    if let path = path() { return path }
    guard let byte = next, Self.isNameStart(byte) else { return nil }
    return token { Self.isNameStart($0) || Self.isDigit($0) }
  }

  /// Reads any id between backquotes if one comes next.
  mutating func path() -> Token? {
    guard isNext("`") else { return nil }
    let start = position + 1
    guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
    position = end + 1
    skipSpace()
    return Token(text: text.string(start, end), range: text.range(start, end), isQuoted: true)
  }

  /// Reads everything up to a byte that `isPart` is false for.
  mutating func token(while isPart: (UInt8) -> Bool) -> Token {
    let start = position
    while let byte = next, isPart(byte) { position += 1 }
    let token = Token(text: text.string(start, position), range: text.range(start, position))
    skipSpace()
    return token
  }

  /// Reads digits with an optional fraction and exponent, without a sign, if they come next.
  ///
  /// - Throws: If the number is too large.
  mutating func number() throws(StatementError) -> (value: Double, range: SourceRange)? {
    let start = position
    var end = digits(from: start)
    if end < text.bytes.count, text.bytes[end] == UInt8(ascii: ".") {
      let fraction = digits(from: end + 1)
      if fraction > end + 1 { end = fraction }
    }
    guard end > start, let mantissa = Double(text.string(start, end)) else { return nil }
    var value = mantissa
    let exponent = exponentEnd(from: end)
    if exponent > end { value = Double(text.string(start, exponent)) ?? mantissa }
    position = max(end, exponent)
    let range = text.range(start, position)
    guard value <= Self.largest else {
      throw StatementError(.tooLarge(text.string(start, position), at: range))
    }
    skipSpace()
    return (value, range)
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while end < text.bytes.count, Self.isDigit(text.bytes[end]) { end += 1 }
    return end
  }

  /// The end of an exponent; `start` where none follows.
  private func exponentEnd(from start: Int) -> Int {
    guard start < text.bytes.count, text.bytes[start] | 0x20 == UInt8(ascii: "e") else {
      return start
    }
    var first = start + 1
    if first < text.bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(text.bytes[first])
    {
      first += 1
    }
    let end = digits(from: first)
    return end > first ? end : start
  }

  /// Reads the characters that look like a relation, if any come next.
  mutating func relationCharacters() -> Token? {
    let start = position
    while !isAtEnd, ["<", ">", "=", "!", "≤", "≥", "≠"].contains(nextScalar) {
      position += nextScalarLength
    }
    guard position > start else { return nil }
    let token = Token(text: text.string(start, position), range: text.range(start, position))
    skipSpace()
    return token
  }
}
