import StrutCore

/// What is said of expressions that have no value.
enum ExpressionFaults {
  // MARK: Names

  /// Nothing is called like the first name of a path, or a group of tokens has nothing called like a later one.
  static func unknown(_ path: ReferencePath, in scope: any ExpressionScope) -> TemplateFault {
    if scope.isTold(path) { return .told(at: path.range) }
    // The names that lead into a group are right.
    var prefix = ""
    var known = 0
    while known < path.names.count {
      let longer = prefix.isEmpty ? path.names[known] : "\(prefix).\(path.names[known])"
      guard scope.isGroup(longer) else { break }
      prefix = longer
      known += 1
    }
    guard known < path.names.count else {
      let message = "'\(prefix)' is a group of tokens and no value"
      let example = scope.isNew(message, at: path.range) ? example(of: prefix, in: scope) : nil
      return TemplateFault(
        .unknownName, message, at: path.range,
        hints: example.map { ["name one of them, such as '\($0)'"] } ?? [])
    }
    let name = known == 0 ? path.names[0] : path.joined
    let message = known == 0 ? "nothing is called '\(name)'" : "there is no token '\(name)'"
    let range = path.ranges[known]
    let hints = scope.isNew(message, at: range) ? hints(for: path, known, in: scope) : []
    return TemplateFault(.unknownName, message, at: range, hints: hints)
  }

  private static func example(of prefix: String, in scope: any ExpressionScope) -> String? {
    scope.names.filter { $0.hasPrefix(prefix + ".") }.min()
  }

  private static func hints(
    for path: ReferencePath, _ known: Int, in scope: any ExpressionScope
  ) -> [String] {
    let name = path.names[0]
    if known == 0, let declared = scope.declaration(of: path) { return [declared.hint] }
    let names = scope.names
    let whole = known == 0 ? name : path.names[...known].joined(separator: ".")
    let spaced = subtraction(whole, among: names)
    if let spaced, spaced.last?.isNumber == true { return [spaced] }
    if let chosen = chosenToken(for: path, known, in: scope) { return [chosen] }
    if known > 0, let inGroup = hint(for: path, known, inGroupOf: names) { return [inGroup] }
    // What is misspelt may be a whole name of a token, or a variable of which a field is asked.
    let near =
      scope.nearest(to: path.joined) ?? (known == 0 ? scope.nearest(to: name) : nil)
    if known == 0, let holder = holder(of: path, in: scope) { return [holder] }
    if let near { return [meaning(near)] }
    if let spaced { return [spaced] }
    return known > 0 ? [] : foreignHints(for: path, names, in: scope)
  }

  /// The most names that are asked whether they have a field.
  private static let mostHolders = 32

  /// What to write for a name that is a field of what another name stands for, or of the elements of a list; `nil` where it is
  /// none.
  private static func holder(
    of path: ReferencePath, in scope: any ExpressionScope
  ) -> String? {
    let field = path.names[0]
    for name in scope.variables.prefix(mostHolders) {
      let variable = ReferencePath(names: [name], ranges: [.start])
      guard let value = (try? scope.resolve(variable))?.flatMap(\.value) else { continue }
      if value.record?[field] != nil { return "write \(name).\(path.joined)" }
      if value.list?.first?.record?[field] != nil {
        return
          "\(name) has it in each element: write '\(field)' in sort and filter, x.\(field) in <for each=\"x\" in=\"{\(name)}\">"
      }
    }
    return nil
  }

  /// What to write where a group of tokens is followed by the name of a parameter or variable whose value names one of them.
  private static func chosenToken(
    for path: ReferencePath, _ known: Int, in scope: any ExpressionScope
  ) -> String? {
    guard known > 0, path.names.count == known + 1 else { return nil }
    let (name, group) = (path.names[known], path.names[..<known].joined(separator: "."))
    let variable = ReferencePath(names: [name], ranges: [path.ranges[known]])
    guard let text = (try? scope.resolve(variable))?.flatMap(\.value.text),
      scope.names.contains("\(group).\(text)")
    else { return nil }
    return "write \(group)[\(name)]: '\(name)' is the name of one of them here"
  }

