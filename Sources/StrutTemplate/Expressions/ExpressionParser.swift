import StrutCore
import StrutSyntax

/// Reads one expression, from behind its opening brace to its closing one.
///
/// Ranks are climbed ([precedence climbing](https://en.wikipedia.org/wiki/Operator-precedence_parser)); nesting is
/// bounded, so that no text can exhaust the stack.
struct ExpressionParser {
  /// How deep brackets, `not`, `-` and conditions may be nested.
  static let deepestNesting = 100

  private(set) var lexer: ExpressionLexer
  private(set) var token: ExpressionToken
  private var nesting = 0
  /// The token before; `nil` at the beginning.
  private(set) var last: ExpressionToken?
  /// The end of the token before.
  private(set) var lastEnd: Int

  private init(_ text: DecodedText, at start: Int) throws(TemplateFault) {
    lexer = ExpressionLexer(text, at: start)
    token = try lexer.next()
    lastEnd = start
  }

  /// Reads the expression whose opening brace stands before `start`.
  ///
  /// - Returns: The expression and the offset behind its closing brace.
  static func parse(
    _ text: DecodedText, at start: Int
  ) throws(TemplateFault) -> (ExpressionNode, end: Int) {
    var parser = try ExpressionParser(text, at: start)
    switch parser.token.kind {
    case .closingBrace: throw parser.unclosed("there is no expression in the braces", start)
    case .end: throw parser.unclosed("'{' is not closed", start)
    default: break
    }
    let node = try parser.expression()
    guard parser.token.kind == .closingBrace else {
      if parser.token.kind == .end {
        throw parser.unclosed("'{' is not closed", start, hint: parser.hintForEnd(start))
      }
      throw parser.unexpected(
        wantsOperator,
        hint: parser.hintForFormat ?? parser.hintForBlock(start) ?? parser.hintForBlank
          ?? parser.hintForMessage(start) ?? parser.hintForDecimals
          ?? parser.hintForList(start)
          ?? parser.hintForOpenBrace(start))
    }
    return (node, parser.token.bytes.upperBound)
  }

  /// Whether a text is one expression as it stands between braces.
  static func isExpression(_ text: String) -> Bool {
    let bytes = Array("{\(text)}".utf8)
    let decoded = DecodedText(
      bytes, SourceRange(0, bytes.count), whitespace: .kept, isLiteral: false)
    guard let (_, end) = try? parse(decoded, at: 1) else { return false }
    return end == bytes.count
  }

  private static let wantsOperator = "expected '}' or an operator"

  private func unclosed(
    _ message: String, _ start: Int, hint: String? = nil
  ) -> TemplateFault {
    TemplateFault(
      .syntax, message, at: lexer.range(start - 1..<start),
      hints: (hint.map { [$0] } ?? []) + [TemplateText.braceHint])
  }

  // MARK: Ranks

