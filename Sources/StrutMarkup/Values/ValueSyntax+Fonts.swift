import StrutBoxes
import StrutLayout

/// Names of fonts' properties.
enum FontKeywords {
  static let styles = Keywords<FontStyle>([
    "normal": .normal, "italic": .italic, "oblique": .oblique(FontStyle.usualAngle),
  ])
  static let weights = Keywords<Double>(["normal": 400, "bold": 700])
  static let stretches = Keywords<Double>([
    "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
    "normal": 100, "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150,
    "ultra-expanded": 200,
  ])
  /// CSS Fonts 4 §2.5, with a `medium` of 16 points.
  static let sizes = Keywords<Double>([
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ])
}

/// The size of a font, which may refer to the inherited one.
enum FontSize: Hashable, Sendable {
  case points(Double)
  /// A multiple of the inherited size.
  case relative(Double)
}

/// The weight of a font, which may refer to the inherited one.
enum FontWeight: Hashable, Sendable {
  case absolute(Double)
  case bolder, lighter

  /// CSS Fonts 4 §2.2.1, the table of relative weights.
  func resolved(inheriting weight: Double) -> Double {
    switch self {
    case .absolute(let weight): weight
    case .bolder: weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
    case .lighter: weight < 100 ? weight : weight < 550 ? 100 : weight < 750 ? 400 : 700
    }
  }
}

extension ValueSyntax where Value == FontStyle {
  static let fontStyle = ValueSyntax("normal | italic | oblique <angle>?") {
    parser throws(ValueFault) in
    let style = try FontKeywords.styles.parse(&parser)
    guard case .oblique = style, !parser.isAtEnd else { return style }
    let token = parser.token
    let degrees = try parser.angle(expected: "an angle between -90deg and 90deg")
    guard abs(degrees) <= 90 else {
      throw parser.fault("letters lean by -90deg to 90deg", at: token)
    }
    return .oblique(degrees)
  }
}

extension ValueSyntax where Value == FontSize {
  static let fontSize = ValueSyntax(
    "<length ≥ 0> | <percentage ≥ 0> | smaller | larger | "
      + FontKeywords.sizes.names.joined(separator: " | ")
  ) { parser throws(ValueFault) in
    // Browsers step by a factor of 1.2.
    if parser.takeName("smaller") { return .relative(1 / 1.2) }
    if parser.takeName("larger") { return .relative(1.2) }
    if let size = FontKeywords.sizes.take(from: &parser) { return .points(size) }
    if parser.startsNumber, parser.value.bytes[parser.token.start] == UInt8(ascii: "+") {
      let number = parser.text(of: parser.token).dropFirst()
      parser.doubt(
        "'+\(number)' is \(number), and not so much more than around", at: parser.token,
        hint: "write larger, or 1.5em; or \(number)")
    }
    let length = try parser.length(
      .nonnegative, expected: "a length, a percentage or a size such as small",
      names: FontKeywords.sizes.names + ["smaller", "larger"])
    switch length {
    case .points(let points): return .points(points)
    case .percent(let percent): return .relative(percent / 100)
    }
  }
}

extension ValueSyntax where Value == FontWeight {
  static let fontWeight = ValueSyntax("<number 1…1000> | normal | bold | bolder | lighter") {
    parser throws(ValueFault) in
    if parser.takeName("bolder") { return .bolder }
    if parser.takeName("lighter") { return .lighter }
    return .absolute(try parser.weight(names: ["normal", "bold", "bolder", "lighter"]))
  }
}

extension ValueSyntax where Value == Double {
  /// The weight of a declared font.
  static let declaredWeight = ValueSyntax("<number 1…1000> | normal | bold") {
    parser throws(ValueFault) in
    let weight = try parser.weight(names: ["normal", "bold"])
    guard !parser.startsNumber else {
      throw parser.fault(
        "a face has one weight, and this is a range", at: parser.token,
        hints: ["leave it out: a variable font says itself which weights it has"])
    }
    return weight
  }

  static let fontStretch = ValueSyntax(
    "<percentage ≥ 0> | " + FontKeywords.stretches.names.joined(separator: " | ")
  ) { parser throws(ValueFault) in
    if let stretch = FontKeywords.stretches.take(from: &parser) { return stretch }
    guard parser.token.kind == .percentage else {
      throw parser.unexpected(
        "a percentage or a width such as condensed", names: FontKeywords.stretches.names)
    }
    return try parser.numberOrPercentage(.nonnegative) * 100
  }
}

