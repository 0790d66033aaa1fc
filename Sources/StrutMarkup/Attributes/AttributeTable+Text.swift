import StrutBoxes
import StrutCore
import StrutLayout
import StrutSyntax

extension AttributeTable {
  /// The look of texts. Colour and size of the font come first: other values refer to them.
  static let text: [AttributeDefinition] =
    fonts + fontVariants + lines + breaking + looks + textDecoration

  /// What is on texts only, not on spans.
  private static let paragraphs: ElementSet = [.layout, .container, .item, .style]

  private static let fonts: [AttributeDefinition] = [
    inherited(
      "color", .color, initial: "#000000",
      "The colour of texts, and what `currentColor` stands for.",
      example: "#334155"
    ) { $0.text.color = $1.resolved($0.inherited.color) },
    inherited(
      "font-size", .fontSize, initial: "16", units: .parent,
      "The size of the font. Percentages, `smaller` and `larger` refer to the inherited size.",
      example: "20"
    ) {
      let size =
        switch $1 {
        case .points(let points): points
        case .relative(let factor): $0.inherited.fontSize * factor
        }
      $0.text.fontSize = min(size, MarkupLimits.fontSize)
    },
    inherited(
      "font-family", .fontFamilies, initial: "DejaVu Sans",
      "Families in the order of preference.", example: "Inter, 'Noto Sans', sans-serif"
    ) { $0.text.fontFamily = $1 },
    inherited(
      "font-weight", .fontWeight, initial: "normal",
      "The weight; `normal` is 400, `bold` 700.", example: "600"
    ) { $0.text.fontWeight = $1.resolved(inheriting: $0.inherited.fontWeight) },
    inherited(
      "font-style", .fontStyle, initial: "normal",
      "Upright or slanted. An angle counts on the axis `slnt` of a variable font; elsewhere letters are slanted from 14deg on.",
      example: "oblique 12deg"
    ) { $0.text.fontStyle = $1 },
    inherited(
      "font-stretch", .fontStretch, initial: "normal", "The width of the letters.",
      example: "condensed"
    ) { $0.text.fontStretch = $1 },
    inherited(
      "font-variation-settings", .fontVariations, initial: "normal",
      "Places on the axes of variable fonts. They win over what the other properties set.",
      example: "'wght' 550, 'GRAD' 80"
    ) { $0.text.fontVariations = $1 },
    inherited(
      "font-optical-sizing", Keywords<Bool>(["auto": true, "none": false]).syntax,
      initial: "auto", "Whether the letters of variable fonts suit the font size.",
      example: "none"
    ) { $0.text.hasOpticalSizing = $1 },
    inherited(
      "font-synthesis", .fontSynthesis, initial: "weight style small-caps position",
      "What is made up where a family has no such face.", example: "none"
    ) { $0.text.fontSynthesis = $1 },
    inherited(
      "font-palette", .fontPalette, initial: "normal",
      "Which palette a font with colours takes: the one for light or dark backgrounds, or that of a number.",
      example: "dark"
    ) { $0.text.fontPalette = $1 },
    inherited(
      "font-feature-settings", .fontFeatures, initial: "normal",
      "OpenType features to switch on or off.", example: "'tnum', 'liga' 0"
    ) { $0.text.fontFeatures = $1 },
    inherited(
      "xml:lang", .language, initial: "not set",
      "The language, for shaping, case and line breaking.", example: "pl"
    ) { $0.text.language = $1 },
  ]

  private static let lines: [AttributeDefinition] = [
    inherited(
      "line-height", .lineHeight, initial: "normal", units: .parentLine,
      "The distance of baselines. A plain number is a factor of the font size.", example: "1.4"
    ) { $0.text.lineHeight = $1.resolved(fontSize: $0.text.fontSize) },
    inherited(
      "letter-spacing", .spacing, initial: "normal", "More space after every character.",
      example: "0.5"
    ) { $0.text.letterSpacing = $1 },
    inherited(
      "word-spacing", .spacing, initial: "normal", "More space at every space.", example: "2"
    ) { $0.text.wordSpacing = $1 },
    inherited(
      "tab-size", .tabSize, initial: "8",
      "The distance of tab stops. A plain number counts spaces.", example: "4"
    ) { $0.text.tabSize = $1 },
    inherited(
      "text-indent", on: paragraphs, .lengthOrPercentage, initial: "0",
      "The indent of the first line.", example: "24"
    ) { $0.text.textIndent = $1 },
    inherited(
      "text-align", on: paragraphs,
      Keywords<TextAlign>([
        "start": .start, "end": .end, "left": .left, "right": .right, "center": .center,
        "justify": .justify,
      ]).syntax, initial: "start", "Where lines stand.", example: "center"
    ) { $0.text.textAlign = $1 },
    inherited(
      "text-align-last", on: paragraphs,
      Keywords<TextAlign?>([
        "auto": nil, "start": .start, "end": .end, "left": .left, "right": .right,
        "center": .center, "justify": .justify,
      ]).syntax, initial: "auto",
      "Where the last line stands, and lines before `<br/>`; `auto` is as the others, but not stretched.",
      example: "center"
    ) { $0.text.textAlignLast = $1 },
    inherited(
      "direction", .direction, initial: "inherit",
      "The direction of texts and rows. `<layout>` begins with `ltr`. On a `<span>` it counts together with `unicode-bidi`.",
      example: "rtl"
    ) {
      $0.layout.direction = $1
      $0.text.direction = $1 ?? $0.inherited.direction
    },
  ]

