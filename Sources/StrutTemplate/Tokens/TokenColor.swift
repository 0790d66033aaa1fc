import StrutCore
import StrutFormats

/// A colour of the Design Tokens' module for colours, as CSS writes it.
struct TokenColor {
  /// The colour in CSS.
  let text: String

  private static let spaces = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]
  private static let properties = ["colorSpace", "components", "alpha", "hex"]

  /// Reads a colour: an object, or digits as the drafts of the format had them.
  init(_ part: TokenPart, _ tokens: some TokenLookup) throws(TemplateFault) {
    if let hex = part.json.string {
      guard Self.isHex(hex, counts: [3, 4, 6, 8]) else {
        throw TemplateFault(
          .data, "\(TemplateValue.text(hex).shown) is no color", at: part.range,
          hints: [
            (tokens.definition(ofToken: hex) == nil ? Self.alias(hex) : hex).map {
              "the value of another token stands in braces: \"{\($0)}\""
            }
              ?? (hex.hasPrefix("#")
                ? "# is followed by 3, 4, 6 or 8 hexadecimal digits"
                : Self.isHex("#" + hex, counts: [3, 4, 6, 8])
                  ? "write \"#\(hex)\""
                  : "write \"#rrggbb\", or an object with colorSpace and components")
          ])
      }
      text = hex
      return
    }
    guard let members = part.json.members else {
      throw Self.wrong(part, "a color is an object with colorSpace and components")
    }
    for member in members where !Self.properties.contains(member.name) {
      let near = nearestName(to: member.name, among: Self.properties)
      throw TemplateFault(
        .data, "a color has no \(member.name)",
        at: part.json.range == part.range ? member.nameRange : part.range,
        hints: [
          near.map { "did you mean '\($0)'?" }
            ?? Self.hint(forTheme: member.name)
            ?? Self.hint(forChannels: members.map(\.name))
            ?? "it has \(Self.properties.joined(separator: ", "))"
        ])
    }
    let space = try Self.space(of: part, tokens)
    let components = try Self.components(of: part, tokens)
    try Self.checkRange(of: components, space, in: part)
    text = try Self.css(
      space: space, components, alpha: Self.alpha(of: part, tokens), hex: Self.hex(of: part, tokens)
    )
  }

  /// What to write for a colour by its channels, as design tools hand it on: `{"r": 1, "g": 0, "b": 0}`.
  private static func hint(forChannels names: [String]) -> String? {
    Set(names.map { $0.lowercased() }).isSuperset(of: ["r", "g", "b"])
      ? "write \"#rrggbb\" or {\"colorSpace\": \"srgb\", \"components\": [r, g, b]}, each from 0 to 1"
      : nil
  }

  /// Where the values of a theme stand, for the name of one in the place of a color's properties.
  private static func hint(forTheme name: String) -> String? {
    guard ["light", "dark", "default", "base", "hc", "contrast"].contains(name.lowercased()) else {
      return nil
    }
    return "a token has one value; those of a theme stand in a file of their own:"
      + " <theme name=\"dark\" src=\"dark.tokens.json\"/>"
  }

  /// The token that a text names as other tools do, such as `$color.brand`; `nil` for other texts.
  private static func alias(_ text: String) -> String? {
    guard text.first == "$" || text.first == "@" || text.contains(".") else { return nil }
    let name = text.drop { "$@".contains($0) }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return isName && name.first?.isLetter == true ? String(name) : nil
  }

  // MARK: Parts

  private static func space(
    of part: TokenPart, _ tokens: some TokenLookup
  ) throws(TemplateFault) -> String {
    guard let space = try part.member("colorSpace", in: tokens) else {
      throw TemplateFault(.data, "a color needs colorSpace", at: part.range)
    }
    guard let name = space.json.string, spaces.contains(name) else {
      let near = space.json.string.flatMap { nearestName(to: $0, among: spaces) }
      throw TemplateFault(
        .data, "there is no color space \(space.json.string.map { "'\($0)'" } ?? "of that kind")",
        at: space.range,
        hints: [
          near.map { "did you mean '\($0)'?" } ?? "the spaces are \(spaces.joined(separator: ", "))"
        ])
    }
    return name
  }

  /// Three components, `nil` for `none`.
  private static func components(
    of part: TokenPart, _ tokens: some TokenLookup
  ) throws(TemplateFault) -> [Double?] {
    guard let list = try part.member("components", in: tokens) else {
      throw TemplateFault(.data, "a color needs components", at: part.range)
    }
    guard let elements = try list.elements(in: tokens), elements.count == 3 else {
      throw TemplateFault(.data, "a color has three components", at: list.range)
    }
    var components: [Double?] = []
    for element in elements {
      if element.json.string == "none" {
        components.append(nil)
      } else if let alias = element.alias,
        let number = try TokenText(tokens: tokens).value(of: alias, at: element).number
      {
        components.append(number)
      } else if let number = element.json.number {
        components.append(number)
      } else {
        throw wrong(element, "a component is a number or \"none\"")
      }
    }
    return components
  }

  /// Tells components of red, green and blue that are bytes: they go from 0 to 1, and what lies beside is cut off.
  private static func checkRange(
    of components: [Double?], _ space: String, in part: TokenPart
  ) throws(TemplateFault) {
    let isRGB = !["hsl", "hwb", "lab", "lch", "oklab", "oklch"].contains(space)
    guard isRGB, let wrong = components.lazy.compactMap(\.self).first(where: { $0 > 2 }),
      !space.hasPrefix("xyz")
    else { return }
    let shares = components.map { component in
      component.map { (($0 / 255 * 1000).rounded() / 1000).shortestDecimal } ?? "\"none\""
    }
    let areBytes = components.allSatisfy {
      (0...255).contains($0 ?? 0) && ($0 ?? 0).rounded() == $0 ?? 0
    }
    throw TemplateFault(
      .data, "a component of \(space) goes from 0 to 1, and this is \(wrong.shortestDecimal)",
      at: part.range,
      hints: areBytes ? ["write \"components\": [\(shares.joined(separator: ", "))]"] : [])
  }

  private static func alpha(
    of part: TokenPart, _ tokens: some TokenLookup
  ) throws(TemplateFault) -> Double {
    guard let alpha = try part.member("alpha", in: tokens) else { return 1 }
    var number = alpha.json.number
    if let alias = alpha.alias {
      number = try TokenText(tokens: tokens).value(of: alias, at: alpha).number
    }
    guard let number, (0...1).contains(number) else {
      throw wrong(alpha, "alpha is a number from 0 to 1")
    }
    return number
  }

  private static func hex(
    of part: TokenPart, _ tokens: some TokenLookup
  ) throws(TemplateFault) -> String? {
    guard let hex = try part.member("hex", in: tokens) else { return nil }
    guard let text = hex.json.string, isHex(text, counts: [6]) else {
      throw wrong(hex, "hex is # with six digits")
    }
    return text
  }

  private static func isHex(_ text: String, counts: Set<Int>) -> Bool {
    text.hasPrefix("#") && counts.contains(text.utf8.count - 1)
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func wrong(_ part: TokenPart, _ wanted: String) -> TemplateFault {
    TemplateFault(.data, "\(wanted), and this is \(part.json.kindName)", at: part.range)
  }

  // MARK: CSS

  private static func css(
    space: String, _ components: [Double?], alpha: Double, hex: String?
  ) -> String {
    let values = components.map { $0 ?? 0 }
    func function(_ name: String, _ parts: [String]) -> String {
      let opacity = alpha == 1 ? "" : " / \(alpha.shortestDecimal)"
      return "\(name)(\(parts.joined(separator: " "))\(opacity))"
    }
    let words = components.map { $0.map(\.shortestDecimal) ?? "none" }
    switch space {
    case "srgb": return rgb(values, alpha: alpha)
    case "hsl": return function("hsl", [words[0], words[1] + "%", words[2] + "%"])
    case "oklch": return function("oklch", words)
    case "hwb":
      return rgb(
        Color(hue: values[0], whiteness: values[1] / 100, blackness: values[2] / 100), alpha: alpha)
    case "oklab":
      return rgb(Color(oklabLightness: values[0], a: values[1], b: values[2]), alpha: alpha)
    default: break
    }
    // The fallback is for programs that do not have the space.
    if let hex {
      return alpha == 1
        ? hex : rgb(stride(from: 1, to: 7, by: 2).map { channel(hex, $0) }, alpha: alpha)
    }
    return space == "lab" || space == "lch"
      ? function(space, words) : function("color", [space] + words)
  }

  private static func channel(_ hex: String, _ offset: Int) -> Double {
    Double(Int(hex.dropFirst(offset).prefix(2), radix: 16) ?? 0) / 255
  }

  private static func rgb(_ color: Color, alpha: Double) -> String {
    rgb([color.red, color.green, color.blue], alpha: alpha)
  }

  /// A colour of sRGB, rounded to 8 bits as browsers do.
  private static func rgb(_ components: [Double], alpha: Double) -> String {
    let bytes = components.map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if alpha != 1 {
      return "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(alpha.shortestDecimal))"
    }
    return bytes.reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