extension ValueSyntax where Value == String {
  /// The one name of a declared font, which may be any text.
  static let familyName = ValueSyntax("<text>") { parser throws(ValueFault) in
    if parser.isAtEnd { throw parser.unexpected("the name of a family") }
    return parser.token.kind == .string ? try parser.quoted() : parser.takeAll()
  }
}

extension ValueSyntax where Value == [String] {
  static let fontFamilies = ValueSyntax("<family>#") { parser throws(ValueFault) in
    var families: [String] = []
    repeat { families.append(try parser.family()) } while parser.takeSymbol(",")
    return families
  }
}

extension ValueSyntax where Value == [FontFeature] {
  static let fontFeatures = ValueSyntax("normal | [ <string> [ <integer ≥ 0> | on | off ]? ]#") {
    parser throws(ValueFault) in
    if parser.takeName("normal") { return [] }
    var features: [FontFeature] = []
    repeat { features.append(try parser.feature()) } while parser.takeSymbol(",")
    return features
  }
}

extension ValueParser {
  fileprivate mutating func weight(names: [String]) throws(ValueFault) -> Double {
    if let weight = FontKeywords.weights.take(from: &self) { return weight }
    let token = self.token
    let weight = try number(
      expected: "a number from 1 to 1000, " + list(names), names: names)
    guard (1...1000).contains(weight) else {
      throw fault("'\(text(of: token))' is outside of 1…1000", at: token)
    }
    return weight
  }

  /// Takes a family: a quoted string, or names with single spaces between them.
  fileprivate mutating func family() throws(ValueFault) -> String {
    if token.kind == .string { return try quoted() }
    guard token.kind == .name else {
      throw unexpected("a font family")
    }
    // No family has such a name: the quotes are those of a word processor.
    if let quote = text(of: token).first, "“”„‘’‚«»‹›".contains(quote) {
      throw fault("'\(quote)' is a typographic quote, and it is no part of a name", at: token)
    }
    let first = token
    var words = [text(of: take())]
    while token.kind == .name { words.append(text(of: take())) }
    if words.count == 1, CSSWideKeyword(rawValue: words[0].lowercased()) != nil {
      throw fault("'\(words[0])' without quotes is no family", at: first)
    }
    guard isAtEnd || isSymbol(",") else {
      throw fault(
        "'\(shortened(text(of: token)))' cannot stand in the name of a family without quotes",
        at: token,
        hints: ["write '\(words.joined(separator: " ")) \(text(of: token))'"])
    }
    return words.joined(separator: " ")
  }

  /// Takes a quoted string and returns what is between the quotes.
  mutating func quoted() throws(ValueFault) -> String {
    let string = text(of: token)
    guard string.utf8.count >= 2, string.utf8.first == string.utf8.last else {
      throw fault("the closing quote of \(shortened(string)) is missing", at: token)
    }
    take()
    return String(string.dropFirst().dropLast())
  }

  /// Takes the quoted name of a feature or an axis.
  mutating func openTypeTag(example: String) throws(ValueFault) -> String {
    let tagToken = token
    guard token.kind == .string else {
      throw unexpected("a quoted OpenType tag such as '\(example)', or normal")
    }
    let tag = try quoted()
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw fault(
        "an OpenType tag has four letters, and \(text(of: tagToken)) has not", at: tagToken,
        hints: OpenTypeNames.tag(of: tag).map { ["write '\($0)'"] } ?? [])
    }
    return tag
  }

  fileprivate mutating func feature() throws(ValueFault) -> FontFeature {
    let tag = try openTypeTag(example: "liga")
    if takeName("on") { return FontFeature(tag: tag, value: 1) }
    if takeName("off") { return FontFeature(tag: tag, value: 0) }
    guard !isAtEnd, !isSymbol(",") else { return FontFeature(tag: tag, value: 1) }
    let value = try integer(
      0...Int(UInt32.max), expected: "a whole number, on or off", names: ["on", "off"])
    return FontFeature(tag: tag, value: UInt32(value))
  }
}
