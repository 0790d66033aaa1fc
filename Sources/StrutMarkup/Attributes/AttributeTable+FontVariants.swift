import StrutBoxes

extension AttributeTable {
  /// Which glyphs of a font are taken: the shorthand first, then its longhands.
  static let fontVariants: [AttributeDefinition] = [
    variant(
      "font-kerning",
      Keywords<FontKerning>(["auto": .auto, "normal": .normal, "none": .none]).syntax,
      initial: "auto", "Whether pairs of letters are moved closer together, as the font says.",
      example: "none"
    ) { $0.text.fontKerning = $1 },
    variant(
      "font-variant", .fontVariant,
      "Which glyphs are taken: all the `font-variant-` attributes at once.",
      example: "small-caps tabular-nums"
    ) { $0.text.fontVariant = $1 },
    variant(
      "font-variant-ligatures", .fontVariantLigatures,
      "The ligatures and contextual forms that are used.", example: "no-common-ligatures"
    ) { $0.text.fontVariant.ligatures = $1.ligatures },
    variant(
      "font-variant-caps", .fontVariantCaps,
      "Small and other capitals; where the font has no small ones, capitals of seven tenths of the size stand for them.",
      example: "small-caps"
    ) { $0.text.fontVariant.caps = $1.caps },
    variant(
      "font-variant-numeric", .fontVariantNumeric, "The figures, fractions and ordinals.",
      example: "tabular-nums slashed-zero"
    ) { $0.text.fontVariant.numeric = $1.numeric },
    variant(
      "font-variant-east-asian", .fontVariantEastAsian, "The forms of ideographs.",
      example: "traditional"
    ) { $0.text.fontVariant.eastAsian = $1.eastAsian },
    variant(
      "font-variant-position", .fontVariantPosition,
      "Raised and lowered letters that the font has.", example: "super"
    ) { $0.text.fontVariant.position = $1.position },
  ]

  private static func variant<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, initial: String = "normal", _ summary: String,
    example: String, set: @escaping @Sendable (inout StyleDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    .style(
      name, .text, on: .texts, syntax, initial: initial, inherited: true, summary,
      example: example, set: set)
  }
}
