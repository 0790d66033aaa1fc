// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// Where the free space between lines goes. `normal` is `stretch`. (`align-content`)
  public var alignContent: Style.AlignContent {
    get { value(.alignContent, initial: "flex-start") }
    set { set(.alignContent, newValue) }
  }

  /// Where the children stand across their line. `normal` is `stretch`. (`align-items`)
  public var alignItems: Style.AlignItems {
    get { value(.alignItems, initial: "normal") }
    set { set(.alignItems, newValue) }
  }

  /// Where the box stands across its line. `auto` is what the parent's `align-items` says. (`align-self`)
  public var alignSelf: Style.AlignSelf {
    get { value(.alignSelf, initial: "auto") }
    set { set(.alignSelf, newValue) }
  }

  /// What the box shows, in words for those who do not see it; empty for decoration. Nothing is drawn. (`alt`)
  public var alt: String {
    get { value(.alt, initial: "") }
    set { set(.alt, newValue) }
  }

  /// The ratio of width to height; 0 is none. (`aspect-ratio`)
  public var aspectRatio: Double {
    get { value(.aspectRatio, initial: "0") }
    set { set(.aspectRatio, newValue) }
  }

  /// What fills the box, the canvas or the span: a colour, or gradients with a colour last. (`background`)
  public var background: Color {
    get { value(.background, initial: "transparent") }
    set { set(.background, newValue) }
  }

  /// Where the background is painted: in the whole box, or through the letters of the text, whose own colour may be `transparent`. (`background-clip`)
  public var backgroundClip: Style.BackgroundClip {
    get { value(.backgroundClip, initial: "border-box") }
    set { set(.backgroundClip, newValue) }
  }

  /// Width, style and colour of all sides, in any order. (`border`)
  public var border: String {
    get { value(.border, initial: "none") }
    set { set(.border, newValue) }
  }

  /// Width, style and colour of the bottom side. (`border-bottom`)
  public var borderBottom: String {
    get { value(.borderBottom, initial: "none") }
    set { set(.borderBottom, newValue) }
  }

  /// The colour of the bottom side. (`border-bottom-color`)
  public var borderBottomColor: Color {
    get { value(.borderBottomColor, initial: "currentColor") }
    set { set(.borderBottomColor, newValue) }
  }

  /// The radius of the bottom left corner. (`border-bottom-left-radius`)
  public var borderBottomLeftRadius: Length {
    get { value(.borderBottomLeftRadius, initial: "0") }
    set { set(.borderBottomLeftRadius, newValue) }
  }

  /// The radius of the bottom right corner. (`border-bottom-right-radius`)
  public var borderBottomRightRadius: Length {
    get { value(.borderBottomRightRadius, initial: "0") }
    set { set(.borderBottomRightRadius, newValue) }
  }

  /// The pattern of the bottom side. (`border-bottom-style`)
  public var borderBottomStyle: Style.BorderStyle {
    get { value(.borderBottomStyle, initial: "solid") }
    set { set(.borderBottomStyle, newValue) }
  }

  /// The width of the bottom side. (`border-bottom-width`)
  public var borderBottomWidth: Length {
    get { value(.borderBottomWidth, initial: "0") }
    set { set(.borderBottomWidth, newValue) }
  }

  /// The colours of the sides. (`border-color`)
  public var borderColor: Color {
    get { value(.borderColor, initial: "currentColor") }
    set { set(.borderColor, newValue) }
  }

  /// The width of the side where lines end; wins over left and right. (`border-end-width`)
  public var borderEndWidth: Length {
    get { value(.borderEndWidth, initial: "") }
    set { set(.borderEndWidth, newValue) }
  }

  /// Width, style and colour of the left side. (`border-left`)
  public var borderLeft: String {
    get { value(.borderLeft, initial: "none") }
    set { set(.borderLeft, newValue) }
  }

  /// The colour of the left side. (`border-left-color`)
  public var borderLeftColor: Color {
    get { value(.borderLeftColor, initial: "currentColor") }
    set { set(.borderLeftColor, newValue) }
  }

  /// The pattern of the left side. (`border-left-style`)
  public var borderLeftStyle: Style.BorderStyle {
    get { value(.borderLeftStyle, initial: "solid") }
    set { set(.borderLeftStyle, newValue) }
  }

  /// The width of the left side. (`border-left-width`)
  public var borderLeftWidth: Length {
    get { value(.borderLeftWidth, initial: "0") }
    set { set(.borderLeftWidth, newValue) }
  }

  /// The radii of the corners from the top left clockwise; after `/` the vertical ones. (`border-radius`)
  public var borderRadius: Length {
    get { value(.borderRadius, initial: "0") }
    set { set(.borderRadius, newValue) }
  }

  /// Width, style and colour of the right side. (`border-right`)
  public var borderRight: String {
    get { value(.borderRight, initial: "none") }
    set { set(.borderRight, newValue) }
  }

  /// The colour of the right side. (`border-right-color`)
  public var borderRightColor: Color {
    get { value(.borderRightColor, initial: "currentColor") }
    set { set(.borderRightColor, newValue) }
  }

  /// The pattern of the right side. (`border-right-style`)
  public var borderRightStyle: Style.BorderStyle {
    get { value(.borderRightStyle, initial: "solid") }
    set { set(.borderRightStyle, newValue) }
  }

  /// The width of the right side. (`border-right-width`)
  public var borderRightWidth: Length {
    get { value(.borderRightWidth, initial: "0") }
    set { set(.borderRightWidth, newValue) }
  }

  /// The width of the side where lines begin; wins over left and right. (`border-start-width`)
  public var borderStartWidth: Length {
    get { value(.borderStartWidth, initial: "") }
    set { set(.borderStartWidth, newValue) }
  }

  /// The patterns of the sides; a side with `none` has no width. (`border-style`)
  public var borderStyle: Style.BorderStyle {
    get { value(.borderStyle, initial: "solid") }
    set { set(.borderStyle, newValue) }
  }

  /// Width, style and colour of the top side. (`border-top`)
  public var borderTop: String {
    get { value(.borderTop, initial: "none") }
    set { set(.borderTop, newValue) }
  }

  /// The colour of the top side. (`border-top-color`)
  public var borderTopColor: Color {
    get { value(.borderTopColor, initial: "currentColor") }
    set { set(.borderTopColor, newValue) }
  }

  /// The radius of the top left corner. (`border-top-left-radius`)
  public var borderTopLeftRadius: Length {
    get { value(.borderTopLeftRadius, initial: "0") }
    set { set(.borderTopLeftRadius, newValue) }
  }

  /// The radius of the top right corner. (`border-top-right-radius`)
  public var borderTopRightRadius: Length {
    get { value(.borderTopRightRadius, initial: "0") }
    set { set(.borderTopRightRadius, newValue) }
  }

  /// The pattern of the top side. (`border-top-style`)
  public var borderTopStyle: Style.BorderStyle {
    get { value(.borderTopStyle, initial: "solid") }
    set { set(.borderTopStyle, newValue) }
  }

  /// The width of the top side. (`border-top-width`)
  public var borderTopWidth: Length {
    get { value(.borderTopWidth, initial: "0") }
    set { set(.borderTopWidth, newValue) }
  }

  /// The widths of the sides. (`border-width`)
  public var borderWidth: Length {
    get { value(.borderWidth, initial: "0") }
    set { set(.borderWidth, newValue) }
  }

  /// The distance from the bottom edge of the containing block. (`bottom`)
  public var bottom: Length {
    get { value(.bottom, initial: "auto") }
    set { set(.bottom, newValue) }
  }

  /// Shadows below the box, or inside of it with `inset`. (`box-shadow`)
  public var boxShadow: String {
    get { value(.boxShadow, initial: "none") }
    set { set(.boxShadow, newValue) }
  }

  /// Which box the sizes mean. (`box-sizing`)
  public var boxSizing: Style.BoxSizing {
    get { value(.boxSizing, initial: "border-box") }
    set { set(.boxSizing, newValue) }
  }

  /// Names of styles. A later name wins over an earlier one, the box's own attributes over all. (`class`)
  public var `class`: String {
    get { value(.class, initial: "") }
    set { set(.class, newValue) }
  }

  /// The colour of texts, and what `currentColor` stands for. (`color`)
  public var color: Color {
    get { value(.color, initial: "#000000") }
    set { set(.color, newValue) }
  }

  /// The space between columns. (`column-gap`)
  public var columnGap: Length {
    get { value(.columnGap, initial: "0") }
    set { set(.columnGap, newValue) }
  }

  /// How strongly a view does not shrink below its content. (`content-compression`)
  public var contentCompression: Style.ContentPriority {
    get { value(.contentCompression, initial: "750") }
    set { set(.contentCompression, newValue) }
  }

  /// How strongly a view does not shrink below its content. (`content-compression-horizontal`)
  public var contentCompressionHorizontal: Style.ContentPriority {
    get { value(.contentCompressionHorizontal, initial: "750") }
    set { set(.contentCompressionHorizontal, newValue) }
  }

  /// How strongly a view does not shrink below its content. (`content-compression-vertical`)
  public var contentCompressionVertical: Style.ContentPriority {
    get { value(.contentCompressionVertical, initial: "750") }
    set { set(.contentCompressionVertical, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging`)
  public var contentHugging: Style.ContentPriority {
    get { value(.contentHugging, initial: "250") }
    set { set(.contentHugging, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-horizontal`)
  public var contentHuggingHorizontal: Style.ContentPriority {
    get { value(.contentHuggingHorizontal, initial: "250") }
    set { set(.contentHuggingHorizontal, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-vertical`)
  public var contentHuggingVertical: Style.ContentPriority {
    get { value(.contentHuggingVertical, initial: "250") }
    set { set(.contentHuggingVertical, newValue) }
  }

  /// The direction of texts and rows. `<layout>` begins with `ltr`. On a `<span>` it counts together with `unicode-bidi`. (`direction`)
  public var direction: Style.Direction {
    get { value(.direction, initial: "inherit") }
    set { set(.direction, newValue) }
  }

  /// Whether and how the box takes part in layout. (`display`)
  public var display: Style.Display {
    get { value(.display, initial: "flex") }
    set { set(.display, newValue) }
  }

  /// The distance from the end edge of the containing block. (`end`)
  public var end: Length {
    get { value(.end, initial: "") }
    set { set(.end, newValue) }
  }

  /// Effects: `blur()`, `brightness()`, `contrast()`, `grayscale()`, `saturate()`, `drop-shadow()`, `opacity()`. (`filter`)
  public var filter: String {
    get { value(.filter, initial: "none") }
    set { set(.filter, newValue) }
  }

  /// Growing, shrinking and basis at once. An omitted factor is 1, an omitted basis 0%. (`flex`)
  public var flex: Length {
    get { value(.flex, initial: "0 0 auto") }
    set { set(.flex, newValue) }
  }

  /// The size before growing and shrinking. `auto` is the width or height. (`flex-basis`)
  public var flexBasis: Length {
    get { value(.flexBasis, initial: "auto") }
    set { set(.flexBasis, newValue) }
  }

  /// The axis along which the children stand. (`flex-direction`)
  public var flexDirection: Style.FlexDirection {
    get { value(.flexDirection, initial: "column") }
    set { set(.flexDirection, newValue) }
  }

  /// The share of free space. (`flex-grow`)
  public var flexGrow: Double {
    get { value(.flexGrow, initial: "0") }
    set { set(.flexGrow, newValue) }
  }

  /// The share of missing space. (`flex-shrink`)
  public var flexShrink: Double {
    get { value(.flexShrink, initial: "0") }
    set { set(.flexShrink, newValue) }
  }

  /// Whether children go on a new line where there is no more room. (`flex-wrap`)
  public var flexWrap: Style.FlexWrap {
    get { value(.flexWrap, initial: "nowrap") }
    set { set(.flexWrap, newValue) }
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

  /// The space between children: of rows and columns, or of each. (`gap`)
  public var gap: Length {
    get { value(.gap, initial: "0") }
    set { set(.gap, newValue) }
  }

  /// The height. (`height`)
  public var height: Length {
    get { value(.height, initial: "auto") }
    set { set(.height, newValue) }
  }

  /// The target of a link, in formats that have links. (`href`)
  public var href: String {
    get { value(.href, initial: "") }
    set { set(.href, newValue) }
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

  /// The distances from the edges of the containing block. (`inset`)
  public var inset: Length {
    get { value(.inset, initial: "auto") }
    set { set(.inset, newValue) }
  }

  /// Where the free space of a line goes. `normal` is `flex-start`. (`justify-content`)
  public var justifyContent: Style.JustifyContent {
    get { value(.justifyContent, initial: "normal") }
    set { set(.justifyContent, newValue) }
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  public var layoutMargins: Length {
    get { value(.layoutMargins, initial: "8") }
    set { set(.layoutMargins, newValue) }
  }

  /// The distance from the left edge of the containing block. (`left`)
  public var left: Length {
    get { value(.left, initial: "auto") }
    set { set(.left, newValue) }
  }

  /// More space after every character. (`letter-spacing`)
  public var letterSpacing: Length {
    get { value(.letterSpacing, initial: "normal") }
    set { set(.letterSpacing, newValue) }
  }

  /// The level of a box with `role="heading"`. (`level`)
  public var level: Int {
    get { value(.level, initial: "") }
    set { set(.level, newValue) }
  }

  /// How strict the rules for breaks around ideographs and punctuation are. (`line-break`)
  public var lineBreak: Style.LineBreak {
    get { value(.lineBreak, initial: "auto") }
    set { set(.lineBreak, newValue) }
  }

  /// The most lines, 0 for any number. The last one ends in an ellipsis. (`line-clamp`)
  public var lineClamp: Int {
    get { value(.lineClamp, initial: "0") }
    set { set(.lineClamp, newValue) }
  }

  /// The distance of baselines. A plain number is a factor of the font size. (`line-height`)
  public var lineHeight: Length {
    get { value(.lineHeight, initial: "normal") }
    set { set(.lineHeight, newValue) }
  }

  /// The space around the box; `auto` takes free space. (`margin`)
  public var margin: Length {
    get { value(.margin, initial: "0") }
    set { set(.margin, newValue) }
  }

  /// The space at the bottom side of the box. (`margin-bottom`)
  public var marginBottom: Length {
    get { value(.marginBottom, initial: "0") }
    set { set(.marginBottom, newValue) }
  }

  /// The space at the end side of the box. (`margin-end`)
  public var marginEnd: Length {
    get { value(.marginEnd, initial: "") }
    set { set(.marginEnd, newValue) }
  }

  /// The space left and right of the box. (`margin-horizontal`)
  public var marginHorizontal: Length {
    get { value(.marginHorizontal, initial: "0") }
    set { set(.marginHorizontal, newValue) }
  }

  /// The space at the left side of the box. (`margin-left`)
  public var marginLeft: Length {
    get { value(.marginLeft, initial: "0") }
    set { set(.marginLeft, newValue) }
  }

  /// The space at the right side of the box. (`margin-right`)
  public var marginRight: Length {
    get { value(.marginRight, initial: "0") }
    set { set(.marginRight, newValue) }
  }

  /// The space at the start side of the box. (`margin-start`)
  public var marginStart: Length {
    get { value(.marginStart, initial: "") }
    set { set(.marginStart, newValue) }
  }

  /// The space at the top side of the box. (`margin-top`)
  public var marginTop: Length {
    get { value(.marginTop, initial: "0") }
    set { set(.marginTop, newValue) }
  }

  /// The space above and below the box. (`margin-vertical`)
  public var marginVertical: Length {
    get { value(.marginVertical, initial: "0") }
    set { set(.marginVertical, newValue) }
  }

  /// The largest height. (`max-height`)
  public var maxHeight: Length {
    get { value(.maxHeight, initial: "none") }
    set { set(.maxHeight, newValue) }
  }

  /// The largest width. (`max-width`)
  public var maxWidth: Length {
    get { value(.maxWidth, initial: "none") }
    set { set(.maxWidth, newValue) }
  }

  /// The least height. `auto` is CSS's automatic minimum size. (`min-height`)
  public var minHeight: Length {
    get { value(.minHeight, initial: "0") }
    set { set(.minHeight, newValue) }
  }

  /// The least width. `auto` is CSS's automatic minimum size. (`min-width`)
  public var minWidth: Length {
    get { value(.minWidth, initial: "0") }
    set { set(.minWidth, newValue) }
  }

  /// How the box is blended with what is behind it. (`mix-blend-mode`)
  public var mixBlendMode: Style.MixBlendMode {
    get { value(.mixBlendMode, initial: "normal") }
    set { set(.mixBlendMode, newValue) }
  }

  /// How an image fills its box. (`object-fit`)
  public var objectFit: Style.ObjectFit {
    get { value(.objectFit, initial: "fill") }
    set { set(.objectFit, newValue) }
  }

  /// Where an image stands in its box. (`object-position`)
  public var objectPosition: String {
    get { value(.objectPosition, initial: "50% 50%") }
    set { set(.objectPosition, newValue) }
  }

  /// The opacity of the box with everything in it. (`opacity`)
  public var opacity: Double {
    get { value(.opacity, initial: "1") }
    set { set(.opacity, newValue) }
  }

  /// The place among the siblings; smaller comes first. (`order`)
  public var order: Int {
    get { value(.order, initial: "0") }
    set { set(.order, newValue) }
  }

  /// What happens to content outside of the box, on both axes or on each. (`overflow`)
  public var overflow: Style.Overflow {
    get { value(.overflow, initial: "visible") }
    set { set(.overflow, newValue) }
  }

  /// Whether a word that does not fit may break. (`overflow-wrap`)
  public var overflowWrap: Style.OverflowWrap {
    get { value(.overflowWrap, initial: "normal") }
    set { set(.overflowWrap, newValue) }
  }

  /// The same on the horizontal axis. (`overflow-x`)
  public var overflowX: Style.Overflow {
    get { value(.overflowX, initial: "visible") }
    set { set(.overflowX, newValue) }
  }

  /// The same on the vertical axis. (`overflow-y`)
  public var overflowY: Style.Overflow {
    get { value(.overflowY, initial: "visible") }
    set { set(.overflowY, newValue) }
  }

  /// The space between the border and the content. (`padding`)
  public var padding: Length {
    get { value(.padding, initial: "0") }
    set { set(.padding, newValue) }
  }

  /// The space at the bottom side of the content. (`padding-bottom`)
  public var paddingBottom: Length {
    get { value(.paddingBottom, initial: "0") }
    set { set(.paddingBottom, newValue) }
  }

  /// The space at the end side of the content. (`padding-end`)
  public var paddingEnd: Length {
    get { value(.paddingEnd, initial: "") }
    set { set(.paddingEnd, newValue) }
  }

  /// The space left and right of the content. (`padding-horizontal`)
  public var paddingHorizontal: Length {
    get { value(.paddingHorizontal, initial: "0") }
    set { set(.paddingHorizontal, newValue) }
  }

  /// The space at the left side of the content. (`padding-left`)
  public var paddingLeft: Length {
    get { value(.paddingLeft, initial: "0") }
    set { set(.paddingLeft, newValue) }
  }

  /// The space at the right side of the content. (`padding-right`)
  public var paddingRight: Length {
    get { value(.paddingRight, initial: "0") }
    set { set(.paddingRight, newValue) }
  }

  /// The space at the start side of the content. (`padding-start`)
  public var paddingStart: Length {
    get { value(.paddingStart, initial: "") }
    set { set(.paddingStart, newValue) }
  }

  /// The space at the top side of the content. (`padding-top`)
  public var paddingTop: Length {
    get { value(.paddingTop, initial: "0") }
    set { set(.paddingTop, newValue) }
  }

  /// The space above and below the content. (`padding-vertical`)
  public var paddingVertical: Length {
    get { value(.paddingVertical, initial: "0") }
    set { set(.paddingVertical, newValue) }
  }

  /// In flow, or placed against the nearest ancestor that is not `static`. (`position`)
  public var position: Style.Position {
    get { value(.position, initial: "relative") }
    set { set(.position, newValue) }
  }

  /// The distance from the right edge of the containing block. (`right`)
  public var right: Length {
    get { value(.right, initial: "auto") }
    set { set(.right, newValue) }
  }

  /// What the box is, in ARIA's words: the structure of SVG and PDF. Nothing is drawn. (`role`)
  public var role: Style.Role {
    get { value(.role, initial: "") }
    set { set(.role, newValue) }
  }

  /// The space between rows. (`row-gap`)
  public var rowGap: Length {
    get { value(.rowGap, initial: "0") }
    set { set(.rowGap, newValue) }
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  public var safeArea: Length {
    get { value(.safeArea, initial: "") }
    set { set(.safeArea, newValue) }
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  public var slice: Length {
    get { value(.slice, initial: "") }
    set { set(.slice, newValue) }
  }

  /// An image: a PNG, JPEG, WebP or SVG file beside the document, or a `data:` URI. (`src`)
  public var src: String {
    get { value(.src, initial: "") }
    set { set(.src, newValue) }
  }

  /// The distance from the start edge of the containing block. (`start`)
  public var start: Length {
    get { value(.start, initial: "") }
    set { set(.start, newValue) }
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

  /// Whether lines below and above the text make room for letters that cross them. (`text-decoration-skip-ink`)
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

  /// `balance` makes lines about equally long, `pretty` leaves no short last line, `nowrap` makes one line. All win over what `white-space` says about wrapping. (`text-wrap`)
  public var textWrap: Style.TextWrap {
    get { value(.textWrap, initial: "wrap") }
    set { set(.textWrap, newValue) }
  }

  /// The distance from the top edge of the containing block. (`top`)
  public var top: Length {
    get { value(.top, initial: "auto") }
    set { set(.top, newValue) }
  }

  /// Transformations: `translate()`, `scale()`, `rotate()`, `skew()` with their forms for one axis, `matrix()`. Layout stays. (`transform`)
  public var transform: String {
    get { value(.transform, initial: "none") }
    set { set(.transform, newValue) }
  }

  /// The point that a transformation leaves in its place. (`transform-origin`)
  public var transformOrigin: String {
    get { value(.transformOrigin, initial: "50% 50%") }
    set { set(.transformOrigin, newValue) }
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

  /// The width. (`width`)
  public var width: Length {
    get { value(.width, initial: "auto") }
    set { set(.width, newValue) }
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

  /// The place in the order of painting; larger numbers are in front. (`z-index`)
  public var zIndex: Int {
    get { value(.zIndex, initial: "auto") }
    set { set(.zIndex, newValue) }
  }
}
