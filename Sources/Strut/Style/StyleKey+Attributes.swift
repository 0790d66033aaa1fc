// Made by `strut-dev reference` from the table of attributes.
extension StyleKey {
  /// The names in the markup, in alphabetical order.
  static let names: [String] = [
    "align-content",
    "align-items",
    "align-self",
    "alt",
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
    "level",
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
    "role",
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
    "text-spacing-trim",
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
    .textSpacingTrim,
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

  /// What items have and containers do not.
  static let ofItems: Set<StyleKey> = [
    .backgroundClip,
    .lineClamp,
    .objectFit,
    .objectPosition,
    .slice,
    .src,
    .textOverflow,
  ]

  static let alignContent = StyleKey(0)
  static let alignItems = StyleKey(1)
  static let alignSelf = StyleKey(2)
  static let alt = StyleKey(3)
  static let aspectRatio = StyleKey(4)
  static let background = StyleKey(5)
  static let backgroundClip = StyleKey(6)
  static let border = StyleKey(7)
  static let borderBottom = StyleKey(8)
  static let borderBottomColor = StyleKey(9)
  static let borderBottomLeftRadius = StyleKey(10)
  static let borderBottomRightRadius = StyleKey(11)
  static let borderBottomStyle = StyleKey(12)
  static let borderBottomWidth = StyleKey(13)
  static let borderColor = StyleKey(14)
  static let borderEndWidth = StyleKey(15)
  static let borderLeft = StyleKey(16)
  static let borderLeftColor = StyleKey(17)
  static let borderLeftStyle = StyleKey(18)
  static let borderLeftWidth = StyleKey(19)
  static let borderRadius = StyleKey(20)
  static let borderRight = StyleKey(21)
  static let borderRightColor = StyleKey(22)
  static let borderRightStyle = StyleKey(23)
  static let borderRightWidth = StyleKey(24)
  static let borderStartWidth = StyleKey(25)
  static let borderStyle = StyleKey(26)
  static let borderTop = StyleKey(27)
  static let borderTopColor = StyleKey(28)
  static let borderTopLeftRadius = StyleKey(29)
  static let borderTopRightRadius = StyleKey(30)
  static let borderTopStyle = StyleKey(31)
  static let borderTopWidth = StyleKey(32)
  static let borderWidth = StyleKey(33)
  static let bottom = StyleKey(34)
  static let boxShadow = StyleKey(35)
  static let boxSizing = StyleKey(36)
  static let `class` = StyleKey(37)
  static let color = StyleKey(38)
  static let columnGap = StyleKey(39)
  static let contentCompression = StyleKey(40)
  static let contentCompressionHorizontal = StyleKey(41)
  static let contentCompressionVertical = StyleKey(42)
  static let contentHugging = StyleKey(43)
  static let contentHuggingHorizontal = StyleKey(44)
  static let contentHuggingVertical = StyleKey(45)
  static let defaults = StyleKey(46)
  static let direction = StyleKey(47)
  static let display = StyleKey(48)
  static let end = StyleKey(49)
  static let filter = StyleKey(50)
  static let flex = StyleKey(51)
  static let flexBasis = StyleKey(52)
  static let flexDirection = StyleKey(53)
  static let flexGrow = StyleKey(54)
  static let flexShrink = StyleKey(55)
  static let flexWrap = StyleKey(56)
  static let fontFamily = StyleKey(57)
  static let fontFeatureSettings = StyleKey(58)
  static let fontKerning = StyleKey(59)
  static let fontOpticalSizing = StyleKey(60)
  static let fontPalette = StyleKey(61)
  static let fontSize = StyleKey(62)
  static let fontStretch = StyleKey(63)
  static let fontStyle = StyleKey(64)
  static let fontSynthesis = StyleKey(65)
  static let fontVariant = StyleKey(66)
  static let fontVariantCaps = StyleKey(67)
  static let fontVariantEastAsian = StyleKey(68)
  static let fontVariantLigatures = StyleKey(69)
  static let fontVariantNumeric = StyleKey(70)
  static let fontVariantPosition = StyleKey(71)
  static let fontVariationSettings = StyleKey(72)
  static let fontWeight = StyleKey(73)
  static let gap = StyleKey(74)
  static let height = StyleKey(75)
  static let href = StyleKey(76)
  static let hyphenateCharacter = StyleKey(77)
  static let hyphens = StyleKey(78)
  static let id = StyleKey(79)
  static let inset = StyleKey(80)
  static let justifyContent = StyleKey(81)
  static let layoutMargins = StyleKey(82)
  static let left = StyleKey(83)
  static let letterSpacing = StyleKey(84)
  static let level = StyleKey(85)
  static let lineBreak = StyleKey(86)
  static let lineClamp = StyleKey(87)
  static let lineHeight = StyleKey(88)
  static let margin = StyleKey(89)
  static let marginBottom = StyleKey(90)
  static let marginEnd = StyleKey(91)
  static let marginHorizontal = StyleKey(92)
  static let marginLeft = StyleKey(93)
  static let marginRight = StyleKey(94)
  static let marginStart = StyleKey(95)
  static let marginTop = StyleKey(96)
  static let marginVertical = StyleKey(97)
  static let maxHeight = StyleKey(98)
  static let maxWidth = StyleKey(99)
  static let minHeight = StyleKey(100)
  static let minWidth = StyleKey(101)
  static let mixBlendMode = StyleKey(102)
  static let objectFit = StyleKey(103)
  static let objectPosition = StyleKey(104)
  static let opacity = StyleKey(105)
  static let order = StyleKey(106)
  static let overflow = StyleKey(107)
  static let overflowWrap = StyleKey(108)
  static let overflowX = StyleKey(109)
  static let overflowY = StyleKey(110)
  static let padding = StyleKey(111)
  static let paddingBottom = StyleKey(112)
  static let paddingEnd = StyleKey(113)
  static let paddingHorizontal = StyleKey(114)
  static let paddingLeft = StyleKey(115)
  static let paddingRight = StyleKey(116)
  static let paddingStart = StyleKey(117)
  static let paddingTop = StyleKey(118)
  static let paddingVertical = StyleKey(119)
  static let pointScaleFactor = StyleKey(120)
  static let position = StyleKey(121)
  static let right = StyleKey(122)
  static let role = StyleKey(123)
  static let rowGap = StyleKey(124)
  static let safeArea = StyleKey(125)
  static let slice = StyleKey(126)
  static let src = StyleKey(127)
  static let start = StyleKey(128)
  static let tabSize = StyleKey(129)
  static let textAlign = StyleKey(130)
  static let textAlignLast = StyleKey(131)
  static let textDecoration = StyleKey(132)
  static let textDecorationColor = StyleKey(133)
  static let textDecorationLine = StyleKey(134)
  static let textDecorationSkipInk = StyleKey(135)
  static let textDecorationStyle = StyleKey(136)
  static let textDecorationThickness = StyleKey(137)
  static let textIndent = StyleKey(138)
  static let textOverflow = StyleKey(139)
  static let textShadow = StyleKey(140)
  static let textSpacingTrim = StyleKey(141)
  static let textStroke = StyleKey(142)
  static let textTransform = StyleKey(143)
  static let textUnderlineOffset = StyleKey(144)
  static let textWrap = StyleKey(145)
  static let title = StyleKey(146)
  static let top = StyleKey(147)
  static let transform = StyleKey(148)
  static let transformOrigin = StyleKey(149)
  static let unicodeBidi = StyleKey(150)
  static let verticalAlign = StyleKey(151)
  static let visibility = StyleKey(152)
  static let whiteSpace = StyleKey(153)
  static let width = StyleKey(154)
  static let wordBreak = StyleKey(155)
  static let wordSpacing = StyleKey(156)
  static let lang = StyleKey(157)
  static let zIndex = StyleKey(158)
}
