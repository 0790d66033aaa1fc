/// Notations of CSS and of style sheets that documents have another one for.
enum ForeignNotation {
  /// What to write for a value in such a notation; `nil` for none.
  static func hint(for value: String) -> String? {
    if ["inherit", "initial", "unset", "revert", "unlimited"].contains(value) {
      return "leave the attribute out"
    }
    if let match = value.firstMatch(of: /var\(\s*--([A-Za-z][\w-]*)/) {
      return tokenHint(String(match.1))
    }
    if let match = value.wholeMatch(of: /\s*[$@?]([a-z][\w-]*(?:[.\/][\w-]+)*)\s*/) {
      return tokenHint(String(match.1))
    }
    if let match = value.wholeMatch(of: /\s*([a-z][\w-]*(?:\.[a-z][\w-]*)+)\s*/) {
      return tokenHint(String(match.1))
    }
    if let match = value.wholeMatch(of: /\s*([\d.]+(?:(?:\s*[*\/]\s*|\s+[-+]\s+|[-+])[\d.]+)+)\s*/)
    {
      return "numbers are worked out in braces: {\(match.1)}"
    }
    guard let match = value.firstMatch(of: /\b(calc|min|max|clamp|env)\(/) else { return nil }
    return
      "\(match.1)() is not built yet: write the result, or work numbers out in braces, as {320 - 2 * 16}"
  }

  /// - Parameter name: The name in the other notation.
  private static func tokenHint(_ name: String) -> String {
    let parts = name.split { $0 == "." || $0 == "/" || $0 == "-" }
    return "a token stands in braces, as {\(parts.joined(separator: "."))}"
  }
}
