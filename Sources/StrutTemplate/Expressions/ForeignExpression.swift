import StrutCore

/// What people write in the expressions of other languages, with what stands for it here.
enum ForeignExpression {
  // MARK: Names

  /// What to write for a name that has a meaning elsewhere.
  ///
  /// - Parameter field: What is asked of it, such as `index` of `loop`.
  static func hint(forName name: String, field: String? = nil) -> String? {
    switch name {
    case "undefined", "nil", "none", "None", "NULL", "Null", "nullptr", "NaN": "write null"
    case "True", "TRUE", "yes", "on": "write true"
    case "False", "FALSE", "no", "off": "write false"
    case "children", "slot", "slots", "yield", "$slots":
      "<slot/> stands where the content of the component goes, in a <container>; an attribute takes a <param>"
    case "$index", "loop", "forloop", "index", "idx", "$i", "i", "varStatus", "counter":
      hint(forTurn: field)
    case "strings", "messages", "translations", "locales":
      field.map { "write t('\($0)')" } ?? "write t('key')"
    case "now", "today", "Date", "$now":
      "give it as a parameter: a document is the same at all times"
    case "px", "pt", "dp": "leave \(name) out: numbers are pixels"
    case "rem", "em": "write the unit behind the braces, as in \"{n}\(name)\""
    default: nil
    }
  }

  /// What to write for what other languages say of the turn of a loop.
  private static func hint(forTurn field: String?) -> String {
    let value =
      switch field {
      case "index1", "counter", "count", "iteration": "{i + 1}"
      case "first": "{i == 0}"
      case "last": "{i == length(list) - 1}"
      default: "{i}"
      }
    return "write <for each=\"…\" index=\"i\" in=\"…\">, and \(value)"
  }

  /// Whether a name stands elsewhere before the names of parameters and variables.
  static func isPrefix(_ name: String) -> Bool { prefixes.contains(name) }

  private static let prefixes: Set<String> = [
    "props", "$props", "this", "self", "params", "parameters", "args", "attrs", "$attrs", "vars",
    "data", "state", "context", "ctx", "scope", "values", "tokens", "token", "theme", "$theme",
    "$tokens", "styles", "design", "$", "$data", "$root", "variables",
  ]

  // MARK: Functions

  /// What to write for a function that has a meaning elsewhere.
  ///
  /// - Parameter arguments: What it is called with.
  static func hint(forFunction name: String, with arguments: [String]) -> String? {
    if texts.contains(name) {
      return "a text stands in single quotes: '\(name)(\(arguments.joined(separator: ", ")))'"
    }
    return formatHint(name, arguments) ?? byName[plain(name)].map { hint($0, with: arguments) }
  }

