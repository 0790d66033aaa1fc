// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The colour of texts, and what `currentColor` stands for. (`color`)
  public var color: Color {
    get { value(.color, initial: "#000000") }
    set { set(.color, newValue) }
  }

  /// The direction of texts and rows. `<layout>` begins with `ltr`. On a `<span>` it counts together with `unicode-bidi`. (`direction`)
  public var direction: Style.Direction {
    get { value(.direction, initial: "inherit") }
    set { set(.direction, newValue) }
  }

  /// Families in the order of preference. (`font-family`)
  public var fontFamily: String {
    get { value(.fontFamily, initial: "DejaVu Sans") }
    set { set(.fontFamily, newValue) }
  }

  /// OpenType features to switch on or off. (`font-feature-settings`)
  public var fontFeatureSettings: String {
    get { value(.fontFeatureSettings, initial: "normal") }
    set { set(.fontFeatureSettings, newValue) }
  }

  /// Whether pairs of letters are moved closer together, as the font says. (`font-kerning`)
  public var fontKerning: Style.FontKerning {
    get { value(.fontKerning, initial: "auto") }
    set { set(.fontKerning, newValue) }
  }

  /// Whether the letters of variable fonts suit the font size. (`font-optical-sizing`)
  public var fontOpticalSizing: Style.FontOpticalSizing {
    get { value(.fontOpticalSizing, initial: "auto") }
    set { set(.fontOpticalSizing, newValue) }
  }

  /// Which palette a font with colours takes: the one for light or dark backgrounds, or that of a number. (`font-palette`)
  public var fontPalette: String {
    get { value(.fontPalette, initial: "normal") }
    set { set(.fontPalette, newValue) }
  }

  /// The size of the font. Percentages, `smaller` and `larger` refer to the inherited size. (`font-size`)
  public var fontSize: Length {
    get { value(.fontSize, initial: "16") }
    set { set(.fontSize, newValue) }
  }

  /// The width of the letters. (`font-stretch`)
  public var fontStretch: Style.FontStretch {
    get { value(.fontStretch, initial: "normal") }
    set { set(.fontStretch, newValue) }
  }

  /// Upright or slanted. An angle counts on the axis `slnt` of a variable font; elsewhere letters are slanted from 14deg on. (`font-style`)
  public var fontStyle: Style.FontStyle {
    get { value(.fontStyle, initial: "normal") }
    set { set(.fontStyle, newValue) }
  }

  /// What is made up where a family has no such face. (`font-synthesis`)
  public var fontSynthesis: Style.FontSynthesis {
    get { value(.fontSynthesis, initial: "weight style small-caps position") }
    set { set(.fontSynthesis, newValue) }
  }

  /// Which glyphs are taken: all the `font-variant-` attributes at once. (`font-variant`)
  public var fontVariant: Style.FontVariant {
    get { value(.fontVariant, initial: "normal") }
    set { set(.fontVariant, newValue) }
  }

  /// Small and other capitals; where the font has no small ones, capitals of seven tenths of the size stand for them. (`font-variant-caps`)
  public var fontVariantCaps: Style.FontVariantCaps {
    get { value(.fontVariantCaps, initial: "normal") }
    set { set(.fontVariantCaps, newValue) }
  }

  /// The forms of ideographs. (`font-variant-east-asian`)
  public var fontVariantEastAsian: Style.FontVariantEastAsian {
    get { value(.fontVariantEastAsian, initial: "normal") }
    set { set(.fontVariantEastAsian, newValue) }
  }

  /// The ligatures and contextual forms that are used. (`font-variant-ligatures`)
  public var fontVariantLigatures: Style.FontVariantLigatures {
    get { value(.fontVariantLigatures, initial: "normal") }
    set { set(.fontVariantLigatures, newValue) }
  }

  /// The figures, fractions and ordinals. (`font-variant-numeric`)
  public var fontVariantNumeric: Style.FontVariantNumeric {
    get { value(.fontVariantNumeric, initial: "normal") }
    set { set(.fontVariantNumeric, newValue) }
  }

  /// Raised and lowered letters that the font has. (`font-variant-position`)
  public var fontVariantPosition: Style.FontVariantPosition {
    get { value(.fontVariantPosition, initial: "normal") }
    set { set(.fontVariantPosition, newValue) }
  }

  /// Places on the axes of variable fonts. They win over what the other properties set. (`font-variation-settings`)
  public var fontVariationSettings: String {
    get { value(.fontVariationSettings, initial: "normal") }
    set { set(.fontVariationSettings, newValue) }
  }

  /// The weight; `normal` is 400, `bold` 700. (`font-weight`)
  public var fontWeight: Style.FontWeight {
    get { value(.fontWeight, initial: "normal") }
    set { set(.fontWeight, newValue) }
  }

  /// What shows where a word is divided; `auto` is the font's hyphen. (`hyphenate-character`)
  public var hyphenateCharacter: String {
    get { value(.hyphenateCharacter, initial: "auto") }
    set { set(.hyphenateCharacter, newValue) }
  }

  /// Whether words are divided: never, at soft hyphens, or also where the dictionary of the language says. The dictionaries are those of Debian's `hyphen-` packages. (`hyphens`)
  public var hyphens: Style.Hyphens {
    get { value(.hyphens, initial: "manual") }
    set { set(.hyphens, newValue) }
  }

  /// More space after every character. (`letter-spacing`)
  public var letterSpacing: Length {
    get { value(.letterSpacing, initial: "normal") }
    set { set(.letterSpacing, newValue) }
  }

  /// How strict the rules for breaks around ideographs and punctuation are. (`line-break`)
  public var lineBreak: Style.LineBreak {
    get { value(.lineBreak, initial: "auto") }
    set { set(.lineBreak, newValue) }
  }

  /// The most lines, `none` or 0 for any number. The last one ends in an ellipsis. (`line-clamp`)
  public var lineClamp: Int {
    get { value(.lineClamp, initial: "none") }
    set { set(.lineClamp, newValue) }
  }

  /// The distance of baselines. A plain number is a factor of the font size. (`line-height`)
  public var lineHeight: Length {
    get { value(.lineHeight, initial: "normal") }
    set { set(.lineHeight, newValue) }
  }

  /// Whether a word that does not fit may break. (`overflow-wrap`)
  public var overflowWrap: Style.OverflowWrap {
    get { value(.overflowWrap, initial: "normal") }
    set { set(.overflowWrap, newValue) }
  }

  /// The distance of tab stops. A plain number counts spaces. (`tab-size`)
  public var tabSize: Length {
    get { value(.tabSize, initial: "8") }
    set { set(.tabSize, newValue) }
  }

  /// Where lines stand. (`text-align`)
  public var textAlign: Style.TextAlign {
    get { value(.textAlign, initial: "start") }
    set { set(.textAlign, newValue) }
  }

  /// Where the last line stands, and lines before `<br/>`; `auto` is as the others, but not stretched. (`text-align-last`)
  public var textAlignLast: Style.TextAlignLast {
    get { value(.textAlignLast, initial: "auto") }
    set { set(.textAlignLast, newValue) }
  }

  /// Lines with the text. They reach all texts inside. (`text-decoration`)
  public var textDecoration: String {
    get { value(.textDecoration, initial: "none") }
    set { set(.textDecoration, newValue) }
  }

  /// The colour of the lines. (`text-decoration-color`)
  public var textDecorationColor: Color {
    get { value(.textDecorationColor, initial: "currentColor") }
    set { set(.textDecorationColor, newValue) }
  }

  /// Which lines there are. (`text-decoration-line`)
  public var textDecorationLine: Style.TextDecorationLine {
    get { value(.textDecorationLine, initial: "none") }
    set { set(.textDecorationLine, newValue) }
  }

  /// Whether lines below and above the text make room for letters that cross them; `all` makes it for ideographs and slashes, too. (`text-decoration-skip-ink`)
  public var textDecorationSkipInk: Style.TextDecorationSkipInk {
    get { value(.textDecorationSkipInk, initial: "auto") }
    set { set(.textDecorationSkipInk, newValue) }
  }

  /// The pattern of the lines. (`text-decoration-style`)
  public var textDecorationStyle: Style.TextDecorationStyle {
    get { value(.textDecorationStyle, initial: "solid") }
    set { set(.textDecorationStyle, newValue) }
  }

  /// The thickness of the lines: a tenth of the font size, what the font says, or a length, which is rounded to whole points. (`text-decoration-thickness`)
  public var textDecorationThickness: Length {
    get { value(.textDecorationThickness, initial: "auto") }
    set { set(.textDecorationThickness, newValue) }
  }

  /// The indent of the first line. (`text-indent`)
  public var textIndent: Length {
    get { value(.textIndent, initial: "0") }
    set { set(.textIndent, newValue) }
  }

  /// What shows that a line goes on outside of a box that clips. (`text-overflow`)
  public var textOverflow: Style.TextOverflow {
    get { value(.textOverflow, initial: "clip") }
    set { set(.textOverflow, newValue) }
  }

  /// Shadows of the letters. (`text-shadow`)
  public var textShadow: String {
    get { value(.textShadow, initial: "none") }
    set { set(.textShadow, newValue) }
  }

  /// Which full-width punctuation is half as wide: beside other such and where it ends a line that does not hold it otherwise (`normal`), also what opens a line (`trim-start`) other than those at the start of the text and after forced breaks (`space-first`), or none (`space-all`). The font needs half-width forms (`halt`). (`text-spacing-trim`)
  public var textSpacingTrim: Style.TextSpacingTrim {
    get { value(.textSpacingTrim, initial: "normal") }
    set { set(.textSpacingTrim, newValue) }
  }

  /// A line along the outlines of the letters, under their fill: its width, half of which is outside, and its colour. (`text-stroke`)
  public var textStroke: Length {
    get { value(.textStroke, initial: "0") }
    set { set(.textStroke, newValue) }
  }

  /// Capital and small letters. (`text-transform`)
  public var textTransform: Style.TextTransform {
    get { value(.textTransform, initial: "none") }
    set { set(.textTransform, newValue) }
  }

  /// The distance of an underline from the baseline, rounded to whole points; `auto` follows its thickness. (`text-underline-offset`)
  public var textUnderlineOffset: Length {
    get { value(.textUnderlineOffset, initial: "auto") }
    set { set(.textUnderlineOffset, newValue) }
  }

  /// `balance` makes lines about equally long, `pretty` leaves no short last line, `nowrap` makes one line. All win over what `white-space` says about wrapping. On a `<span>` it says only whether lines break in it. (`text-wrap`)
  public var textWrap: Style.TextWrap {
    get { value(.textWrap, initial: "wrap") }
    set { set(.textWrap, newValue) }
  }

  /// How a span takes part in the order of right and left: `direction` counts only with another value than `normal`. (`unicode-bidi`, for spans and images in texts)
  public var unicodeBidi: Style.UnicodeBidi {
    get { value(.unicodeBidi, initial: "normal") }
    set { set(.unicodeBidi, newValue) }
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`, for spans and images in texts)
  public var verticalAlign: Style.VerticalAlign {
    get { value(.verticalAlign, initial: "baseline") }
    set { set(.verticalAlign, newValue) }
  }

  /// Whether boxes and texts are drawn; their room stays. (`visibility`)
  public var visibility: Style.Visibility {
    get { value(.visibility, initial: "visible") }
    set { set(.visibility, newValue) }
  }

  /// Whether white space is kept and lines break. (`white-space`)
  public var whiteSpace: Style.WhiteSpace {
    get { value(.whiteSpace, initial: "normal") }
    set { set(.whiteSpace, newValue) }
  }

  /// Where words may break. (`word-break`)
  public var wordBreak: Style.WordBreak {
    get { value(.wordBreak, initial: "normal") }
    set { set(.wordBreak, newValue) }
  }

  /// More space at every space. (`word-spacing`)
  public var wordSpacing: Length {
    get { value(.wordSpacing, initial: "normal") }
    set { set(.wordSpacing, newValue) }
  }

  /// The language, for shaping, case and line breaking. (`xml:lang`)
  public var lang: String {
    get { value(.lang, initial: "") }
    set { set(.lang, newValue) }
  }
}
