import StrutCore

/// Colours in the notations of programming languages.
enum ForeignColor {
  /// The colour that a chain names or makes, as `Color.red.opacity(0.5)`; `nil` for what is none.
  static func text(of links: [ForeignTerm.Link]) -> String? {
    let isTyped = links.count > 1 && links[0].arguments == nil && types.contains(links[0].name)
    let links = isTyped ? links[1...] : links[...]
    guard let first = links.first,
      var color = (isTyped ? names[ForeignAttribute.hyphenated(first.name)] : nil)
        ?? color(of: first)
    else { return nil }
    for link in links.dropFirst() {
      // Shades are those of a palette; the colour itself is near.
      if link.arguments == nil, link.name.hasPrefix("shade") { continue }
      guard let value = link.arguments.flatMap(alpha), let faded = faded(color, value) else {
        return nil
      }
      color = faded
    }
    return color
  }

  /// `FF3366CC`, in which alpha comes first, and `3366CC`; `nil` for another number of digits.
  static func hexadecimal(_ digits: String) -> String? {
    switch digits.count {
    case 8:
      let alpha = digits.prefix(2)
      return "#" + digits.dropFirst(2) + (alpha.lowercased() == "ff" ? "" : alpha)
    case 6: return "#" + digits
    default: return nil
    }
  }

  private static let types: Set<String> = [
    "Color", "Colors", "UIColor", "NSColor", "CupertinoColors",
  ]

  /// Names of colours that CSS has under another one.
  private static let names = [
    "clear": "transparent", "label": "currentColor",
    "primary": "currentColor",
    "secondary": "gray", "secondary-label": "gray", "accent-color": "blue",
    "unspecified": "transparent",
  ]

  private static func color(of link: ForeignTerm.Link) -> String? {
    let name = ForeignAttribute.hyphenated(link.name)
    guard let arguments = link.arguments else { return named(name) }
    // `Colors.grey[300]` is a shade of a palette.
    if named(name) != nil { return named(name) }
    let numbers = arguments.compactMap { argument -> Double? in
      guard case .number(let value, "") = argument.term else { return nil }
      return value
    }
    switch name {
    case "from-argb" where numbers.count == 4:
      return rgb(numbers[1], numbers[2], numbers[3], numbers[0] / 255)
    case "from-rgbo" where numbers.count == 4:
      return rgb(numbers[0], numbers[1], numbers[2], numbers[3])
    case "rgba", "rgb":
      if numbers.count == arguments.count, [3, 4].contains(numbers.count) {
        return rgb(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)
      }
      guard arguments.count == 2, let color = arguments[0].term.text else { return nil }
      return numbers.first.flatMap { faded(color, $0) }
    case "color", "uicolor", "nscolor", "init":
      return made(of: arguments, numbers)
    default: return nil
    }
  }

  /// `Color(red: 0.2, green: 0.4, blue: 0.8)`, `Color(0xFF3366CC)`, `Color("#3366cc")`.
  private static func made(of arguments: [ForeignTerm.Argument], _ numbers: [Double]) -> String? {
    if arguments.count == 1, case .text(let text) = arguments[0].term {
      let hex = text.hasPrefix("#") ? text : "#" + text
      return Color(hex: hex) == nil ? nil : hex
    }
    guard numbers.count == arguments.count else { return nil }
    let labels = arguments.map(\.label)
    if labels.prefix(3) == ["red", "green", "blue"] {
      let scale: Double = numbers.prefix(3).allSatisfy { $0 <= 1 } ? 255 : 1
      return rgb(
        numbers[0] * scale, numbers[1] * scale, numbers[2] * scale,
        numbers.count > 3 ? numbers[3] : 1)
    }
    if labels.first == "white" {
      return rgb(
        numbers[0] * 255, numbers[0] * 255, numbers[0] * 255, numbers.count > 1 ? numbers[1] : 1)
    }
    return nil
  }

  /// The colour that a system has a name for: `systemGray6`, `.secondary`, `UIColor.label`; `nil` for another value.
  static func systemColor(_ value: String, of definition: AttributeDefinition) -> String? {
    guard let match = value.wholeMatch(of: /(?:(\w*)\.)?([A-Za-z]+\d?)/) else { return nil }
    let name = ForeignAttribute.hyphenated(String(match.2))
    let isTyped = match.1.map { $0.isEmpty || types.contains(String($0)) }
    guard isTyped != false else { return nil }
    let color =
      isTyped == true
      ? names[name] ?? SystemColor.text(hyphenated: name)
      : SystemColor.text(hyphenated: name)
    return color.flatMap { definition.fault(of: $0) == nil ? $0 : nil }
  }

  private static func named(_ name: String) -> String? {
    if let color = SystemColor.text(hyphenated: name) { return color }
    // Flutter's, with their opacity in percent.
    if let match = name.wholeMatch(of: /(black|white)(\d\d)/), let percentage = Double(match.2) {
      return faded(String(match.1), percentage / 100)
    }
    let word = (name.hasPrefix("system-") ? name.dropFirst(7) : name[...]).filter { $0 != "-" }
    return NamedColors.color(word) == nil ? nil : word
  }

  // MARK: Alpha

  private static func alpha(_ arguments: [ForeignTerm.Argument]) -> Double? {
    guard arguments.count == 1, case .number(let value, _) = arguments[0].term else { return nil }
    return value > 1 ? value / 255 : value
  }

  /// A colour with some opacity; `nil` for `currentColor`.
  static func faded(_ text: String, _ alpha: Double) -> String? {
    guard let color = NamedColors.color(text) ?? Color(hex: text) else { return nil }
    return rgb(color.red * 255, color.green * 255, color.blue * 255, color.alpha * alpha)
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String
  {
    let components = [red, green, blue].map { $0.decimal(places: 0) }
    let rest = alpha >= 1 ? "" : " / " + alpha.decimal(places: 4)
    return "rgb(\(components.joined(separator: " "))\(rest))"
  }
}

extension Color {
  /// The colour of `#` and 3, 4, 6 or 8 digits.
  fileprivate init?(hex text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count < 6 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard [6, 8].contains(long.count), let number = UInt32(String(long), radix: 16) else {
      return nil
    }
    let bits = long.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