  /// The largest group of tokens of which all names are looked at.
  private static let mostInGroup = 64

  /// What is said of a name that leads into a group of tokens and no further: that the group has is nearer than what others
  /// have, and a name that is like it only for the name of the group is none.
  private static func hint(
    for path: ReferencePath, _ known: Int, inGroupOf names: [String]
  ) -> String? {
    let group = path.names[..<known].joined(separator: ".")
    let rest = path.names[known...].joined(separator: ".")
    let inside = names.lazy.filter { $0.hasPrefix(group + ".") }
      .prefix(mostInGroup + 1).map { String($0.dropFirst(group.count + 1)) }
    guard inside.count <= mostInGroup else { return nil }
    if let near = nearestName(to: rest, among: inside) {
      return meaning("\(group).\(near)")
    }
    guard inside.count <= 12 else { return nil }
    return "\(group) has \(inside.joined(separator: ", "))"
  }

  /// The name that was probably meant; one with a blank is asked for in brackets.
  private static func meaning(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts.dropLast()
    guard name.contains(" "), !groups.isEmpty, groups.allSatisfy({ !$0.contains(" ") }) else {
      return "did you mean '\(name)'?"
    }
    return "write \(groups.joined(separator: "."))['\(parts[parts.count - 1])']"
  }

  /// What is said of a name that is near to none.
  private static func foreignHints(
    for path: ReferencePath, _ names: [String], in scope: any ExpressionScope
  ) -> [String] {
    let name = path.names[0]
    if ExpressionFunction(rawValue: name) != nil {
      return ["a function is called with brackets: \(name)(…)"]
    }
    if path.names.count > 1, ForeignExpression.isPrefix(name) {
      let rest = path.names.dropFirst().joined(separator: ".")
      if names.contains(path.names[1]) || names.contains(rest) {
        return ["write \(rest): parameters, variables and tokens stand by their names"]
      }
    }
    let field = path.names.count > 1 ? path.names[1] : nil
    if let foreign = ForeignExpression.hint(forName: name, field: field) { return [foreign] }
    let isColor = scope.isAttribute && path.names.count == 1 && isWord(name)
    if scope.mayBeText, !isColor {
      guard scope.isAttribute else {
        guard path.names.count == 1 else { return [TemplateText.braceHint] }
        return [
          "write <param name=\"\(name)\" default=\"…\"/> at the top of <layout>; \(TemplateText.braceHint)"
        ]
      }
      return [
        "write <tokens><token name=\"\(path.joined)\" value=\"…\"/></tokens> at the top of <layout>"
      ]
    }
    let available =
      names.isEmpty
      ? "<param>, <data>, <let> and <tokens> give names"
      : "the names here are \(Diagnostic.quoted(names))"
    guard path.names.count == 1 else { return [available] }
    if let attribute = scope.attribute(holding: path.range),
      attribute.takesAnyWord || isWord(name)
    {
      return ["write \(attribute.name)=\"\(name)\" for this text", available]
    }
    return isWord(name) ? ["a text stands in single quotes: '\(name)'", available] : [available]
  }

  /// Whether a name is a word that values of attributes are.
  private static func isWord(_ name: String) -> Bool { words.contains(name) }

  private static let words: Set<String> = [
    "center", "left", "right", "start", "end", "bold", "italic", "row", "column", "auto", "wrap",
    "hidden", "visible", "uppercase", "underline", "transparent", "stretch", "normal", "black",
    "white", "red", "green", "blue", "gray", "grey", "silver", "yellow", "orange", "purple", "pink",
    "brown", "navy", "teal", "gold", "crimson", "tomato",
  ]