  private static let breaking: [AttributeDefinition] = [
    inherited(
      "white-space",
      Keywords<WhiteSpace>([
        "normal": .normal, "nowrap": .nowrap, "pre": .pre, "pre-wrap": .preWrap,
        "pre-line": .preLine,
      ]).syntax, initial: "normal", "Whether white space is kept and lines break.",
      example: "nowrap"
    ) { $0.text.whiteSpace = $1 },
    inherited(
      "overflow-wrap",
      Keywords<OverflowWrap>([
        "normal": .normal, "break-word": .breakWord, "anywhere": .anywhere,
      ]).syntax, initial: "normal", "Whether a word that does not fit may break.",
      example: "anywhere"
    ) { $0.text.overflowWrap = $1 },
    inherited(
      "word-break",
      Keywords<WordBreak>([
        "normal": .normal, "break-all": .breakAll, "keep-all": .keepAll,
      ]).syntax, initial: "normal", "Where words may break.", example: "break-all"
    ) { $0.text.wordBreak = $1 },
    inherited(
      "text-wrap",
      Keywords<TextWrap?>([
        "wrap": .wrap, "nowrap": nil, "balance": .balance, "pretty": .pretty,
      ]).syntax, initial: "wrap",
      "`balance` makes lines about equally long, `pretty` leaves no short last line, `nowrap` makes one line. All win over what `white-space` says about wrapping. On a `<span>` it says only whether lines break in it.",
      example: "balance"
    ) {
      // Half of either shorthand is `text-wrap-mode`; CSS Text 4 lets the one that is set last decide.
      $0.text.textWrap = $1 ?? .wrap
      let whiteSpace = $0.text.whiteSpace
      $0.text.whiteSpace = $1 == nil ? whiteSpace.unwrapping : whiteSpace.wrapping
    },
    inherited(
      "line-break",
      Keywords<LineBreak>([
        "auto": .auto, "loose": .loose, "normal": .normal, "strict": .strict,
        "anywhere": .anywhere,
      ]).syntax, initial: "auto",
      "How strict the rules for breaks around ideographs and punctuation are.", example: "strict"
    ) { $0.text.lineBreak = $1 },
    inherited(
      "text-spacing-trim",
      Keywords<TextSpacingTrim>([
        "normal": .normal, "space-all": .spaceAll, "space-first": .spaceFirst,
        "trim-start": .trimStart,
      ]).syntax, initial: "normal",
      "Which full-width punctuation is half as wide: beside other such and where it ends a line that does not hold it otherwise (`normal`), also what opens a line (`trim-start`) other than those at the start of the text and after forced breaks (`space-first`), or none (`space-all`). The font needs half-width forms (`halt`).",
      example: "trim-start"
    ) { $0.text.spacingTrim = $1 },
    inherited(
      "hyphens",
      Keywords<Hyphens>(["none": .none, "manual": .manual, "auto": .auto]).syntax,
      initial: "manual",
      "Whether words are divided: never, at soft hyphens, or also where the dictionary of the language says. The dictionaries are those of Debian's `hyphen-` packages.",
      example: "auto"
    ) { $0.text.hyphens = $1 },
    inherited(
      "hyphenate-character", .hyphenCharacter, initial: "auto",
      "What shows where a word is divided; `auto` is the font's hyphen.", example: "'='"
    ) { $0.text.hyphenCharacter = $1 },
    .style(
      "line-clamp", .text, on: .leaves, .lineClamp, initial: "none",
      "The most lines, `none` or 0 for any number. The last one ends in an ellipsis.", example: "2"
    ) { $0.lineClamp = $1 },
    .style(
      "text-overflow", .text, on: .leaves,
      Keywords<Bool>(["clip": false, "ellipsis": true]).syntax, initial: "clip",
      "What shows that a line goes on outside of a box that clips.", example: "ellipsis"
    ) { $0.hasEllipsis = $1 },
  ]

  private static let looks: [AttributeDefinition] = [
    inherited(
      "text-transform",
      Keywords<TextTransform>([
        "none": .none, "uppercase": .uppercase, "lowercase": .lowercase,
        "capitalize": .capitalize,
      ]).syntax, initial: "none", "Capital and small letters.", example: "uppercase"
    ) { $0.text.textTransform = $1 },
    inherited(
      "text-stroke", TextStrokeValue.syntax, initial: "0",
      "A line along the outlines of the letters, under their fill: its width, half of which is outside, and its colour.",
      example: "2 #c00"
    ) { $0.text.textStroke = $1.resolved($0.text.color) },
    inherited(
      "text-shadow", .textShadow, initial: "none", "Shadows of the letters.",
      example: "0 1 2 #0006"
    ) { $0.text.textShadow = $1.resolved($0.text.color) },
    inherited(
      "visibility", Keywords<Bool>(["visible": true, "hidden": false]).syntax, initial: "visible",
      "Whether boxes and texts are drawn; their room stays.", example: "hidden"
    ) { $0.text.isVisible = $1 },
  ]

  private static func inherited<Value>(
    _ name: String, on elements: ElementSet = .texts, _ syntax: ValueSyntax<Value>,
    initial: String, units: FontUnits.Basis = .own, _ summary: String, example: String,
    set: @escaping @Sendable (inout StyleDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    .style(
      name, .text, on: elements, syntax, initial: initial, inherited: true, units: units, summary,
      example: example, set: set)
  }
}
