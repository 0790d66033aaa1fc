import StrutCore

/// What is said of expressions that have a value, which is probably not the one that was meant.
enum ExpressionWarnings {
  /// What a text spells that is compared with a value of another kind; `nil` where it spells none of that kind.
  static func kind(speltBy text: String, like other: TemplateValue) -> String? {
    switch other.kind {
    case .number: TemplateNumber.value(spelling: text.trimmed) == nil ? nil : "a number"
    case .boolean: ["true", "false"].contains(text) ? "a truth value" : nil
    default: nil
    }
  }

  /// Warns of a condition that holds always, or holds with what counts as false in other languages: 0, no characters, no
  /// elements.
  static func checkTruth(
    of value: TemplateValue, at node: ExpressionNode, in scope: any ExpressionScope
  ) {
    let isEmpty: Bool
    switch value.kind {
    case .null, .boolean, .record: return
    case .number(let number): isEmpty = number == 0
    case .text(let text): isEmpty = text.isEmpty || text == "false" || text == "null"
    case .list(let list): isEmpty = list.isEmpty
    }
    // Texts and numbers between operators are told with these.
    guard isEmpty || node.isNeverFalse, !node.isPlainValue else { return }
    let subject = isEmpty ? emptyName(of: value) : "\(value.kindName)"
    scope.report(
      TemplateFault(
        .condition, "\(subject) counts as true: only null and false are false", at: node.range,
        hints: ["write \(comparison(of: value, node, scope.written(node.range) ?? "…"))"],
        origin: value.origin))
  }

  private static func emptyName(of value: TemplateValue) -> String {
    switch value.kind {
    case .number: "0"
    case .text(let text): text.isEmpty ? "a text without characters" : "the text '\(text)'"
    default: "an empty list"
    }
  }

  /// The condition that was probably meant.
  private static func comparison(
    of value: TemplateValue, _ node: ExpressionNode, _ written: String
  ) -> String {
    if value.list != nil { return "length(\(written)) > 0" }
    if value.text == "null" { return "\(written) != 'null', or give {null} in place of the text" }
    if let text = value.text, !text.isEmpty, !node.isNeverFalse { return "\(written) == 'true'" }
    if value.text != nil { return "\(written) != ''" }
    if case .call(let call) = node.kind, call.function == .length { return "\(written) > 0" }
    if case .chain = node.kind { return "(\(written)) != 0" }
    return "\(written) != 0"
  }

  /// Warns where a text that spells a value is compared with the value: the two never are equal.
  static func checkKinds(
    _ left: (value: TemplateValue, range: SourceRange), _ operation: ExpressionNode.Operation,
    _ right: TemplateValue, at range: SourceRange, in scope: any ExpressionScope
  ) {
    let right = (value: right, range: operation.right.range)
    let (side, other) = left.value.text == nil ? (right, left) : (left, right)
    guard let text = side.value.text, let kind = kind(speltBy: text, like: other.value) else {
      return
    }
    let hint = hint(
      forText: text, scope.written(side.range) ?? "…", operation.symbol,
      scope.written(other.range) ?? "…", isNumber: other.value.number != nil)
    scope.report(
      TemplateFault(
        .comparison, "a text never equals \(kind), even where it spells one", at: range,
        hints: ["write \(hint)"]))
  }

  /// The comparison that was probably meant.
  ///
  /// - Parameters:
  ///   - text: What the text is.
  ///   - written: The text as it is written.
  ///   - other: The number or truth value as it is written.
  private static func hint(
    forText text: String, _ written: String, _ symbol: ExpressionOperator, _ other: String,
    isNumber: Bool
  ) -> String {
    let isLiteral = written.hasPrefix("'")
    if isNumber {
      return isLiteral
        ? "\(other) \(symbol.rawValue) \(text.trimmed)"
        : "value(\(written)), or type=\"number\" where a <param> gives it"
    }
    guard isLiteral else {
      return ["true", "false"].contains(other)
        ? "\(written) \(symbol.rawValue) '\(other)'" : "type=\"boolean\" where a <param> gives it"
    }
    let isWanted = (text == "true") == (symbol == .equal)
    return isWanted ? other : other.contains(" ") ? "not (\(other))" : "not \(other)"
  }

