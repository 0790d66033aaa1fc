import StrutCore

/// Declarations of CSS, as a `style` attribute or a rule of a style sheet has them.
enum CSSDeclarations {
  /// Longer ones are written by programs.
  private static let mostBytes = 2000

  /// The names and values of declarations; empty for other texts.
  static func pairs(in text: String) -> [(name: String, value: String)] {
    guard text.utf8.count <= mostBytes else { return [] }
    return text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
        parts[0].allSatisfy({ $0.isLetter || $0 == "-" })
      else { return nil }
      let value = parts[1].replacing("!important", with: "").trimmed
      return (parts[0], value.replacing("\"", with: "'"))
    }
  }

  /// The rules for classes in a style sheet, as `.card { padding: 12px }`.
  static func rules(in text: String) -> [(name: String, declarations: String)] {
    guard text.utf8.count <= mostBytes else { return [] }
    return text.matches(of: /([.#]?)([A-Za-z][\w-]*)[^{}]*\{([^{}]*)\}/).map {
      (String($0.2), String($0.3))
    }
  }
}
