import StrutCore

/// What was probably meant by braces that are left open, and by formats of other languages.
extension ExpressionParser {
  /// The longest expression that is shown closed.
  private static let mostShown = 60

  /// The expression with the brace that is missing behind it; `nil` where it is no short one.
  ///
  /// - Parameter start: Where the expression begins.
  func hintForEnd(_ start: Int) -> String? {
    let written = lexer.string(start..<lastEnd).trimmed
    return written.isEmpty || written.count > Self.mostShown ? nil : "write {\(written)}"
  }

  /// The expression with the brace that is missing behind it, where something follows it that is none.
  ///
  /// - Parameter start: Where the expression begins.
  func hintForOpenBrace(_ start: Int) -> String? {
    let isValue =
      switch token.kind {
      case .name, .number: true
      default: false
      }
    guard isValue, !lexer.isClosed(from: token.bytes.lowerBound) else { return nil }
    return hintForEnd(start)
  }

  /// The call or list with the comma that is missing before the token, where a value follows one; `nil` for other tokens.
  ///
  /// - Parameter start: Where the call or the list begins.
  func hintForComma(in start: Int) -> String? {
    switch token.kind {
    case .number: break
    case .text where !isBehindQuote: break
    case .name(let word) where !isBehindQuote && lexer.byte(before: start + 1) != UInt8(ascii: "["):
      guard ForeignExpression.hint(forWord: word, after: "") == nil, word != "not" else {
        return nil
      }
    default: return nil
    }
    let before = lexer.string(start..<lastEnd).trimmed
    let rest = lexer.string(from: token.bytes.lowerBound).trimmed
    guard before.count + rest.count <= Self.mostShown, !rest.isEmpty else {
      return "a comma stands between two values"
    }
    return "write \(before), \(Self.withCommas(rest))"
  }

