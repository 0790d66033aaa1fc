import StrutCore

/// The styles of numbers and dates, and the cases of plurals, as far as ICU takes anything and makes nothing of it.
enum FormatStyles {
  /// The styles of numbers that have names.
  private static let numberNames = ["integer", "percent", "currency"]
  /// The styles of dates that have names.
  private static let dateNames = ["short", "medium", "long", "full"]
  /// The categories of plurals (CLDR).
  static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

  private static let numbers =
    "the styles are integer, percent, currency, patterns such as #,##0.00 and skeletons such as ::compact-short"
  private static let dates =
    "the styles are short, medium, long, full, skeletons such as ::yMMMd and patterns such as yyyy-MM-dd"

  /// The letters that name fields of dates; the format reserves all others of ASCII (UTS 35, Date Field Symbol Table).
  private static let fields = Set("GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx")

  /// Whether a text is a style of numbers: a name, a skeleton, or a pattern, which holds a place for a digit.
  static func isNumber(_ style: String) -> Bool {
    if style.hasPrefix("::") || numberNames.contains(style.lowercased()) { return true }
    let pattern = unquoted(style)
    return pattern.contains { $0.isASCII && $0.isNumber || $0 == "#" || $0 == "@" }
      && !isForeign(pattern)
  }

  /// Whether a text is a format of other languages: `%.2f` of C, `.2f` of Python and D3, `0,0.00` of Numeral.js, which ICU
  /// takes for groups of one digit.
  private static func isForeign(_ pattern: String) -> Bool {
    pattern.contains(
      /^%[-+,]?[0-9]*\.?[0-9]*[dfegis]|^[-+,]?[0-9]*\.[0-9]+[dfeg]$|^,?\.[1-9]%$|^0,0(?:\.|$)/)
  }

  /// Whether a text is a style of dates: a name, a skeleton, or a pattern, whose letters all are fields.
  static func isDate(_ style: String) -> Bool {
    if style.isEmpty || style.hasPrefix("::") || dateNames.contains(style) { return true }
    let letters = unquoted(style).filter { $0.isASCII && $0.isLetter }
    guard letters.allSatisfy(fields.contains) else { return false }
    // A misspelt name may be made of fields.
    return Set(style).count < 4 || nearestName(to: style, among: dateNames) == nil
  }

  /// The style of a date in a message or in a call, which ``FormatStyles/isDate(_:)`` takes.
  static func dateStyle(_ type: String, _ style: String) -> ICUFormats.DateStyle {
    let lengths = ["full": 0, "long": 1, "medium": 2, "short": 3, "": 2]
    if let length = lengths[style].map(Int32.init) {
      return type == "date" ? .lengths(date: length, time: -1) : .lengths(date: -1, time: length)
    }
    return style.hasPrefix("::") ? .skeleton(String(style.dropFirst(2))) : .pattern(style)
  }

  /// Whether a text names a case of a plural: a category, or a number as in `=0`.
  static func isPluralCase(_ name: String) -> Bool {
    pluralCategories.contains(name) || name.hasPrefix("=")
  }

  /// What is wrong with a style that is none of numbers.
  static func unknownNumber(_ style: String) -> (message: String, hints: [String]) {
    unknown(style, of: "a number", among: numberNames, all: numbers)
  }

  /// What is wrong with a style that is none of dates.
  static func unknownDate(_ style: String) -> (message: String, hints: [String]) {
    unknown(style, of: "a date", among: dateNames, all: dates)
  }

  private static func unknown(
    _ style: String, of subject: String, among names: [String], all: String
  ) -> (message: String, hints: [String]) {
    let near = nearestName(to: style, among: names)
    return (
      "\(TemplateValue.text(style).shown) is no style of \(subject)",
      [near.map { "did you mean '\($0)'?" } ?? all]
    )
  }

  /// A style without what stands in apostrophes, which is text.
  private static func unquoted(_ style: String) -> String {
    var isQuoted = false
    return style.filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character != "'"
    }
  }
}

extension FormattingFault {
  /// The style that a call gives second is none.
  static func unknownStyle(_ fault: (message: String, hints: [String])) -> FormattingFault {
    FormattingFault(fault.message, at: .argument(1), hints: fault.hints)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var scalars = Substring(self).unicodeScalars
    while scalars.first?.properties.isPatternWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isPatternWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
