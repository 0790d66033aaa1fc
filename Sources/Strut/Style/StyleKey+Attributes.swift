// Made by `strut-dev reference` from the table of attributes.
extension StyleKey {
  /// The names in the markup, in alphabetical order.
  static let names: [String] = [
    "align-content",
    "align-items",
    "align-self",
    "aspect-ratio",
    "background",
    "background-clip",
    "border",
    "border-bottom",
    "border-bottom-color",
    "border-bottom-left-radius",
    "border-bottom-right-radius",
    "border-bottom-style",
    "border-bottom-width",
    "border-color",
    "border-end-width",
    "border-left",
    "border-left-color",
    "border-left-style",
    "border-left-width",
    "border-radius",
    "border-right",
    "border-right-color",
    "border-right-style",
    "border-right-width",
    "border-start-width",
    "border-style",
    "border-top",
    "border-top-color",
    "border-top-left-radius",
    "border-top-right-radius",
    "border-top-style",
    "border-top-width",
    "border-width",
    "bottom",
    "box-shadow",
    "box-sizing",
    "class",
    "color",
    "column-gap",
    "content-compression",
    "content-compression-horizontal",
    "content-compression-vertical",
    "content-hugging",
    "content-hugging-horizontal",
    "content-hugging-vertical",
    "defaults",
    "direction",
    "display",
    "end",
    "filter",
    "flex",
    "flex-basis",
    "flex-direction",
    "flex-grow",
    "flex-shrink",
    "flex-wrap",
    "font-family",
    "font-feature-settings",
    "font-kerning",
    "font-optical-sizing",
    "font-palette",
    "font-size",
    "font-stretch",
    "font-style",
    "font-synthesis",
    "font-variant",
    "font-variant-caps",
    "font-variant-east-asian",
    "font-variant-ligatures",
    "font-variant-numeric",
    "font-variant-position",
    "font-variation-settings",
    "font-weight",
    "gap",
    "height",
    "href",
    "hyphenate-character",
    "hyphens",
    "id",
    "inset",
    "justify-content",
    "layout-margins",
    "left",
    "letter-spacing",
    "line-break",
    "line-clamp",
    "line-height",
    "margin",
    "margin-bottom",
    "margin-end",
    "margin-horizontal",
    "margin-left",
    "margin-right",
    "margin-start",
    "margin-top",
    "margin-vertical",
    "max-height",
    "max-width",
    "min-height",
    "min-width",
    "mix-blend-mode",
    "object-fit",
    "object-position",
    "opacity",
    "order",
    "overflow",
    "overflow-wrap",
    "overflow-x",
    "overflow-y",
    "padding",
    "padding-bottom",
    "padding-end",
    "padding-horizontal",
    "padding-left",
    "padding-right",
    "padding-start",
    "padding-top",
    "padding-vertical",
    "point-scale-factor",
    "position",
    "right",
    "row-gap",
    "safe-area",
    "slice",
    "src",
    "start",
    "tab-size",
    "text-align",
    "text-align-last",
    "text-decoration",
    "text-decoration-color",
    "text-decoration-line",
    "text-decoration-skip-ink",
    "text-decoration-style",
    "text-decoration-thickness",
    "text-indent",
    "text-overflow",
    "text-shadow",
    "text-stroke",
    "text-transform",
    "text-underline-offset",
    "text-wrap",
    "title",
    "top",
    "transform",
    "transform-origin",
    "unicode-bidi",
    "vertical-align",
    "visibility",
    "white-space",
    "width",
    "word-break",
    "word-spacing",
    "xml:lang",
    "z-index",
  ]