  /// A text with commas between the values that blanks alone separate; one with quotes as it is.
  private static func withCommas(_ text: String) -> String {
    guard !text.contains("'") else { return text }
    var result = ""
    for word in text.split(separator: " ") {
      func isValue(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == ")" || $0 == "]" } ?? false
      }
      let areValues =
        isValue(result.last) && (word.first.map { $0.isLetter || $0.isNumber } ?? false)
      let last = result.split(separator: " ").last ?? ""
      let isOperator = [last, word].contains { ["and", "or", "not"].contains($0) }
      result += (result.isEmpty ? "" : areValues && !isOperator ? ", " : " ") + word
    }
    return result
  }

  /// What to write for `late && 'late'` of JSX, which is the text where the condition holds; `nil` for two conditions.
  var hintForChosenText: String? {
    let test = lexer.string(before: token.bytes.lowerBound)
    let text = lexer.string(from: token.bytes.upperBound).inSingleQuotes
    guard !test.isEmpty, test.count + text.count <= Self.mostShown,
      let match = text.wholeMatch(of: /'[^'"]+'/)
    else { return nil }
    return "write {\(test) ? \(match.0) : null}; 'and' gives true or false"
  }

  /// What to write for `round(x, 2)`, which keeps digits elsewhere.
  ///
  /// - Parameter written: The arguments with their brackets.
  func hintForDigits(of call: FunctionCall, _ written: String) -> String? {
    guard call.function == .round, call.arguments.count == 2,
      let count = Self.wholeNumber(call.arguments[1]), (0...6).contains(count),
      let comma = written.lastIndex(of: ",")
    else { return nil }
    let x = written[..<comma].dropFirst().trimmed
    let isWhole = token.kind == .closingBrace && lexer.string(before: lastEnd) == "round\(written)"
    if count == 0 { return "write round(\(x))" }
    guard !isWhole else {
      return
        "round gives whole numbers: write number(\(x), '\(TemplateNumber.pattern(digits: count))')"
    }
    let factor = "1" + String(repeating: "0", count: count)
    return "round gives whole numbers: write round(\(x) * \(factor)) / \(factor)"
  }

  /// What to write for a message that is given values by their places, as other libraries count them.
  ///
  /// - Parameter written: The arguments with their brackets.
  func hintForPlaces(of call: FunctionCall, _ written: String) -> String? {
    guard call.function == .t, call.arguments.count == 2, call.named.isEmpty,
      let comma = written.firstIndex(of: ",")
    else { return nil }
    let key = written[..<comma].dropFirst().trimmed
    let value = written[comma...].dropFirst().dropLast().trimmed
    return "what stands in a message has a name: write {name} in it, and t(\(key), name: \(value))"
  }

  /// The whole number that an argument is written as; `nil` where it is something else.
  ///
  /// A function of its own: inside a longer condition the optimiser of Swift 6.3 stops at this match.
  private static func wholeNumber(_ argument: ExpressionNode) -> Int? {
    guard case .literal(let value) = argument.kind, let number = value.number else { return nil }
    return Int(exactly: number)
  }

  /// What to write for a block of another language that no sign begins: `{if n > 2}`, `{for x in list}`; `nil` for others.
  ///
  /// - Parameter start: Where the expression begins.
  func hintForBlock(_ start: Int) -> String? {
    let word = lexer.string(start..<lastEnd).trimmed
    guard ["if", "unless", "for", "each", "foreach"].contains(word), token.kind != .closingBrace
    else { return nil }
    let rest = lexer.string(from: token.bytes.lowerBound)
    // What has another part is a choice between values.
    guard !rest.isEmpty, rest.count <= Self.mostShown, !rest.contains(" then "),
      !rest.contains(" else "), !rest.contains("?")
    else { return nil }
    let isTest = word == "if" || word == "unless"
    let expression = isTest ? rest : ForeignLoop(rest)?.list
    guard let expression, Self.isExpression(expression) else { return nil }
    return ForeignBlock("#\(word) \(rest.replacing("<", with: "&lt;"))")?.hint
  }

  /// What to write for a function without its brackets: `upper n`; `nil` for other words.
  var hintForBlank: String? {
    guard case .name(let word)? = last?.kind, let function = ExpressionFunction(rawValue: word),
      lexer.string(before: token.bytes.lowerBound) == word
    else { return nil }
    let rest = lexer.string(from: token.bytes.lowerBound)
    if case .name(let next) = token.kind, ForeignExpression.hint(forWord: next, after: "") != nil {
      return nil
    }
    let call = "\(function)(\(rest))"
    return rest.count <= Self.mostShown && Self.isExpression(call) ? "write \(call)" : nil
  }

  /// What to write for a value with a kind behind a comma, as in messages of ICU, and for a comma behind which nothing comes; `nil` for
  /// others.
  ///
  /// - Parameter start: Where the expression begins.
  func hintForMessage(_ start: Int) -> String? {
    guard token.kind == .symbol(",") else { return nil }
    let value = lexer.string(start..<lastEnd).trimmed
    let parts = lexer.string(from: token.bytes.upperBound)
      .split(separator: ",", maxSplits: 1).map { String($0).trimmed }
    guard let kind = parts.first else { return "delete the comma" }
    switch (kind, parts.count) {
    case ("number", 1): return "write number(\(value))"
    case ("number", _) where ["percent", "currency"].contains(parts[1]):
      return "write \(parts[1])(\(value)\(parts[1] == "currency" ? ", 'EUR'" : ""))"
    case ("date", 1): return "write date(\(value), 'medium')"
    case ("date", _) where ["short", "medium", "long", "full"].contains(parts[1]):
      return "write date(\(value), '\(parts[1])')"
    case ("plural", _), ("select", _), ("selectordinal", _):
      let field = value.split(separator: ".").last.map(String.init) ?? ""
      let name = field.isVariableName ? field : "count"
      return "such texts stand in the files of <strings>: write {t('key', \(name): \(value))}"
    default: return nil
    }
  }

  /// The list that several numbers make without brackets; `nil` for anything else.
  ///
  /// - Parameter start: Where the expression begins.
  func hintForList(_ start: Int) -> String? {
    guard token.kind == .symbol(","),
      lexer.byte(before: token.bytes.upperBound + 1) == 0x20
        || lexer.string(from: token.bytes.upperBound).contains(","),
      let list = ForeignExpression.list(
        "\(lexer.string(start..<lastEnd)), \(lexer.string(from: token.bytes.upperBound))"),
      !list.contains("'")
    else { return nil }
    return "a list stands in brackets: write {\(list)}"
  }

  /// What to write for a value with a colon and a format behind it, as in Python and C#.
  var hintForFormat: String? {
    // In an object of JavaScript a blank stands behind it.
    guard token.kind == .symbol(":"), lexer.byte(before: token.bytes.upperBound + 1) != 0x20 else {
      return nil
    }
    let value = lexer.string(before: token.bytes.lowerBound)
    return ForeignNumber.hint(
      forFormat: lexer.string(from: token.bytes.upperBound), of: value)
  }

  /// The number with the point that stands before decimals, where a comma does as in other languages; `nil` for other tokens.
  var hintForDecimals: String? {
    guard token.kind == .symbol(",") else { return nil }
    let before = lexer.string(before: token.bytes.lowerBound)
    let behind = lexer.string(from: token.bytes.upperBound)
    let word = before.reversed().prefix { $0.isLetter || $0.isNumber || ".,_$".contains($0) }
    let decimals = behind.prefix(while: \.isNumber)
    if let thousands = "\(String(word.reversed())),\(behind.prefix { $0.isNumber || $0 == "," })"
      .wholeMatch(of: /\d{1,3}(,\d{3})+/)?.0
    {
      let number = thousands.replacing(",", with: "")
      return "write \(number); number(\(number), '#,##0') shows it with signs between thousands"
    }
    // What has several of these signs may be anything.
    guard !word.isEmpty, word.allSatisfy(\.isNumber), !decimals.isEmpty, decimals.count != 3,
      behind.dropFirst(decimals.count).first.map({ !".,".contains($0) }) ?? true,
      lexer.byte(before: token.bytes.upperBound + 1) != UInt8(ascii: " ")
    else { return nil }
    return "write \(String(word.reversed())).\(decimals): a point stands before decimals"
  }

  // MARK: Negations

  /// What to write for `!` before a condition, and behind a value, of which other languages say so that it is there.
  var hintForNegation: String {
    let rest = lexer.string(from: token.bytes.upperBound)
    guard let operand = Self.operand(rest) else {
      return isBehindValue ? "delete it: a value that is not there is an error" : "write 'not'"
    }
    // 'not' takes a whole comparison, and '!' the value alone.
    let behind = rest.dropFirst(operand.count).trimmed
    let isCompared = behind.hasPrefix("==") || behind.hasPrefix("!=")
    return isCompared || isBehindTightSign
      ? "write (not \(operand))" : "write not \(operand)"
  }

  /// Whether a value ends before the token.
  private var isBehindValue: Bool {
    switch last?.kind {
    case .name(let name)?: !["and", "or", "not"].contains(name)
    case .number?, .text?, .symbol(")")?, .symbol("]")?: true
    default: false
    }
  }

  /// Whether a sign stands before the token that takes no 'not' without brackets.
  private var isBehindTightSign: Bool {
    guard case .symbol(let sign)? = last?.kind, let sign = ExpressionOperator(rawValue: sign) else {
      return false
    }
    return sign.rank > ExpressionOperator.and.rank
  }

  /// The value that a text begins with: a name with its fields, what stands in brackets, a call; `nil` where none does.
  private static func operand(_ text: String) -> String? {
    let name = text.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    guard let first = text.first, first == "(" || first.isLetter || first == "_" else { return nil }
    guard let next = text.dropFirst(name.count).first, "([".contains(next) else {
      return String(name)
    }
    var depth = 0
    var isQuoted = false
    for (offset, character) in text.enumerated().dropFirst(name.count).prefix(mostShown) {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { return String(text.prefix(offset + 1)) }
    }
    return nil
  }
}
