import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour as written: `currentColor` is not known until the element's `color` is.
enum ColorValue: Hashable, Sendable {
  case color(Color)
  case current

  /// The colour where the element's `color` is `current`.
  func resolved(_ current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current: current
    }
  }
}

/// A value that may refer to the colour of its element.
struct Colored<Value>: Sendable {
  /// The value where the element's `color` is the argument.
  let resolved: @Sendable (Color) -> Value
}

extension ValueSyntax where Value == ColorValue {
  static let color = ValueSyntax("<color>") { parser throws(ValueFault) in try parser.color() }
}

/// Colours (CSS Color 4 §4).
extension ValueParser {
  private static let functions = ["rgb", "rgba", "hsl", "hsla", "oklch"]
  static let colorExpectation = "a colour, such as #3366cc, teal or rgb(51 102 204)"

  /// Takes a colour.
  ///
  /// - Parameter isBounded: Whether a colour that sRGB does not have is clipped.
  mutating func color(
    expected: String = ValueParser.colorExpectation, names: [String] = [], isBounded: Bool = true
  ) throws(ValueFault) -> ColorValue {
    switch token.kind {
    case .hash: return .color(try hexColor())
    case .name:
      let word = text(of: token).lowercased()
      if word == "currentcolor" {
        take()
        return .current
      }
      if let color = NamedColors.color(word) {
        take()
        return .color(color)
      }
    case .function:
      switch word(of: token) {
      case "rgb", "rgba": return .color(try rgb())
      case "hsl", "hsla": return .color(try hsl())
      case "oklch":
        let color = try oklch()
        return .color(isBounded ? color.clipped : color)
      default: break
      }
    default: break
    }
    if let hint = colorHint { throw unexpected(expected).with(hint: hint) }
    let known = names + Self.functions + ["currentColor"]
    let near = nearestName(to: word(of: token), among: known)
    throw unexpected(expected, names: near == nil ? known + NamedColors.names : known)
  }

