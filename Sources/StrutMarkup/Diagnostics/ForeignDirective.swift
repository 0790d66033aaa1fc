import StrutCore

/// Attributes by which other languages repeat elements, leave them out, or give them their text.
enum ForeignDirective {
  /// What to write for such an attribute; `nil` for others.
  static func hint(for name: String, _ value: String, on kind: ElementKind) -> String? {
    let (written, value) = (value.trimmed, bare(value))
    switch name {
    case "v-for", "ng-for", "ng-repeat", "x-for", "for-each", "each": return loop(value)
    case "for":
      return loop(value)
        ?? (isID(value) ? "delete it: what it labels stands beside it" : nil)
    case "v-else-if", "x-else-if", "else-if", "elseif", "elif":
      guard isExpression(value) else { return nil }
      return "put the element into <else test=\"{\(value)}\"> … </else>, behind the <if>"
    case "v-text", "v-html", "x-text", "x-html", "ng-bind", "th:text":
      guard kind == .item || kind == .span, isExpression(value) else { return nil }
      return "write the value between the tags: <\(kind.rawValue)>{\(value)}</\(kind.rawValue)>"
    case "v-if", "v-show", "ng-if", "ng-show", "x-if", "x-show", "t-if", "if", "when", "show-if":
      guard isExpression(value) else { return nil }
      return "put the element into <if test=\"{\(value)}\"> … </if>"
    case "hidden":
      // A condition hides; a plain value is told as one that always does.
      guard value != written, isExpression(value) else { return nil }
      return "put the element into <if test=\"{\(value.negatedCondition)}\"> … </if>"
    case "visible", "is-visible":
      guard value != written, isExpression(value) else { return nil }
      return "put the element into <if test=\"{\(value)}\"> … </if>"
    case "data-theme", "data-mode", "data-color-scheme", "color-scheme":
      guard !value.isEmpty, !value.contains("\"") else { return nil }
      return "write theme=\"\(written)\""
    case "theme" where kind == .style:
      return "theme stands on boxes: write theme=\"\(written)\" on those that have this style"
    case "slot-scope", "slot-props":
      return "delete it: a slot hands nothing back, and what stands in it sees the names around"
    case "text", "label", "content", "characters", "value", "inner-text", "title-text",
      "placeholder", "hint":
      guard kind == .item || kind == .span, !value.isEmpty, written.utf8.count <= 60,
        !written.contains("<")
      else { return nil }
      return "write the text between the tags: <\(kind.rawValue)>\(written)</\(kind.rawValue)>"
    default: return nil
    }
  }

  /// `o in orders`, `(o, i) in orders`, `let o of orders`.
  private static func loop(_ value: String) -> String? {
    let pattern = /(?:let |const |var )?\(?(\w+)(?:\s*,\s*(\w+))?\)?\s+(?:in|of)\s+([\w.]+).*/
    guard let match = value.wholeMatch(of: pattern) else { return nil }
    let index = match.2.map { " index=\"\($0)\"" } ?? ""
    return
      "put the element into <for each=\"\(match.1)\"\(index) in=\"{\(match.3)}\"> … </for>"
  }

  /// Whether a value is one name, as HTML's labels have it.
  private static func isID(_ value: String) -> Bool {
    !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
  }

  /// Whether a value can stand in braces as it is.
  private static func isExpression(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.count <= 100 && !value.contains { "{}\"<&|".contains($0) }
  }

  /// A value without braces around it.
  private static func bare(_ value: String) -> String {
    let value = value.trimmed
    return value.hasPrefix("{") && value.hasSuffix("}") && value.count > 2
      ? value.dropFirst().dropLast().trimmed : value
  }
}
