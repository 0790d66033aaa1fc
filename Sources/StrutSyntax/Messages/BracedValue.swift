/// The value of an attribute as JSX has it: in braces and in no quotes.
package struct BracedValue {
  /// How the hint about an object of properties begins.
  package static let propertiesLead = "write each property as an attribute: "

  /// The value as it is written, with its braces.
  private let text: String

  /// - Parameter text: A value; `nil` unless braces stand around it.
  init?(_ text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    self.text = text
  }

  private var inside: String { Self.trimmed(text.dropFirst().dropLast()) }

  /// What to write for it as the value of an attribute.
  func hint(of name: String) -> String {
    let inside = inside
    if inside.hasPrefix("{") { return propertiesHint(inside) }
    if let path = quoted(in: inside) {
      let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      return "write \(name)=\"\(path)\""
    }
    if inside.hasPrefix("`"), inside.hasSuffix("`"), inside.count > 2, !inside.contains("\"") {
      // A text with values in it, as JavaScript has it.
      let text = inside.dropFirst().dropLast().replacing("${", with: "{")
      return "write \(name)=\"\(text)\""
    }
    if Double(inside) != nil { return "write \(name)=\"\(inside)\"" }
    let expression = inside.split(separator: "\"", omittingEmptySubsequences: false)
    return "write \(name)=\"{\(expression.joined(separator: "'"))}\""
  }

  /// The text in quotes that the value is, alone or as what `require()` loads.
  private func quoted(in inside: String) -> String? {
    var rest = inside[...]
    if rest.hasPrefix("require("), rest.hasSuffix(")") { rest = rest.dropFirst(8).dropLast() }
    guard let quote = rest.first, "\"'`".contains(quote), rest.last == quote, rest.count > 1 else {
      return nil
    }
    let content = rest.dropFirst().dropLast()
    return content.contains(quote) || content.contains("${") ? nil : String(content)
  }

  /// An object of properties, each of which is an attribute.
  private func propertiesHint(_ object: String) -> String {
    let attributes = object.dropFirst().dropLast().split(separator: ",").compactMap { pair in
      let parts = pair.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      return parts.count == 2
        ? "\(Self.hyphenated(parts[0]))=\"\(parts[1].filter { !"\"'".contains($0) })\"" : nil
    }
    guard !attributes.isEmpty else { return "write each property as an attribute of its own" }
    return Self.propertiesLead + attributes.joined(separator: " ")
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
    return String(text[start..<end])
  }

  /// `flexDirection` as `flex-direction`.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if "\"'".contains(character) { return }
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}