  /// What is meant by a name that begins a colour of several words, or by a function without brackets.
  private var colorHint: String? {
    let word = word(of: token)
    let rest = String(decoding: value.bytes[token.end..<value.end], as: UTF8.self)
    let digits = text(of: token)
    if [3, 4, 6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy({ $0.hexValue != nil }) {
      return "write #\(digits)"
    }
    guard token.kind == .name else {
      guard token.kind == .function, Self.foreignFunctions.contains(word) else { return nil }
      let text = String(decoding: value.bytes[token.start..<value.end], as: UTF8.self)
      return ForeignColorFunction(text)?.hint
        ?? "the notations are #3366cc, rgb(), hsl() and oklch()"
    }
    if Self.functions.contains(word.lowercased()), rest.contains(where: \.isNumber) {
      let components = rest.split { $0 == "," || $0.isWhitespace }.prefix(4)
      return "its components stand in brackets: \(word)(\(components.joined(separator: " ")))"
    }
    if let end = GradientSyntax.oppositeSides[word], value.string.contains("gradient(") {
      return "write to \(end): a direction says where the gradient ends"
    }
    let joined = (word + (rest.split(separator: " ").first.map(String.init) ?? "")).lowercased()
    if joined != word.lowercased(), NamedColors.color(joined) != nil {
      return "write \(joined), in one word"
    }
    return nil
  }

  /// Notations of CSS and of programs that are none here.
  private static let foreignFunctions: Set<String> = [
    "lab", "lch", "oklab", "hwb", "color", "color-mix", "light-dark", "var", "Color", "UIColor",
    "hsv", "hsb", "cmyk",
  ]

  private mutating func hexColor() throws(ValueFault) -> Color {
    let digits = token.start + 1..<token.end
    var number: UInt32 = 0
    var isHex = [3, 4, 6, 8].contains(digits.count)
    for offset in digits where isHex {
      guard let digit = value.bytes[offset].hexValue else {
        isHex = false
        break
      }
      number = number << 4 | digit
    }
    guard isHex else {
      throw fault(
        "'\(shortened(text(of: token)))' is not a colour: # is followed by 3, 4, 6 or 8 hexadecimal digits",
        at: token)
    }
    take()
    let bits: UInt32 = digits.count <= 4 ? 4 : 8
    let most = UInt32(1) << bits - 1
    if digits.count == 3 || digits.count == 6 { number = number << bits | most }
    func component(_ index: UInt32) -> Double {
      Double(number >> (index * bits) & most) / Double(most)
    }
    return Color(red: component(3), green: component(2), blue: component(1), alpha: component(0))
  }

  // MARK: Doubts

  private mutating func doubtAlpha(_ alpha: Double, at token: ValueToken) {
    let meant =
      alpha < 2
      ? "1"
      : alpha <= 100
        ? "\(alpha.decimal(places: 2))%" : (min(255, alpha) / 255).decimal(places: 2)
    doubt(
      "'\(shortened(text(of: token)))' is outside of 0…1, and as good as 1", at: token,
      hint: "write \(meant)")
  }

  /// Notes components between 0 and 1, of which 255 would be all of the light.
  private mutating func doubtFractions(
    _ components: [Double], _ alpha: Double, at start: ValueToken
  ) {
    guard alpha > 0, components.allSatisfy({ (0...1).contains($0) }),
      components.contains(where: { $0 > 0 && $0 < 1 })
    else { return }
    let shares = components.map { ($0 * 100).decimal(places: 2) + "%" }.joined(separator: " ")
    let rest = alpha < 1 ? " / \(alpha.decimal(places: 4))" : ""
    doubt(
      "its components are numbers from 0 to 255, and these are as good as 0", at: start,
      hint: "write rgb(\(shares)\(rest))")
  }

  /// Notes a hue that is a part of one degree.
  private mutating func doubtHue(_ hue: Double, at token: ValueToken) {
    guard token.kind == .number, hue > 0, hue < 1 else { return }
    let text = text(of: token)
    doubt(
      "'\(text)' is a part of one degree, and as good as 0", at: token,
      hint: "write \((hue * 360).decimal(places: 2)), or \(text)turn")
  }

  // MARK: Functions

  /// `rgb()` in both notations, rounded to 8 bits as browsers do.
  private mutating func rgb() throws(ValueFault) -> Color {
    let start = token
    let name = word(of: take())
    let first = token.kind
    var areNumbers = first == .number
    var components = [try channel(of: 255)]
    let isLegacy = takeSymbol(",")
    while components.count < 3 {
      areNumbers = areNumbers && (isSymbol(",") || token.kind == .number)
      if components.count > 1, isLegacy { try separate(name) }
      if isLegacy, token.kind != first { throw unexpected(Self.channelExpectation(like: first)) }
      components.append(try channel(of: 255))
    }
    let alpha = try alpha(isLegacy: isLegacy, of: name)
    if areNumbers { doubtFractions(components, alpha, at: start) }
    func byte(_ value: Double) -> Double { min(255, max(0, value.rounded())) / 255 }
    return Color(
      red: byte(components[0]), green: byte(components[1]), blue: byte(components[2]), alpha: alpha)
  }

  private static func channelExpectation(like kind: ValueToken.Kind) -> String {
    kind == .percentage
      ? "a percentage like the first component" : "a number like the first component"
  }

  /// `hsl()` in both notations, rounded to 8 bits as browsers do.
  private mutating func hsl() throws(ValueFault) -> Color {
    let name = word(of: take())
    let start = token
    let hue = try hue()
    let isLegacy = takeSymbol(",")
    if isLegacy, token.kind != .percentage { throw unexpected("a percentage") }
    let saturation = try channel(of: 100) / 100
    // The hue of a grey says nothing.
    if saturation > 0 { doubtHue(hue, at: start) }
    if isLegacy {
      try separate(name)
      if token.kind != .percentage { throw unexpected("a percentage") }
    }
    let lightness = try channel(of: 100) / 100
    let alpha = try alpha(isLegacy: isLegacy, of: name)
    let exact = Color(
      hue: hue, saturation: min(1, max(0, saturation)), lightness: min(1, max(0, lightness)))
    func byte(_ value: Double) -> Double { min(255, max(0, (value * 255).rounded())) / 255 }
    return Color(
      red: byte(exact.red), green: byte(exact.green), blue: byte(exact.blue), alpha: alpha)
  }

  private mutating func oklch() throws(ValueFault) -> Color {
    take()
    let lightness = min(1, max(0, try channel(of: 1)))
    let chroma = max(0, try channel(of: 0.4))
    let hue = try hue()
    let alpha = try alpha(isLegacy: false, of: "oklch")
    return Color(unboundedLightness: lightness, chroma: chroma, hue: hue, alpha: alpha)
  }

  /// Takes a number, or a percentage of `full`, or `none`, which is 0.
  private mutating func channel(of full: Double) throws(ValueFault) -> Double {
    if takeName("none") { return 0 }
    let isPercentage = token.kind == .percentage
    let value = try numberOrPercentage()
    return isPercentage ? value * full : value
  }

  private mutating func hue() throws(ValueFault) -> Double {
    if takeName("none") { return 0 }
    if token.kind == .number { return try number() }
    return try angle(expected: "a hue, which is a number of degrees")
  }

  private mutating func separate(_ name: String) throws(ValueFault) {
    guard takeSymbol(",") else { throw unexpected("a comma between the components of \(name)()") }
  }

  /// Takes the rest of a colour function: an alpha, if there is one, and the parenthesis.
  private mutating func alpha(isLegacy: Bool, of name: String) throws(ValueFault) -> Double {
    var alpha = 1.0
    if isLegacy ? takeSymbol(",") : takeSymbol("/") {
      let token = self.token
      alpha = try channel(of: 1)
      // What is worked out can be a little more than it should.
      if token.kind == .number, alpha > 1.01 { doubtAlpha(alpha, at: token) }
    }
    try closeFunction(name)
    return min(1, max(0, alpha))
  }
}
