// Made by `strut-dev reference` from the table of attributes.
// swift-format-ignore-file
import Strut
import Testing

/// Every modifier of ``Element`` and property of ``Style`` writes the attribute whose name it has.
struct StyleSpellingTests {
  @Test func modifiers() {
    expect("align-content", "normal", Rectangle().alignContent(.normal))
    expect("align-content", "stretch", Rectangle().alignContent(.stretch))
    expect("align-content", "space-between", Rectangle().alignContent(.spaceBetween))
    expect("align-content", "space-around", Rectangle().alignContent(.spaceAround))
    expect("align-content", "space-evenly", Rectangle().alignContent(.spaceEvenly))
    expect("align-content", "flex-start", Rectangle().alignContent(.flexStart))
    expect("align-content", "flex-end", Rectangle().alignContent(.flexEnd))
    expect("align-content", "start", Rectangle().alignContent(.start))
    expect("align-content", "end", Rectangle().alignContent(.end))
    expect("align-content", "center", Rectangle().alignContent(.center))
    expect("align-items", "normal", Rectangle().alignItems(.normal))
    expect("align-items", "stretch", Rectangle().alignItems(.stretch))
    expect("align-items", "baseline", Rectangle().alignItems(.baseline))
    expect("align-items", "flex-start", Rectangle().alignItems(.flexStart))
    expect("align-items", "flex-end", Rectangle().alignItems(.flexEnd))
    expect("align-items", "start", Rectangle().alignItems(.start))
    expect("align-items", "end", Rectangle().alignItems(.end))
    expect("align-items", "self-start", Rectangle().alignItems(.selfStart))
    expect("align-items", "self-end", Rectangle().alignItems(.selfEnd))
    expect("align-items", "center", Rectangle().alignItems(.center))
    expect("align-self", "auto", Rectangle().alignSelf(.auto))
    expect("align-self", "normal", Rectangle().alignSelf(.normal))
    expect("align-self", "stretch", Rectangle().alignSelf(.stretch))
    expect("align-self", "baseline", Rectangle().alignSelf(.baseline))
    expect("align-self", "flex-start", Rectangle().alignSelf(.flexStart))
    expect("align-self", "flex-end", Rectangle().alignSelf(.flexEnd))
    expect("align-self", "start", Rectangle().alignSelf(.start))
    expect("align-self", "end", Rectangle().alignSelf(.end))
    expect("align-self", "self-start", Rectangle().alignSelf(.selfStart))
    expect("align-self", "self-end", Rectangle().alignSelf(.selfEnd))
    expect("align-self", "center", Rectangle().alignSelf(.center))
    expect("alt", "a text", Rectangle().alt("a text"))
    expect("aspect-ratio", "0.5", Rectangle().aspectRatio(0.5))
    expect("background", "rebeccapurple", Rectangle().background(.rebeccapurple))
    expect("background-clip", "border-box", Rectangle().backgroundClip(.borderBox))
    expect("background-clip", "text", Rectangle().backgroundClip(.text))
    expect("border", "a text", Rectangle().border("a text"))
    expect("border-bottom", "a text", Rectangle().borderBottom("a text"))
    expect("border-bottom-color", "rebeccapurple", Rectangle().borderBottomColor(.rebeccapurple))
    expect("border-bottom-left-radius", "12.5%", Rectangle().borderBottomLeftRadius(.percent(12.5)))
    expect("border-bottom-left-radius", "7.5", Rectangle().borderBottomLeftRadius(7.5))
    expect("border-bottom-right-radius", "12.5%", Rectangle().borderBottomRightRadius(.percent(12.5)))
    expect("border-bottom-right-radius", "7.5", Rectangle().borderBottomRightRadius(7.5))
    expect("border-bottom-style", "solid", Rectangle().borderBottomStyle(.solid))
    expect("border-bottom-style", "dashed", Rectangle().borderBottomStyle(.dashed))
    expect("border-bottom-style", "dotted", Rectangle().borderBottomStyle(.dotted))
    expect("border-bottom-style", "double", Rectangle().borderBottomStyle(.double))
    expect("border-bottom-style", "none", Rectangle().borderBottomStyle(.none))
    expect("border-bottom-width", "12.5%", Rectangle().borderBottomWidth(.percent(12.5)))
    expect("border-bottom-width", "7.5", Rectangle().borderBottomWidth(7.5))
    expect("border-color", "rebeccapurple", Rectangle().borderColor(.rebeccapurple))
    expect("border-end-width", "12.5%", Rectangle().borderEndWidth(.percent(12.5)))
    expect("border-end-width", "7.5", Rectangle().borderEndWidth(7.5))
    expect("border-left", "a text", Rectangle().borderLeft("a text"))
    expect("border-left-color", "rebeccapurple", Rectangle().borderLeftColor(.rebeccapurple))
    expect("border-left-style", "solid", Rectangle().borderLeftStyle(.solid))
    expect("border-left-style", "dashed", Rectangle().borderLeftStyle(.dashed))
    expect("border-left-style", "dotted", Rectangle().borderLeftStyle(.dotted))
    expect("border-left-style", "double", Rectangle().borderLeftStyle(.double))
    expect("border-left-style", "none", Rectangle().borderLeftStyle(.none))
    expect("border-left-width", "12.5%", Rectangle().borderLeftWidth(.percent(12.5)))
    expect("border-left-width", "7.5", Rectangle().borderLeftWidth(7.5))
    expect("border-radius", "12.5%", Rectangle().borderRadius(.percent(12.5)))
    expect("border-radius", "7.5", Rectangle().borderRadius(7.5))
    expect("border-right", "a text", Rectangle().borderRight("a text"))
    expect("border-right-color", "rebeccapurple", Rectangle().borderRightColor(.rebeccapurple))
    expect("border-right-style", "solid", Rectangle().borderRightStyle(.solid))
    expect("border-right-style", "dashed", Rectangle().borderRightStyle(.dashed))
    expect("border-right-style", "dotted", Rectangle().borderRightStyle(.dotted))
    expect("border-right-style", "double", Rectangle().borderRightStyle(.double))
    expect("border-right-style", "none", Rectangle().borderRightStyle(.none))
    expect("border-right-width", "12.5%", Rectangle().borderRightWidth(.percent(12.5)))
    expect("border-right-width", "7.5", Rectangle().borderRightWidth(7.5))
    expect("border-start-width", "12.5%", Rectangle().borderStartWidth(.percent(12.5)))
    expect("border-start-width", "7.5", Rectangle().borderStartWidth(7.5))
    expect("border-style", "solid", Rectangle().borderStyle(.solid))
    expect("border-style", "dashed", Rectangle().borderStyle(.dashed))
    expect("border-style", "dotted", Rectangle().borderStyle(.dotted))
    expect("border-style", "double", Rectangle().borderStyle(.double))
    expect("border-style", "none", Rectangle().borderStyle(.none))
    expect("border-top", "a text", Rectangle().borderTop("a text"))
    expect("border-top-color", "rebeccapurple", Rectangle().borderTopColor(.rebeccapurple))
    expect("border-top-left-radius", "12.5%", Rectangle().borderTopLeftRadius(.percent(12.5)))
    expect("border-top-left-radius", "7.5", Rectangle().borderTopLeftRadius(7.5))
    expect("border-top-right-radius", "12.5%", Rectangle().borderTopRightRadius(.percent(12.5)))
    expect("border-top-right-radius", "7.5", Rectangle().borderTopRightRadius(7.5))
    expect("border-top-style", "solid", Rectangle().borderTopStyle(.solid))
    expect("border-top-style", "dashed", Rectangle().borderTopStyle(.dashed))
    expect("border-top-style", "dotted", Rectangle().borderTopStyle(.dotted))
    expect("border-top-style", "double", Rectangle().borderTopStyle(.double))
    expect("border-top-style", "none", Rectangle().borderTopStyle(.none))
    expect("border-top-width", "12.5%", Rectangle().borderTopWidth(.percent(12.5)))
    expect("border-top-width", "7.5", Rectangle().borderTopWidth(7.5))
    expect("border-width", "12.5%", Rectangle().borderWidth(.percent(12.5)))
    expect("border-width", "7.5", Rectangle().borderWidth(7.5))
    expect("bottom", "12.5%", Rectangle().bottom(.percent(12.5)))
    expect("bottom", "7.5", Rectangle().bottom(7.5))
    expect("box-shadow", "a text", Rectangle().boxShadow("a text"))
    expect("box-sizing", "border-box", Rectangle().boxSizing(.borderBox))
    expect("box-sizing", "content-box", Rectangle().boxSizing(.contentBox))
    expect("class", "a text", Rectangle().`class`("a text"))
    expect("color", "rebeccapurple", Rectangle().color(.rebeccapurple))
    expect("column-gap", "12.5%", Rectangle().columnGap(.percent(12.5)))
    expect("column-gap", "7.5", Rectangle().columnGap(7.5))
    expect("content-compression", "required", Rectangle().contentCompression(.required))
    expect("content-compression", "high", Rectangle().contentCompression(.high))
    expect("content-compression", "low", Rectangle().contentCompression(.low))
    expect("content-compression-horizontal", "required", Rectangle().contentCompressionHorizontal(.required))
    expect("content-compression-horizontal", "high", Rectangle().contentCompressionHorizontal(.high))
    expect("content-compression-horizontal", "low", Rectangle().contentCompressionHorizontal(.low))
    expect("content-compression-vertical", "required", Rectangle().contentCompressionVertical(.required))
    expect("content-compression-vertical", "high", Rectangle().contentCompressionVertical(.high))
    expect("content-compression-vertical", "low", Rectangle().contentCompressionVertical(.low))
    expect("content-hugging", "required", Rectangle().contentHugging(.required))
    expect("content-hugging", "high", Rectangle().contentHugging(.high))
    expect("content-hugging", "low", Rectangle().contentHugging(.low))
    expect("content-hugging-horizontal", "required", Rectangle().contentHuggingHorizontal(.required))
    expect("content-hugging-horizontal", "high", Rectangle().contentHuggingHorizontal(.high))
    expect("content-hugging-horizontal", "low", Rectangle().contentHuggingHorizontal(.low))
    expect("content-hugging-vertical", "required", Rectangle().contentHuggingVertical(.required))
    expect("content-hugging-vertical", "high", Rectangle().contentHuggingVertical(.high))
    expect("content-hugging-vertical", "low", Rectangle().contentHuggingVertical(.low))
    expect("defaults", "yoga", Rectangle().defaults(.yoga))
    expect("defaults", "web", Rectangle().defaults(.web))
    expect("direction", "inherit", Rectangle().direction(.inherit))
    expect("direction", "ltr", Rectangle().direction(.ltr))
    expect("direction", "rtl", Rectangle().direction(.rtl))
    expect("display", "flex", Rectangle().display(.flex))
    expect("display", "none", Rectangle().display(.none))
    expect("display", "contents", Rectangle().display(.contents))
    expect("display", "constraints", Rectangle().display(.constraints))
    expect("end", "12.5%", Rectangle().end(.percent(12.5)))
    expect("end", "7.5", Rectangle().end(7.5))
    expect("filter", "a text", Rectangle().filter("a text"))
    expect("flex", "12.5%", Rectangle().flex(.percent(12.5)))
    expect("flex", "7.5", Rectangle().flex(7.5))
    expect("flex-basis", "12.5%", Rectangle().flexBasis(.percent(12.5)))
    expect("flex-basis", "7.5", Rectangle().flexBasis(7.5))
    expect("flex-direction", "row", Rectangle().flexDirection(.row))
    expect("flex-direction", "row-reverse", Rectangle().flexDirection(.rowReverse))
    expect("flex-direction", "column", Rectangle().flexDirection(.column))
    expect("flex-direction", "column-reverse", Rectangle().flexDirection(.columnReverse))
    expect("flex-grow", "0.5", Rectangle().flexGrow(0.5))
    expect("flex-shrink", "0.5", Rectangle().flexShrink(0.5))
    expect("flex-wrap", "nowrap", Rectangle().flexWrap(.nowrap))
    expect("flex-wrap", "wrap", Rectangle().flexWrap(.wrap))
    expect("flex-wrap", "wrap-reverse", Rectangle().flexWrap(.wrapReverse))
    expect("font-family", "a text", Rectangle().fontFamily("a text"))
    expect("font-feature-settings", "a text", Rectangle().fontFeatureSettings("a text"))
    expect("font-kerning", "auto", Rectangle().fontKerning(.auto))
    expect("font-kerning", "normal", Rectangle().fontKerning(.normal))
    expect("font-kerning", "none", Rectangle().fontKerning(.none))
    expect("font-optical-sizing", "auto", Rectangle().fontOpticalSizing(.auto))
    expect("font-optical-sizing", "none", Rectangle().fontOpticalSizing(.none))
    expect("font-palette", "a text", Rectangle().fontPalette("a text"))
    expect("font-size", "12.5%", Rectangle().fontSize(.percent(12.5)))
    expect("font-size", "7.5", Rectangle().fontSize(7.5))
    expect("font-stretch", "ultra-condensed", Rectangle().fontStretch(.ultraCondensed))
    expect("font-stretch", "extra-condensed", Rectangle().fontStretch(.extraCondensed))
    expect("font-stretch", "condensed", Rectangle().fontStretch(.condensed))
    expect("font-stretch", "semi-condensed", Rectangle().fontStretch(.semiCondensed))
    expect("font-stretch", "normal", Rectangle().fontStretch(.normal))
    expect("font-stretch", "semi-expanded", Rectangle().fontStretch(.semiExpanded))
    expect("font-stretch", "expanded", Rectangle().fontStretch(.expanded))
    expect("font-stretch", "extra-expanded", Rectangle().fontStretch(.extraExpanded))
    expect("font-stretch", "ultra-expanded", Rectangle().fontStretch(.ultraExpanded))
    expect("font-style", "normal", Rectangle().fontStyle(.normal))
    expect("font-style", "italic", Rectangle().fontStyle(.italic))
    expect("font-style", "oblique", Rectangle().fontStyle(.oblique))
    expect("font-synthesis", "none", Rectangle().fontSynthesis(.none))
    expect("font-synthesis", "weight", Rectangle().fontSynthesis(.weight))
    expect("font-synthesis", "style", Rectangle().fontSynthesis(.style))
    expect("font-synthesis", "small-caps", Rectangle().fontSynthesis(.smallCaps))
    expect("font-synthesis", "position", Rectangle().fontSynthesis(.position))
    expect("font-variant", "normal", Rectangle().fontVariant(.normal))
    expect("font-variant", "none", Rectangle().fontVariant(.none))
    expect("font-variant", "common-ligatures", Rectangle().fontVariant(.commonLigatures))
    expect("font-variant", "no-common-ligatures", Rectangle().fontVariant(.noCommonLigatures))
    expect("font-variant", "discretionary-ligatures", Rectangle().fontVariant(.discretionaryLigatures))
    expect("font-variant", "no-discretionary-ligatures", Rectangle().fontVariant(.noDiscretionaryLigatures))
    expect("font-variant", "historical-ligatures", Rectangle().fontVariant(.historicalLigatures))
    expect("font-variant", "no-historical-ligatures", Rectangle().fontVariant(.noHistoricalLigatures))
    expect("font-variant", "contextual", Rectangle().fontVariant(.contextual))
    expect("font-variant", "no-contextual", Rectangle().fontVariant(.noContextual))
    expect("font-variant", "small-caps", Rectangle().fontVariant(.smallCaps))
    expect("font-variant", "all-small-caps", Rectangle().fontVariant(.allSmallCaps))
    expect("font-variant", "petite-caps", Rectangle().fontVariant(.petiteCaps))
    expect("font-variant", "all-petite-caps", Rectangle().fontVariant(.allPetiteCaps))
    expect("font-variant", "unicase", Rectangle().fontVariant(.unicase))
    expect("font-variant", "titling-caps", Rectangle().fontVariant(.titlingCaps))
    expect("font-variant", "lining-nums", Rectangle().fontVariant(.liningNums))
    expect("font-variant", "oldstyle-nums", Rectangle().fontVariant(.oldstyleNums))
    expect("font-variant", "proportional-nums", Rectangle().fontVariant(.proportionalNums))
    expect("font-variant", "tabular-nums", Rectangle().fontVariant(.tabularNums))
    expect("font-variant", "diagonal-fractions", Rectangle().fontVariant(.diagonalFractions))
    expect("font-variant", "stacked-fractions", Rectangle().fontVariant(.stackedFractions))
    expect("font-variant", "ordinal", Rectangle().fontVariant(.ordinal))
    expect("font-variant", "slashed-zero", Rectangle().fontVariant(.slashedZero))
    expect("font-variant", "jis78", Rectangle().fontVariant(.jis78))
    expect("font-variant", "jis83", Rectangle().fontVariant(.jis83))
    expect("font-variant", "jis90", Rectangle().fontVariant(.jis90))
    expect("font-variant", "jis04", Rectangle().fontVariant(.jis04))
    expect("font-variant", "simplified", Rectangle().fontVariant(.simplified))
    expect("font-variant", "traditional", Rectangle().fontVariant(.traditional))
    expect("font-variant", "full-width", Rectangle().fontVariant(.fullWidth))
    expect("font-variant", "proportional-width", Rectangle().fontVariant(.proportionalWidth))
    expect("font-variant", "ruby", Rectangle().fontVariant(.ruby))
    expect("font-variant", "sub", Rectangle().fontVariant(.sub))
    expect("font-variant", "super", Rectangle().fontVariant(.super))
    expect("font-variant-caps", "normal", Rectangle().fontVariantCaps(.normal))
    expect("font-variant-caps", "small-caps", Rectangle().fontVariantCaps(.smallCaps))
    expect("font-variant-caps", "all-small-caps", Rectangle().fontVariantCaps(.allSmallCaps))
    expect("font-variant-caps", "petite-caps", Rectangle().fontVariantCaps(.petiteCaps))
    expect("font-variant-caps", "all-petite-caps", Rectangle().fontVariantCaps(.allPetiteCaps))
    expect("font-variant-caps", "unicase", Rectangle().fontVariantCaps(.unicase))
    expect("font-variant-caps", "titling-caps", Rectangle().fontVariantCaps(.titlingCaps))
    expect("font-variant-east-asian", "normal", Rectangle().fontVariantEastAsian(.normal))
    expect("font-variant-east-asian", "jis78", Rectangle().fontVariantEastAsian(.jis78))
    expect("font-variant-east-asian", "jis83", Rectangle().fontVariantEastAsian(.jis83))
    expect("font-variant-east-asian", "jis90", Rectangle().fontVariantEastAsian(.jis90))
    expect("font-variant-east-asian", "jis04", Rectangle().fontVariantEastAsian(.jis04))
    expect("font-variant-east-asian", "simplified", Rectangle().fontVariantEastAsian(.simplified))
    expect("font-variant-east-asian", "traditional", Rectangle().fontVariantEastAsian(.traditional))
    expect("font-variant-east-asian", "full-width", Rectangle().fontVariantEastAsian(.fullWidth))
    expect("font-variant-east-asian", "proportional-width", Rectangle().fontVariantEastAsian(.proportionalWidth))
    expect("font-variant-east-asian", "ruby", Rectangle().fontVariantEastAsian(.ruby))
    expect("font-variant-ligatures", "normal", Rectangle().fontVariantLigatures(.normal))
    expect("font-variant-ligatures", "none", Rectangle().fontVariantLigatures(.none))
    expect("font-variant-ligatures", "common-ligatures", Rectangle().fontVariantLigatures(.commonLigatures))
    expect("font-variant-ligatures", "no-common-ligatures", Rectangle().fontVariantLigatures(.noCommonLigatures))
    expect("font-variant-ligatures", "discretionary-ligatures", Rectangle().fontVariantLigatures(.discretionaryLigatures))
    expect("font-variant-ligatures", "no-discretionary-ligatures", Rectangle().fontVariantLigatures(.noDiscretionaryLigatures))
    expect("font-variant-ligatures", "historical-ligatures", Rectangle().fontVariantLigatures(.historicalLigatures))
    expect("font-variant-ligatures", "no-historical-ligatures", Rectangle().fontVariantLigatures(.noHistoricalLigatures))
    expect("font-variant-ligatures", "contextual", Rectangle().fontVariantLigatures(.contextual))
    expect("font-variant-ligatures", "no-contextual", Rectangle().fontVariantLigatures(.noContextual))
    expect("font-variant-numeric", "normal", Rectangle().fontVariantNumeric(.normal))
    expect("font-variant-numeric", "lining-nums", Rectangle().fontVariantNumeric(.liningNums))
    expect("font-variant-numeric", "oldstyle-nums", Rectangle().fontVariantNumeric(.oldstyleNums))
    expect("font-variant-numeric", "proportional-nums", Rectangle().fontVariantNumeric(.proportionalNums))
    expect("font-variant-numeric", "tabular-nums", Rectangle().fontVariantNumeric(.tabularNums))
    expect("font-variant-numeric", "diagonal-fractions", Rectangle().fontVariantNumeric(.diagonalFractions))
    expect("font-variant-numeric", "stacked-fractions", Rectangle().fontVariantNumeric(.stackedFractions))
    expect("font-variant-numeric", "ordinal", Rectangle().fontVariantNumeric(.ordinal))
    expect("font-variant-numeric", "slashed-zero", Rectangle().fontVariantNumeric(.slashedZero))
    expect("font-variant-position", "normal", Rectangle().fontVariantPosition(.normal))
    expect("font-variant-position", "sub", Rectangle().fontVariantPosition(.sub))
    expect("font-variant-position", "super", Rectangle().fontVariantPosition(.super))
    expect("font-variation-settings", "a text", Rectangle().fontVariationSettings("a text"))
    expect("font-weight", "normal", Rectangle().fontWeight(.normal))
    expect("font-weight", "bold", Rectangle().fontWeight(.bold))
    expect("font-weight", "bolder", Rectangle().fontWeight(.bolder))
    expect("font-weight", "lighter", Rectangle().fontWeight(.lighter))
    expect("gap", "12.5%", Rectangle().gap(.percent(12.5)))
    expect("gap", "7.5", Rectangle().gap(7.5))
    expect("height", "12.5%", Rectangle().height(.percent(12.5)))
    expect("height", "7.5", Rectangle().height(7.5))
    expect("href", "a text", Rectangle().href("a text"))
    expect("hyphenate-character", "a text", Rectangle().hyphenateCharacter("a text"))
    expect("hyphens", "none", Rectangle().hyphens(.none))
    expect("hyphens", "manual", Rectangle().hyphens(.manual))
    expect("hyphens", "auto", Rectangle().hyphens(.auto))
    expect("inset", "12.5%", Rectangle().inset(.percent(12.5)))
    expect("inset", "7.5", Rectangle().inset(7.5))
    expect("justify-content", "normal", Rectangle().justifyContent(.normal))
    expect("justify-content", "space-between", Rectangle().justifyContent(.spaceBetween))
    expect("justify-content", "space-around", Rectangle().justifyContent(.spaceAround))
    expect("justify-content", "space-evenly", Rectangle().justifyContent(.spaceEvenly))
    expect("justify-content", "flex-start", Rectangle().justifyContent(.flexStart))
    expect("justify-content", "flex-end", Rectangle().justifyContent(.flexEnd))
    expect("justify-content", "start", Rectangle().justifyContent(.start))
    expect("justify-content", "end", Rectangle().justifyContent(.end))
    expect("justify-content", "center", Rectangle().justifyContent(.center))
    expect("layout-margins", "12.5%", Rectangle().layoutMargins(.percent(12.5)))
    expect("layout-margins", "7.5", Rectangle().layoutMargins(7.5))
    expect("left", "12.5%", Rectangle().left(.percent(12.5)))
    expect("left", "7.5", Rectangle().left(7.5))
    expect("letter-spacing", "12.5%", Rectangle().letterSpacing(.percent(12.5)))
    expect("letter-spacing", "7.5", Rectangle().letterSpacing(7.5))
    expect("level", "3", Rectangle().level(3))
    expect("line-break", "auto", Rectangle().lineBreak(.auto))
    expect("line-break", "loose", Rectangle().lineBreak(.loose))
    expect("line-break", "normal", Rectangle().lineBreak(.normal))
    expect("line-break", "strict", Rectangle().lineBreak(.strict))
    expect("line-break", "anywhere", Rectangle().lineBreak(.anywhere))
    expect("line-clamp", "3", Rectangle().lineClamp(3))
    expect("line-height", "12.5%", Rectangle().lineHeight(.percent(12.5)))
    expect("line-height", "7.5", Rectangle().lineHeight(7.5))
    expect("margin", "12.5%", Rectangle().margin(.percent(12.5)))
    expect("margin", "7.5", Rectangle().margin(7.5))
    expect("margin-bottom", "12.5%", Rectangle().marginBottom(.percent(12.5)))
    expect("margin-bottom", "7.5", Rectangle().marginBottom(7.5))
    expect("margin-end", "12.5%", Rectangle().marginEnd(.percent(12.5)))
    expect("margin-end", "7.5", Rectangle().marginEnd(7.5))
    expect("margin-horizontal", "12.5%", Rectangle().marginHorizontal(.percent(12.5)))
    expect("margin-horizontal", "7.5", Rectangle().marginHorizontal(7.5))
    expect("margin-left", "12.5%", Rectangle().marginLeft(.percent(12.5)))
    expect("margin-left", "7.5", Rectangle().marginLeft(7.5))
    expect("margin-right", "12.5%", Rectangle().marginRight(.percent(12.5)))
    expect("margin-right", "7.5", Rectangle().marginRight(7.5))
    expect("margin-start", "12.5%", Rectangle().marginStart(.percent(12.5)))
    expect("margin-start", "7.5", Rectangle().marginStart(7.5))
    expect("margin-top", "12.5%", Rectangle().marginTop(.percent(12.5)))
    expect("margin-top", "7.5", Rectangle().marginTop(7.5))
    expect("margin-vertical", "12.5%", Rectangle().marginVertical(.percent(12.5)))
    expect("margin-vertical", "7.5", Rectangle().marginVertical(7.5))
    expect("max-height", "12.5%", Rectangle().maxHeight(.percent(12.5)))
    expect("max-height", "7.5", Rectangle().maxHeight(7.5))
    expect("max-width", "12.5%", Rectangle().maxWidth(.percent(12.5)))
    expect("max-width", "7.5", Rectangle().maxWidth(7.5))
    expect("min-height", "12.5%", Rectangle().minHeight(.percent(12.5)))
    expect("min-height", "7.5", Rectangle().minHeight(7.5))
    expect("min-width", "12.5%", Rectangle().minWidth(.percent(12.5)))
    expect("min-width", "7.5", Rectangle().minWidth(7.5))
    expect("mix-blend-mode", "normal", Rectangle().mixBlendMode(.normal))
    expect("mix-blend-mode", "multiply", Rectangle().mixBlendMode(.multiply))
    expect("mix-blend-mode", "screen", Rectangle().mixBlendMode(.screen))
    expect("mix-blend-mode", "overlay", Rectangle().mixBlendMode(.overlay))
    expect("mix-blend-mode", "darken", Rectangle().mixBlendMode(.darken))
    expect("mix-blend-mode", "lighten", Rectangle().mixBlendMode(.lighten))
    expect("mix-blend-mode", "color-dodge", Rectangle().mixBlendMode(.colorDodge))
    expect("mix-blend-mode", "color-burn", Rectangle().mixBlendMode(.colorBurn))
    expect("mix-blend-mode", "hard-light", Rectangle().mixBlendMode(.hardLight))
    expect("mix-blend-mode", "soft-light", Rectangle().mixBlendMode(.softLight))
    expect("mix-blend-mode", "difference", Rectangle().mixBlendMode(.difference))
    expect("mix-blend-mode", "exclusion", Rectangle().mixBlendMode(.exclusion))
    expect("mix-blend-mode", "hue", Rectangle().mixBlendMode(.hue))
    expect("mix-blend-mode", "saturation", Rectangle().mixBlendMode(.saturation))
    expect("mix-blend-mode", "color", Rectangle().mixBlendMode(.color))
    expect("mix-blend-mode", "luminosity", Rectangle().mixBlendMode(.luminosity))
    expect("object-fit", "fill", Rectangle().objectFit(.fill))
    expect("object-fit", "contain", Rectangle().objectFit(.contain))
    expect("object-fit", "cover", Rectangle().objectFit(.cover))
    expect("object-fit", "none", Rectangle().objectFit(.none))
    expect("object-fit", "scale-down", Rectangle().objectFit(.scaleDown))
    expect("object-position", "a text", Rectangle().objectPosition("a text"))
    expect("opacity", "0.5", Rectangle().opacity(0.5))
    expect("order", "3", Rectangle().order(3))
    expect("overflow", "visible", Rectangle().overflow(.visible))
    expect("overflow", "hidden", Rectangle().overflow(.hidden))
    expect("overflow", "scroll", Rectangle().overflow(.scroll))
    expect("overflow-wrap", "normal", Rectangle().overflowWrap(.normal))
    expect("overflow-wrap", "break-word", Rectangle().overflowWrap(.breakWord))
    expect("overflow-wrap", "anywhere", Rectangle().overflowWrap(.anywhere))
    expect("overflow-x", "visible", Rectangle().overflowX(.visible))
    expect("overflow-x", "hidden", Rectangle().overflowX(.hidden))
    expect("overflow-x", "scroll", Rectangle().overflowX(.scroll))
    expect("overflow-y", "visible", Rectangle().overflowY(.visible))
    expect("overflow-y", "hidden", Rectangle().overflowY(.hidden))
    expect("overflow-y", "scroll", Rectangle().overflowY(.scroll))
    expect("padding", "12.5%", Rectangle().padding(.percent(12.5)))
    expect("padding", "7.5", Rectangle().padding(7.5))
    expect("padding-bottom", "12.5%", Rectangle().paddingBottom(.percent(12.5)))
    expect("padding-bottom", "7.5", Rectangle().paddingBottom(7.5))
    expect("padding-end", "12.5%", Rectangle().paddingEnd(.percent(12.5)))
    expect("padding-end", "7.5", Rectangle().paddingEnd(7.5))
    expect("padding-horizontal", "12.5%", Rectangle().paddingHorizontal(.percent(12.5)))
    expect("padding-horizontal", "7.5", Rectangle().paddingHorizontal(7.5))
    expect("padding-left", "12.5%", Rectangle().paddingLeft(.percent(12.5)))
    expect("padding-left", "7.5", Rectangle().paddingLeft(7.5))
    expect("padding-right", "12.5%", Rectangle().paddingRight(.percent(12.5)))
    expect("padding-right", "7.5", Rectangle().paddingRight(7.5))
    expect("padding-start", "12.5%", Rectangle().paddingStart(.percent(12.5)))
    expect("padding-start", "7.5", Rectangle().paddingStart(7.5))
    expect("padding-top", "12.5%", Rectangle().paddingTop(.percent(12.5)))
    expect("padding-top", "7.5", Rectangle().paddingTop(7.5))
    expect("padding-vertical", "12.5%", Rectangle().paddingVertical(.percent(12.5)))
    expect("padding-vertical", "7.5", Rectangle().paddingVertical(7.5))
    expect("point-scale-factor", "0.5", Rectangle().pointScaleFactor(0.5))
    expect("position", "relative", Rectangle().position(.relative))
    expect("position", "static", Rectangle().position(.static))
    expect("position", "absolute", Rectangle().position(.absolute))
    expect("right", "12.5%", Rectangle().right(.percent(12.5)))
    expect("right", "7.5", Rectangle().right(7.5))
    expect("role", "alert", Rectangle().role(.alert))
    expect("role", "alertdialog", Rectangle().role(.alertdialog))
    expect("role", "application", Rectangle().role(.application))
    expect("role", "article", Rectangle().role(.article))
    expect("role", "banner", Rectangle().role(.banner))
    expect("role", "blockquote", Rectangle().role(.blockquote))
    expect("role", "button", Rectangle().role(.button))
    expect("role", "caption", Rectangle().role(.caption))
    expect("role", "cell", Rectangle().role(.cell))
    expect("role", "checkbox", Rectangle().role(.checkbox))
    expect("role", "code", Rectangle().role(.code))
    expect("role", "columnheader", Rectangle().role(.columnheader))
    expect("role", "combobox", Rectangle().role(.combobox))
    expect("role", "complementary", Rectangle().role(.complementary))
    expect("role", "contentinfo", Rectangle().role(.contentinfo))
    expect("role", "definition", Rectangle().role(.definition))
    expect("role", "deletion", Rectangle().role(.deletion))
    expect("role", "dialog", Rectangle().role(.dialog))
    expect("role", "directory", Rectangle().role(.directory))
    expect("role", "document", Rectangle().role(.document))
    expect("role", "emphasis", Rectangle().role(.emphasis))
    expect("role", "feed", Rectangle().role(.feed))
    expect("role", "figure", Rectangle().role(.figure))
    expect("role", "form", Rectangle().role(.form))
    expect("role", "generic", Rectangle().role(.generic))
    expect("role", "grid", Rectangle().role(.grid))
    expect("role", "gridcell", Rectangle().role(.gridcell))
    expect("role", "group", Rectangle().role(.group))
    expect("role", "heading", Rectangle().role(.heading))
    expect("role", "img", Rectangle().role(.img))
    expect("role", "insertion", Rectangle().role(.insertion))
    expect("role", "link", Rectangle().role(.link))
    expect("role", "list", Rectangle().role(.list))
    expect("role", "listbox", Rectangle().role(.listbox))
    expect("role", "listitem", Rectangle().role(.listitem))
    expect("role", "log", Rectangle().role(.log))
    expect("role", "main", Rectangle().role(.main))
    expect("role", "marquee", Rectangle().role(.marquee))
    expect("role", "math", Rectangle().role(.math))
    expect("role", "menu", Rectangle().role(.menu))
    expect("role", "menubar", Rectangle().role(.menubar))
    expect("role", "menuitem", Rectangle().role(.menuitem))
    expect("role", "menuitemcheckbox", Rectangle().role(.menuitemcheckbox))
    expect("role", "menuitemradio", Rectangle().role(.menuitemradio))
    expect("role", "meter", Rectangle().role(.meter))
    expect("role", "navigation", Rectangle().role(.navigation))
    expect("role", "none", Rectangle().role(.none))
    expect("role", "note", Rectangle().role(.note))
    expect("role", "option", Rectangle().role(.option))
    expect("role", "paragraph", Rectangle().role(.paragraph))
    expect("role", "presentation", Rectangle().role(.presentation))
    expect("role", "progressbar", Rectangle().role(.progressbar))
    expect("role", "radio", Rectangle().role(.radio))
    expect("role", "radiogroup", Rectangle().role(.radiogroup))
    expect("role", "region", Rectangle().role(.region))
    expect("role", "row", Rectangle().role(.row))
    expect("role", "rowgroup", Rectangle().role(.rowgroup))
    expect("role", "rowheader", Rectangle().role(.rowheader))
    expect("role", "scrollbar", Rectangle().role(.scrollbar))
    expect("role", "search", Rectangle().role(.search))
    expect("role", "searchbox", Rectangle().role(.searchbox))
    expect("role", "separator", Rectangle().role(.separator))
    expect("role", "slider", Rectangle().role(.slider))
    expect("role", "spinbutton", Rectangle().role(.spinbutton))
    expect("role", "status", Rectangle().role(.status))
    expect("role", "strong", Rectangle().role(.strong))
    expect("role", "subscript", Rectangle().role(.subscript))
    expect("role", "superscript", Rectangle().role(.superscript))
    expect("role", "switch", Rectangle().role(.switch))
    expect("role", "tab", Rectangle().role(.tab))
    expect("role", "table", Rectangle().role(.table))
    expect("role", "tablist", Rectangle().role(.tablist))
    expect("role", "tabpanel", Rectangle().role(.tabpanel))
    expect("role", "term", Rectangle().role(.term))
    expect("role", "textbox", Rectangle().role(.textbox))
    expect("role", "time", Rectangle().role(.time))
    expect("role", "timer", Rectangle().role(.timer))
    expect("role", "toolbar", Rectangle().role(.toolbar))
    expect("role", "tooltip", Rectangle().role(.tooltip))
    expect("role", "tree", Rectangle().role(.tree))
    expect("role", "treegrid", Rectangle().role(.treegrid))
    expect("role", "treeitem", Rectangle().role(.treeitem))
    expect("row-gap", "12.5%", Rectangle().rowGap(.percent(12.5)))
    expect("row-gap", "7.5", Rectangle().rowGap(7.5))
    expect("safe-area", "12.5%", Rectangle().safeArea(.percent(12.5)))
    expect("safe-area", "7.5", Rectangle().safeArea(7.5))
    expect("slice", "12.5%", Rectangle().slice(.percent(12.5)))
    expect("slice", "7.5", Rectangle().slice(7.5))
    expect("src", "a text", Rectangle().src("a text"))
    expect("start", "12.5%", Rectangle().start(.percent(12.5)))
    expect("start", "7.5", Rectangle().start(7.5))
    expect("tab-size", "12.5%", Rectangle().tabSize(.percent(12.5)))
    expect("tab-size", "7.5", Rectangle().tabSize(7.5))
    expect("text-align", "start", Rectangle().textAlign(.start))
    expect("text-align", "end", Rectangle().textAlign(.end))
    expect("text-align", "left", Rectangle().textAlign(.left))
    expect("text-align", "right", Rectangle().textAlign(.right))
    expect("text-align", "center", Rectangle().textAlign(.center))
    expect("text-align", "justify", Rectangle().textAlign(.justify))
    expect("text-align-last", "auto", Rectangle().textAlignLast(.auto))
    expect("text-align-last", "start", Rectangle().textAlignLast(.start))
    expect("text-align-last", "end", Rectangle().textAlignLast(.end))
    expect("text-align-last", "left", Rectangle().textAlignLast(.left))
    expect("text-align-last", "right", Rectangle().textAlignLast(.right))
    expect("text-align-last", "center", Rectangle().textAlignLast(.center))
    expect("text-align-last", "justify", Rectangle().textAlignLast(.justify))
    expect("text-decoration", "a text", Rectangle().textDecoration("a text"))
    expect("text-decoration-color", "rebeccapurple", Rectangle().textDecorationColor(.rebeccapurple))
    expect("text-decoration-line", "none", Rectangle().textDecorationLine(.none))
    expect("text-decoration-line", "underline", Rectangle().textDecorationLine(.underline))
    expect("text-decoration-line", "overline", Rectangle().textDecorationLine(.overline))
    expect("text-decoration-line", "line-through", Rectangle().textDecorationLine(.lineThrough))
    expect("text-decoration-skip-ink", "auto", Rectangle().textDecorationSkipInk(.auto))
    expect("text-decoration-skip-ink", "none", Rectangle().textDecorationSkipInk(.none))
    expect("text-decoration-skip-ink", "all", Rectangle().textDecorationSkipInk(.all))
    expect("text-decoration-style", "solid", Rectangle().textDecorationStyle(.solid))
    expect("text-decoration-style", "double", Rectangle().textDecorationStyle(.double))
    expect("text-decoration-style", "dotted", Rectangle().textDecorationStyle(.dotted))
    expect("text-decoration-style", "dashed", Rectangle().textDecorationStyle(.dashed))
    expect("text-decoration-style", "wavy", Rectangle().textDecorationStyle(.wavy))
    expect("text-decoration-thickness", "12.5%", Rectangle().textDecorationThickness(.percent(12.5)))
    expect("text-decoration-thickness", "7.5", Rectangle().textDecorationThickness(7.5))
    expect("text-indent", "12.5%", Rectangle().textIndent(.percent(12.5)))
    expect("text-indent", "7.5", Rectangle().textIndent(7.5))
    expect("text-overflow", "clip", Rectangle().textOverflow(.clip))
    expect("text-overflow", "ellipsis", Rectangle().textOverflow(.ellipsis))
    expect("text-shadow", "a text", Rectangle().textShadow("a text"))
    expect("text-stroke", "12.5%", Rectangle().textStroke(.percent(12.5)))
    expect("text-stroke", "7.5", Rectangle().textStroke(7.5))
    expect("text-transform", "none", Rectangle().textTransform(.none))
    expect("text-transform", "uppercase", Rectangle().textTransform(.uppercase))
    expect("text-transform", "lowercase", Rectangle().textTransform(.lowercase))
    expect("text-transform", "capitalize", Rectangle().textTransform(.capitalize))
    expect("text-underline-offset", "12.5%", Rectangle().textUnderlineOffset(.percent(12.5)))
    expect("text-underline-offset", "7.5", Rectangle().textUnderlineOffset(7.5))
    expect("text-wrap", "wrap", Rectangle().textWrap(.wrap))
    expect("text-wrap", "nowrap", Rectangle().textWrap(.nowrap))
    expect("text-wrap", "balance", Rectangle().textWrap(.balance))
    expect("text-wrap", "pretty", Rectangle().textWrap(.pretty))
    expect("title", "a text", Rectangle().title("a text"))
    expect("top", "12.5%", Rectangle().top(.percent(12.5)))
    expect("top", "7.5", Rectangle().top(7.5))
    expect("transform", "a text", Rectangle().transform("a text"))
    expect("transform-origin", "a text", Rectangle().transformOrigin("a text"))
    expect("unicode-bidi", "normal", Rectangle().unicodeBidi(.normal))
    expect("unicode-bidi", "embed", Rectangle().unicodeBidi(.embed))
    expect("unicode-bidi", "isolate", Rectangle().unicodeBidi(.isolate))
    expect("unicode-bidi", "bidi-override", Rectangle().unicodeBidi(.bidiOverride))
    expect("unicode-bidi", "isolate-override", Rectangle().unicodeBidi(.isolateOverride))
    expect("unicode-bidi", "plaintext", Rectangle().unicodeBidi(.plaintext))
    expect("vertical-align", "12.5%", Rectangle().verticalAlign(.percent(12.5)))
    expect("vertical-align", "7.5", Rectangle().verticalAlign(7.5))
    expect("vertical-align", "baseline", Rectangle().verticalAlign(.baseline))
    expect("vertical-align", "sub", Rectangle().verticalAlign(.sub))
    expect("vertical-align", "super", Rectangle().verticalAlign(.super))
    expect("vertical-align", "middle", Rectangle().verticalAlign(.middle))
    expect("vertical-align", "text-top", Rectangle().verticalAlign(.textTop))
    expect("vertical-align", "text-bottom", Rectangle().verticalAlign(.textBottom))
    expect("visibility", "visible", Rectangle().visibility(.visible))
    expect("visibility", "hidden", Rectangle().visibility(.hidden))
    expect("white-space", "normal", Rectangle().whiteSpace(.normal))
    expect("white-space", "nowrap", Rectangle().whiteSpace(.nowrap))
    expect("white-space", "pre", Rectangle().whiteSpace(.pre))
    expect("white-space", "pre-wrap", Rectangle().whiteSpace(.preWrap))
    expect("white-space", "pre-line", Rectangle().whiteSpace(.preLine))
    expect("width", "12.5%", Rectangle().width(.percent(12.5)))
    expect("width", "7.5", Rectangle().width(7.5))
    expect("word-break", "normal", Rectangle().wordBreak(.normal))
    expect("word-break", "break-all", Rectangle().wordBreak(.breakAll))
    expect("word-break", "keep-all", Rectangle().wordBreak(.keepAll))
    expect("word-spacing", "12.5%", Rectangle().wordSpacing(.percent(12.5)))
    expect("word-spacing", "7.5", Rectangle().wordSpacing(7.5))
    expect("xml:lang", "a text", Rectangle().lang("a text"))
    expect("z-index", "3", Rectangle().zIndex(3))
  }

