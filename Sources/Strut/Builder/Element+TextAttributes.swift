// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// The colour of texts, and what `currentColor` stands for. (`color`)
  public consuming func color(_ value: Color) -> Element {
    style.set(.color, value)
    return self
  }

  /// The direction of texts and rows. `<layout>` begins with `ltr`. On a `<span>` it counts together with `unicode-bidi`. (`direction`)
  public consuming func direction(_ value: Style.Direction) -> Element {
    style.set(.direction, value)
    return self
  }

  /// Families in the order of preference. (`font-family`)
  public consuming func fontFamily(_ value: String) -> Element {
    style.set(.fontFamily, value)
    return self
  }

  /// OpenType features to switch on or off. (`font-feature-settings`)
  public consuming func fontFeatureSettings(_ value: String) -> Element {
    style.set(.fontFeatureSettings, value)
    return self
  }

  /// Whether pairs of letters are moved closer together, as the font says. (`font-kerning`)
  public consuming func fontKerning(_ value: Style.FontKerning) -> Element {
    style.set(.fontKerning, value)
    return self
  }

  /// Whether the letters of variable fonts suit the font size. (`font-optical-sizing`)
  public consuming func fontOpticalSizing(_ value: Style.FontOpticalSizing) -> Element {
    style.set(.fontOpticalSizing, value)
    return self
  }

  /// Which palette a font with colours takes: the one for light or dark backgrounds, or that of a number. (`font-palette`)
  public consuming func fontPalette(_ value: String) -> Element {
    style.set(.fontPalette, value)
    return self
  }

  /// The size of the font. Percentages, `smaller` and `larger` refer to the inherited size. (`font-size`)
  public consuming func fontSize(_ value: Double) -> Element {
    style.set(.fontSize, Length(floatLiteral: value))
    return self
  }

  /// The size of the font. Percentages, `smaller` and `larger` refer to the inherited size. (`font-size`)
  @_disfavoredOverload
  public consuming func fontSize(_ value: Length) -> Element {
    style.set(.fontSize, value)
    return self
  }

  /// The width of the letters. (`font-stretch`)
  public consuming func fontStretch(_ value: Style.FontStretch) -> Element {
    style.set(.fontStretch, value)
    return self
  }

  /// Upright or slanted. An angle counts on the axis `slnt` of a variable font; elsewhere letters are slanted from 14deg on. (`font-style`)
  public consuming func fontStyle(_ value: Style.FontStyle) -> Element {
    style.set(.fontStyle, value)
    return self
  }

  /// What is made up where a family has no such face. (`font-synthesis`)
  public consuming func fontSynthesis(_ value: Style.FontSynthesis) -> Element {
    style.set(.fontSynthesis, value)
    return self
  }

  /// Which glyphs are taken: all the `font-variant-` attributes at once. (`font-variant`)
  public consuming func fontVariant(_ value: Style.FontVariant) -> Element {
    style.set(.fontVariant, value)
    return self
  }

  /// Small and other capitals; where the font has no small ones, capitals of seven tenths of the size stand for them. (`font-variant-caps`)
  public consuming func fontVariantCaps(_ value: Style.FontVariantCaps) -> Element {
    style.set(.fontVariantCaps, value)
    return self
  }

  /// The forms of ideographs. (`font-variant-east-asian`)
  public consuming func fontVariantEastAsian(_ value: Style.FontVariantEastAsian) -> Element {
    style.set(.fontVariantEastAsian, value)
    return self
  }

  /// The ligatures and contextual forms that are used. (`font-variant-ligatures`)
  public consuming func fontVariantLigatures(_ value: Style.FontVariantLigatures) -> Element {
    style.set(.fontVariantLigatures, value)
    return self
  }

  /// The figures, fractions and ordinals. (`font-variant-numeric`)
  public consuming func fontVariantNumeric(_ value: Style.FontVariantNumeric) -> Element {
    style.set(.fontVariantNumeric, value)
    return self
  }

  /// Raised and lowered letters that the font has. (`font-variant-position`)
  public consuming func fontVariantPosition(_ value: Style.FontVariantPosition) -> Element {
    style.set(.fontVariantPosition, value)
    return self
  }

  /// Places on the axes of variable fonts. They win over what the other properties set. (`font-variation-settings`)
  public consuming func fontVariationSettings(_ value: String) -> Element {
    style.set(.fontVariationSettings, value)
    return self
  }

  /// The weight; `normal` is 400, `bold` 700. (`font-weight`)
  public consuming func fontWeight(_ value: Style.FontWeight) -> Element {
    style.set(.fontWeight, value)
    return self
  }

  /// What shows where a word is divided; `auto` is the font's hyphen. (`hyphenate-character`)
  public consuming func hyphenateCharacter(_ value: String) -> Element {
    style.set(.hyphenateCharacter, value)
    return self
  }

  /// Whether words are divided: never, at soft hyphens, or also where the dictionary of the language says. The dictionaries are those of Debian's `hyphen-` packages. (`hyphens`)
  public consuming func hyphens(_ value: Style.Hyphens) -> Element {
    style.set(.hyphens, value)
    return self
  }

  /// More space after every character. (`letter-spacing`)
  public consuming func letterSpacing(_ value: Double) -> Element {
    style.set(.letterSpacing, Length(floatLiteral: value))
    return self
  }

  /// More space after every character. (`letter-spacing`)
  @_disfavoredOverload
  public consuming func letterSpacing(_ value: Length) -> Element {
    style.set(.letterSpacing, value)
    return self
  }

  /// How strict the rules for breaks around ideographs and punctuation are. (`line-break`)
  public consuming func lineBreak(_ value: Style.LineBreak) -> Element {
    style.set(.lineBreak, value)
    return self
  }

  /// The most lines, `none` or 0 for any number. The last one ends in an ellipsis. (`line-clamp`)
  public consuming func lineClamp(_ value: Int) -> Element {
    style.set(.lineClamp, value)
    return self
  }

  /// The distance of baselines. A plain number is a factor of the font size. (`line-height`)
  public consuming func lineHeight(_ value: Double) -> Element {
    style.set(.lineHeight, Length(floatLiteral: value))
    return self
  }

  /// The distance of baselines. A plain number is a factor of the font size. (`line-height`)
  @_disfavoredOverload
  public consuming func lineHeight(_ value: Length) -> Element {
    style.set(.lineHeight, value)
    return self
  }

  /// Whether a word that does not fit may break. (`overflow-wrap`)
  public consuming func overflowWrap(_ value: Style.OverflowWrap) -> Element {
    style.set(.overflowWrap, value)
    return self
  }

  /// The distance of tab stops. A plain number counts spaces. (`tab-size`)
  public consuming func tabSize(_ value: Double) -> Element {
    style.set(.tabSize, Length(floatLiteral: value))
    return self
  }

  /// The distance of tab stops. A plain number counts spaces. (`tab-size`)
  @_disfavoredOverload
  public consuming func tabSize(_ value: Length) -> Element {
    style.set(.tabSize, value)
    return self
  }

  /// Where lines stand. (`text-align`)
  public consuming func textAlign(_ value: Style.TextAlign) -> Element {
    style.set(.textAlign, value)
    return self
  }

  /// Where the last line stands, and lines before `<br/>`; `auto` is as the others, but not stretched. (`text-align-last`)
  public consuming func textAlignLast(_ value: Style.TextAlignLast) -> Element {
    style.set(.textAlignLast, value)
    return self
  }

  /// Lines with the text. They reach all texts inside. (`text-decoration`)
  public consuming func textDecoration(_ value: String) -> Element {
    style.set(.textDecoration, value)
    return self
  }

  /// The colour of the lines. (`text-decoration-color`)
  public consuming func textDecorationColor(_ value: Color) -> Element {
    style.set(.textDecorationColor, value)
    return self
  }

  /// Which lines there are. (`text-decoration-line`)
  public consuming func textDecorationLine(_ value: Style.TextDecorationLine) -> Element {
    style.set(.textDecorationLine, value)
    return self
  }

  /// Whether lines below and above the text make room for letters that cross them; `all` makes it for ideographs and slashes, too. (`text-decoration-skip-ink`)
  public consuming func textDecorationSkipInk(_ value: Style.TextDecorationSkipInk) -> Element {
    style.set(.textDecorationSkipInk, value)
    return self
  }

  /// The pattern of the lines. (`text-decoration-style`)
  public consuming func textDecorationStyle(_ value: Style.TextDecorationStyle) -> Element {
    style.set(.textDecorationStyle, value)
    return self
  }

  /// The thickness of the lines: a tenth of the font size, what the font says, or a length, which is rounded to whole points. (`text-decoration-thickness`)
  public consuming func textDecorationThickness(_ value: Double) -> Element {
    style.set(.textDecorationThickness, Length(floatLiteral: value))
    return self
  }

  /// The thickness of the lines: a tenth of the font size, what the font says, or a length, which is rounded to whole points. (`text-decoration-thickness`)
  @_disfavoredOverload
  public consuming func textDecorationThickness(_ value: Length) -> Element {
    style.set(.textDecorationThickness, value)
    return self
  }

  /// The indent of the first line. (`text-indent`)
  public consuming func textIndent(_ value: Double) -> Element {
    style.set(.textIndent, Length(floatLiteral: value))
    return self
  }

  /// The indent of the first line. (`text-indent`)
  @_disfavoredOverload
  public consuming func textIndent(_ value: Length) -> Element {
    style.set(.textIndent, value)
    return self
  }

  /// What shows that a line goes on outside of a box that clips. (`text-overflow`)
  public consuming func textOverflow(_ value: Style.TextOverflow) -> Element {
    style.set(.textOverflow, value)
    return self
  }

  /// Shadows of the letters. (`text-shadow`)
  public consuming func textShadow(_ value: String) -> Element {
    style.set(.textShadow, value)
    return self
  }

  /// Which full-width punctuation is half as wide: beside other such and where it ends a line that does not hold it otherwise (`normal`), also what opens a line (`trim-start`) other than those at the start of the text and after forced breaks (`space-first`), or none (`space-all`). The font needs half-width forms (`halt`). (`text-spacing-trim`)
  public consuming func textSpacingTrim(_ value: Style.TextSpacingTrim) -> Element {
    style.set(.textSpacingTrim, value)
    return self
  }

  /// A line along the outlines of the letters, under their fill: its width, half of which is outside, and its colour. (`text-stroke`)
  public consuming func textStroke(_ value: Double) -> Element {
    style.set(.textStroke, Length(floatLiteral: value))
    return self
  }

  /// A line along the outlines of the letters, under their fill: its width, half of which is outside, and its colour. (`text-stroke`)
  @_disfavoredOverload
  public consuming func textStroke(_ value: Length) -> Element {
    style.set(.textStroke, value)
    return self
  }

  /// Capital and small letters. (`text-transform`)
  public consuming func textTransform(_ value: Style.TextTransform) -> Element {
    style.set(.textTransform, value)
    return self
  }

  /// The distance of an underline from the baseline, rounded to whole points; `auto` follows its thickness. (`text-underline-offset`)
  public consuming func textUnderlineOffset(_ value: Double) -> Element {
    style.set(.textUnderlineOffset, Length(floatLiteral: value))
    return self
  }

  /// The distance of an underline from the baseline, rounded to whole points; `auto` follows its thickness. (`text-underline-offset`)
  @_disfavoredOverload
  public consuming func textUnderlineOffset(_ value: Length) -> Element {
    style.set(.textUnderlineOffset, value)
    return self
  }

  /// `balance` makes lines about equally long, `pretty` leaves no short last line, `nowrap` makes one line. All win over what `white-space` says about wrapping. On a `<span>` it says only whether lines break in it. (`text-wrap`)
  public consuming func textWrap(_ value: Style.TextWrap) -> Element {
    style.set(.textWrap, value)
    return self
  }

  /// How a span takes part in the order of right and left: `direction` counts only with another value than `normal`. (`unicode-bidi`, for spans and images in texts)
  public consuming func unicodeBidi(_ value: Style.UnicodeBidi) -> Element {
    style.set(.unicodeBidi, value)
    return self
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`, for spans and images in texts)
  public consuming func verticalAlign(_ value: Double) -> Element {
    style.set(.verticalAlign, Length(floatLiteral: value))
    return self
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`, for spans and images in texts)
  @_disfavoredOverload
  public consuming func verticalAlign(_ value: Style.VerticalAlign) -> Element {
    style.set(.verticalAlign, value)
    return self
  }

  /// Whether boxes and texts are drawn; their room stays. (`visibility`)
  public consuming func visibility(_ value: Style.Visibility) -> Element {
    style.set(.visibility, value)
    return self
  }

  /// Whether white space is kept and lines break. (`white-space`)
  public consuming func whiteSpace(_ value: Style.WhiteSpace) -> Element {
    style.set(.whiteSpace, value)
    return self
  }

  /// Where words may break. (`word-break`)
  public consuming func wordBreak(_ value: Style.WordBreak) -> Element {
    style.set(.wordBreak, value)
    return self
  }

  /// More space at every space. (`word-spacing`)
  public consuming func wordSpacing(_ value: Double) -> Element {
    style.set(.wordSpacing, Length(floatLiteral: value))
    return self
  }

  /// More space at every space. (`word-spacing`)
  @_disfavoredOverload
  public consuming func wordSpacing(_ value: Length) -> Element {
    style.set(.wordSpacing, value)
    return self
  }

  /// The language, for shaping, case and line breaking. (`xml:lang`)
  public consuming func lang(_ value: String) -> Element {
    style.set(.lang, value)
    return self
  }
}
