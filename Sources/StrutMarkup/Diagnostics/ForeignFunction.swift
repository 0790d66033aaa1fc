import StrutCore

/// Functions of CSS that nothing stands for, in values that make sense without them or in another notation.
enum ForeignFunction {
  /// What to write in place of a value with such a function; `nil` for other values.
  static func hint(for value: String, of definition: AttributeDefinition) -> String? {
    switch definition.name {
    case "transform":
      return without(depth, in: value, of: definition) { names in
        "a picture has no depth" + (names.count > 1 ? ", and so no \(names.listed("or"))" : "")
      }
    case "filter":
      if let match = value.wholeMatch(of: /alpha\(\s*opacity\s*=\s*(\d+)\s*\)/) {
        return "write opacity(\(match.1)%)"
      }
      return without(filters, in: value, of: definition) {
        "there is no \($0.listed("or"))"
      }
    case "background" where value.contains(/(?:image-set|cross-fade|element|paint)\(/):
      return "delete it: a background has colours and gradients; an image is an <item src=\"…\"/>"
    default: return takesOneColor(definition) ? colorHint(value, of: definition) : nil
    }
  }

  private static let depth: Set<String> = [
    "rotateX", "rotateY", "rotate3d", "perspective", "translateZ", "scaleZ", "matrix3d",
  ]

  private static let filters: Set<String> = ["hue-rotate", "invert", "sepia", "url"]

  /// The functions of a value without some; `nil` where none of these stands in it, or others are wrong, too.
  private static func without(
    _ names: Set<String>, in value: String, of definition: AttributeDefinition,
    because reason: ([String]) -> String
  ) -> String? {
    let all = functions(in: value)
    let dropped = all.filter { names.contains($0.name) }
    let kept = all.filter { !names.contains($0.name) }.map(\.text)
    guard !dropped.isEmpty, kept.allSatisfy({ definition.fault(of: $0) == nil }) else {
      return nil
    }
    let lead = kept.isEmpty ? "delete it" : "write \(kept.joined(separator: " "))"
    // Each of them once.
    var told: [String] = []
    for name in dropped.map({ $0.name + "()" }) where !told.contains(name) { told.append(name) }
    return "\(lead): \(reason(told))"
  }

  /// The functions that follow each other in a value; empty where something else stands among them.
  private static func functions(in value: String) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    var (text, depth) = ("", 0)
    for character in value.trimmed {
      if text.isEmpty, character.isWhitespace { continue }
      text.append(character)
      if character == "(" { depth += 1 }
      guard character == ")" else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      result.append((String(text.prefix { $0 != "(" }), text))
      text = ""
    }
    return text.isEmpty ? result : []
  }

  // MARK: Colours

  private static func takesOneColor(_ definition: AttributeDefinition) -> Bool {
    definition.fault(of: "#123456") == nil && definition.fault(of: "a(b)") != nil
  }

  private static func colorHint(_ value: String, of definition: AttributeDefinition) -> String? {
    if let match = value.wholeMatch(of: /(\S+?)(?:\s*\/\s*|\s+)(\d{1,3})%?/),
      let percentage = Double(match.2), percentage <= 100,
      let color = ForeignColor.faded(String(match.1), percentage / 100)
    {
      return "write \(color)"
    }
    if let match = value.wholeMatch(of: /(\S+?)(?:\s*\/\s*|\s+)(0?\.\d+)/),
      let alpha = Double(match.2), let color = ForeignColor.faded(String(match.1), alpha)
    {
      return "write \(color)"
    }
    if value.contains(/^[a-z]+\(\s*from\s/) {
      return "no colour is made of another one: write the result, as rgb(255 0 0)"
    }
    return digitsHint(value) ?? ofFewComponents(value) ?? ofInks(value)
  }

  /// `#ff000` and `#gg0000`.
  private static func digitsHint(_ value: String) -> String? {
    guard let match = value.wholeMatch(of: /#([0-9A-Za-z]+)/) else { return nil }
    if let wrong = match.1.first(where: { !$0.isHexDigit }) {
      return "'\(wrong)' is no digit of a colour: they are 0 to 9 and a to f, as in #ff8800"
    }
    return "write two digits each for red, green and blue, as in #ff8800"
  }

  /// `rgb(255, 0)`.
  private static func ofFewComponents(_ value: String) -> String? {
    guard let match = value.wholeMatch(of: /rgba?\(\s*(\d+)(?:[\s,]+(\d+))?\s*\)/) else {
      return nil
    }
    let green = match.2.map(String.init) ?? String(match.1)
    return "write three numbers, of red, green and blue, as rgb(\(match.1), \(green), 0)"
  }

  /// `device-cmyk(0 0.5 1 0)`: what the inks leave of the light.
  private static func ofInks(_ value: String) -> String? {
    guard let match = value.wholeMatch(of: /(?:device-)?cmyk\(([^()\/]+)\)/) else { return nil }
    let inks = match.1.split { $0 == "," || $0.isWhitespace }.compactMap { text -> Double? in
      text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    }
    guard inks.count == 4, inks.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let components = inks.prefix(3).map { (255 * (1 - $0) * (1 - inks[3])).decimal(places: 0) }
    return "write rgb(\(components.joined(separator: " ")))"
  }
}