  /// The hint that a hyphen belongs to the name, where the part before one is a name, and the part behind it a number or one.
  private static func subtraction(_ name: String, among names: [String]) -> String? {
    var first: String?
    for hyphen in name.indices.reversed() where name[hyphen] == "-" {
      let (left, right) = (String(name[..<hyphen]), String(name[name.index(after: hyphen)...]))
      guard !right.isEmpty, names.contains(left) else { continue }
      let hint = "subtraction has spaces around it: \(left) - \(right)"
      if right.allSatisfy(\.isNumber) || names.contains(right) { return hint }
      first = first ?? hint
    }
    return first
  }

  // MARK: Fields and indexes

  /// A record has no such field.
  ///
  /// - Parameter isHinted: Whether somebody reads the hints.
  static func missingField(
    _ name: String, of value: TemplateValue, at range: SourceRange, isHinted: Bool = true
  ) -> TemplateFault {
    guard let record = value.record else {
      return TemplateFault(
        .missingField, "null has no field '\(name)'", at: range,
        hints: ["'??' says what is taken instead"], origin: value.origin)
    }
    let message = missingField(name)
    guard isHinted else {
      return TemplateFault(.missingField, message, at: range, origin: value.origin)
    }
    let names = record.names
    if let origin = value.origin, let fault = TableFaults.header(name, names, origin, usedAt: range)
    {
      return fault
    }
    let few = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? "…" : "")
    var fault = TemplateFault(
      .missingField, message, at: range,
      hints: [
        nearestName(to: name, among: names).map { hint(forField: $0) }
          ?? (names.isEmpty
            ? "it has no fields"
            : TableFaults.isRow(names, of: value)
              ? "the first line of a CSV file names its columns: write them above '\(few)'"
              : "its fields are \(few)")
      ], origin: value.origin)
    fault.lacking = (name, names)
    return fault
  }

  /// What to write for a field that was probably meant: not every name can stand behind a dot.
  private static func hint(forField name: String) -> String {
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return isName ? "did you mean '\(name)'?" : "write ['\(name)'] in place of the dot and the name"
  }

  /// The message of a record without a field.
  static func missingField(_ name: String) -> String { "the record has no field '\(name)'" }

  /// A value of a kind without fields.
  static func noFields(
    _ value: TemplateValue, _ name: String, at range: SourceRange
  ) -> TemplateFault {
    let hasLength = value.list != nil || value.text != nil
    let isLength = hasLength && ["length", "count", "size"].contains(name)
    let hint =
      isLength ? lengthHint : value.list == nil ? nil : elementHint(name, value)
    return TemplateFault(
      .wrongType, "\(value.kindName) has no fields, so no '\(name)'", at: range,
      hints: (hint ?? ForeignExpression.hint(forProperty: name, of: value)).map { [$0] } ?? [],
      origin: value.origin)
  }

  /// The hint where an element is asked for as a field.
  private static func elementHint(_ name: String, _ list: TemplateValue) -> String? {
    switch name {
    case "first", "head": "write list[0]"
    case "last": fromEndHint(of: "list", -1)
    case _ where Int(name) != nil: "write list[\(name)]"
    case _ where list.list?.first?.record?[name] != nil:
      "its elements have one: write list[0].\(name), or <for each=\"x\" in=\"{list}\"> and x.\(name)"
    default: nil
    }
  }

  /// The hint where the number of elements is asked for as a field.
  fileprivate static let lengthHint = "write length(…)"

  /// An index that a list does not have.
  ///
  /// - Parameter isElement: Whether one element is asked for, and not several.
  static func indexOutOfRange(
    _ index: Double, of count: Int, at range: SourceRange, origin: ValueOrigin?,
    isElement: Bool = true
  ) -> TemplateFault {
    let number = index.shortestDecimal
    let message =
      count == 0
      ? "index \(number) is out of range: the list is empty"
      : "index \(number) is out of range: the list has the indexes 0 to \(count - 1)"
    return TemplateFault(
      .indexOutOfRange, message, at: range,
      hints: isElement && index < 0 && count > 0 ? [fromEndHint(of: "list", index)] : [],
      origin: origin)
  }

  /// The hint where elements are counted from the end.
  ///
  /// - Parameter subject: The list as it is written.
  fileprivate static func fromEndHint(of subject: String, _ index: Double) -> String {
    "write \(subject)[length(\(subject)) - \((-index).shortestDecimal)]"
  }

  // MARK: Kinds

  /// A list or a record inside of a text.
  ///
  /// - Parameter scope: What tells how the value is written, and in which attribute.
  static func unprintable(
    _ value: TemplateValue, at range: SourceRange, in scope: (any ExpressionScope)? = nil
  ) -> TemplateFault {
    TemplateFault(
      .wrongType, "\(value.kindName) cannot stand in a text", at: range,
      hints: [
        value.list?.first?.record != nil
          ? "write <for each=\"x\" in=\"{\(scope?.written(range) ?? "…")}\">, and name a field: x.\(value.list?.first?.record?.names.first ?? "field")"
          : value.list == nil
            ? "name one of the fields of the record" : joinHint(for: range, in: scope)
      ], origin: value.origin)
  }

  /// An element of a list that is to be joined and is no text.
  ///
  /// - Parameter list: The list as it is written, if that is known.
  static func unprintable(
    _ element: TemplateValue, of list: String?, at range: SourceRange
  ) -> TemplateFault {
    var fault = unprintable(element, at: range)
    if let field = element.record?.names.first {
      fault.hints = [
        "write <for each=\"x\" in=\"{\(list ?? "…")}\">, and name a field: x.\(field)"
      ]
    }
    return fault
  }

  /// What makes a text of a list: in most attributes blanks stand between values.
  private static func joinHint(for range: SourceRange, in scope: (any ExpressionScope)?) -> String {
    guard let scope, scope.isAttribute, let attribute = scope.attribute(around: range),
      !attribute.hasPrefix("font-"), !attribute.hasSuffix("-shadow"),
      !attribute.hasPrefix("background"), attribute.first?.isLowercase == true
    else { return "join(list, ', ') makes a text of a list" }
    return "write join(\(scope.written(range) ?? "list"), ' ')"
  }

  /// An operand or an argument of the wrong kind.
  ///
  /// - Parameter written: The operand as it is written, if that is known.
  static func wrongKind(
    _ value: TemplateValue, of subject: String, wanted: String, at range: SourceRange,
    written: String? = nil
  ) -> TemplateFault {
    let found = value.isNull ? "null" : "\(value.kindName)"
    let shown = value.text == nil ? "" : ", \(value.shown)"
    return TemplateFault(
      .wrongType, "\(subject) takes \(wanted), and this is \(found)\(shown)", at: range,
      hints: hint(for: value, of: subject, wanted: wanted, written: written ?? "…").map { [$0] }
        ?? [], origin: value.origin)
  }

  private static func hint(
    for value: TemplateValue, of subject: String, wanted: String, written: String
  ) -> String? {
    switch (wanted, value.kind) {
    case ("a number", .text(let text)):
      if TemplateNumber.value(spelling: text) != nil {
        return "value(\(written)) makes a number of a text that spells one"
      }
      return unitHint(of: text, value, written)
    case ("a number", .null) where subject.hasPrefix("'"), ("numbers or a text", .null):
      let isPath = written.allSatisfy { $0.isLetter || $0.isNumber || "_-.[]'".contains($0) }
      return !isPath || written == "…" || written == "null"
        ? "'??' says what is taken instead" : "write (\(written) ?? 0) in place of \(written)"
    case ("a number", .null), ("a text", .null): return "'??' says what is taken instead"
    case ("a number", .list(let list)): return hint(for: list, of: subject, written)
    case ("a list", .text) where subject == "slice":
      return "write split(\(written), '') in place of \(written), and join(…, '') around all of it"
    case ("a list", .text): return "write split(\(written), ',')"
    case ("a list", .record): return "write keys(\(written))"
    case ("a text", .number), ("a text", .boolean):
      if subject == "date" {
        return "a date is a text, as '2026-11-20' or '2026-11-20T14:30'"
      }
      let takesAny = ["upper", "lower", "trim", "split", "contains in a text"].contains(subject)
      return takesAny ? "write '' + \(written)" : nil
    default: return nil
    }
  }

  /// What to write for a text that is a number but for its unit or its commas: a plain value is a text without braces, a field of a
  /// table always.
  private static func unitHint(
    of text: String, _ value: TemplateValue, _ written: String
  ) -> String? {
    guard let number = plainNumber(text) else {
      if let share = text.wholeMatch(of: /(-?\d+(?:\.\d+)?)%/), value.origin == nil,
        let number = TemplateNumber.value(spelling: share.1)
      {
        return "write \((number / 100).shortestDecimal)"
      }
      return text.wholeMatch(of: /-?[\d.]+(r?em|%|v[wh])/).map {
        "give it in px where the value stands: with '\($0.1)' it is a text, and no number"
      }
    }
    if value.origin?.source.text.name.hasSuffix(".csv") == true {
      return "write \(number) where the value stands, and value(\(written)) here"
    }
    // In JSON the place of a text begins with its quote.
    let isJSON =
      value.origin.map {
        $0.source.text.bytes[Int($0.range.lowerBound)...].first == UInt8(ascii: "\"")
      } ?? false
    let isPlain = !isJSON && !written.hasPrefix("'")
    let shown = isPlain ? "{\(number.replacing(" or ", with: "} or {"))}" : number
    return "write \(shown) where the value stands: numbers have no units"
  }

  /// What to write for a list where numbers stand: the least and the greatest are its ends in order.
  private static func hint(
    for list: [TemplateValue], of subject: String, _ written: String
  ) -> String? {
    guard subject == "min" || subject == "max" else { return "write length(\(written))" }
    guard let first = list.first, list.allSatisfy({ $0.number != nil }) || first.record != nil
    else {
      return nil
    }
    let sorted = first.record == nil ? "sort(\(written))" : "sort(\(written), 'key')"
    let end = subject == "min" ? "0" : "length(\(written)) - 1"
    return "write \(sorted)[\(end)]"
      + (first.record == nil ? "" : ".key, with the name of the field")
  }

  /// The number that was meant by a text with a unit, or with commas before decimals or between thousands: both where the one
  /// comma may be either; `nil` where none was.
  static func plainNumber(_ text: String) -> String? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    let digits = text.prefix { $0.isASCII && $0.isNumber || ".,-+".contains($0) }
    guard ["", "px", "pt", "dp", "sp"].contains(text.dropFirst(digits.count)) else { return nil }
    func number(_ digits: some StringProtocol) -> String? {
      TemplateNumber.value(spelling: digits) == nil ? nil : String(digits)
    }
    let plain = digits.replacing(",", with: "")
    if digits.wholeMatch(of: /[+-]?\d{1,3}(,\d{3})+(\.\d+)?/) != nil {
      let isOnce =
        digits.count { $0 == "," } == 1 && !digits.contains(".") && !digits.hasPrefix("0")
      return isOnce ? "\(plain) or \(digits.replacing(",", with: "."))" : number(plain)
    }
    if digits.wholeMatch(of: /[+-]?\d{1,3}(\.\d{3})+,\d+/) != nil {
      return number(digits.replacing(".", with: "").replacing(",", with: "."))
    }
    return number(digits.replacing(",", with: "."))
  }

  /// Values that have no order.
  ///
  /// - Parameter written: Both as they are written.
  static func unordered(
    _ a: TemplateValue, _ b: TemplateValue, at range: SourceRange, written: (String, String)? = nil
  ) -> TemplateFault {
    var hint = "two numbers or two texts have"
    if let written {
      if let text = a.text, b.number != nil, TemplateNumber.value(spelling: text) != nil {
        hint = "write value(\(written.0)), or type=\"number\" where a <param> gives it"
      } else if let text = b.text, a.number != nil, TemplateNumber.value(spelling: text) != nil {
        hint = "write value(\(written.1)), or type=\"number\" where a <param> gives it"
      } else if a.isNull || b.isNull {
        hint = "write \(a.isNull ? written.0 : written.1) ?? 0"
      }
    }
    return TemplateFault(
      .wrongType, "\(a.kindName) and \(b.kindName) have no order", at: range,
      hints: [hint], origin: a.origin ?? b.origin)
  }

  /// A fault behind a comparison that follows another one: `a < b < c` means in mathematics that both hold.
  static func chained(
    _ fault: TemplateFault, _ first: ExpressionNode, _ operations: [ExpressionNode.Operation],
    in scope: any ExpressionScope
  ) -> TemplateFault {
    let sides = ([first] + operations.map(\.right)).compactMap { scope.written($0.range) }
    guard fault.kind == .wrongType, operations[0].symbol.rank == ExpressionOperator.less.rank,
      sides.count == operations.count + 1
    else { return fault }
    let comparisons = operations.enumerated().map { index, operation in
      // As a document has it.
      let symbol = operation.symbol.rawValue.replacing("<", with: "&lt;")
      return "\(sides[index]) \(symbol) \(sides[index + 1])"
    }
    var fault = fault
    fault.hints = ["write \(comparisons.joined(separator: " and "))"]
    return fault
  }

  // MARK: Results

  /// A result beyond all numbers.
  static func tooLarge(at range: SourceRange) -> TemplateFault {
    TemplateFault(.arithmetic, "the result is too large for a number", at: range)
  }

  /// A list with too many elements.
  static func tooManyElements(
    _ count: Double, _ limits: ExpressionLimits, at range: SourceRange
  ) -> TemplateFault {
    TemplateFault(
      .limit, "a list of \(count.shortestDecimal) elements; the limit is \(limits.elements)",
      at: range, hints: ["--max-elements sets the limit"])
  }

  /// A text that is too long.
  static func tooLongText(_ limits: ExpressionLimits, at range: SourceRange) -> TemplateFault {
    TemplateFault(
      .limit, "a text of more than \(limits.text) bytes", at: range,
      hints: ["--max-text sets the limit"])
  }
}