  /// Warns of texts and numbers between `and` and `or`, which give true or false and never one of their sides.
  static func checkSides(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation],
    in scope: any ExpressionScope
  ) {
    guard let operation = operations.last(where: { $0.right.isPlainValue }) else { return }
    reportSide(operation, first, operations, in: scope)
  }

  /// Warns of an expression that is printed and gives true or false where its last side is a text.
  static func checkPrintedSides(of node: ExpressionNode, in scope: any ExpressionScope) {
    guard case .chain(let first, let operations) = node.kind,
      let operation = operations.last, [.and, .or].contains(operation.symbol),
      !operations.contains(where: { $0.right.isPlainValue })
    else { return }
    var evaluator = Evaluator(scope, isQuiet: true)
    guard let side = try? evaluator.value(of: operation.right), side.text != nil else { return }
    reportSide(operation, first, operations, in: scope)
  }

  /// Warns of a field of a table that is empty before `??`: it is a text without characters, and never null.
  static func checkEmpty(
    _ value: TemplateValue, _ node: ExpressionNode, _ other: ExpressionNode,
    in scope: any ExpressionScope
  ) {
    guard value.text == "", value.origin?.source.text.name.hasSuffix(".csv") == true,
      case .literal(let literal) = other.kind, literal.text?.isEmpty == false
    else { return }
    let (field, word) = (scope.written(node.range) ?? "…", scope.written(other.range) ?? "…")
    scope.report(
      TemplateFault(
        .condition, "an empty field of a table is a text without characters, and '??' keeps it",
        at: node.range, hints: ["write \(field) == '' ? \(word) : \(field)"], origin: value.origin))
  }

  /// Warns of texts that spell numbers where all that `+` joins does: of two with their sum, of one beside a number in a text.
  ///
  /// A text that is written out, and one that begins with a zero, is no amount. In attributes a number beside a text is told
  /// where the attribute takes numbers.
  static func checkJoinedNumbers(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation],
    in scope: any ExpressionScope
  ) {
    guard operations.allSatisfy({ $0.symbol == .plus }), !makesName(first, in: scope) else {
      return
    }
    var evaluator = Evaluator(scope, isQuiet: true)
    var sides: [(node: ExpressionNode, value: TemplateValue)] = []
    for node in [first] + operations.map(\.right) {
      guard let value = try? evaluator.value(of: node), isAmount(value),
        value.text == nil || node.isReference
      else { return }
      sides.append((node, value))
    }
    let texts = sides.filter { $0.value.text != nil }
    guard texts.count > 1 || !scope.isAttribute else { return }
    let written = sides.map { side -> (sum: String, text: String) in
      let text = scope.written(side.node.range) ?? "…"
      let isLiteral = if case .literal = side.node.kind { true } else { false }
      return (
        side.value.text == nil ? text : "value(\(text))", isLiteral ? text : "{\(text)}"
      )
    }
    let isTable = texts.contains { $0.value.origin?.source.text.name.hasSuffix(".csv") == true }
    let reason =
      isTable ? "the fields of a CSV file are texts" : reason(texts.count, of: sides.count)
    scope.report(
      TemplateFault(
        .text, "'+' joins these digits: \(reason)",
        at: SourceRange(
          Int(first.range.lowerBound), Int(sides[sides.count - 1].node.range.upperBound)),
        hints: [
          "write \(written.map(\.sum).joined(separator: " + ")) for the sum",
          "write \(written.map(\.text).joined()) for one behind the other",
        ]))
  }

  /// Why digits are joined, where so many of the sides are texts.
  private static func reason(_ count: Int, of all: Int) -> String {
    if all == 2 { return count == 2 ? "both are texts" : "one side is a text" }
    return count == all ? "all of them are texts" : count == 1 ? "one is a text" : "some are texts"
  }

  /// The attributes that name something, or tell things apart: digits one behind the other are what is wanted there.
  private static let namingAttributes: Set<String> = ["key", "id", "class", "src", "href", "name"]

  /// Whether an expression stands in an attribute whose value is a name.
  private static func makesName(_ node: ExpressionNode, in scope: any ExpressionScope) -> Bool {
    scope.isAttribute
      && scope.attribute(around: node.range).map(namingAttributes.contains) == true
  }

  /// Whether a value is a number, or a text that spells one as amounts are written.
  static func isAmount(_ value: TemplateValue) -> Bool {
    if value.number != nil { return true }
    guard let text = value.text, TemplateNumber.value(spelling: text) != nil else { return false }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return digits.count == 1 || !digits.hasPrefix("0") || digits.hasPrefix("0.")
  }

  /// Warns of the rest of a division where a percentage was meant: a `%` directly behind a number, before a sign.
  static func checkPercentage(
    _ first: ExpressionNode, _ operation: ExpressionNode.Operation, in scope: any ExpressionScope
  ) {
    guard operation.symbol == .remainder, case .literal = first.kind,
      case .negation = operation.right.kind, let number = scope.written(first.range)
    else { return }
    let whole = SourceRange(
      Int(first.range.lowerBound), Int(operation.right.range.upperBound))
    guard let written = scope.written(whole), written.hasPrefix(number + "%") else { return }
    let sign = written.dropFirst(number.count + 1)
    // In `7% -2` the sign belongs to the number.
    guard sign.first == " ", sign.trimmed.hasPrefix("- ") else { return }
    scope.report(
      TemplateFault(
        .arithmetic, "'%' gives the rest of a division here, and no percentage", at: whole,
        hints: [
          "a percentage and points are not added up: write \(number)% without braces, with a padding or margin for the points"
        ]))
  }

  private static func reportSide(
    _ operation: ExpressionNode.Operation, _ first: ExpressionNode,
    _ operations: [ExpressionNode.Operation], in scope: any ExpressionScope
  ) {
    let left = scope.written(
      SourceRange(Int(first.range.lowerBound), Int(leftEnd(of: operation, first, operations))))
    let right = scope.written(operation.right.range)
    let hint: String
    if let compared = comparedSide(before: operation, first, operations, in: scope) {
      hint = "write \(left ?? "…") \(operation.symbol.rawValue) \(compared) == \(right ?? "…")"
    } else if operation.symbol == .or, let left, isEmptyText(first, in: scope),
      operations.count == 1
    {
      hint = "write \(left) == '' ? \(right ?? "…") : \(left)"
    } else if operation.symbol == .or {
      hint = "write \(left ?? "…") ?? \(right ?? "…")"
    } else {
      hint = "write \(left ?? "…") ? \(right ?? "…") : null"
    }
    scope.report(
      TemplateFault(
        .condition,
        "'\(operation.symbol.rawValue)' gives true or false, and never one of its sides",
        at: operation.right.range, hints: [hint]))
  }

  /// Whether a side is a text without characters, which `??` keeps.
  private static func isEmptyText(_ node: ExpressionNode, in scope: any ExpressionScope) -> Bool {
    var evaluator = Evaluator(scope, isQuiet: true)
    return (try? evaluator.value(of: node))?.text == ""
  }

  /// What the side before an operator compares with a value, as it is written; `nil` where it compares nothing.
  private static func comparedSide(
    before operation: ExpressionNode.Operation, _ first: ExpressionNode,
    _ operations: [ExpressionNode.Operation], in scope: any ExpressionScope
  ) -> String? {
    let before = operations.last { $0.right.range.upperBound < operation.right.range.lowerBound }
    guard operation.symbol == .or,
      case .chain(let subject, let comparisons) = (before?.right ?? first).kind,
      comparisons.count == 1, comparisons[0].symbol == .equal
    else { return nil }
    return scope.written(subject.range)
  }

  private static func leftEnd(
    of operation: ExpressionNode.Operation, _ first: ExpressionNode,
    _ operations: [ExpressionNode.Operation]
  ) -> Int32 {
    let before = operations.last { $0.right.range.upperBound < operation.right.range.lowerBound }
    return before?.right.range.upperBound ?? first.range.upperBound
  }
}

extension ExpressionNode {
  /// Whether the part is a name, or a field of what it names.
  fileprivate var isReference: Bool {
    if case .reference = kind { true } else { false }
  }

  /// Whether the part is a text or a number as it is written.
  fileprivate var isPlainValue: Bool {
    guard case .literal(let value) = kind else { return false }
    return value.text != nil || value.number != nil
  }

  /// Whether the part is true whatever the values in it are: it is never null, and no truth value.
  fileprivate var isNeverFalse: Bool {
    switch kind {
    case .literal, .list, .negation: return true
    case .chain(_, let operations):
      switch operations[0].symbol {
      case .plus, .minus, .times, .divided, .remainder: return true
      default: return false
      }
    case .call(let call): return call.function != .contains
    default: return false
    }
  }
}
