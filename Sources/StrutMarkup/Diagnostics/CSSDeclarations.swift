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

  /// The rules for classes in a style sheet, as `.card { padding: 12px }`, each name once.
  ///
  /// - Returns: Without those for states and for windows of other sizes, of which a picture shows none.
  static func rules(in text: String) -> [(name: String, declarations: String)] {
    guard text.utf8.count <= mostBytes else { return [] }
    let always = text.replacing(conditional, with: "")
    var rules: [(name: String, declarations: String)] = []
    for match in always.matches(of: /[.#]?([A-Za-z][\w-]*)([^{}]*)\{([^{}]*)\}/)
    where !match.2.contains(":") {
      if let place = rules.firstIndex(where: { $0.name == match.1 }) {
        rules[place].declarations += ";" + match.3
      } else {
        rules.append((String(match.1), String(match.3)))
      }
    }
    return rules
  }

  /// What holds only sometimes in a style sheet, as its rules begin: `:hover` and `@media`.
  static func conditions(in text: String) -> [String] {
    guard text.utf8.count <= mostBytes else { return [] }
    let names = text.matches(of: /@[a-z]+|:[a-z-]+(?=[^{};]*\{)/).map { String($0.0) }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// A block with rules in it.
  private static var conditional: Regex<Substring> {
    /@[a-z][^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/
  }
}
