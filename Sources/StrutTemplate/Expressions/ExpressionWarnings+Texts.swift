import StrutCore

/// What is said of texts that spell numbers or truth values, as all fields of tables are, where lists are ordered and searched.
extension ExpressionWarnings {
  /// Warns where two texts that spell numbers stand in another order than the numbers.
  static func checkOrder(
    _ left: (value: TemplateValue, range: SourceRange), _ operation: ExpressionNode.Operation,
    _ right: TemplateValue, at range: SourceRange, in scope: any ExpressionScope
  ) {
    guard let a = left.value.text, let b = right.text, let x = amount(left.value),
      let y = amount(right),
      (x < y) != a.utf8.lexicographicallyPrecedes(b.utf8) || (x == y) != (a == b)
    else { return }
    let sides = [left.range, operation.right.range].map { range -> (text: String, number: String) in
      let written = scope.written(range) ?? "…"
      return (written, written.hasPrefix("'") ? written.filter { $0 != "'" } : "value(\(written))")
    }
    // Of two that are written out the order of texts may be what is shown.
    guard sides.contains(where: { !$0.text.hasPrefix("'") }) else { return }
    let symbol = operation.symbol.rawValue.replacing("<", with: "&lt;")
    scope.report(
      TemplateFault(
        .comparison, "texts are ordered by their characters, and these two spell numbers",
        at: range, hints: ["write \(sides[0].number) \(symbol) \(sides[1].number)"],
        origin: left.value.origin ?? right.origin))
  }

  /// Warns where the keys of a sorted list are texts that spell numbers, and stand in another order than these.
  ///
  /// - Parameter keys: The keys in their order.
  static func checkSorted(
    _ keys: [TemplateValue], at range: SourceRange, in scope: any ExpressionScope
  ) {
    var last: (number: Double, text: String)?
    var pair: (String, String)?
    for key in keys {
      guard let text = key.text, let number = amount(key) else { return }
      if pair == nil, let last, last.number > number { pair = (last.text, text) }
      last = (number, text)
    }
    guard let (first, second) = pair else { return }
    let isTable = keys[0].origin?.source.text.name.hasSuffix(".csv") == true
    scope.report(
      TemplateFault(
        .comparison, "texts are ordered by their characters: '\(first)' comes before '\(second)'",
        at: range,
        hints: [
          isTable
            ? "the fields of a CSV file are texts: numbers without quotes in a .json file have the order of numbers"
            : "numbers without quotes have the order of numbers"
        ], origin: keys[0].origin))
  }

  /// Warns where nothing that is looked through equals what is looked for, since one side is a text that spells the other's kind.
  ///
  /// - Parameter found: What is looked through.
  static func checkSearch(
    of found: [TemplateValue], for wanted: TemplateValue, _ node: ExpressionNode,
    in scope: any ExpressionScope
  ) {
    let isText = wanted.text != nil
    let isLiteral = if case .literal = node.kind { true } else { false }
    guard isText || wanted.number != nil || wanted.isTruthValue else { return }
    let match = found.first { value in
      let (text, other) = isText ? (wanted.text, value) : (value.text, wanted)
      return text.flatMap { kind(speltBy: $0, like: other) } != nil
    }
    guard let other = match else { return }
    let written = scope.written(node.range) ?? "…"
    let word = (isText ? other : wanted).number != nil ? "a number" : "a truth value"
    let hint: String
    switch (isText, isLiteral) {
    case (true, true): hint = "write \(wanted.text?.trimmed ?? written)"
    case (true, false):
      hint = word == "a number" ? "write value(\(written))" : "write \(written) == 'true'"
    case (false, true): hint = "write '\(written)'"
    case (false, false): hint = "write '' + \(written)"
    }
    scope.report(
      TemplateFault(
        .comparison, "a text never equals \(word), even where it spells one", at: node.range,
        hints: [isLiteral ? "\(hint) in place of \(written)" : hint], origin: other.origin))
  }

  /// Warns where a text or a number is looked for among records, none of which ever equals it.
  static func checkRecords(
    _ found: [TemplateValue], for wanted: TemplateValue, _ call: FunctionCall,
    in scope: any ExpressionScope
  ) {
    let records = found.compactMap(\.record)
    guard wanted.text != nil || wanted.number != nil, !records.isEmpty,
      records.count == found.count
    else { return }
    let fields = records[0].names
    let field =
      fields.first { name in records.contains { $0[name] == wanted } }
      ?? fields.first { records[0][$0]?.kindName == wanted.kindName }
    let (list, value) = (
      scope.written(call.arguments[0].range) ?? "…", scope.written(call.arguments[1].range) ?? "…"
    )
    scope.report(
      TemplateFault(
        .comparison, "a record never equals \(wanted.kindName)", at: call.arguments[1].range,
        hints: field.map { ["write length(filter(\(list), '\($0)', \(value))) > 0"] } ?? []))
  }

  /// The number that a text spells as amounts are written: with no zeros before it, which numbers of articles have.
  private static func amount(_ value: TemplateValue) -> Double? {
    guard let text = value.text, isAmount(value) else { return nil }
    return TemplateNumber.value(spelling: text)
  }
}

extension TemplateValue {
  /// Whether it is true or false.
  fileprivate var isTruthValue: Bool {
    if case .boolean = kind { true } else { false }
  }
}
