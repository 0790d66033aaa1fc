import StrutCore

/// Values that are worked out of numbers in other languages: parts of a whole, ratios, and sizes with limits.
enum ForeignCalculation {
  /// What to write in place of such a value; `nil` for other values.
  static func hint(for value: String, of definition: AttributeDefinition) -> String? {
    // Longer ones are no calculation that somebody has in mind.
    guard value.utf8.count <= 80 else { return nil }
    let value = value.trimmed
    if definition.name == "aspect-ratio" { return ratio(value, of: definition) }
    if let limits = limits(value, of: definition.name) { return "write \(limits.text)" }
    guard let result = share(value, of: definition.name) ?? calculated(value),
      definition.fault(of: result) == nil
    else { return nil }
    return "write \(result)"
  }

  /// `16 × 9`, `16-9` and `16,9`: a width and a height. A comma can be a decimal point as well.
  private static func ratio(_ value: String, of definition: AttributeDefinition) -> String? {
    guard
      let match = value.wholeMatch(
        of: /([\d.]+)\s*(?:([:xX×*÷–—−,\-])|\bby\b|\bto\b|\s)\s*([\d.]+)/)
    else { return nil }
    let meant = "\(match.1) / \(match.3)"
    guard definition.fault(of: meant) == nil else { return nil }
    // A part of one, and what is no whole number, has a decimal comma.
    let areWhole = [match.1, match.3].allSatisfy { (2...99).contains(Int($0) ?? 0) }
    if match.2 == ",", !areWhole { return "write \(match.1).\(match.3)" }
    return match.2 == ","
      ? "write \(meant) for width and height, or \(match.1).\(match.3) for one number"
      : "write \(meant)"
  }

  // MARK: Parts

  /// Attributes of which a part of the box around is wanted.
  private static let shared: Set<String> = [
    "width", "height", "min-width", "min-height", "max-width", "max-height", "flex-basis", "left",
    "top", "right", "bottom", "start", "end", "opacity",
  ]

  private static let signs = [
    "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75, "half": 0.5, "third": 1.0 / 3,
    "quarter": 0.25,
  ]

  /// `1/2`: half of what is around.
  private static func share(_ value: String, of name: String) -> String? {
    guard shared.contains(name) else { return nil }
    if let part = signs[value.lowercased()] { return percentage(part) }
    guard let match = value.wholeMatch(of: /(\d+)\s*\/\s*(\d+)/), let count = Double(match.1),
      let whole = Double(match.2), whole > 0, count <= whole
    else { return nil }
    return percentage(count / whole)
  }

  private static func percentage(_ part: Double) -> String {
    (part * 100).decimal(places: 2) + "%"
  }

  // MARK: Sums

  /// `calc(100% / 3)` and `calc(4px * 2)`: two numbers of one unit.
  private static func calculated(_ value: String) -> String? {
    guard
      let match = value.wholeMatch(
        of: /(?:calc\()?\s*(-?[\d.]+)(%|px)?\s*([-+*\/])\s*([\d.]+)(%|px)?\s*\)?/),
      let first = Double(match.1), let second = Double(match.4),
      // Numbers alone are worked out in braces, and a sign at its number makes two values.
      value.hasPrefix("calc(") || match.2 == "%" && !value.contains(/\s[-+]\d/)
    else { return nil }
    let isScaled = match.3 == "*" || match.3 == "/"
    guard isScaled ? match.5 == nil : match.2 == match.5 else { return nil }
    let result: Double
    switch match.3 {
    case "*": result = first * second
    case "/": result = first / second
    case "+": result = first + second
    default: result = first - second
    }
    guard result.isFinite else { return nil }
    return result.decimal(places: 2) + (match.2 == "%" ? "%" : "")
  }

  // MARK: Limits

  /// `min(100%, 300px)`: a size with one that it does not pass.
  private static func limits(_ value: String, of name: String) -> [WrittenAttribute]? {
    guard name == "width" || name == "height",
      let match = value.wholeMatch(of: /(min|max|clamp)\(([^()]+)\)/)
    else { return nil }
    let sizes = match.2.split(separator: ",").map(\.trimmed)
    guard sizes.count == (match.1 == "clamp" ? 3 : 2),
      sizes.allSatisfy({ $0.wholeMatch(of: /[\d.]+(?:px|%|em|rem)?/) != nil })
    else { return nil }
    if match.1 == "clamp" {
      return [
        WrittenAttribute(name, sizes[1]), WrittenAttribute("min-\(name)", sizes[0]),
        WrittenAttribute("max-\(name)", sizes[2]),
      ]
    }
    // The share is the size, and the length its limit.
    let share = sizes.firstIndex { $0.hasSuffix("%") } ?? 0
    return [
      WrittenAttribute(name, sizes[share]),
      WrittenAttribute("\(match.1 == "min" ? "max" : "min")-\(name)", sizes[1 - share]),
    ]
  }
}