  /// What to write for a number or a date that a pattern shows: `format(n, '0.00')`; `nil` for other calls and patterns.
  private static func formatHint(_ name: String, _ arguments: [String]) -> String? {
    guard plain(name) == "format", arguments.count == 2, let value = arguments.first,
      value.first != "'", value.first != "\"",
      let pattern = arguments[1].inSingleQuotes.wholeMatch(of: /'([^']+)'/)?.1
    else { return nil }
    if pattern.allSatisfy({ "0#,.%".contains($0) }) {
      return "write number(\(value), '\(pattern)')"
    }
    let isDate = pattern.allSatisfy { "yMdHhmsEa.,/:- ".contains($0) }
    return isDate ? "write date(\(value), '\(pattern)')" : nil
  }

  /// What to write for a function that is called behind a value and a dot.
  ///
  /// - Parameters:
  ///   - subject: The value as it is written.
  ///   - arguments: What it is called with.
  static func hint(
    forMethod name: String, of subject: String, with arguments: [String]
  ) -> String {
    let arguments = namespaces.contains(subject) ? arguments : [subject] + arguments
    // A part of a text is one of its characters.
    let name = name == "slice" && subject.hasPrefix("'") ? "substring" : name
    if let format = formatHint(name, arguments) { return format }
    if let advice = byName[plain(name)] { return hint(advice, with: arguments) }
    guard let function = ExpressionFunction(rawValue: name) else {
      return "values have no functions of their own"
    }
    return "write \(call(function, arguments))"
  }

  /// What to write for a function that is asked for like a field: `title.upper`; `nil` where there is none like it.
  ///
  /// - Parameter value: What is asked.
  static func hint(forProperty name: String, of value: TemplateValue) -> String? {
    let functions: Set<ExpressionFunction> =
      value.text != nil
      ? [.upper, .lower, .trim, .length]
      : value.number != nil ? [.round, .floor, .ceil, .abs, .number, .percent] : []
    let hint = byName[plain(name)].map { Self.hint($0, with: ["…"]) } ?? "write \(name)(…)"
    return functions.contains { hint == "write \($0)(…)" } ? hint : nil
  }

  /// What to write for a value that goes through a filter: `title | upper`.
  ///
  /// - Parameter filter: What follows the bar.
  static func hint(forFilter filter: String, of subject: String) -> String {
    let name = String(filter.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    var rest = String(filter.dropFirst(name.count)).trimmed
    // Another filter takes what this one gives.
    rest = String(rest.prefix { $0 != "|" }).trimmed
    if rest.hasPrefix(":") { rest.removeFirst() }
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = String(rest.dropFirst().dropLast()) }
    let others = rest.split(separator: ",").map { String($0).trimmed }
    // Angular's digits: least before the point, least and most behind it.
    if name == "number" || name == "decimal", let digits = others.first,
      let match = digits.wholeMatch(of: /'\d+\.(\d)-\d'/), let count = Int(match.1)
    {
      return "write number(\(subject), '\(TemplateNumber.pattern(digits: count))')"
    }
    if let format = formatHint(name, [subject] + others) { return format }
    if name == "number" || name == "decimal" {
      guard let digits = others.first else { return "write number(\(subject))" }
      if let count = Int(digits), (0...6).contains(count) {
        return "write number(\(subject), '\(TemplateNumber.pattern(digits: count))')"
      }
    }
    let arguments = [subject] + others
    if let advice = byName[plain(name)] { return hint(advice, with: arguments) }
    if let function = ExpressionFunction(rawValue: name), !subject.isEmpty {
      return "write \(call(function, arguments))"
    }
    return "write 'or' between conditions; there are no filters, but functions: upper(x)"
  }

  /// A call with as many arguments as the function takes, as far as they are known.
  private static func call(_ function: ExpressionFunction, _ arguments: [String]) -> String {
    var arguments = arguments.isEmpty ? ["…"] : arguments
    if arguments.count < function.counts.lowerBound { arguments.append("…") }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// Puts arguments, with their texts in single quotes, into an advice: `§` is the first, `§2‹x›` the second or else `x`.
  private static func hint(_ advice: String, with written: [String]) -> String {
    let arguments = written.map(\.inSingleQuotes)
    if advice.hasPrefix("#"), let digits = arguments.dropFirst().first.flatMap(Int.init) {
      return "write number(\(arguments[0]), '\(TemplateNumber.pattern(digits: digits))')"
    }
    var result = ""
    var rest = (advice.hasPrefix("#") ? advice.dropFirst() : advice[...])
    while let mark = rest.firstIndex(of: "§") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let number = rest.first?.wholeNumberValue, let end = rest.firstIndex(of: "›") else {
        result += arguments.first ?? "…"
        continue
      }
      let other = rest[..<end].dropFirst(2)
      result += arguments.indices.contains(number - 1) ? arguments[number - 1] : String(other)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The functions of CSS that stand in the values of attributes, which are texts.
  private static let texts: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "linear-gradient",
    "radial-gradient", "conic-gradient", "rotate", "scale", "blur",
  ]

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "$" }
  }

  /// Names of other languages that hold functions and no value.
  private static let namespaces: Set<String> = [
    "Math", "math", "Object", "Array", "String", "Number", "JSON", "Intl", "_", "i18n", "$i18n",
    "i18next", "intl",
  ]

  private static let byName = NameRows.byName(table)

  /// Hints, each with the names in small letters that it is for; `§` stands for what the function is called with.
  private static let table: [(String, String)] = [
    ("write upper(§)", "touppercase uppercase uppercased toupper upcase strtoupper ucase"),
    ("write lower(§)", "tolowercase lowercase lowercased tolower downcase strtolower lcase"),
    (
      "write upper(slice(split(§, ''), 0, 1)[0]) + join(slice(split(§, ''), 1), '')",
      "capitalize capitalized ucfirst titlecase title"
    ),
    ("write trim(§)", "strip trimmed trimstart trimend"),
    ("write length(§)", "len size count strlen"),
    ("write length(§) == 0", "isempty empty"),
    ("write contains(§, §2‹x›)", "includes has indexof"),
    ("write join(§, §2‹', '›)", "implode joined"),
    ("write split(§, §2‹','›)", "explode"),
    ("write join(split(§, §2‹'a'›), §3‹'b'›)", "replace replaceall"),
    (
      "write join(slice(split(§, ''), §2‹0›, §3‹3›), '')",
      "substring substr"
    ),
    ("write join(slice(split(§, ''), 0, §2‹3›), '')", "truncate truncatechars"),
    ("write slice(§, 0, §2‹3›)", "take limit"),
    (
      "nothing adds up the values of a list: give the sum with the data",
      "sum sumof total avg average mean reduce"
    ),
    ("write §[0]", "first head"),
    ("write §[length(§) - 1]", "last"),
    ("write sort(§)", "sorted tosorted orderby sortby"),
    ("write filter(§, §2‹'key'›, §3‹value›)", "where"),
    ("write value(§)", "parseint parsefloat int float tonumber number"),
    ("#write number(§)", "tofixed round2 floatformat"),
    ("write number(§)", "tolocalestring formatnumber numberformat"),
    ("write split(§, '')[§2‹0›]", "charat"),
    ("the path alone stands in the attribute, without braces: §", "require asset"),
    ("write '' + §", "tostring str"),
    ("write currency(§, §2‹'EUR'›)", "money formatcurrency"),
    ("write date(§, §2‹'long'›)", "formatdate dateformat"),
    ("write t(§1‹'key'›)", "translate i18n gettext"),
    ("write § ?? §2‹''›", "default coalesce ifnull nvl or fallback"),
    ("write <for each=\"x\" in=\"{§}\">", "map foreach each flatmap reduce"),
    ("write '+', which joins texts", "concat"),
    ("write a ? b : c", "if iif ifelse cond"),
    ("write the calculation as it is: {a + b}", "calc"),
    (
      "colours are not worked out: keep each as a <token>",
      "lighten darken mix fade alpha saturate desaturate tint shade opacify transparentize withopacity colormix"
    ),
    ("give it as a parameter: a document is the same at all times", "random now today"),
  ]

  // MARK: Words between values

  /// What to write for a word where an operator is expected.
  ///
  /// - Parameter left: What stands before it, as it is written.
  static func hint(forWord word: String, after left: String) -> String? {
    if left == "new" || left == "typeof" || left == "await" {
      return "there are no objects to make or to ask: values are texts, numbers, lists and records"
    }
    switch word {
    case "in": return "write contains(list, x)"
    case "is", "eq", "equals": return "write '=='"
    case "isnt", "ne", "neq": return "write '!='"
    case "lt": return "write '&lt;'"
    case "lte", "le": return "write '&lt;='"
    case "gt": return "write '>'"
    case "gte", "ge": return "write '>='"
    case "mod": return "write '%'"
    case "div": return "write '/'"
    case "if", "unless", "then": return "write a ? b : c"
    default: return nil
    }
  }

  /// The list that several words or numbers make which commas or blanks separate; `nil` where there are not several of them.
  static func list(_ text: String) -> String? {
    let parts = text.split { $0 == "," || !text.contains(",") && $0.isWhitespace }
      .map { String($0).trimmed }
    let words = parts.filter { TemplateNumber.value(spelling: $0) == nil }
    guard parts.count > 1, parts.count <= 12, words.allSatisfy({ !between.contains($0) }),
      words.isEmpty || !text.contains(",") || parts.count > 2,
      parts.allSatisfy({ part in
        part.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      })
    else { return nil }
    let elements = parts.map { TemplateNumber.value(spelling: $0) == nil ? "'\($0)'" : $0 }
    return "[\(elements.joined(separator: ", "))]"
  }

  /// Words between values that make no list of them.
  private static let between: Set<String> = [
    "in", "of", "as", "to", "until", "by", "through", "and",
  ]

  /// A condition with the operators of this language in the place of words, where it is one then; else as it is written.
  static func withOperators(_ condition: String) -> String {
    guard !ExpressionParser.isExpression(condition) else { return condition }
    // Words in quotes are texts.
    let parts = condition.split(separator: "'", omittingEmptySubsequences: false)
    let meant = parts.enumerated().map { index, part in
      index % 2 == 1
        ? String(part)
        : operators.reduce(String(part)) { $0.replacing(" \($1.word) ", with: " \($1.sign) ") }
    }.joined(separator: "'")
    return ExpressionParser.isExpression(meant)
      ? meant.replacing("<", with: "&lt;") : condition
  }

  /// The longer ones before those that they begin with.
  private static let operators: [(word: String, sign: String)] = [
    ("is not", "!="), ("is", "=="), ("isnt", "!="), ("equals", "=="), ("eq", "=="), ("neq", "!="),
    ("ne", "!="), ("lte", "<="), ("lt", "<"), ("gte", ">="), ("gt", ">"),
    ("AND", "and"),
    ("OR", "or"),
  ]

  /// The name with its fields that a text ends in: `order.name` of `a + order.name`.
  static func path(endOf text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }.reversed())
  }
}