  @Test func properties() {
    expect("align-content", "normal") { $0.alignContent = .normal }
    expect("align-content", "stretch") { $0.alignContent = .stretch }
    expect("align-content", "space-between") { $0.alignContent = .spaceBetween }
    expect("align-content", "space-around") { $0.alignContent = .spaceAround }
    expect("align-content", "space-evenly") { $0.alignContent = .spaceEvenly }
    expect("align-content", "flex-start") { $0.alignContent = .flexStart }
    expect("align-content", "flex-end") { $0.alignContent = .flexEnd }
    expect("align-content", "start") { $0.alignContent = .start }
    expect("align-content", "end") { $0.alignContent = .end }
    expect("align-content", "center") { $0.alignContent = .center }
    expect("align-items", "normal") { $0.alignItems = .normal }
    expect("align-items", "stretch") { $0.alignItems = .stretch }
    expect("align-items", "baseline") { $0.alignItems = .baseline }
    expect("align-items", "flex-start") { $0.alignItems = .flexStart }
    expect("align-items", "flex-end") { $0.alignItems = .flexEnd }
    expect("align-items", "start") { $0.alignItems = .start }
    expect("align-items", "end") { $0.alignItems = .end }
    expect("align-items", "self-start") { $0.alignItems = .selfStart }
    expect("align-items", "self-end") { $0.alignItems = .selfEnd }
    expect("align-items", "center") { $0.alignItems = .center }
    expect("align-self", "auto") { $0.alignSelf = .auto }
    expect("align-self", "normal") { $0.alignSelf = .normal }
    expect("align-self", "stretch") { $0.alignSelf = .stretch }
    expect("align-self", "baseline") { $0.alignSelf = .baseline }
    expect("align-self", "flex-start") { $0.alignSelf = .flexStart }
    expect("align-self", "flex-end") { $0.alignSelf = .flexEnd }
    expect("align-self", "start") { $0.alignSelf = .start }
    expect("align-self", "end") { $0.alignSelf = .end }
    expect("align-self", "self-start") { $0.alignSelf = .selfStart }
    expect("align-self", "self-end") { $0.alignSelf = .selfEnd }
    expect("align-self", "center") { $0.alignSelf = .center }
    expect("alt", "a text") { $0.alt = "a text" }
    expect("aspect-ratio", "0.5") { $0.aspectRatio = 0.5 }
    expect("background", "rebeccapurple") { $0.background = .rebeccapurple }
    expect("background-clip", "border-box") { $0.backgroundClip = .borderBox }
    expect("background-clip", "text") { $0.backgroundClip = .text }
    expect("border", "a text") { $0.border = "a text" }
    expect("border-bottom", "a text") { $0.borderBottom = "a text" }
    expect("border-bottom-color", "rebeccapurple") { $0.borderBottomColor = .rebeccapurple }
    expect("border-bottom-left-radius", "12.5%") { $0.borderBottomLeftRadius = .percent(12.5) }
    expect("border-bottom-right-radius", "12.5%") { $0.borderBottomRightRadius = .percent(12.5) }
    expect("border-bottom-style", "solid") { $0.borderBottomStyle = .solid }
    expect("border-bottom-style", "dashed") { $0.borderBottomStyle = .dashed }
    expect("border-bottom-style", "dotted") { $0.borderBottomStyle = .dotted }
    expect("border-bottom-style", "double") { $0.borderBottomStyle = .double }
    expect("border-bottom-style", "none") { $0.borderBottomStyle = .none }
    expect("border-bottom-width", "12.5%") { $0.borderBottomWidth = .percent(12.5) }
    expect("border-color", "rebeccapurple") { $0.borderColor = .rebeccapurple }
    expect("border-end-width", "12.5%") { $0.borderEndWidth = .percent(12.5) }
    expect("border-left", "a text") { $0.borderLeft = "a text" }
    expect("border-left-color", "rebeccapurple") { $0.borderLeftColor = .rebeccapurple }
    expect("border-left-style", "solid") { $0.borderLeftStyle = .solid }
    expect("border-left-style", "dashed") { $0.borderLeftStyle = .dashed }
    expect("border-left-style", "dotted") { $0.borderLeftStyle = .dotted }
    expect("border-left-style", "double") { $0.borderLeftStyle = .double }
    expect("border-left-style", "none") { $0.borderLeftStyle = .none }
    expect("border-left-width", "12.5%") { $0.borderLeftWidth = .percent(12.5) }
    expect("border-radius", "12.5%") { $0.borderRadius = .percent(12.5) }
    expect("border-right", "a text") { $0.borderRight = "a text" }
    expect("border-right-color", "rebeccapurple") { $0.borderRightColor = .rebeccapurple }
    expect("border-right-style", "solid") { $0.borderRightStyle = .solid }
    expect("border-right-style", "dashed") { $0.borderRightStyle = .dashed }
    expect("border-right-style", "dotted") { $0.borderRightStyle = .dotted }
    expect("border-right-style", "double") { $0.borderRightStyle = .double }
    expect("border-right-style", "none") { $0.borderRightStyle = .none }
    expect("border-right-width", "12.5%") { $0.borderRightWidth = .percent(12.5) }
    expect("border-start-width", "12.5%") { $0.borderStartWidth = .percent(12.5) }
    expect("border-style", "solid") { $0.borderStyle = .solid }
    expect("border-style", "dashed") { $0.borderStyle = .dashed }
    expect("border-style", "dotted") { $0.borderStyle = .dotted }
    expect("border-style", "double") { $0.borderStyle = .double }
    expect("border-style", "none") { $0.borderStyle = .none }
    expect("border-top", "a text") { $0.borderTop = "a text" }
    expect("border-top-color", "rebeccapurple") { $0.borderTopColor = .rebeccapurple }
    expect("border-top-left-radius", "12.5%") { $0.borderTopLeftRadius = .percent(12.5) }
    expect("border-top-right-radius", "12.5%") { $0.borderTopRightRadius = .percent(12.5) }
    expect("border-top-style", "solid") { $0.borderTopStyle = .solid }
    expect("border-top-style", "dashed") { $0.borderTopStyle = .dashed }
    expect("border-top-style", "dotted") { $0.borderTopStyle = .dotted }
    expect("border-top-style", "double") { $0.borderTopStyle = .double }
    expect("border-top-style", "none") { $0.borderTopStyle = .none }
    expect("border-top-width", "12.5%") { $0.borderTopWidth = .percent(12.5) }
    expect("border-width", "12.5%") { $0.borderWidth = .percent(12.5) }
    expect("bottom", "12.5%") { $0.bottom = .percent(12.5) }
    expect("box-shadow", "a text") { $0.boxShadow = "a text" }
    expect("box-sizing", "border-box") { $0.boxSizing = .borderBox }
    expect("box-sizing", "content-box") { $0.boxSizing = .contentBox }
    expect("class", "a text") { $0.`class` = "a text" }
    expect("color", "rebeccapurple") { $0.color = .rebeccapurple }
    expect("column-gap", "12.5%") { $0.columnGap = .percent(12.5) }
    expect("content-compression", "required") { $0.contentCompression = .required }
    expect("content-compression", "high") { $0.contentCompression = .high }
    expect("content-compression", "low") { $0.contentCompression = .low }
    expect("content-compression-horizontal", "required") { $0.contentCompressionHorizontal = .required }
    expect("content-compression-horizontal", "high") { $0.contentCompressionHorizontal = .high }
    expect("content-compression-horizontal", "low") { $0.contentCompressionHorizontal = .low }
    expect("content-compression-vertical", "required") { $0.contentCompressionVertical = .required }
    expect("content-compression-vertical", "high") { $0.contentCompressionVertical = .high }
    expect("content-compression-vertical", "low") { $0.contentCompressionVertical = .low }
    expect("content-hugging", "required") { $0.contentHugging = .required }
    expect("content-hugging", "high") { $0.contentHugging = .high }
    expect("content-hugging", "low") { $0.contentHugging = .low }
    expect("content-hugging-horizontal", "required") { $0.contentHuggingHorizontal = .required }
    expect("content-hugging-horizontal", "high") { $0.contentHuggingHorizontal = .high }
    expect("content-hugging-horizontal", "low") { $0.contentHuggingHorizontal = .low }
    expect("content-hugging-vertical", "required") { $0.contentHuggingVertical = .required }
    expect("content-hugging-vertical", "high") { $0.contentHuggingVertical = .high }
    expect("content-hugging-vertical", "low") { $0.contentHuggingVertical = .low }
    expect("direction", "inherit") { $0.direction = .inherit }
    expect("direction", "ltr") { $0.direction = .ltr }
    expect("direction", "rtl") { $0.direction = .rtl }
    expect("display", "flex") { $0.display = .flex }
    expect("display", "none") { $0.display = .none }
    expect("display", "contents") { $0.display = .contents }
    expect("display", "constraints") { $0.display = .constraints }
    expect("end", "12.5%") { $0.end = .percent(12.5) }
    expect("filter", "a text") { $0.filter = "a text" }
    expect("flex", "12.5%") { $0.flex = .percent(12.5) }
    expect("flex-basis", "12.5%") { $0.flexBasis = .percent(12.5) }
    expect("flex-direction", "row") { $0.flexDirection = .row }
    expect("flex-direction", "row-reverse") { $0.flexDirection = .rowReverse }
    expect("flex-direction", "column") { $0.flexDirection = .column }
    expect("flex-direction", "column-reverse") { $0.flexDirection = .columnReverse }
    expect("flex-grow", "0.5") { $0.flexGrow = 0.5 }
    expect("flex-shrink", "0.5") { $0.flexShrink = 0.5 }
    expect("flex-wrap", "nowrap") { $0.flexWrap = .nowrap }
    expect("flex-wrap", "wrap") { $0.flexWrap = .wrap }
    expect("flex-wrap", "wrap-reverse") { $0.flexWrap = .wrapReverse }
    expect("font-family", "a text") { $0.fontFamily = "a text" }
    expect("font-feature-settings", "a text") { $0.fontFeatureSettings = "a text" }
    expect("font-kerning", "auto") { $0.fontKerning = .auto }
    expect("font-kerning", "normal") { $0.fontKerning = .normal }
    expect("font-kerning", "none") { $0.fontKerning = .none }
    expect("font-optical-sizing", "auto") { $0.fontOpticalSizing = .auto }
    expect("font-optical-sizing", "none") { $0.fontOpticalSizing = .none }
    expect("font-palette", "a text") { $0.fontPalette = "a text" }
    expect("font-size", "12.5%") { $0.fontSize = .percent(12.5) }
    expect("font-stretch", "ultra-condensed") { $0.fontStretch = .ultraCondensed }
    expect("font-stretch", "extra-condensed") { $0.fontStretch = .extraCondensed }
    expect("font-stretch", "condensed") { $0.fontStretch = .condensed }
    expect("font-stretch", "semi-condensed") { $0.fontStretch = .semiCondensed }
    expect("font-stretch", "normal") { $0.fontStretch = .normal }
    expect("font-stretch", "semi-expanded") { $0.fontStretch = .semiExpanded }
    expect("font-stretch", "expanded") { $0.fontStretch = .expanded }
    expect("font-stretch", "extra-expanded") { $0.fontStretch = .extraExpanded }
    expect("font-stretch", "ultra-expanded") { $0.fontStretch = .ultraExpanded }
    expect("font-style", "normal") { $0.fontStyle = .normal }
    expect("font-style", "italic") { $0.fontStyle = .italic }
    expect("font-style", "oblique") { $0.fontStyle = .oblique }
    expect("font-synthesis", "none") { $0.fontSynthesis = .none }
    expect("font-synthesis", "weight") { $0.fontSynthesis = .weight }
    expect("font-synthesis", "style") { $0.fontSynthesis = .style }
    expect("font-synthesis", "small-caps") { $0.fontSynthesis = .smallCaps }
    expect("font-synthesis", "position") { $0.fontSynthesis = .position }
    expect("font-variant", "normal") { $0.fontVariant = .normal }
    expect("font-variant", "none") { $0.fontVariant = .none }
    expect("font-variant", "common-ligatures") { $0.fontVariant = .commonLigatures }
    expect("font-variant", "no-common-ligatures") { $0.fontVariant = .noCommonLigatures }
    expect("font-variant", "discretionary-ligatures") { $0.fontVariant = .discretionaryLigatures }
    expect("font-variant", "no-discretionary-ligatures") { $0.fontVariant = .noDiscretionaryLigatures }
    expect("font-variant", "historical-ligatures") { $0.fontVariant = .historicalLigatures }
    expect("font-variant", "no-historical-ligatures") { $0.fontVariant = .noHistoricalLigatures }
    expect("font-variant", "contextual") { $0.fontVariant = .contextual }
    expect("font-variant", "no-contextual") { $0.fontVariant = .noContextual }
    expect("font-variant", "small-caps") { $0.fontVariant = .smallCaps }
    expect("font-variant", "all-small-caps") { $0.fontVariant = .allSmallCaps }
    expect("font-variant", "petite-caps") { $0.fontVariant = .petiteCaps }
    expect("font-variant", "all-petite-caps") { $0.fontVariant = .allPetiteCaps }
    expect("font-variant", "unicase") { $0.fontVariant = .unicase }
    expect("font-variant", "titling-caps") { $0.fontVariant = .titlingCaps }
    expect("font-variant", "lining-nums") { $0.fontVariant = .liningNums }
    expect("font-variant", "oldstyle-nums") { $0.fontVariant = .oldstyleNums }
    expect("font-variant", "proportional-nums") { $0.fontVariant = .proportionalNums }
    expect("font-variant", "tabular-nums") { $0.fontVariant = .tabularNums }
    expect("font-variant", "diagonal-fractions") { $0.fontVariant = .diagonalFractions }
    expect("font-variant", "stacked-fractions") { $0.fontVariant = .stackedFractions }
    expect("font-variant", "ordinal") { $0.fontVariant = .ordinal }
    expect("font-variant", "slashed-zero") { $0.fontVariant = .slashedZero }
    expect("font-variant", "jis78") { $0.fontVariant = .jis78 }
    expect("font-variant", "jis83") { $0.fontVariant = .jis83 }
    expect("font-variant", "jis90") { $0.fontVariant = .jis90 }
    expect("font-variant", "jis04") { $0.fontVariant = .jis04 }
    expect("font-variant", "simplified") { $0.fontVariant = .simplified }
    expect("font-variant", "traditional") { $0.fontVariant = .traditional }
    expect("font-variant", "full-width") { $0.fontVariant = .fullWidth }
    expect("font-variant", "proportional-width") { $0.fontVariant = .proportionalWidth }
    expect("font-variant", "ruby") { $0.fontVariant = .ruby }
    expect("font-variant", "sub") { $0.fontVariant = .sub }
    expect("font-variant", "super") { $0.fontVariant = .super }
    expect("font-variant-caps", "normal") { $0.fontVariantCaps = .normal }
    expect("font-variant-caps", "small-caps") { $0.fontVariantCaps = .smallCaps }
    expect("font-variant-caps", "all-small-caps") { $0.fontVariantCaps = .allSmallCaps }
    expect("font-variant-caps", "petite-caps") { $0.fontVariantCaps = .petiteCaps }
    expect("font-variant-caps", "all-petite-caps") { $0.fontVariantCaps = .allPetiteCaps }
    expect("font-variant-caps", "unicase") { $0.fontVariantCaps = .unicase }
    expect("font-variant-caps", "titling-caps") { $0.fontVariantCaps = .titlingCaps }
    expect("font-variant-east-asian", "normal") { $0.fontVariantEastAsian = .normal }
    expect("font-variant-east-asian", "jis78") { $0.fontVariantEastAsian = .jis78 }
    expect("font-variant-east-asian", "jis83") { $0.fontVariantEastAsian = .jis83 }
    expect("font-variant-east-asian", "jis90") { $0.fontVariantEastAsian = .jis90 }
    expect("font-variant-east-asian", "jis04") { $0.fontVariantEastAsian = .jis04 }
    expect("font-variant-east-asian", "simplified") { $0.fontVariantEastAsian = .simplified }
    expect("font-variant-east-asian", "traditional") { $0.fontVariantEastAsian = .traditional }
    expect("font-variant-east-asian", "full-width") { $0.fontVariantEastAsian = .fullWidth }
    expect("font-variant-east-asian", "proportional-width") { $0.fontVariantEastAsian = .proportionalWidth }
    expect("font-variant-east-asian", "ruby") { $0.fontVariantEastAsian = .ruby }
    expect("font-variant-ligatures", "normal") { $0.fontVariantLigatures = .normal }
    expect("font-variant-ligatures", "none") { $0.fontVariantLigatures = .none }
    expect("font-variant-ligatures", "common-ligatures") { $0.fontVariantLigatures = .commonLigatures }
    expect("font-variant-ligatures", "no-common-ligatures") { $0.fontVariantLigatures = .noCommonLigatures }
    expect("font-variant-ligatures", "discretionary-ligatures") { $0.fontVariantLigatures = .discretionaryLigatures }
    expect("font-variant-ligatures", "no-discretionary-ligatures") { $0.fontVariantLigatures = .noDiscretionaryLigatures }
    expect("font-variant-ligatures", "historical-ligatures") { $0.fontVariantLigatures = .historicalLigatures }
    expect("font-variant-ligatures", "no-historical-ligatures") { $0.fontVariantLigatures = .noHistoricalLigatures }
    expect("font-variant-ligatures", "contextual") { $0.fontVariantLigatures = .contextual }
    expect("font-variant-ligatures", "no-contextual") { $0.fontVariantLigatures = .noContextual }
    expect("font-variant-numeric", "normal") { $0.fontVariantNumeric = .normal }
    expect("font-variant-numeric", "lining-nums") { $0.fontVariantNumeric = .liningNums }
    expect("font-variant-numeric", "oldstyle-nums") { $0.fontVariantNumeric = .oldstyleNums }
    expect("font-variant-numeric", "proportional-nums") { $0.fontVariantNumeric = .proportionalNums }
    expect("font-variant-numeric", "tabular-nums") { $0.fontVariantNumeric = .tabularNums }
    expect("font-variant-numeric", "diagonal-fractions") { $0.fontVariantNumeric = .diagonalFractions }
    expect("font-variant-numeric", "stacked-fractions") { $0.fontVariantNumeric = .stackedFractions }
    expect("font-variant-numeric", "ordinal") { $0.fontVariantNumeric = .ordinal }
    expect("font-variant-numeric", "slashed-zero") { $0.fontVariantNumeric = .slashedZero }
    expect("font-variant-position", "normal") { $0.fontVariantPosition = .normal }
    expect("font-variant-position", "sub") { $0.fontVariantPosition = .sub }
    expect("font-variant-position", "super") { $0.fontVariantPosition = .super }
    expect("font-variation-settings", "a text") { $0.fontVariationSettings = "a text" }
    expect("font-weight", "normal") { $0.fontWeight = .normal }
    expect("font-weight", "bold") { $0.fontWeight = .bold }
    expect("font-weight", "bolder") { $0.fontWeight = .bolder }
    expect("font-weight", "lighter") { $0.fontWeight = .lighter }
    expect("gap", "12.5%") { $0.gap = .percent(12.5) }
    expect("height", "12.5%") { $0.height = .percent(12.5) }
    expect("href", "a text") { $0.href = "a text" }
    expect("hyphenate-character", "a text") { $0.hyphenateCharacter = "a text" }
    expect("hyphens", "none") { $0.hyphens = .none }
    expect("hyphens", "manual") { $0.hyphens = .manual }
    expect("hyphens", "auto") { $0.hyphens = .auto }
    expect("inset", "12.5%") { $0.inset = .percent(12.5) }
    expect("justify-content", "normal") { $0.justifyContent = .normal }
    expect("justify-content", "space-between") { $0.justifyContent = .spaceBetween }
    expect("justify-content", "space-around") { $0.justifyContent = .spaceAround }
    expect("justify-content", "space-evenly") { $0.justifyContent = .spaceEvenly }
    expect("justify-content", "flex-start") { $0.justifyContent = .flexStart }
    expect("justify-content", "flex-end") { $0.justifyContent = .flexEnd }
    expect("justify-content", "start") { $0.justifyContent = .start }
    expect("justify-content", "end") { $0.justifyContent = .end }
    expect("justify-content", "center") { $0.justifyContent = .center }
    expect("layout-margins", "12.5%") { $0.layoutMargins = .percent(12.5) }
    expect("left", "12.5%") { $0.left = .percent(12.5) }
    expect("letter-spacing", "12.5%") { $0.letterSpacing = .percent(12.5) }
    expect("level", "3") { $0.level = 3 }
    expect("line-break", "auto") { $0.lineBreak = .auto }
    expect("line-break", "loose") { $0.lineBreak = .loose }
    expect("line-break", "normal") { $0.lineBreak = .normal }
    expect("line-break", "strict") { $0.lineBreak = .strict }
    expect("line-break", "anywhere") { $0.lineBreak = .anywhere }
    expect("line-clamp", "3") { $0.lineClamp = 3 }
    expect("line-height", "12.5%") { $0.lineHeight = .percent(12.5) }
    expect("margin", "12.5%") { $0.margin = .percent(12.5) }
    expect("margin-bottom", "12.5%") { $0.marginBottom = .percent(12.5) }
    expect("margin-end", "12.5%") { $0.marginEnd = .percent(12.5) }
    expect("margin-horizontal", "12.5%") { $0.marginHorizontal = .percent(12.5) }
    expect("margin-left", "12.5%") { $0.marginLeft = .percent(12.5) }
    expect("margin-right", "12.5%") { $0.marginRight = .percent(12.5) }
    expect("margin-start", "12.5%") { $0.marginStart = .percent(12.5) }
    expect("margin-top", "12.5%") { $0.marginTop = .percent(12.5) }
    expect("margin-vertical", "12.5%") { $0.marginVertical = .percent(12.5) }
    expect("max-height", "12.5%") { $0.maxHeight = .percent(12.5) }
    expect("max-width", "12.5%") { $0.maxWidth = .percent(12.5) }
    expect("min-height", "12.5%") { $0.minHeight = .percent(12.5) }
    expect("min-width", "12.5%") { $0.minWidth = .percent(12.5) }
    expect("mix-blend-mode", "normal") { $0.mixBlendMode = .normal }
    expect("mix-blend-mode", "multiply") { $0.mixBlendMode = .multiply }
    expect("mix-blend-mode", "screen") { $0.mixBlendMode = .screen }
    expect("mix-blend-mode", "overlay") { $0.mixBlendMode = .overlay }
    expect("mix-blend-mode", "darken") { $0.mixBlendMode = .darken }
    expect("mix-blend-mode", "lighten") { $0.mixBlendMode = .lighten }
    expect("mix-blend-mode", "color-dodge") { $0.mixBlendMode = .colorDodge }
    expect("mix-blend-mode", "color-burn") { $0.mixBlendMode = .colorBurn }
    expect("mix-blend-mode", "hard-light") { $0.mixBlendMode = .hardLight }
    expect("mix-blend-mode", "soft-light") { $0.mixBlendMode = .softLight }
    expect("mix-blend-mode", "difference") { $0.mixBlendMode = .difference }
    expect("mix-blend-mode", "exclusion") { $0.mixBlendMode = .exclusion }
    expect("mix-blend-mode", "hue") { $0.mixBlendMode = .hue }
    expect("mix-blend-mode", "saturation") { $0.mixBlendMode = .saturation }
    expect("mix-blend-mode", "color") { $0.mixBlendMode = .color }
    expect("mix-blend-mode", "luminosity") { $0.mixBlendMode = .luminosity }
    expect("object-fit", "fill") { $0.objectFit = .fill }
    expect("object-fit", "contain") { $0.objectFit = .contain }
    expect("object-fit", "cover") { $0.objectFit = .cover }
    expect("object-fit", "none") { $0.objectFit = .none }
    expect("object-fit", "scale-down") { $0.objectFit = .scaleDown }
    expect("object-position", "a text") { $0.objectPosition = "a text" }
    expect("opacity", "0.5") { $0.opacity = 0.5 }
    expect("order", "3") { $0.order = 3 }
    expect("overflow", "visible") { $0.overflow = .visible }
    expect("overflow", "hidden") { $0.overflow = .hidden }
    expect("overflow", "scroll") { $0.overflow = .scroll }
    expect("overflow-wrap", "normal") { $0.overflowWrap = .normal }
    expect("overflow-wrap", "break-word") { $0.overflowWrap = .breakWord }
    expect("overflow-wrap", "anywhere") { $0.overflowWrap = .anywhere }
    expect("overflow-x", "visible") { $0.overflowX = .visible }
    expect("overflow-x", "hidden") { $0.overflowX = .hidden }
    expect("overflow-x", "scroll") { $0.overflowX = .scroll }
    expect("overflow-y", "visible") { $0.overflowY = .visible }
    expect("overflow-y", "hidden") { $0.overflowY = .hidden }
    expect("overflow-y", "scroll") { $0.overflowY = .scroll }
    expect("padding", "12.5%") { $0.padding = .percent(12.5) }
    expect("padding-bottom", "12.5%") { $0.paddingBottom = .percent(12.5) }
    expect("padding-end", "12.5%") { $0.paddingEnd = .percent(12.5) }
    expect("padding-horizontal", "12.5%") { $0.paddingHorizontal = .percent(12.5) }
    expect("padding-left", "12.5%") { $0.paddingLeft = .percent(12.5) }
    expect("padding-right", "12.5%") { $0.paddingRight = .percent(12.5) }
    expect("padding-start", "12.5%") { $0.paddingStart = .percent(12.5) }
    expect("padding-top", "12.5%") { $0.paddingTop = .percent(12.5) }
    expect("padding-vertical", "12.5%") { $0.paddingVertical = .percent(12.5) }
    expect("position", "relative") { $0.position = .relative }
    expect("position", "static") { $0.position = .static }
    expect("position", "absolute") { $0.position = .absolute }
    expect("right", "12.5%") { $0.right = .percent(12.5) }
    expect("role", "alert") { $0.role = .alert }
    expect("role", "alertdialog") { $0.role = .alertdialog }
    expect("role", "application") { $0.role = .application }
    expect("role", "article") { $0.role = .article }
    expect("role", "banner") { $0.role = .banner }
    expect("role", "blockquote") { $0.role = .blockquote }
    expect("role", "button") { $0.role = .button }
    expect("role", "caption") { $0.role = .caption }
    expect("role", "cell") { $0.role = .cell }
    expect("role", "checkbox") { $0.role = .checkbox }
    expect("role", "code") { $0.role = .code }
    expect("role", "columnheader") { $0.role = .columnheader }
    expect("role", "combobox") { $0.role = .combobox }
    expect("role", "complementary") { $0.role = .complementary }
    expect("role", "contentinfo") { $0.role = .contentinfo }
    expect("role", "definition") { $0.role = .definition }
    expect("role", "deletion") { $0.role = .deletion }
    expect("role", "dialog") { $0.role = .dialog }
    expect("role", "directory") { $0.role = .directory }
    expect("role", "document") { $0.role = .document }
    expect("role", "emphasis") { $0.role = .emphasis }
    expect("role", "feed") { $0.role = .feed }
    expect("role", "figure") { $0.role = .figure }
    expect("role", "form") { $0.role = .form }
    expect("role", "generic") { $0.role = .generic }
    expect("role", "grid") { $0.role = .grid }
    expect("role", "gridcell") { $0.role = .gridcell }
    expect("role", "group") { $0.role = .group }
    expect("role", "heading") { $0.role = .heading }
    expect("role", "img") { $0.role = .img }
    expect("role", "insertion") { $0.role = .insertion }
    expect("role", "link") { $0.role = .link }
    expect("role", "list") { $0.role = .list }
    expect("role", "listbox") { $0.role = .listbox }
    expect("role", "listitem") { $0.role = .listitem }
    expect("role", "log") { $0.role = .log }
    expect("role", "main") { $0.role = .main }
    expect("role", "marquee") { $0.role = .marquee }
    expect("role", "math") { $0.role = .math }
    expect("role", "menu") { $0.role = .menu }
    expect("role", "menubar") { $0.role = .menubar }
    expect("role", "menuitem") { $0.role = .menuitem }
    expect("role", "menuitemcheckbox") { $0.role = .menuitemcheckbox }
    expect("role", "menuitemradio") { $0.role = .menuitemradio }
    expect("role", "meter") { $0.role = .meter }
    expect("role", "navigation") { $0.role = .navigation }
    expect("role", "none") { $0.role = .none }
    expect("role", "note") { $0.role = .note }
    expect("role", "option") { $0.role = .option }
    expect("role", "paragraph") { $0.role = .paragraph }
    expect("role", "presentation") { $0.role = .presentation }
    expect("role", "progressbar") { $0.role = .progressbar }
    expect("role", "radio") { $0.role = .radio }
    expect("role", "radiogroup") { $0.role = .radiogroup }
    expect("role", "region") { $0.role = .region }
    expect("role", "row") { $0.role = .row }
    expect("role", "rowgroup") { $0.role = .rowgroup }
    expect("role", "rowheader") { $0.role = .rowheader }
    expect("role", "scrollbar") { $0.role = .scrollbar }
    expect("role", "search") { $0.role = .search }
    expect("role", "searchbox") { $0.role = .searchbox }
    expect("role", "separator") { $0.role = .separator }
    expect("role", "slider") { $0.role = .slider }
    expect("role", "spinbutton") { $0.role = .spinbutton }
    expect("role", "status") { $0.role = .status }
    expect("role", "strong") { $0.role = .strong }
    expect("role", "subscript") { $0.role = .subscript }
    expect("role", "superscript") { $0.role = .superscript }
    expect("role", "switch") { $0.role = .switch }
    expect("role", "tab") { $0.role = .tab }
    expect("role", "table") { $0.role = .table }
    expect("role", "tablist") { $0.role = .tablist }
    expect("role", "tabpanel") { $0.role = .tabpanel }
    expect("role", "term") { $0.role = .term }
    expect("role", "textbox") { $0.role = .textbox }
    expect("role", "time") { $0.role = .time }
    expect("role", "timer") { $0.role = .timer }
    expect("role", "toolbar") { $0.role = .toolbar }
    expect("role", "tooltip") { $0.role = .tooltip }
    expect("role", "tree") { $0.role = .tree }
    expect("role", "treegrid") { $0.role = .treegrid }
    expect("role", "treeitem") { $0.role = .treeitem }
    expect("row-gap", "12.5%") { $0.rowGap = .percent(12.5) }
    expect("safe-area", "12.5%") { $0.safeArea = .percent(12.5) }
    expect("slice", "12.5%") { $0.slice = .percent(12.5) }
    expect("src", "a text") { $0.src = "a text" }
    expect("start", "12.5%") { $0.start = .percent(12.5) }
    expect("tab-size", "12.5%") { $0.tabSize = .percent(12.5) }
    expect("text-align", "start") { $0.textAlign = .start }
    expect("text-align", "end") { $0.textAlign = .end }
    expect("text-align", "left") { $0.textAlign = .left }
    expect("text-align", "right") { $0.textAlign = .right }
    expect("text-align", "center") { $0.textAlign = .center }
    expect("text-align", "justify") { $0.textAlign = .justify }
    expect("text-align-last", "auto") { $0.textAlignLast = .auto }
    expect("text-align-last", "start") { $0.textAlignLast = .start }
    expect("text-align-last", "end") { $0.textAlignLast = .end }
    expect("text-align-last", "left") { $0.textAlignLast = .left }
    expect("text-align-last", "right") { $0.textAlignLast = .right }
    expect("text-align-last", "center") { $0.textAlignLast = .center }
    expect("text-align-last", "justify") { $0.textAlignLast = .justify }
    expect("text-decoration", "a text") { $0.textDecoration = "a text" }
    expect("text-decoration-color", "rebeccapurple") { $0.textDecorationColor = .rebeccapurple }
    expect("text-decoration-line", "none") { $0.textDecorationLine = .none }
    expect("text-decoration-line", "underline") { $0.textDecorationLine = .underline }
    expect("text-decoration-line", "overline") { $0.textDecorationLine = .overline }
    expect("text-decoration-line", "line-through") { $0.textDecorationLine = .lineThrough }
    expect("text-decoration-skip-ink", "auto") { $0.textDecorationSkipInk = .auto }
    expect("text-decoration-skip-ink", "none") { $0.textDecorationSkipInk = .none }
    expect("text-decoration-skip-ink", "all") { $0.textDecorationSkipInk = .all }
    expect("text-decoration-style", "solid") { $0.textDecorationStyle = .solid }
    expect("text-decoration-style", "double") { $0.textDecorationStyle = .double }
    expect("text-decoration-style", "dotted") { $0.textDecorationStyle = .dotted }
    expect("text-decoration-style", "dashed") { $0.textDecorationStyle = .dashed }
    expect("text-decoration-style", "wavy") { $0.textDecorationStyle = .wavy }
    expect("text-decoration-thickness", "12.5%") { $0.textDecorationThickness = .percent(12.5) }
    expect("text-indent", "12.5%") { $0.textIndent = .percent(12.5) }
    expect("text-overflow", "clip") { $0.textOverflow = .clip }
    expect("text-overflow", "ellipsis") { $0.textOverflow = .ellipsis }
    expect("text-shadow", "a text") { $0.textShadow = "a text" }
    expect("text-stroke", "12.5%") { $0.textStroke = .percent(12.5) }
    expect("text-transform", "none") { $0.textTransform = .none }
    expect("text-transform", "uppercase") { $0.textTransform = .uppercase }
    expect("text-transform", "lowercase") { $0.textTransform = .lowercase }
    expect("text-transform", "capitalize") { $0.textTransform = .capitalize }
    expect("text-underline-offset", "12.5%") { $0.textUnderlineOffset = .percent(12.5) }
    expect("text-wrap", "wrap") { $0.textWrap = .wrap }
    expect("text-wrap", "nowrap") { $0.textWrap = .nowrap }
    expect("text-wrap", "balance") { $0.textWrap = .balance }
    expect("text-wrap", "pretty") { $0.textWrap = .pretty }
    expect("top", "12.5%") { $0.top = .percent(12.5) }
    expect("transform", "a text") { $0.transform = "a text" }
    expect("transform-origin", "a text") { $0.transformOrigin = "a text" }
    expect("visibility", "visible") { $0.visibility = .visible }
    expect("visibility", "hidden") { $0.visibility = .hidden }
    expect("white-space", "normal") { $0.whiteSpace = .normal }
    expect("white-space", "nowrap") { $0.whiteSpace = .nowrap }
    expect("white-space", "pre") { $0.whiteSpace = .pre }
    expect("white-space", "pre-wrap") { $0.whiteSpace = .preWrap }
    expect("white-space", "pre-line") { $0.whiteSpace = .preLine }
    expect("width", "12.5%") { $0.width = .percent(12.5) }
    expect("word-break", "normal") { $0.wordBreak = .normal }
    expect("word-break", "break-all") { $0.wordBreak = .breakAll }
    expect("word-break", "keep-all") { $0.wordBreak = .keepAll }
    expect("word-spacing", "12.5%") { $0.wordSpacing = .percent(12.5) }
    expect("xml:lang", "a text") { $0.lang = "a text" }
    expect("z-index", "3") { $0.zIndex = 3 }
  }

  private func expect(
    _ name: String, _ value: String, _ element: Element,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let markup = "<layout>\n  <item \(name)=\"\(value)\"/>\n</layout>\n"
    #expect(element.markup() == markup, sourceLocation: location)
  }

  private func expect(
    _ name: String, _ value: String, _ location: SourceLocation = #_sourceLocation,
    _ set: (inout Style) -> Void
  ) {
    var style = Style()
    set(&style)
    #expect(style[attribute: name] == value, sourceLocation: location)
  }
}