extension TemplateFault {
  /// The fault with what is asked for its length, or for another function, in the hint.
  func namingSubject(
    of path: ReferencePath, before step: ExpressionNode.Step, in scope: any ExpressionScope
  ) -> TemplateFault {
    let isElement = hints.first?.hasPrefix("write list[") ?? false
    let isCall = hints.first.map { $0.hasPrefix("write ") && $0.hasSuffix("(…)") } ?? false
    guard isCall || isElement, let first = path.ranges.first,
      first.upperBound < step.range.lowerBound,
      let subject = Self.subject(from: first, before: step, in: scope)
    else { return self }
    var fault = self
    fault.hints = [
      isElement
        ? hints[0].replacing("list", with: subject) : hints[0].replacing("…", with: subject)
    ]
    return fault
  }

  /// What a path asks something of, without the bracket or the point that stands before a step.
  private static func subject(
    from first: SourceRange, before step: ExpressionNode.Step, in scope: any ExpressionScope
  ) -> String? {
    guard
      let written = scope.written(
        SourceRange(Int(first.lowerBound), Int(step.range.lowerBound))),
      let end = written.lastIndex(where: { !$0.isWhitespace && $0 != "[" && $0 != "." })
    else { return nil }
    return String(written[...end])
  }

  /// The fault with the field that was meant by a name in brackets without quotes.
  ///
  /// - Parameter value: What the field is asked of.
  func namingField(
    _ step: ExpressionNode.Step, of value: TemplateValue, behind path: ReferencePath,
    in scope: any ExpressionScope
  ) -> TemplateFault {
    guard kind == .unknownName, !isTold, case .index(let node) = step.kind,
      case .reference(let field, let steps) = node.kind, steps.isEmpty,
      range == node.range, value.record?[field.names[0]] != nil, let first = path.ranges.first,
      let subject = Self.subject(from: first, before: step, in: scope)
    else { return self }
    let name = field.names[0]
    var fault = self
    fault.hints = ["write \(subject).\(name), or \(subject)['\(name)']"]
    return fault
  }
}