  /// What boxes or texts inside take over.
  static let inherited: Set<StyleKey> = [
    .color,
    .direction,
    .fontFamily,
    .fontFeatureSettings,
    .fontKerning,
    .fontOpticalSizing,
    .fontPalette,
    .fontSize,
    .fontStretch,
    .fontStyle,
    .fontSynthesis,
    .fontVariant,
    .fontVariantCaps,
    .fontVariantEastAsian,
    .fontVariantLigatures,
    .fontVariantNumeric,
    .fontVariantPosition,
    .fontVariationSettings,
    .fontWeight,
    .hyphenateCharacter,
    .hyphens,
    .letterSpacing,
    .lineBreak,
    .lineHeight,
    .overflowWrap,
    .tabSize,
    .textAlign,
    .textAlignLast,
    .textDecorationSkipInk,
    .textIndent,
    .textShadow,
    .textStroke,
    .textTransform,
    .textUnderlineOffset,
    .textWrap,
    .visibility,
    .whiteSpace,
    .wordBreak,
    .wordSpacing,
    .lang,
  ]

  static let alignContent = StyleKey(0)
  static let alignItems = StyleKey(1)
  static let alignSelf = StyleKey(2)
  static let aspectRatio = StyleKey(3)
  static let background = StyleKey(4)
  static let backgroundClip = StyleKey(5)
  static let border = StyleKey(6)
  static let borderBottom = StyleKey(7)
  static let borderBottomColor = StyleKey(8)
  static let borderBottomLeftRadius = StyleKey(9)
  static let borderBottomRightRadius = StyleKey(10)
  static let borderBottomStyle = StyleKey(11)
  static let borderBottomWidth = StyleKey(12)
  static let borderColor = StyleKey(13)
  static let borderEndWidth = StyleKey(14)
  static let borderLeft = StyleKey(15)
  static let borderLeftColor = StyleKey(16)
  static let borderLeftStyle = StyleKey(17)
  static let borderLeftWidth = StyleKey(18)
  static let borderRadius = StyleKey(19)
  static let borderRight = StyleKey(20)
  static let borderRightColor = StyleKey(21)
  static let borderRightStyle = StyleKey(22)
  static let borderRightWidth = StyleKey(23)
  static let borderStartWidth = StyleKey(24)
  static let borderStyle = StyleKey(25)
  static let borderTop = StyleKey(26)
  static let borderTopColor = StyleKey(27)
  static let borderTopLeftRadius = StyleKey(28)
  static let borderTopRightRadius = StyleKey(29)
  static let borderTopStyle = StyleKey(30)
  static let borderTopWidth = StyleKey(31)
  static let borderWidth = StyleKey(32)
  static let bottom = StyleKey(33)
  static let boxShadow = StyleKey(34)
  static let boxSizing = StyleKey(35)
  static let `class` = StyleKey(36)
  static let color = StyleKey(37)
  static let columnGap = StyleKey(38)
  static let contentCompression = StyleKey(39)
  static let contentCompressionHorizontal = StyleKey(40)
  static let contentCompressionVertical = StyleKey(41)
  static let contentHugging = StyleKey(42)
  static let contentHuggingHorizontal = StyleKey(43)
  static let contentHuggingVertical = StyleKey(44)
  static let defaults = StyleKey(45)
  static let direction = StyleKey(46)
  static let display = StyleKey(47)
  static let end = StyleKey(48)
  static let filter = StyleKey(49)
  static let flex = StyleKey(50)
  static let flexBasis = StyleKey(51)
  static let flexDirection = StyleKey(52)
  static let flexGrow = StyleKey(53)
  static let flexShrink = StyleKey(54)
  static let flexWrap = StyleKey(55)
  static let fontFamily = StyleKey(56)
  static let fontFeatureSettings = StyleKey(57)
  static let fontKerning = StyleKey(58)
  static let fontOpticalSizing = StyleKey(59)
  static let fontPalette = StyleKey(60)
  static let fontSize = StyleKey(61)
  static let fontStretch = StyleKey(62)
  static let fontStyle = StyleKey(63)
  static let fontSynthesis = StyleKey(64)
  static let fontVariant = StyleKey(65)
  static let fontVariantCaps = StyleKey(66)
  static let fontVariantEastAsian = StyleKey(67)
  static let fontVariantLigatures = StyleKey(68)
  static let fontVariantNumeric = StyleKey(69)
  static let fontVariantPosition = StyleKey(70)
  static let fontVariationSettings = StyleKey(71)
  static let fontWeight = StyleKey(72)
  static let gap = StyleKey(73)
  static let height = StyleKey(74)
  static let href = StyleKey(75)
  static let hyphenateCharacter = StyleKey(76)
  static let hyphens = StyleKey(77)
  static let id = StyleKey(78)
  static let inset = StyleKey(79)
  static let justifyContent = StyleKey(80)
  static let layoutMargins = StyleKey(81)
  static let left = StyleKey(82)
  static let letterSpacing = StyleKey(83)
  static let lineBreak = StyleKey(84)
  static let lineClamp = StyleKey(85)
  static let lineHeight = StyleKey(86)
  static let margin = StyleKey(87)
  static let marginBottom = StyleKey(88)
  static let marginEnd = StyleKey(89)
  static let marginHorizontal = StyleKey(90)
  static let marginLeft = StyleKey(91)
  static let marginRight = StyleKey(92)
  static let marginStart = StyleKey(93)
  static let marginTop = StyleKey(94)
  static let marginVertical = StyleKey(95)
  static let maxHeight = StyleKey(96)
  static let maxWidth = StyleKey(97)
  static let minHeight = StyleKey(98)
  static let minWidth = StyleKey(99)
  static let mixBlendMode = StyleKey(100)
  static let objectFit = StyleKey(101)
  static let objectPosition = StyleKey(102)
  static let opacity = StyleKey(103)
  static let order = StyleKey(104)
  static let overflow = StyleKey(105)
  static let overflowWrap = StyleKey(106)
  static let overflowX = StyleKey(107)
  static let overflowY = StyleKey(108)
  static let padding = StyleKey(109)
  static let paddingBottom = StyleKey(110)
  static let paddingEnd = StyleKey(111)
  static let paddingHorizontal = StyleKey(112)
  static let paddingLeft = StyleKey(113)
  static let paddingRight = StyleKey(114)
  static let paddingStart = StyleKey(115)
  static let paddingTop = StyleKey(116)
  static let paddingVertical = StyleKey(117)
  static let pointScaleFactor = StyleKey(118)
  static let position = StyleKey(119)
  static let right = StyleKey(120)
  static let rowGap = StyleKey(121)
  static let safeArea = StyleKey(122)
  static let slice = StyleKey(123)
  static let src = StyleKey(124)
  static let start = StyleKey(125)
  static let tabSize = StyleKey(126)
  static let textAlign = StyleKey(127)
  static let textAlignLast = StyleKey(128)
  static let textDecoration = StyleKey(129)
  static let textDecorationColor = StyleKey(130)
  static let textDecorationLine = StyleKey(131)
  static let textDecorationSkipInk = StyleKey(132)
  static let textDecorationStyle = StyleKey(133)
  static let textDecorationThickness = StyleKey(134)
  static let textIndent = StyleKey(135)
  static let textOverflow = StyleKey(136)
  static let textShadow = StyleKey(137)
  static let textStroke = StyleKey(138)
  static let textTransform = StyleKey(139)
  static let textUnderlineOffset = StyleKey(140)
  static let textWrap = StyleKey(141)
  static let title = StyleKey(142)
  static let top = StyleKey(143)
  static let transform = StyleKey(144)
  static let transformOrigin = StyleKey(145)
  static let unicodeBidi = StyleKey(146)
  static let verticalAlign = StyleKey(147)
  static let visibility = StyleKey(148)
  static let whiteSpace = StyleKey(149)
  static let width = StyleKey(150)
  static let wordBreak = StyleKey(151)
  static let wordSpacing = StyleKey(152)
  static let lang = StyleKey(153)
  static let zIndex = StyleKey(154)
}