  private mutating func expression() throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    try enter()
    defer { nesting -= 1 }
    var branches: [ExpressionNode.Branch] = []
    while true {
      let test = try binary(from: 0)
      guard try take("?") else {
        return branches.isEmpty ? test : node(.conditional(branches, test), from: start)
      }
      let value = try expression()
      guard try take(":") else {
        throw unexpected(
          "expected ':' and what is taken otherwise",
          hint: token.kind == .closingBrace ? "write : null where that is nothing" : nil)
      }
      branches.append(ExpressionNode.Branch(test: test, value: value))
    }
  }

  /// Operators that bind at least as tightly as `least`.
  private mutating func binary(from least: Int) throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    var left = try least <= 3 && token.kind == .name("not") ? negated() : unary()
    while let symbol = binaryOperator, symbol.rank >= least {
      let rank = symbol.rank
      var operations: [ExpressionNode.Operation] = []
      while let symbol = binaryOperator, symbol.rank == rank {
        try advance()
        let right = try binary(from: rank + 1)
        operations.append(ExpressionNode.Operation(symbol: symbol, right: right))
      }
      left = node(.chain(left, operations), from: start)
    }
    return left
  }

  private var binaryOperator: ExpressionOperator? {
    switch token.kind {
    case .symbol(let symbol): ExpressionOperator(rawValue: symbol)
    case .name("and"): .and
    case .name("or"): .or
    default: nil
    }
  }

  private mutating func negated() throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    try enter()
    defer { nesting -= 1 }
    try advance()
    let operand = try binary(from: 3)
    return node(.not(operand), from: start)
  }

  private mutating func unary() throws(TemplateFault) -> ExpressionNode {
    guard token.kind == .symbol("-") else { return try postfix() }
    let start = token.bytes.lowerBound
    try enter()
    defer { nesting -= 1 }
    try advance()
    let operand = try unary()
    return node(.negation(operand), from: start)
  }

  // MARK: Fields and indexes

  private mutating func postfix() throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    if case .name(let name) = token.kind, !Self.words.contains(name) {
      let nameBytes = token.bytes
      try advance()
      if token.kind == .symbol("(") { return try access(call(name, nameBytes), from: start) }
      return try reference(name, nameBytes)
    }
    return try access(primary(), from: start)
  }

  static let words: Set<String> = ["true", "false", "null", "and", "or", "not"]

  private mutating func reference(
    _ name: String, _ bytes: Range<Int>
  ) throws(TemplateFault) -> ExpressionNode {
    var names = [name]
    var ranges = [lexer.range(bytes)]
    let steps = try steps()
    // Fields with fixed names may belong to the name of a token.
    let fixed = steps.prefix { $0.fixedName != nil }
    names += fixed.map { $0.fixedName! }
    ranges += fixed.map(\.range)
    let path = ReferencePath(names: names, ranges: ranges)
    try refuseMethod(behind: steps, from: bytes.lowerBound)
    return node(.reference(path, steps), from: bytes.lowerBound)
  }

  private mutating func access(
    _ base: ExpressionNode, from start: Int
  ) throws(TemplateFault) -> ExpressionNode {
    let steps = try steps()
    try refuseMethod(behind: steps, from: start)
    return steps.isEmpty ? base : node(.access(base, steps), from: start)
  }

  /// Throws for a function that is called behind a value and a dot.
  private func refuseMethod(
    behind steps: [ExpressionNode.Step], from start: Int
  ) throws(TemplateFault) {
    guard token.kind == .symbol("("), case .field(let method)? = steps.last?.kind else { return }
    let written = lexer.string(start..<lastEnd)
    let subject = written.dropLast(method.count).trimmed
    throw unexpected(
      Self.wantsOperator,
      hint: ForeignExpression.hint(
        forMethod: method, of: subject.hasSuffix(".") ? String(subject.dropLast()) : "…",
        with: lexer.argumentsAhead()))
  }

  private mutating func steps() throws(TemplateFault) -> [ExpressionNode.Step] {
    var steps: [ExpressionNode.Step] = []
    while true {
      if token.kind == .symbol(".") {
        try advance(isField: true)
        guard case .name(let name) = token.kind else {
          throw unexpected("expected the name of a field after '.'", hint: hintForRange)
        }
        steps.append(ExpressionNode.Step(kind: .field(name), range: lexer.range(token.bytes)))
        try advance()
      } else if try take("[") {
        let index = try expression()
        guard try take("]") else { throw unexpected("expected ']'") }
        steps.append(ExpressionNode.Step(kind: .index(index), range: index.range))
      } else {
        return steps
      }
    }
  }

  // MARK: Values

  private mutating func primary() throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    let value: TemplateValue
    switch token.kind {
    case .number(let number): value = .number(number)
    case .text(let text): value = .text(text)
    case .name("true"): value = .boolean(true)
    case .name("false"): value = .boolean(false)
    case .name("null"): value = .null
    case .symbol("("):
      try advance()
      let inner = try expression()
      guard try take(")") else { throw unexpected("expected ')'") }
      return inner
    case .symbol("["): return try list()
    default: throw unexpected("expected a value", hint: hintForUnit)
    }
    try advance()
    return node(.literal(value), from: start)
  }

  private mutating func list() throws(TemplateFault) -> ExpressionNode {
    let start = token.bytes.lowerBound
    try advance()
    var elements: [ExpressionNode] = []
    if try !take("]") {
      repeat { elements.append(try expression()) } while try take(",")
      guard try take("]") else {
        throw unexpected("expected ',' or ']'", hint: hintForComma(in: start))
      }
    }
    return node(.list(elements), from: start)
  }

  // MARK: Calls

  private mutating func call(
    _ name: String, _ bytes: Range<Int>
  ) throws(TemplateFault) -> ExpressionNode {
    guard let function = ExpressionFunction(rawValue: name) else {
      let names = ExpressionFunction.allCases.map(\.rawValue)
      throw TemplateFault(
        .unknownName, "there is no function '\(name)'", at: lexer.range(bytes),
        hints: [
          ForeignExpression.hint(forFunction: name, with: lexer.argumentsAhead())
            ?? nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
            ?? "the functions are \(names.joined(separator: ", "))"
        ])
    }
    try advance()
    var arguments: [ExpressionNode] = []
    var named: [FunctionCall.NamedArgument] = []
    if try !take(")") {
      repeat { try argument(of: function, &arguments, &named) } while try take(",")
      guard try take(")") else {
        throw unexpected(
          "expected ',' or ')'", hint: hintForNamed(function) ?? hintForComma(in: bytes.lowerBound))
      }
    }
    let call = FunctionCall(
      function: function, nameRange: lexer.range(bytes), arguments: arguments, named: named)
    try checkCount(of: call, lexer.string(bytes.upperBound..<lastEnd))
    return node(.call(call), from: bytes.lowerBound)
  }

  private mutating func argument(
    of function: ExpressionFunction, _ arguments: inout [ExpressionNode],
    _ named: inout [FunctionCall.NamedArgument]
  ) throws(TemplateFault) {
    let bytes = token.bytes
    let value = try expression()
    guard token.kind == .symbol(":"), case .reference(let path, let steps) = value.kind,
      steps.isEmpty, path.names.count == 1
    else {
      guard named.isEmpty else {
        throw TemplateFault(
          .syntax, "an argument without a name stands behind one with a name", at: value.range)
      }
      return arguments.append(value)
    }
    guard function == .t else {
      throw TemplateFault(
        .syntax, "\(function) takes no arguments with names", at: lexer.range(bytes),
        hints: ["write \(function.signature)"])
    }
    let name = path.names[0]
    guard !named.contains(where: { $0.name == name }) else {
      throw TemplateFault(
        .syntax, "the argument '\(name)' is given twice", at: lexer.range(bytes))
    }
    try advance()
    named.append(
      FunctionCall.NamedArgument(
        name: name, nameRange: lexer.range(bytes), value: try expression()))
  }

  /// - Parameter written: The arguments with their brackets.
  private func checkCount(
    of call: FunctionCall, _ written: @autoclosure () -> String
  ) throws(TemplateFault) {
    let counts = call.function.counts
    guard !counts.contains(call.arguments.count) else { return }
    let isTooMany = call.arguments.count > counts.upperBound
    let wanted =
      counts.count == 1
      ? "\(counts.lowerBound)"
      : counts.upperBound == .max
        ? "\(counts.lowerBound) or more" : "\(counts.lowerBound) or \(counts.upperBound)"
    throw TemplateFault(
      .syntax,
      "\(call.function) takes \(wanted) argument\(wanted == "1" ? "" : "s"), not \(call.arguments.count)",
      at: isTooMany ? call.arguments[counts.upperBound].range : call.nameRange,
      hints: [
        call.function == .range && call.arguments.count == 1
          ? "write range(0, \(written().dropFirst().dropLast()))"
          : hintForDigits(of: call, written()) ?? hintForPlaces(of: call, written())
            ?? "write \(call.function.signature)"
      ])
  }

  // MARK: Tokens

  private mutating func advance(isField: Bool = false) throws(TemplateFault) {
    lastEnd = token.bytes.upperBound
    last = token
    token = try lexer.next(isField: isField)
  }

  private mutating func take(_ symbol: String) throws(TemplateFault) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func enter() throws(TemplateFault) {
    nesting += 1
    guard nesting <= Self.deepestNesting else {
      throw TemplateFault(
        .limit, "an expression is nested more than \(Self.deepestNesting) deep",
        at: lexer.range(token.bytes))
    }
  }

  private func node(_ kind: ExpressionNode.Kind, from start: Int) -> ExpressionNode {
    ExpressionNode(kind: kind, range: lexer.range(start..<max(start, lastEnd)))
  }

  /// - Parameter hint: What to write instead, where the caller knows.
  private func unexpected(_ message: String, hint: String? = nil) -> TemplateFault {
    let range = lexer.range(token.bytes)
    let found: String
    switch token.kind {
    case .end: found = "the end of the text"
    case .closingBrace: found = "'}'"
    default: found = "'\(lexer.string(token.bytes))'"
    }
    return TemplateFault(
      .syntax, "\(message), found \(found)", at: range,
      hints: (hint ?? self.hint).map { [$0] } ?? [])
  }

  /// Whether a text ended directly before the token, so that its last quote was probably an apostrophe in it.
  var isBehindQuote: Bool {
    guard case .text? = last?.kind else { return false }
    return token.bytes.lowerBound == lastEnd
  }

  /// What to write instead of the token that stands here; that a brace may be text, where this is no expression.
  private var hint: String? {
    switch token.kind {
    case .name where isBehindQuote: return "a quote in a text is written \\'"
    case .symbol(":") where last?.kind == .symbol("?"): return "write '??'"
    case .symbol(":") where lexer.isKeyOfRecord(before: token.bytes.lowerBound):
      return ExpressionLexer.recordHint
    case .symbol(":"), .symbol(","), .end: return TemplateText.braceHint
    case .symbol("+") where last?.kind == .symbol("+"),
      .symbol("=") where last?.kind == .symbol("+"):
      return hintForChange
    case .symbol("&"):
      if case .text? = last?.kind { return "write '+', which joins texts" }
      return Self.hints["&"]
    case .symbol("|"): return hintForFilter
    case .symbol("!"): return hintForNegation
    case .symbol("?."): return hintForChain
    case .symbol("=") where last == nil:
      return "write {\(lexer.string(from: token.bytes.upperBound))}"
    case .symbol("=") where hintForAssignment != nil: return hintForAssignment
    case .symbol("=") where lexer.string(from: token.bytes.upperBound).hasPrefix("<"):
      return "write '&lt;='"
    case .symbol("/") where last?.kind == .symbol("/"): return "write floor(a / b)"
    case .symbol(">") where last?.kind == .symbol("<"): return "write '!='"
    case .symbol(".") where lexer.string(from: token.bytes.upperBound).hasPrefix(".."):
      return "no list is put into another one: give the whole list with the data"
    case .symbol(".") where last == nil: return hintForFraction
    case .symbol("&&") where hintForChosenText != nil: return hintForChosenText
    case .symbol(let symbol): return Self.hints[symbol]
    case .name("not"): return "put it into brackets: (not …)"
    case .name(let word):
      let left = last.map { lexer.string($0.bytes) } ?? ""
      return hintForChoice(word, after: left)
        ?? ForeignExpression.hint(forWord: word, after: left) ?? hintForWords
        ?? TemplateText.braceHint
    case .text where isText(last): return "an apostrophe in a text is written \\'"
    case .number, .text: return TemplateText.braceHint
    case .closingBrace: return nil
    }
  }

  private func isText(_ token: ExpressionToken?) -> Bool {
    if case .text? = token?.kind { true } else { false }
  }

  /// What to write for `.5`.
  private var hintForFraction: String? {
    let digits = lexer.string(from: token.bytes.upperBound).prefix(while: \.isNumber)
    return digits.isEmpty ? nil : "write 0.\(digits)"
  }

  /// What to write for `a if b else c` of Python, `if b then a else c`, and `a is defined`.
  private func hintForChoice(_ word: String, after left: String) -> String? {
    let rest = lexer.string(from: token.bytes.lowerBound).inSingleQuotes
    let before = lexer.string(before: token.bytes.lowerBound).inSingleQuotes
    if word == "is", rest.hasPrefix("is defined") || rest.hasPrefix("is not none") {
      return "write \(before) != null"
    }
    if word == "if", let match = rest.wholeMatch(of: /if (.+?) else (.+)/) {
      return "write \(match.1) ? \(before) : \(match.2)"
    }
    if left == "if", before == "if", let match = rest.wholeMatch(of: /(.+?) then (.+?) else (.+)/) {
      return "write \(match.1) ? \(match.2) : \(match.3)"
    }
    return nil
  }

  /// What to write for `n++` and `n += 1`.
  private var hintForChange: String? {
    guard let last else { return nil }
    let value = ForeignExpression.path(endOf: lexer.string(before: last.bytes.lowerBound))
    let rest = lexer.string(from: token.bytes.upperBound)
    return "expressions change nothing: write \(value) + \(rest.isEmpty ? "1" : rest)"
  }

  /// What to write for a name that is given a value of its own, as in `n = n + 1`; `nil` for other signs of equality.
  private var hintForAssignment: String? {
    let value = lexer.string(from: token.bytes.upperBound).trimmed
    let name = ForeignExpression.path(endOf: lexer.string(before: token.bytes.lowerBound).trimmed)
    guard !name.isEmpty, value.hasPrefix(name + " ") else { return nil }
    return "expressions change nothing: write \(value)"
  }

  /// What to write for `count=3` between the brackets of a call.
  private func hintForNamed(_ function: ExpressionFunction) -> String? {
    guard function == .t, token.kind == .symbol("="), let last, case .name(let name) = last.kind
    else { return nil }
    let value = lexer.string(from: token.bytes.upperBound).prefix { $0 != "," && $0 != ")" }
    return "write \(name): \(value)"
  }

  /// What to write for numbers with two dots between them.
  private var hintForRange: String? {
    if isText(token) { return "write '+', which joins texts" }
    guard token.kind == .symbol(".") else { return nil }
    let dots = token.bytes.lowerBound - 1
    return ForeignNumber.hint(
      forRange: lexer.string(before: dots), lexer.string(from: token.bytes.upperBound))
  }

  /// What to write for a percentage in braces.
  private var hintForUnit: String? {
    guard token.kind == .closingBrace, last?.kind == .symbol("%"), let last else { return nil }
    return "write {\(lexer.string(before: last.bytes.lowerBound))}%"
  }

  /// What to write for `value | filter`.
  private var hintForFilter: String {
    ForeignExpression.hint(
      forFilter: lexer.string(from: token.bytes.upperBound),
      of: lexer.string(before: token.bytes.lowerBound))
  }

  /// What to write for `value?.field`.
  private var hintForChain: String? {
    let rest = lexer.string(from: token.bytes.upperBound)
    let value = ForeignExpression.path(endOf: lexer.string(before: token.bytes.lowerBound))
    guard let fields = rest.prefixMatch(of: /[\w\-]+(?:\??\.[\w\-]+)*/), !value.isEmpty else {
      return Self.hints["?."]
    }
    let path = "\(value).\(fields.0.replacing("?.", with: "."))"
    let behind = rest[fields.range.upperBound...]
    if behind.first == "(", !behind.dropFirst().contains("("), !behind.contains("=>"),
      let dot = path.lastIndex(of: ".")
    {
      return ForeignExpression.hint(
        forMethod: String(path[path.index(after: dot)...]), of: String(path[..<dot]),
        with: String(behind.dropFirst().prefix { $0 != ")" }).split(separator: ",").map {
          String($0).trimmed
        })
    }
    let isCaught = rest[fields.range.upperBound...].trimmed.hasPrefix("??")
    return isCaught ? "write \(path)" : "write \(path) ?? ''"
  }

  /// What to write for a field whose name has blanks.
  private var hintForWords: String? {
    guard let last, case .name(let first) = last.kind,
      lexer.byte(before: last.bytes.lowerBound) == UInt8(ascii: ".")
    else { return nil }
    let rest = lexer.string(from: token.bytes.lowerBound).prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == " "
    }
    let value = ForeignExpression.path(
      endOf: lexer.string(before: last.bytes.lowerBound - 1))
    return "write \(value)['\(first) \(String(rest).trimmed)']"
  }

  /// What to write for what other languages write.
  private static let hints = [
    "&&": "write 'and'", "||": "write 'or' between conditions, '??' before what stands for null",
    "=": "write '=='",
    "===": "write '=='", "!==": "write '!='",
    "?.": "write '.': a field of null is null, and '??' behind it says what stands for it",
    "**": "there are no powers", "=>": "there are no functions of one's own",
    "&": "write 'and'",
  ]
}

extension ExpressionNode.Step {
  /// The name of a field that does not depend on anything.
  var fixedName: String? {
    switch kind {
    case .field(let name): return name
    case .index(let node):
      guard case .literal(let value) = node.kind else { return nil }
      return value.text
    }
  }
}
