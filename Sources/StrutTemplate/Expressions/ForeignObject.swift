/// What stands in the braces of an attribute in JSX and is no expression here: an object of several values, a function that is called
/// when something happens.
enum ForeignObject {
  /// What to write for it; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - inside: What stands in the braces.
  ///   - attribute: The name of the attribute.
  static func hint(_ inside: String, of attribute: String) -> String? {
    if isEvent(attribute), inside.contains("=>") {
      return "delete \(attribute): documents have no events"
    }
    if let values = numbers(inside), !lists.contains(attribute) {
      return "write \(attribute)=\"\(values)\""
    }
    let pairs = inside.split(separator: ",").map { pair in
      pair.split(separator: ":", maxSplits: 1).map { part in
        part.trimmed.filter { $0 != "'" && $0 != "\"" }
      }
    }
    guard !pairs.isEmpty, inside.utf8.count <= 120,
      pairs.allSatisfy({ $0.count == 2 && $0[0].allSatisfy(\.isLetter) && !$0[1].isEmpty })
    else { return nil }
    if attribute == "transform" {
      return "write " + pairs.map { "\($0[0])(\($0[1]))" }.joined(separator: " ")
    }
    guard ["padding", "margin", "inset"].contains(attribute),
      pairs.allSatisfy({ sides.contains($0[0]) })
    else { return nil }
    let prefix = attribute == "inset" ? "" : "\(attribute)-"
    return "write "
      + pairs.map { pair in
        let isNumber = Double(pair[1]) != nil
        return "\(prefix)\(pair[0])=\"\(isNumber ? pair[1] : "{\(pair[1])}")\""
      }.joined(separator: " ")
  }

  /// Several numbers with commas between them, with blanks instead; `nil` for anything else.
  private static func numbers(_ inside: String) -> String? {
    let parts = inside.split(separator: ",").map { String($0).trimmed }
    guard (2...4).contains(parts.count), parts.allSatisfy({ Double($0) != nil }) else { return nil }
    return parts.joined(separator: " ")
  }

  /// Attributes that take lists.
  private static let lists: Set<String> = ["in", "default", "value", "test", "key"]

  /// Whether an attribute has what happens, such as `onPress`.
  private static func isEvent(_ name: String) -> Bool {
    name.hasPrefix("@") || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  private static let sides: Set<String> = [
    "top", "right", "bottom", "left", "start", "end", "horizontal", "vertical",
  ]
}
