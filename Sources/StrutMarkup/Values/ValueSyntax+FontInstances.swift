import StrutBoxes

// What chooses one look of a font that has several: variations, palettes, what is made up.

extension ValueSyntax where Value == [FontVariation] {
  static let fontVariations = ValueSyntax("normal | [ <string> <number> ]#") {
    parser throws(ValueFault) in
    if parser.takeName("normal") { return [] }
    var variations: [FontVariation] = []
    repeat {
      let tag = try parser.openTypeTag(example: "wght")
      variations.append(FontVariation(tag: tag, value: try parser.number()))
    } while parser.takeSymbol(",")
    return variations
  }
}

extension ValueSyntax where Value == FontSynthesis {
  private static let kinds = Keywords<FontSynthesis>([
    "weight": .weight, "style": .style, "small-caps": .smallCaps, "position": .position,
  ])

  static let fontSynthesis = ValueSyntax("none | [ weight || style || small-caps || position ]") {
    parser throws(ValueFault) in
    if parser.takeName("none") { return [] }
    var synthesis: FontSynthesis = []
    repeat {
      let token = parser.token
      guard let kind = kinds.take(from: &parser) else {
        throw parser.unexpected(
          "none, weight, style, small-caps or position", names: kinds.names + ["none"])
      }
      guard synthesis.insert(kind).inserted else {
        throw parser.fault("'\(parser.text(of: token))' is there twice", at: token)
      }
    } while !parser.isAtEnd
    return synthesis
  }
}

extension ValueSyntax where Value == FontPalette {
  private static let words = Keywords<FontPalette>([
    "normal": .normal, "light": .light, "dark": .dark,
  ])

  static let fontPalette = ValueSyntax("normal | light | dark | <integer ≥ 0>") {
    parser throws(ValueFault) in
    if let palette = words.take(from: &parser) { return palette }
    let index = try parser.integer(
      0...Int(UInt16.max), expected: "normal, light, dark or the number of a palette",
      names: words.names)
    return .index(UInt16(index))
  }
}

extension ValueSyntax where Value == Int {
  /// The index of a face in a collection.
  static let faceIndex = ValueSyntax("<integer ≥ 0>") { parser throws(ValueFault) in
    try parser.integer(0...Int(UInt16.max))
  }
}
