/// A part of a template of its own, as Handlebars and Mustache ask for it: `> user-card title=post.title`.
struct ForeignPart {
  /// The name as components have it.
  let name: String
  private let attributes: [(name: String, value: String)]

  /// Reads what stands in the braces; `nil` where that is no part.
  init?(_ inside: String) {
    guard inside.hasPrefix(">") else { return nil }
    let text = inside.dropFirst().trimmed
    let path = text.prefix { !$0.isWhitespace }
    // The folder and the extension of its file are none of a component's name.
    let file = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    name = String(file).asComponentName
    guard !name.isEmpty else { return nil }
    attributes = text.dropFirst(path.count).matches(of: /([\w-]+)=("[^"]*"|'[^']*'|[^\s"'}]+)/)
      .map { match in
        let value = match.2
        let isText = value.hasPrefix("\"") || value.hasPrefix("'")
        return (String(match.1), isText ? String(value.dropFirst().dropLast()) : "{\(value)}")
      }
  }

  /// The names that its attributes take their values from.
  var names: [String] {
    attributes.map { String($0.value.drop { $0 == "{" }.prefix { $0 != "." && $0 != "}" }) }
  }

  /// The element that stands for the part.
  ///
  /// - Parameter name: The name of the component.
  func element(_ name: String) -> String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
  }
}
