extension JSONValue {
  /// The value on one line, without spaces.
  package var compactText: String {
    var text = ""
    appendCompact(to: &text)
    return text
  }

  /// The value with one line for each member and element, down to `levels` levels; what is deeper stands
  /// on one line. Ends with a line feed.
  ///
  /// Lists of boxes are read and compared line by line, so a box should not be spread over many.
  package func text(indentingLevels levels: Int = .max) -> String {
    var text = ""
    append(to: &text, level: 0, levels: levels)
    return text + "\n"
  }

  private func append(to text: inout String, level: Int, levels: Int) {
    guard level < levels else { return appendCompact(to: &text) }
    switch kind {
    case .array(let elements) where !elements.isEmpty:
      appendLines(of: elements, "[", "]", to: &text, level: level) { element, text in
        element.append(to: &text, level: level + 1, levels: levels)
      }
    case .object(let members) where !members.isEmpty:
      appendLines(of: members, "{", "}", to: &text, level: level) { member, text in
        JSONText.append(member.name, to: &text)
        text += ": "
        member.value.append(to: &text, level: level + 1, levels: levels)
      }
    default: appendCompact(to: &text)
    }
  }

  private func appendLines<Part>(
    of parts: [Part], _ open: String, _ close: String, to text: inout String, level: Int,
    _ append: (Part, inout String) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: level + 1)
      append(part, &text)
    }
    text += "\n" + String(repeating: "  ", count: level) + close
  }

  private func appendCompact(to text: inout String) {
    switch kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += DecimalNumber.string(value)
    case .string(let value): JSONText.append(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.appendCompact(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONText.append(member.name, to: &text)
        text += ":"
        member.value.appendCompact(to: &text)
      }
      text += "}"
    }
  }
}
