import StrutCore
import StrutSyntax

/// What a parameter takes as other languages write it: `string | null`, `'info' | 'error'`, `string[]`.
enum ForeignType {
  /// What to write for a type that is none of the own ones; `nil` where nothing is known of it.
  ///
  /// - Parameter hasDefault: Whether the parameter has a default.
  static func hint(for type: String, hasDefault: Bool) -> String? {
    if ParameterType(rawValue: type.lowercased()) != nil { return nil }
    if let own = kind(type) { return "write type=\"\(own)\"" }
    guard type.contains("|") else { return nil }
    let names = type.split { "| ".contains($0) }.map(String.init)
    let types = names.filter { !nulls.contains($0.lowercased()) }
    let kinds = types.compactMap { $0.contains { "'\"".contains($0) } ? nil : kind($0) }
    let isOptional = types.count < names.count && !hasDefault
    let rest = isOptional ? " default=\"{null}\": then it may be left out" : ""
    guard let first = kinds.first, kinds.count == types.count else { return values(types, rest) }
    if kinds.allSatisfy({ $0 == first }) { return "write type=\"\(first)\"\(rest)" }
    return isOptional
      ? "write default=\"{null}\" in place of 'type': without it a parameter takes any value"
      : "delete it: without 'type' a parameter takes any value"
  }

  /// Whether a type says that there may be no value.
  static func isOptional(_ type: String) -> Bool {
    type.split { "| ".contains($0) }.contains { nulls.contains($0.lowercased()) }
  }

  /// The own word for a type of another language, or the word itself; a list for one of anything.
  private static func kind(_ type: String) -> String? {
    let name = type.lowercased()
    if name.hasSuffix("[]") || name.hasPrefix("array<") || name.hasPrefix("list<") { return "list" }
    return (ParameterType.named(elsewhere: type) ?? ParameterType(rawValue: name))?.rawValue
  }

  private static func values(_ names: [String], _ rest: String) -> String {
    let words = names.flatMap { $0.split { "'\"".contains($0) } }
    return "write values=\"\(words.joined(separator: " "))\"\(rest)"
  }

  private static let nulls: Set<String> = ["null", "undefined", "nil", "none"]
}
