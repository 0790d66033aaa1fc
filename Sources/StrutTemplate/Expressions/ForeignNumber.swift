import StrutCore

/// What people write as numbers in the expressions of other languages, with what stands for it here.
enum ForeignNumber {
  /// What to write for a number that runs into a word: `8px`.
  static func hint(_ number: String, unit: String) -> String? {
    switch unit {
    case "px", "pt", "dp", "sp", "f", "F", "d", "n", "L": "write \(number)"
    case "em", "rem", "vw", "vh", "deg", "rad", "turn", "s", "ms", "fr", "cm", "mm", "in":
      "a text stands in single quotes: '\(number)\(unit)'"
    default: nil
    }
  }

  /// What to write for a number and something else with a hyphen between them.
  static func hint(forDifference left: String, _ right: String) -> String {
    let parts = right.split(separator: "-", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    if areNumbers, parts.count == 2, left.count == 4, parts.allSatisfy({ $0.count == 2 }) {
      return "a date stands in single quotes: '\(left)-\(right)'"
    }
    let right = areNumbers ? parts.joined(separator: " - ") : right
    return "subtraction has spaces around it: \(left) - \(right)"
  }

  /// What to write for numbers from one to another, with what follows the second dot.
  static func hint(forRange from: String, _ rest: String) -> String {
    let isOpen = rest.hasPrefix("<") || rest.hasPrefix(".<") || rest.hasPrefix("&lt;")
    let to = String(rest.drop { ".<=".contains($0) }).trimmed
    let start = isValue(from) ? from : "0"
    guard isValue(to) else { return "write range(from, to)" }
    if isOpen { return "write range(\(start), \(to))" }
    guard let last = Int(to) else { return "write range(\(start), \(to) + 1)" }
    return "write range(\(start), \(last.addingReportingOverflow(1).partialValue))"
  }

  /// What to write for a number in a format: `.2f`, `,.0f`, `,`, `.1%`, `N2`; `nil` where it is none.
  static func hint(forFormat format: String, of value: String) -> String? {
    guard !value.isEmpty, value.count <= 60,
      !format.isEmpty
    else { return nil }
    // As many digits as that, with zeros before them.
    if let match = format.wholeMatch(of: /0(\d)d?|[dD](\d)/),
      let count = (match.1 ?? match.2).flatMap({ Int($0) }), count > 0
    {
      return "write number(\(value), '\(String(repeating: "0", count: count))')"
    }
    guard let match = format.wholeMatch(of: /(,?)(?:\.(\d))?([fF%dg]?)|([NFPnfp])(\d?)/) else {
      return nil
    }
    let digits = (match.2 ?? match.5).flatMap { Int($0) }
    let kind = (match.3 ?? match.4).map { $0.lowercased() } ?? ""
    if kind == "%" || kind == "p" {
      let style = digits.map { "\(TemplateNumber.pattern(digits: $0))%" }
      return "write " + (style.map { "number(\(value), '\($0)')" } ?? "percent(\(value))")
    }
    let isGrouped = match.1 == "," || kind == "n"
    // A comma alone groups digits, and adds none.
    let isWhole = kind.isEmpty || kind == "d"
    let pattern = TemplateNumber.pattern(digits: digits ?? (isWhole ? 0 : 2))
    return "write number(\(value), '\(isGrouped ? "#,##" : "")\(pattern)')"
  }

  private static func isValue(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.()-".contains($0) }
  }
}
