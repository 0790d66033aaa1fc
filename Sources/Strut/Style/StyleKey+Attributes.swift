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
    "font-optical-sizing",
    "font-palette",
    "font-size",
    "font-stretch",
    "font-style",
    "font-synthesis",
    "font-variation-settings",
    "font-weight",
    "gap",
    "height",
    "href",
    "id",
    "inset",
    "justify-content",
    "layout-margins",
    "left",
    "letter-spacing",
    "level",
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
    "text-decoration",
    "text-indent",
    "text-overflow",
    "text-shadow",
    "text-transform",
    "text-wrap",
    "title",
    "top",
    "transform",
    "transform-origin",
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
    .fontOpticalSizing,
    .fontPalette,
    .fontSize,
    .fontStretch,
    .fontStyle,
    .fontSynthesis,
    .fontVariationSettings,
    .fontWeight,
    .letterSpacing,
    .lineHeight,
    .overflowWrap,
    .tabSize,
    .textAlign,
    .textIndent,
    .textShadow,
    .textTransform,
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
  static let alt = StyleKey(3)
  static let aspectRatio = StyleKey(4)
  static let background = StyleKey(5)
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
  static let fontOpticalSizing = StyleKey(58)
  static let fontPalette = StyleKey(59)
  static let fontSize = StyleKey(60)
  static let fontStretch = StyleKey(61)
  static let fontStyle = StyleKey(62)
  static let fontSynthesis = StyleKey(63)
  static let fontVariationSettings = StyleKey(64)
  static let fontWeight = StyleKey(65)
  static let gap = StyleKey(66)
  static let height = StyleKey(67)
  static let href = StyleKey(68)
  static let id = StyleKey(69)
  static let inset = StyleKey(70)
  static let justifyContent = StyleKey(71)
  static let layoutMargins = StyleKey(72)
  static let left = StyleKey(73)
  static let letterSpacing = StyleKey(74)
  static let level = StyleKey(75)
  static let lineClamp = StyleKey(76)
  static let lineHeight = StyleKey(77)
  static let margin = StyleKey(78)
  static let marginBottom = StyleKey(79)
  static let marginEnd = StyleKey(80)
  static let marginHorizontal = StyleKey(81)
  static let marginLeft = StyleKey(82)
  static let marginRight = StyleKey(83)
  static let marginStart = StyleKey(84)
  static let marginTop = StyleKey(85)
  static let marginVertical = StyleKey(86)
  static let maxHeight = StyleKey(87)
  static let maxWidth = StyleKey(88)
  static let minHeight = StyleKey(89)
  static let minWidth = StyleKey(90)
  static let mixBlendMode = StyleKey(91)
  static let objectFit = StyleKey(92)
  static let objectPosition = StyleKey(93)
  static let opacity = StyleKey(94)
  static let order = StyleKey(95)
  static let overflow = StyleKey(96)
  static let overflowWrap = StyleKey(97)
  static let overflowX = StyleKey(98)
  static let overflowY = StyleKey(99)
  static let padding = StyleKey(100)
  static let paddingBottom = StyleKey(101)
  static let paddingEnd = StyleKey(102)
  static let paddingHorizontal = StyleKey(103)
  static let paddingLeft = StyleKey(104)
  static let paddingRight = StyleKey(105)
  static let paddingStart = StyleKey(106)
  static let paddingTop = StyleKey(107)
  static let paddingVertical = StyleKey(108)
  static let pointScaleFactor = StyleKey(109)
  static let position = StyleKey(110)
  static let right = StyleKey(111)
  static let role = StyleKey(112)
  static let rowGap = StyleKey(113)
  static let safeArea = StyleKey(114)
  static let slice = StyleKey(115)
  static let src = StyleKey(116)
  static let start = StyleKey(117)
  static let tabSize = StyleKey(118)
  static let textAlign = StyleKey(119)
  static let textDecoration = StyleKey(120)
  static let textIndent = StyleKey(121)
  static let textOverflow = StyleKey(122)
  static let textShadow = StyleKey(123)
  static let textTransform = StyleKey(124)
  static let textWrap = StyleKey(125)
  static let title = StyleKey(126)
  static let top = StyleKey(127)
  static let transform = StyleKey(128)
  static let transformOrigin = StyleKey(129)
  static let visibility = StyleKey(130)
  static let whiteSpace = StyleKey(131)
  static let width = StyleKey(132)
  static let wordBreak = StyleKey(133)
  static let wordSpacing = StyleKey(134)
  static let lang = StyleKey(135)
  static let zIndex = StyleKey(136)
}
