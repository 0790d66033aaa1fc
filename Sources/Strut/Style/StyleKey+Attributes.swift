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
    "font-size",
    "font-stretch",
    "font-style",
    "font-variant",
    "font-variant-caps",
    "font-variant-east-asian",
    "font-variant-ligatures",
    "font-variant-numeric",
    "font-variant-position",
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
    .fontSize,
    .fontStretch,
    .fontStyle,
    .fontVariant,
    .fontVariantCaps,
    .fontVariantEastAsian,
    .fontVariantLigatures,
    .fontVariantNumeric,
    .fontVariantPosition,
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
  static let fontSize = StyleKey(59)
  static let fontStretch = StyleKey(60)
  static let fontStyle = StyleKey(61)
  static let fontVariant = StyleKey(62)
  static let fontVariantCaps = StyleKey(63)
  static let fontVariantEastAsian = StyleKey(64)
  static let fontVariantLigatures = StyleKey(65)
  static let fontVariantNumeric = StyleKey(66)
  static let fontVariantPosition = StyleKey(67)
  static let fontWeight = StyleKey(68)
  static let gap = StyleKey(69)
  static let height = StyleKey(70)
  static let href = StyleKey(71)
  static let hyphenateCharacter = StyleKey(72)
  static let hyphens = StyleKey(73)
  static let id = StyleKey(74)
  static let inset = StyleKey(75)
  static let justifyContent = StyleKey(76)
  static let layoutMargins = StyleKey(77)
  static let left = StyleKey(78)
  static let letterSpacing = StyleKey(79)
  static let lineBreak = StyleKey(80)
  static let lineClamp = StyleKey(81)
  static let lineHeight = StyleKey(82)
  static let margin = StyleKey(83)
  static let marginBottom = StyleKey(84)
  static let marginEnd = StyleKey(85)
  static let marginHorizontal = StyleKey(86)
  static let marginLeft = StyleKey(87)
  static let marginRight = StyleKey(88)
  static let marginStart = StyleKey(89)
  static let marginTop = StyleKey(90)
  static let marginVertical = StyleKey(91)
  static let maxHeight = StyleKey(92)
  static let maxWidth = StyleKey(93)
  static let minHeight = StyleKey(94)
  static let minWidth = StyleKey(95)
  static let mixBlendMode = StyleKey(96)
  static let objectFit = StyleKey(97)
  static let objectPosition = StyleKey(98)
  static let opacity = StyleKey(99)
  static let order = StyleKey(100)
  static let overflow = StyleKey(101)
  static let overflowWrap = StyleKey(102)
  static let overflowX = StyleKey(103)
  static let overflowY = StyleKey(104)
  static let padding = StyleKey(105)
  static let paddingBottom = StyleKey(106)
  static let paddingEnd = StyleKey(107)
  static let paddingHorizontal = StyleKey(108)
  static let paddingLeft = StyleKey(109)
  static let paddingRight = StyleKey(110)
  static let paddingStart = StyleKey(111)
  static let paddingTop = StyleKey(112)
  static let paddingVertical = StyleKey(113)
  static let pointScaleFactor = StyleKey(114)
  static let position = StyleKey(115)
  static let right = StyleKey(116)
  static let rowGap = StyleKey(117)
  static let safeArea = StyleKey(118)
  static let slice = StyleKey(119)
  static let src = StyleKey(120)
  static let start = StyleKey(121)
  static let tabSize = StyleKey(122)
  static let textAlign = StyleKey(123)
  static let textAlignLast = StyleKey(124)
  static let textDecoration = StyleKey(125)
  static let textDecorationColor = StyleKey(126)
  static let textDecorationLine = StyleKey(127)
  static let textDecorationSkipInk = StyleKey(128)
  static let textDecorationStyle = StyleKey(129)
  static let textDecorationThickness = StyleKey(130)
  static let textIndent = StyleKey(131)
  static let textOverflow = StyleKey(132)
  static let textShadow = StyleKey(133)
  static let textStroke = StyleKey(134)
  static let textTransform = StyleKey(135)
  static let textUnderlineOffset = StyleKey(136)
  static let textWrap = StyleKey(137)
  static let title = StyleKey(138)
  static let top = StyleKey(139)
  static let transform = StyleKey(140)
  static let transformOrigin = StyleKey(141)
  static let unicodeBidi = StyleKey(142)
  static let verticalAlign = StyleKey(143)
  static let visibility = StyleKey(144)
  static let whiteSpace = StyleKey(145)
  static let width = StyleKey(146)
  static let wordBreak = StyleKey(147)
  static let wordSpacing = StyleKey(148)
  static let lang = StyleKey(149)
  static let zIndex = StyleKey(150)
}
