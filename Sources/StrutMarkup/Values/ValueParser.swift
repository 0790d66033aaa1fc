import StrutCore

/// Reads one value token by token.
///
/// Every reading function either takes the tokens that it names, or throws a ``ValueFault`` at the first token that
/// does not belong there.
struct ValueParser {
  let value: ValueText
  /// The next token.
  private(set) var token: ValueToken
  /// Whether white space stands between the token taken last and the next one.
  private(set) var followsSpace = false
  /// Whether a length had a unit of ``FontUnit``, so that the value means something for each element by itself.
  private(set) var usesFontUnits = false
  /// What was read as the grammar says it, and was hardly meant so.
  private(set) var doubts: [ValueFault] = []
  /// What such units mean; `nil` where the element is not known, and one of any unit counts as a point.
  private let units: FontUnits?
  private var position: Int

  /// Begins at the first token of `value`.
  init(_ value: ValueText, units: FontUnits? = nil) {
    self.value = value
    self.units = units
    position = value.start
    token = ValueToken(kind: .end, start: value.start, end: value.start)
    advance()
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { token.kind == .end }

  /// The characters of a token.
  func text(of token: ValueToken) -> String {
    String(decoding: value.bytes[token.start..<token.end], as: UTF8.self)
  }

  /// The name of a function or the unit of a dimension.
  func word(of token: ValueToken) -> String {
    switch token.kind {
    case .function: String(decoding: value.bytes[token.start..<(token.end - 1)], as: UTF8.self)
    case .dimension: String(decoding: value.bytes[token.unitStart..<token.end], as: UTF8.self)
    default: text(of: token)
    }
  }

  /// Whether the next token is the single character `symbol`.
  func isSymbol(_ symbol: Unicode.Scalar) -> Bool {
    token.kind == .symbol && value.bytes[token.start] == UInt8(ascii: symbol)
  }

  /// Whether the next token is this name.
  func isName(_ name: String) -> Bool {
    token.kind == .name && value.bytes[token.start..<token.end].elementsEqual(name.utf8)
  }

  /// Takes the next token.
  @discardableResult
  mutating func take() -> ValueToken {
    let taken = token
    advance()
    return taken
  }

  /// Takes the single character `symbol` if it comes next.
  mutating func takeSymbol(_ symbol: Unicode.Scalar) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  /// Takes the name if it comes next.
  mutating func takeName(_ name: String) -> Bool {
    guard isName(name) else { return false }
    advance()
    return true
  }

  /// One of a unit of fonts in points.
  mutating func points(per unit: FontUnit) -> Double {
    usesFontUnits = true
    return units?.points(unit) ?? 1
  }

  // MARK: Faults

  /// The fault that the next token is not what belongs here.
  ///
  /// - Parameters:
  ///   - expected: What belongs here, such as "a length or auto".
  ///   - names: Names that the author may have meant.
  func unexpected(_ expected: String, names: [String] = []) -> ValueFault {
    unexpected(token, expected, names: names)
  }

  /// The fault that `token` is not what belongs there.
  func unexpected(_ token: ValueToken, _ expected: String, names: [String] = []) -> ValueFault {
    let token = withName(token)
    var fault = ValueFault(message: "", start: token.start, end: token.end)
    fault.listsValues = true
    if token.kind == .end {
      fault.message =
        value.start == value.end || position == value.start
        ? "the value is empty; it takes \(expected)" : "the value ends where \(expected) belongs"
      return fault
    }
    let found = token.kind == .function ? word(of: token) + "()" : text(of: token)
    fault.message = "'\(shortened(found))' is not \(expected)"
    if token.kind == .name || token.kind == .function {
      fault.hints = hint(for: token, among: names).map { [$0] } ?? []
    }
    return fault
  }

  /// What is meant by a word that does not belong there.
  private func hint(for token: ValueToken, among names: [String]) -> String? {
    let word = word(of: token)
    if names.contains(word) {
      if token.kind == .function { return "write \(word): it is a word, and takes no brackets" }
      // A word that would belong there says twice what may be said once, or stands behind what it stands before.
      return words(before: token).contains(where: names.contains)
        ? "what '\(word)' says is said before it: one of them goes" : nil
    }
    let longer = names.filter { $0.hasPrefix(word + "-") }
    let near = nearestName(to: word, among: names) ?? (longer.count == 1 ? longer[0] : nil)
    return near.map { "did you mean '\($0)'?" }
  }

  /// The words that were taken before a token in the same function and between the same commas.
  func words(before token: ValueToken) -> [String] {
    var words: [String] = []
    var reader = ValueParser(value)
    var starts: [Int] = []
    while reader.token.start < token.start {
      let next = reader.take()
      switch next.kind {
      case .function: starts.append(words.count)
      case .name: words.append(text(of: next))
      case .symbol where text(of: next) == ")":
        // What a function has in it is not said beside it.
        if let start = starts.popLast() { words.removeSubrange(start...) }
      case .symbol where text(of: next) == ",": words.removeSubrange((starts.last ?? 0)...)
      default: break
      }
    }
    return Array(words[(starts.last ?? 0)...])
  }

  /// A sign with the name that follows it, where other languages have them together: `.infinity`, `@color/red`.
  private func withName(_ token: ValueToken) -> ValueToken {
    guard token.kind == .symbol, ".@".utf8.contains(value.bytes[token.start]) else { return token }
    let rest = value.bytes[token.end..<value.end]
    guard rest.first?.isLetter == true else { return token }
    var token = token
    token.end = rest.firstIndex { !($0.continuesWord || "./".utf8.contains($0)) } ?? value.end
    return token
  }

  /// A fault at a token with its own words.
  func fault(_ message: String, at token: ValueToken, hints: [String] = []) -> ValueFault {
    ValueFault(message: message, start: token.start, end: token.end, hints: hints)
  }

  /// Notes that a token is right, and was hardly meant so.
  mutating func doubt(_ message: String, at token: ValueToken, hint: String) {
    doubts.append(fault(message, at: token, hints: [hint]))
  }

  /// Long words are cut, so that a message stays one line.
  func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 40
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…"
  }

