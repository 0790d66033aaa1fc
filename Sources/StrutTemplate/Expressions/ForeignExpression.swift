/// What people write in the expressions of other languages, with what stands for it here.
enum ForeignExpression {
  // MARK: Names

  /// What to write for a name that has a meaning elsewhere.
  static func hint(forName name: String) -> String? {
    switch name {
    case "undefined", "nil", "none", "None", "NULL", "Null", "nullptr", "NaN": "write null"
    case "True", "TRUE", "yes", "on": "write true"
    case "False", "FALSE", "no", "off": "write false"
    case "children", "slots", "yield":
      "<slot/> stands where the content of the component goes"
    case "$index", "loop", "forloop": "write <for each=\"…\" index=\"i\" in=\"…\">, and {i}"
    default: nil
    }
  }

  /// Whether a name stands elsewhere before the names of parameters and variables.
  static func isPrefix(_ name: String) -> Bool { prefixes.contains(name) }

  private static let prefixes: Set<String> = [
    "props", "$props", "this", "self", "params", "parameters", "args", "attrs", "$attrs", "vars",
    "data", "state", "context", "ctx", "scope", "values",
  ]

  // MARK: Functions

  /// What to write for a function that has a meaning elsewhere.
  static func hint(forFunction name: String) -> String? {
    byName[plain(name)].map { hint($0, of: "…") }
  }

  /// What to write for a function that is called behind a value and a dot.
  ///
  /// - Parameter subject: The value as it is written.
  static func hint(forMethod name: String, of subject: String) -> String {
    let subject = namespaces.contains(subject) ? "…" : subject
    if let advice = byName[plain(name)] { return hint(advice, of: subject) }
    guard let function = ExpressionFunction(rawValue: name) else {
      return "values have no functions of their own"
    }
    let isAlone = function.counts.upperBound == 1 || subject == "…"
    return "write \(name)(\(subject)\(isAlone ? "" : ", …"))"
  }

  private static func hint(_ advice: String, of subject: String) -> String {
    advice.split(separator: "§", omittingEmptySubsequences: false).joined(separator: subject)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "$" }
  }

  /// Names of other languages that hold functions and no value.
  private static let namespaces: Set<String> = [
    "Math", "math", "Object", "Array", "String", "Number", "JSON", "Intl", "_",
  ]

  private static let byName: [String: String] = {
    var result: [String: String] = [:]
    for (advice, names) in table {
      for name in names.split(separator: " ") { result[String(name)] = advice }
    }
    return result
  }()

  /// Hints, each with the names in small letters that it is for; `§` stands for what the function is called with.
  private static let table: [(String, String)] = [
    ("write upper(§)", "touppercase uppercase uppercased toupper upcase strtoupper"),
    ("write lower(§)", "tolowercase lowercase lowercased tolower downcase strtolower"),
    ("write trim(§)", "strip trimmed trimstart trimend"),
    ("write length(§)", "len size count strlen"),
    ("write contains(§, x)", "includes has indexof"),
    ("write join(§, ', ')", "implode joined"),
    ("write split(§, ',')", "explode"),
    ("write join(slice(split(§, ''), 0, 3), '')", "substring substr truncate"),
    ("write slice(§, 0, 3)", "take limit"),
    ("write §[0]", "first head"),
    ("write §[length(§) - 1]", "last"),
    ("write sort(§)", "sorted tosorted orderby sortby"),
    ("write filter(§, 'key', value)", "where"),
    ("write value(§)", "parseint parsefloat int float tonumber"),
    ("write number(§)", "tofixed tolocalestring formatnumber numberformat"),
    ("write '' + §", "tostring str"),
    ("write currency(§, 'EUR')", "money formatcurrency"),
    ("write date(§, 'long')", "formatdate dateformat"),
    ("write t('key')", "translate i18n gettext"),
    ("write <for each=\"x\" in=\"{§}\">", "map foreach each flatmap reduce"),
    ("write '+', which joins texts", "concat"),
    ("write a ? b : c", "if iif ifelse cond"),
    ("write the calculation as it is: {a + b}", "calc"),
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
}