  /// Ends the value: throws if anything is left.
  func finish() throws(ValueFault) {
    guard !isAtEnd else { return }
    let before = String(
      decoding: value.bytes[value.start..<token.start].filter { !$0.isSpace }, as: UTF8.self)
    if text(of: token) == ",", before == "normal" || before == "none" {
      throw fault("'\(before)' stands alone: nothing follows it", at: token)
    }
    throw fault("the value is complete before '\(shortened(text(of: token)))'", at: token)
  }

  /// Takes the `)` that ends a function.
  mutating func closeFunction(_ name: String) throws(ValueFault) {
    guard takeSymbol(")") else {
      throw isAtEnd
        ? fault("\(name)( is not closed: a ) is missing", at: token)
        : fault(
          "'\(shortened(text(of: token)))' does not belong in \(name)(): a ) is expected", at: token
        )
    }
  }

  // MARK: Tokens

  private mutating func advance() {
    let bytes = value.bytes
    let end = value.end
    let before = position
    while position < end, bytes[position].isSpace { position += 1 }
    followsSpace = position > before
    guard position < end else {
      token = ValueToken(kind: .end, start: end, end: end)
      return
    }
    let byte = bytes[position]
    if startsNumber(at: position) {
      token = numberToken()
    } else if byte.startsWord || byte == UInt8(ascii: "-") && startsWord(at: position + 1) {
      token = wordToken(.name)
    } else if byte == UInt8(ascii: "#") {
      token = wordToken(.hash)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      token = stringToken(quote: byte)
    } else {
      token = ValueToken(kind: .symbol, start: position, end: position + 1)
    }
    position = token.end
  }

  private func startsWord(at offset: Int) -> Bool {
    offset < value.end
      && (value.bytes[offset].startsWord || value.bytes[offset] == UInt8(ascii: "-"))
  }

  private func startsNumber(at offset: Int) -> Bool {
    var offset = offset
    if value.bytes[offset] == UInt8(ascii: "+") || value.bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    guard offset < value.end else { return false }
    if value.bytes[offset].isDigit { return true }
    return value.bytes[offset] == UInt8(ascii: ".") && offset + 1 < value.end
      && value.bytes[offset + 1].isDigit
  }

  private func wordToken(_ kind: ValueToken.Kind) -> ValueToken {
    var end = position + 1
    while end < value.end, value.bytes[end].continuesWord { end += 1 }
    if kind == .name, end < value.end, value.bytes[end] == UInt8(ascii: "(") {
      return ValueToken(kind: .function, start: position, end: end + 1)
    }
    return ValueToken(kind: kind, start: position, end: end)
  }

  private func stringToken(quote: UInt8) -> ValueToken {
    var end = position + 1
    while end < value.end, value.bytes[end] != quote { end += 1 }
    return ValueToken(kind: .string, start: position, end: min(end + 1, value.end))
  }

  private func numberToken() -> ValueToken {
    let number = DecimalNumber(in: value.bytes, at: position, limit: value.end)
    var token = ValueToken(kind: .number, start: position, end: number.end)
    token.number = number.value
    token.isInteger = number.isInteger
    token.unitStart = number.end
    if number.end < value.end, value.bytes[number.end] == UInt8(ascii: "%") {
      token.kind = .percentage
      token.end += 1
    } else if number.end < value.end, value.bytes[number.end].startsWord {
      token.kind = .dimension
      while token.end < value.end, value.bytes[token.end].continuesWord { token.end += 1 }
    }
    return token
  }
}

extension UInt8 {
  /// A byte that may begin a CSS name.
  @inline(__always) var startsWord: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
  /// A byte that may go on with a CSS name.
  @inline(__always) var continuesWord: Bool {
    startsWord || isDigit || self == UInt8(ascii: "-")
  }
}
