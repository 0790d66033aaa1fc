// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// Where the free space between lines goes. `normal` is `stretch`. (`align-content`)
  public consuming func alignContent(_ value: Style.AlignContent) -> Element {
    style.set(.alignContent, value)
    return self
  }

  /// Where the children stand across their line. `normal` is `stretch`. (`align-items`)
  public consuming func alignItems(_ value: Style.AlignItems) -> Element {
    style.set(.alignItems, value)
    return self
  }

  /// Where the box stands across its line. `auto` is what the parent's `align-items` says. (`align-self`)
  public consuming func alignSelf(_ value: Style.AlignSelf) -> Element {
    style.set(.alignSelf, value)
    return self
  }

  /// What the box shows, in words for those who do not see it; empty for decoration. Nothing is drawn. (`alt`)
  public consuming func alt(_ value: String) -> Element {
    style.set(.alt, value)
    return self
  }

  /// The ratio of width to height; 0 is none. (`aspect-ratio`)
  public consuming func aspectRatio(_ value: Double) -> Element {
    style.set(.aspectRatio, value)
    return self
  }

  /// What fills the box, the canvas or the span: a colour, or gradients with a colour last. (`background`)
  public consuming func background(_ value: Color) -> Element {
    style.set(.background, value)
    return self
  }

  /// Where the background is painted: in the whole box, or through the letters of the text, whose own colour may be `transparent`. (`background-clip`)
  public consuming func backgroundClip(_ value: Style.BackgroundClip) -> Element {
    style.set(.backgroundClip, value)
    return self
  }

  /// Width, style and colour of all sides, in any order. (`border`)
  public consuming func border(_ value: String) -> Element {
    style.set(.border, value)
    return self
  }

  /// Width, style and colour of the bottom side. (`border-bottom`)
  public consuming func borderBottom(_ value: String) -> Element {
    style.set(.borderBottom, value)
    return self
  }

  /// The colour of the bottom side. (`border-bottom-color`)
  public consuming func borderBottomColor(_ value: Color) -> Element {
    style.set(.borderBottomColor, value)
    return self
  }

  /// The radius of the bottom left corner. (`border-bottom-left-radius`)
  public consuming func borderBottomLeftRadius(_ value: Double) -> Element {
    style.set(.borderBottomLeftRadius, Length(floatLiteral: value))
    return self
  }

  /// The radius of the bottom left corner. (`border-bottom-left-radius`)
  @_disfavoredOverload
  public consuming func borderBottomLeftRadius(_ value: Length) -> Element {
    style.set(.borderBottomLeftRadius, value)
    return self
  }

  /// The radius of the bottom right corner. (`border-bottom-right-radius`)
  public consuming func borderBottomRightRadius(_ value: Double) -> Element {
    style.set(.borderBottomRightRadius, Length(floatLiteral: value))
    return self
  }

  /// The radius of the bottom right corner. (`border-bottom-right-radius`)
  @_disfavoredOverload
  public consuming func borderBottomRightRadius(_ value: Length) -> Element {
    style.set(.borderBottomRightRadius, value)
    return self
  }

  /// The pattern of the bottom side. (`border-bottom-style`)
  public consuming func borderBottomStyle(_ value: Style.BorderStyle) -> Element {
    style.set(.borderBottomStyle, value)
    return self
  }

  /// The width of the bottom side. (`border-bottom-width`)
  public consuming func borderBottomWidth(_ value: Double) -> Element {
    style.set(.borderBottomWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the bottom side. (`border-bottom-width`)
  @_disfavoredOverload
  public consuming func borderBottomWidth(_ value: Length) -> Element {
    style.set(.borderBottomWidth, value)
    return self
  }

  /// The colours of the sides. (`border-color`)
  public consuming func borderColor(_ value: Color) -> Element {
    style.set(.borderColor, value)
    return self
  }

  /// The width of the side where lines end; wins over left and right. (`border-end-width`)
  public consuming func borderEndWidth(_ value: Double) -> Element {
    style.set(.borderEndWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the side where lines end; wins over left and right. (`border-end-width`)
  @_disfavoredOverload
  public consuming func borderEndWidth(_ value: Length) -> Element {
    style.set(.borderEndWidth, value)
    return self
  }

  /// Width, style and colour of the left side. (`border-left`)
  public consuming func borderLeft(_ value: String) -> Element {
    style.set(.borderLeft, value)
    return self
  }

  /// The colour of the left side. (`border-left-color`)
  public consuming func borderLeftColor(_ value: Color) -> Element {
    style.set(.borderLeftColor, value)
    return self
  }

  /// The pattern of the left side. (`border-left-style`)
  public consuming func borderLeftStyle(_ value: Style.BorderStyle) -> Element {
    style.set(.borderLeftStyle, value)
    return self
  }

  /// The width of the left side. (`border-left-width`)
  public consuming func borderLeftWidth(_ value: Double) -> Element {
    style.set(.borderLeftWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the left side. (`border-left-width`)
  @_disfavoredOverload
  public consuming func borderLeftWidth(_ value: Length) -> Element {
    style.set(.borderLeftWidth, value)
    return self
  }

  /// The radii of the corners from the top left clockwise; after `/` the vertical ones. (`border-radius`)
  public consuming func borderRadius(_ value: Double) -> Element {
    style.set(.borderRadius, Length(floatLiteral: value))
    return self
  }

  /// The radii of the corners from the top left clockwise; after `/` the vertical ones. (`border-radius`)
  @_disfavoredOverload
  public consuming func borderRadius(_ value: Length) -> Element {
    style.set(.borderRadius, value)
    return self
  }

  /// Width, style and colour of the right side. (`border-right`)
  public consuming func borderRight(_ value: String) -> Element {
    style.set(.borderRight, value)
    return self
  }

  /// The colour of the right side. (`border-right-color`)
  public consuming func borderRightColor(_ value: Color) -> Element {
    style.set(.borderRightColor, value)
    return self
  }

  /// The pattern of the right side. (`border-right-style`)
  public consuming func borderRightStyle(_ value: Style.BorderStyle) -> Element {
    style.set(.borderRightStyle, value)
    return self
  }

  /// The width of the right side. (`border-right-width`)
  public consuming func borderRightWidth(_ value: Double) -> Element {
    style.set(.borderRightWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the right side. (`border-right-width`)
  @_disfavoredOverload
  public consuming func borderRightWidth(_ value: Length) -> Element {
    style.set(.borderRightWidth, value)
    return self
  }

  /// The width of the side where lines begin; wins over left and right. (`border-start-width`)
  public consuming func borderStartWidth(_ value: Double) -> Element {
    style.set(.borderStartWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the side where lines begin; wins over left and right. (`border-start-width`)
  @_disfavoredOverload
  public consuming func borderStartWidth(_ value: Length) -> Element {
    style.set(.borderStartWidth, value)
    return self
  }

  /// The patterns of the sides; a side with `none` has no width. (`border-style`)
  public consuming func borderStyle(_ value: Style.BorderStyle) -> Element {
    style.set(.borderStyle, value)
    return self
  }

  /// Width, style and colour of the top side. (`border-top`)
  public consuming func borderTop(_ value: String) -> Element {
    style.set(.borderTop, value)
    return self
  }

  /// The colour of the top side. (`border-top-color`)
  public consuming func borderTopColor(_ value: Color) -> Element {
    style.set(.borderTopColor, value)
    return self
  }

  /// The radius of the top left corner. (`border-top-left-radius`)
  public consuming func borderTopLeftRadius(_ value: Double) -> Element {
    style.set(.borderTopLeftRadius, Length(floatLiteral: value))
    return self
  }

  /// The radius of the top left corner. (`border-top-left-radius`)
  @_disfavoredOverload
  public consuming func borderTopLeftRadius(_ value: Length) -> Element {
    style.set(.borderTopLeftRadius, value)
    return self
  }

  /// The radius of the top right corner. (`border-top-right-radius`)
  public consuming func borderTopRightRadius(_ value: Double) -> Element {
    style.set(.borderTopRightRadius, Length(floatLiteral: value))
    return self
  }

  /// The radius of the top right corner. (`border-top-right-radius`)
  @_disfavoredOverload
  public consuming func borderTopRightRadius(_ value: Length) -> Element {
    style.set(.borderTopRightRadius, value)
    return self
  }

  /// The pattern of the top side. (`border-top-style`)
  public consuming func borderTopStyle(_ value: Style.BorderStyle) -> Element {
    style.set(.borderTopStyle, value)
    return self
  }

  /// The width of the top side. (`border-top-width`)
  public consuming func borderTopWidth(_ value: Double) -> Element {
    style.set(.borderTopWidth, Length(floatLiteral: value))
    return self
  }

  /// The width of the top side. (`border-top-width`)
  @_disfavoredOverload
  public consuming func borderTopWidth(_ value: Length) -> Element {
    style.set(.borderTopWidth, value)
    return self
  }

  /// The widths of the sides. (`border-width`)
  public consuming func borderWidth(_ value: Double) -> Element {
    style.set(.borderWidth, Length(floatLiteral: value))
    return self
  }

  /// The widths of the sides. (`border-width`)
  @_disfavoredOverload
  public consuming func borderWidth(_ value: Length) -> Element {
    style.set(.borderWidth, value)
    return self
  }

  /// The distance from the bottom edge of the containing block. (`bottom`)
  public consuming func bottom(_ value: Double) -> Element {
    style.set(.bottom, Length(floatLiteral: value))
    return self
  }

  /// The distance from the bottom edge of the containing block. (`bottom`)
  @_disfavoredOverload
  public consuming func bottom(_ value: Length) -> Element {
    style.set(.bottom, value)
    return self
  }

  /// Shadows below the box, or inside of it with `inset`. (`box-shadow`)
  public consuming func boxShadow(_ value: String) -> Element {
    style.set(.boxShadow, value)
    return self
  }

  /// Which box the sizes mean. (`box-sizing`)
  public consuming func boxSizing(_ value: Style.BoxSizing) -> Element {
    style.set(.boxSizing, value)
    return self
  }

  /// Names of styles. A later name wins over an earlier one, the box's own attributes over all. (`class`)
  public consuming func `class`(_ value: String) -> Element {
    style.set(.class, value)
    return self
  }

  /// The colour of texts, and what `currentColor` stands for. (`color`)
  public consuming func color(_ value: Color) -> Element {
    style.set(.color, value)
    return self
  }

  /// The space between columns. (`column-gap`)
  public consuming func columnGap(_ value: Double) -> Element {
    style.set(.columnGap, Length(floatLiteral: value))
    return self
  }

  /// The space between columns. (`column-gap`)
  @_disfavoredOverload
  public consuming func columnGap(_ value: Length) -> Element {
    style.set(.columnGap, value)
    return self
  }

  /// How strongly a view does not shrink below its content. (`content-compression`)
  public consuming func contentCompression(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompression, value)
    return self
  }

  /// How strongly a view does not shrink below its content. (`content-compression-horizontal`)
  public consuming func contentCompressionHorizontal(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompressionHorizontal, value)
    return self
  }

  /// How strongly a view does not shrink below its content. (`content-compression-vertical`)
  public consuming func contentCompressionVertical(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompressionVertical, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging`)
  public consuming func contentHugging(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHugging, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-horizontal`)
  public consuming func contentHuggingHorizontal(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHuggingHorizontal, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-vertical`)
  public consuming func contentHuggingVertical(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHuggingVertical, value)
    return self
  }

  /// The initial values of all boxes: those of Yoga, or those of CSS. (`defaults`)
  public consuming func defaults(_ value: Style.Defaults) -> Element {
    style.set(.defaults, value)
    return self
  }

  /// The direction of texts and rows. `<layout>` begins with `ltr`. On a `<span>` it counts together with `unicode-bidi`. (`direction`)
  public consuming func direction(_ value: Style.Direction) -> Element {
    style.set(.direction, value)
    return self
  }

  /// Whether and how the box takes part in layout. (`display`)
  public consuming func display(_ value: Style.Display) -> Element {
    style.set(.display, value)
    return self
  }

  /// The distance from the end edge of the containing block. (`end`)
  public consuming func end(_ value: Double) -> Element {
    style.set(.end, Length(floatLiteral: value))
    return self
  }

  /// The distance from the end edge of the containing block. (`end`)
  @_disfavoredOverload
  public consuming func end(_ value: Length) -> Element {
    style.set(.end, value)
    return self
  }

  /// Effects: `blur()`, `brightness()`, `contrast()`, `grayscale()`, `saturate()`, `drop-shadow()`, `opacity()`. (`filter`)
  public consuming func filter(_ value: String) -> Element {
    style.set(.filter, value)
    return self
  }

  /// Growing, shrinking and basis at once. An omitted factor is 1, an omitted basis 0%. (`flex`)
  public consuming func flex(_ value: Double) -> Element {
    style.set(.flex, Length(floatLiteral: value))
    return self
  }

  /// Growing, shrinking and basis at once. An omitted factor is 1, an omitted basis 0%. (`flex`)
  @_disfavoredOverload
  public consuming func flex(_ value: Length) -> Element {
    style.set(.flex, value)
    return self
  }

  /// The size before growing and shrinking. `auto` is the width or height. (`flex-basis`)
  public consuming func flexBasis(_ value: Double) -> Element {
    style.set(.flexBasis, Length(floatLiteral: value))
    return self
  }

  /// The size before growing and shrinking. `auto` is the width or height. (`flex-basis`)
  @_disfavoredOverload
  public consuming func flexBasis(_ value: Length) -> Element {
    style.set(.flexBasis, value)
    return self
  }

  /// The axis along which the children stand. (`flex-direction`)
  public consuming func flexDirection(_ value: Style.FlexDirection) -> Element {
    style.set(.flexDirection, value)
    return self
  }

  /// The share of free space. (`flex-grow`)
  public consuming func flexGrow(_ value: Double) -> Element {
    style.set(.flexGrow, value)
    return self
  }

  /// The share of missing space. (`flex-shrink`)
  public consuming func flexShrink(_ value: Double) -> Element {
    style.set(.flexShrink, value)
    return self
  }

  /// Whether children go on a new line where there is no more room. (`flex-wrap`)
  public consuming func flexWrap(_ value: Style.FlexWrap) -> Element {
    style.set(.flexWrap, value)
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

  /// The space between children: of rows and columns, or of each. (`gap`)
  public consuming func gap(_ value: Double) -> Element {
    style.set(.gap, Length(floatLiteral: value))
    return self
  }

  /// The space between children: of rows and columns, or of each. (`gap`)
  @_disfavoredOverload
  public consuming func gap(_ value: Length) -> Element {
    style.set(.gap, value)
    return self
  }

  /// The height. (`height`)
  public consuming func height(_ value: Double) -> Element {
    style.set(.height, Length(floatLiteral: value))
    return self
  }

  /// The height. (`height`)
  @_disfavoredOverload
  public consuming func height(_ value: Length) -> Element {
    style.set(.height, value)
    return self
  }

  /// The target of a link, in formats that have links. (`href`)
  public consuming func href(_ value: String) -> Element {
    style.set(.href, value)
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

  /// The distances from the edges of the containing block. (`inset`)
  public consuming func inset(_ value: Double) -> Element {
    style.set(.inset, Length(floatLiteral: value))
    return self
  }

  /// The distances from the edges of the containing block. (`inset`)
  @_disfavoredOverload
  public consuming func inset(_ value: Length) -> Element {
    style.set(.inset, value)
    return self
  }

  /// Where the free space of a line goes. `normal` is `flex-start`. (`justify-content`)
  public consuming func justifyContent(_ value: Style.JustifyContent) -> Element {
    style.set(.justifyContent, value)
    return self
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  public consuming func layoutMargins(_ value: Double) -> Element {
    style.set(.layoutMargins, Length(floatLiteral: value))
    return self
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  @_disfavoredOverload
  public consuming func layoutMargins(_ value: Length) -> Element {
    style.set(.layoutMargins, value)
    return self
  }

  /// The distance from the left edge of the containing block. (`left`)
  public consuming func left(_ value: Double) -> Element {
    style.set(.left, Length(floatLiteral: value))
    return self
  }

  /// The distance from the left edge of the containing block. (`left`)
  @_disfavoredOverload
  public consuming func left(_ value: Length) -> Element {
    style.set(.left, value)
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

  /// The level of a box with `role="heading"`. (`level`)
  public consuming func level(_ value: Int) -> Element {
    style.set(.level, value)
    return self
  }

  /// How strict the rules for breaks around ideographs and punctuation are. (`line-break`)
  public consuming func lineBreak(_ value: Style.LineBreak) -> Element {
    style.set(.lineBreak, value)
    return self
  }

  /// The most lines, 0 for any number. The last one ends in an ellipsis. (`line-clamp`)
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

  /// The space around the box; `auto` takes free space. (`margin`)
  public consuming func margin(_ value: Double) -> Element {
    style.set(.margin, Length(floatLiteral: value))
    return self
  }

  /// The space around the box; `auto` takes free space. (`margin`)
  @_disfavoredOverload
  public consuming func margin(_ value: Length) -> Element {
    style.set(.margin, value)
    return self
  }

  /// The space at the bottom side of the box. (`margin-bottom`)
  public consuming func marginBottom(_ value: Double) -> Element {
    style.set(.marginBottom, Length(floatLiteral: value))
    return self
  }

  /// The space at the bottom side of the box. (`margin-bottom`)
  @_disfavoredOverload
  public consuming func marginBottom(_ value: Length) -> Element {
    style.set(.marginBottom, value)
    return self
  }

  /// The space at the end side of the box. (`margin-end`)
  public consuming func marginEnd(_ value: Double) -> Element {
    style.set(.marginEnd, Length(floatLiteral: value))
    return self
  }

  /// The space at the end side of the box. (`margin-end`)
  @_disfavoredOverload
  public consuming func marginEnd(_ value: Length) -> Element {
    style.set(.marginEnd, value)
    return self
  }

  /// The space left and right of the box. (`margin-horizontal`)
  public consuming func marginHorizontal(_ value: Double) -> Element {
    style.set(.marginHorizontal, Length(floatLiteral: value))
    return self
  }

  /// The space left and right of the box. (`margin-horizontal`)
  @_disfavoredOverload
  public consuming func marginHorizontal(_ value: Length) -> Element {
    style.set(.marginHorizontal, value)
    return self
  }

  /// The space at the left side of the box. (`margin-left`)
  public consuming func marginLeft(_ value: Double) -> Element {
    style.set(.marginLeft, Length(floatLiteral: value))
    return self
  }

  /// The space at the left side of the box. (`margin-left`)
  @_disfavoredOverload
  public consuming func marginLeft(_ value: Length) -> Element {
    style.set(.marginLeft, value)
    return self
  }

  /// The space at the right side of the box. (`margin-right`)
  public consuming func marginRight(_ value: Double) -> Element {
    style.set(.marginRight, Length(floatLiteral: value))
    return self
  }

  /// The space at the right side of the box. (`margin-right`)
  @_disfavoredOverload
  public consuming func marginRight(_ value: Length) -> Element {
    style.set(.marginRight, value)
    return self
  }

  /// The space at the start side of the box. (`margin-start`)
  public consuming func marginStart(_ value: Double) -> Element {
    style.set(.marginStart, Length(floatLiteral: value))
    return self
  }

  /// The space at the start side of the box. (`margin-start`)
  @_disfavoredOverload
  public consuming func marginStart(_ value: Length) -> Element {
    style.set(.marginStart, value)
    return self
  }

  /// The space at the top side of the box. (`margin-top`)
  public consuming func marginTop(_ value: Double) -> Element {
    style.set(.marginTop, Length(floatLiteral: value))
    return self
  }

  /// The space at the top side of the box. (`margin-top`)
  @_disfavoredOverload
  public consuming func marginTop(_ value: Length) -> Element {
    style.set(.marginTop, value)
    return self
  }

  /// The space above and below the box. (`margin-vertical`)
  public consuming func marginVertical(_ value: Double) -> Element {
    style.set(.marginVertical, Length(floatLiteral: value))
    return self
  }

  /// The space above and below the box. (`margin-vertical`)
  @_disfavoredOverload
  public consuming func marginVertical(_ value: Length) -> Element {
    style.set(.marginVertical, value)
    return self
  }

  /// The largest height. (`max-height`)
  public consuming func maxHeight(_ value: Double) -> Element {
    style.set(.maxHeight, Length(floatLiteral: value))
    return self
  }

  /// The largest height. (`max-height`)
  @_disfavoredOverload
  public consuming func maxHeight(_ value: Length) -> Element {
    style.set(.maxHeight, value)
    return self
  }

  /// The largest width. (`max-width`)
  public consuming func maxWidth(_ value: Double) -> Element {
    style.set(.maxWidth, Length(floatLiteral: value))
    return self
  }

  /// The largest width. (`max-width`)
  @_disfavoredOverload
  public consuming func maxWidth(_ value: Length) -> Element {
    style.set(.maxWidth, value)
    return self
  }

  /// The least height. `auto` is CSS's automatic minimum size. (`min-height`)
  public consuming func minHeight(_ value: Double) -> Element {
    style.set(.minHeight, Length(floatLiteral: value))
    return self
  }

  /// The least height. `auto` is CSS's automatic minimum size. (`min-height`)
  @_disfavoredOverload
  public consuming func minHeight(_ value: Length) -> Element {
    style.set(.minHeight, value)
    return self
  }

  /// The least width. `auto` is CSS's automatic minimum size. (`min-width`)
  public consuming func minWidth(_ value: Double) -> Element {
    style.set(.minWidth, Length(floatLiteral: value))
    return self
  }

  /// The least width. `auto` is CSS's automatic minimum size. (`min-width`)
  @_disfavoredOverload
  public consuming func minWidth(_ value: Length) -> Element {
    style.set(.minWidth, value)
    return self
  }

  /// How the box is blended with what is behind it. (`mix-blend-mode`)
  public consuming func mixBlendMode(_ value: Style.MixBlendMode) -> Element {
    style.set(.mixBlendMode, value)
    return self
  }

  /// How an image fills its box. (`object-fit`)
  public consuming func objectFit(_ value: Style.ObjectFit) -> Element {
    style.set(.objectFit, value)
    return self
  }

  /// Where an image stands in its box. (`object-position`)
  public consuming func objectPosition(_ value: String) -> Element {
    style.set(.objectPosition, value)
    return self
  }

  /// The opacity of the box with everything in it. (`opacity`)
  public consuming func opacity(_ value: Double) -> Element {
    style.set(.opacity, value)
    return self
  }

  /// The place among the siblings; smaller comes first. (`order`)
  public consuming func order(_ value: Int) -> Element {
    style.set(.order, value)
    return self
  }

  /// What happens to content outside of the box, on both axes or on each. (`overflow`)
  public consuming func overflow(_ value: Style.Overflow) -> Element {
    style.set(.overflow, value)
    return self
  }

  /// Whether a word that does not fit may break. (`overflow-wrap`)
  public consuming func overflowWrap(_ value: Style.OverflowWrap) -> Element {
    style.set(.overflowWrap, value)
    return self
  }

  /// The same on the horizontal axis. (`overflow-x`)
  public consuming func overflowX(_ value: Style.Overflow) -> Element {
    style.set(.overflowX, value)
    return self
  }

  /// The same on the vertical axis. (`overflow-y`)
  public consuming func overflowY(_ value: Style.Overflow) -> Element {
    style.set(.overflowY, value)
    return self
  }

  /// The space between the border and the content. (`padding`)
  public consuming func padding(_ value: Double) -> Element {
    style.set(.padding, Length(floatLiteral: value))
    return self
  }

  /// The space between the border and the content. (`padding`)
  @_disfavoredOverload
  public consuming func padding(_ value: Length) -> Element {
    style.set(.padding, value)
    return self
  }

  /// The space at the bottom side of the content. (`padding-bottom`)
  public consuming func paddingBottom(_ value: Double) -> Element {
    style.set(.paddingBottom, Length(floatLiteral: value))
    return self
  }

  /// The space at the bottom side of the content. (`padding-bottom`)
  @_disfavoredOverload
  public consuming func paddingBottom(_ value: Length) -> Element {
    style.set(.paddingBottom, value)
    return self
  }

  /// The space at the end side of the content. (`padding-end`)
  public consuming func paddingEnd(_ value: Double) -> Element {
    style.set(.paddingEnd, Length(floatLiteral: value))
    return self
  }

  /// The space at the end side of the content. (`padding-end`)
  @_disfavoredOverload
  public consuming func paddingEnd(_ value: Length) -> Element {
    style.set(.paddingEnd, value)
    return self
  }

  /// The space left and right of the content. (`padding-horizontal`)
  public consuming func paddingHorizontal(_ value: Double) -> Element {
    style.set(.paddingHorizontal, Length(floatLiteral: value))
    return self
  }

  /// The space left and right of the content. (`padding-horizontal`)
  @_disfavoredOverload
  public consuming func paddingHorizontal(_ value: Length) -> Element {
    style.set(.paddingHorizontal, value)
    return self
  }

  /// The space at the left side of the content. (`padding-left`)
  public consuming func paddingLeft(_ value: Double) -> Element {
    style.set(.paddingLeft, Length(floatLiteral: value))
    return self
  }

  /// The space at the left side of the content. (`padding-left`)
  @_disfavoredOverload
  public consuming func paddingLeft(_ value: Length) -> Element {
    style.set(.paddingLeft, value)
    return self
  }

  /// The space at the right side of the content. (`padding-right`)
  public consuming func paddingRight(_ value: Double) -> Element {
    style.set(.paddingRight, Length(floatLiteral: value))
    return self
  }

  /// The space at the right side of the content. (`padding-right`)
  @_disfavoredOverload
  public consuming func paddingRight(_ value: Length) -> Element {
    style.set(.paddingRight, value)
    return self
  }

  /// The space at the start side of the content. (`padding-start`)
  public consuming func paddingStart(_ value: Double) -> Element {
    style.set(.paddingStart, Length(floatLiteral: value))
    return self
  }

  /// The space at the start side of the content. (`padding-start`)
  @_disfavoredOverload
  public consuming func paddingStart(_ value: Length) -> Element {
    style.set(.paddingStart, value)
    return self
  }

  /// The space at the top side of the content. (`padding-top`)
  public consuming func paddingTop(_ value: Double) -> Element {
    style.set(.paddingTop, Length(floatLiteral: value))
    return self
  }

  /// The space at the top side of the content. (`padding-top`)
  @_disfavoredOverload
  public consuming func paddingTop(_ value: Length) -> Element {
    style.set(.paddingTop, value)
    return self
  }

  /// The space above and below the content. (`padding-vertical`)
  public consuming func paddingVertical(_ value: Double) -> Element {
    style.set(.paddingVertical, Length(floatLiteral: value))
    return self
  }

  /// The space above and below the content. (`padding-vertical`)
  @_disfavoredOverload
  public consuming func paddingVertical(_ value: Length) -> Element {
    style.set(.paddingVertical, value)
    return self
  }

  /// The lines for each point that frames are rounded to; 0 turns rounding off. (`point-scale-factor`)
  public consuming func pointScaleFactor(_ value: Double) -> Element {
    style.set(.pointScaleFactor, value)
    return self
  }

  /// In flow, or placed against the nearest ancestor that is not `static`. (`position`)
  public consuming func position(_ value: Style.Position) -> Element {
    style.set(.position, value)
    return self
  }

  /// The distance from the right edge of the containing block. (`right`)
  public consuming func right(_ value: Double) -> Element {
    style.set(.right, Length(floatLiteral: value))
    return self
  }

  /// The distance from the right edge of the containing block. (`right`)
  @_disfavoredOverload
  public consuming func right(_ value: Length) -> Element {
    style.set(.right, value)
    return self
  }

  /// What the box is, in ARIA's words: the structure of SVG and PDF. Nothing is drawn. (`role`)
  public consuming func role(_ value: Style.Role) -> Element {
    style.set(.role, value)
    return self
  }

  /// The space between rows. (`row-gap`)
  public consuming func rowGap(_ value: Double) -> Element {
    style.set(.rowGap, Length(floatLiteral: value))
    return self
  }

  /// The space between rows. (`row-gap`)
  @_disfavoredOverload
  public consuming func rowGap(_ value: Length) -> Element {
    style.set(.rowGap, value)
    return self
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  public consuming func safeArea(_ value: Double) -> Element {
    style.set(.safeArea, Length(floatLiteral: value))
    return self
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  @_disfavoredOverload
  public consuming func safeArea(_ value: Length) -> Element {
    style.set(.safeArea, value)
    return self
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  public consuming func slice(_ value: Double) -> Element {
    style.set(.slice, Length(floatLiteral: value))
    return self
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  @_disfavoredOverload
  public consuming func slice(_ value: Length) -> Element {
    style.set(.slice, value)
    return self
  }

  /// An image: a PNG, JPEG, WebP or SVG file beside the document, or a `data:` URI. (`src`)
  public consuming func src(_ value: String) -> Element {
    style.set(.src, value)
    return self
  }

  /// The distance from the start edge of the containing block. (`start`)
  public consuming func start(_ value: Double) -> Element {
    style.set(.start, Length(floatLiteral: value))
    return self
  }

  /// The distance from the start edge of the containing block. (`start`)
  @_disfavoredOverload
  public consuming func start(_ value: Length) -> Element {
    style.set(.start, value)
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

  /// Whether lines below and above the text make room for letters that cross them. (`text-decoration-skip-ink`)
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

  /// `balance` makes lines about equally long, `pretty` leaves no short last line, `nowrap` makes one line. All win over what `white-space` says about wrapping. (`text-wrap`)
  public consuming func textWrap(_ value: Style.TextWrap) -> Element {
    style.set(.textWrap, value)
    return self
  }

  /// The title of the SVG or PDF. (`title`)
  public consuming func title(_ value: String) -> Element {
    style.set(.title, value)
    return self
  }

  /// The distance from the top edge of the containing block. (`top`)
  public consuming func top(_ value: Double) -> Element {
    style.set(.top, Length(floatLiteral: value))
    return self
  }

  /// The distance from the top edge of the containing block. (`top`)
  @_disfavoredOverload
  public consuming func top(_ value: Length) -> Element {
    style.set(.top, value)
    return self
  }

  /// Transformations: `translate()`, `scale()`, `rotate()`, `skew()` with their forms for one axis, `matrix()`. Layout stays. (`transform`)
  public consuming func transform(_ value: String) -> Element {
    style.set(.transform, value)
    return self
  }

  /// The point that a transformation leaves in its place. (`transform-origin`)
  public consuming func transformOrigin(_ value: String) -> Element {
    style.set(.transformOrigin, value)
    return self
  }

  /// How a span takes part in the order of right and left: `direction` counts only with another value than `normal`. (`unicode-bidi`)
  public consuming func unicodeBidi(_ value: Style.UnicodeBidi) -> Element {
    style.set(.unicodeBidi, value)
    return self
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`)
  public consuming func verticalAlign(_ value: Style.VerticalAlign) -> Element {
    style.set(.verticalAlign, value)
    return self
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`)
  public consuming func verticalAlign(_ value: Double) -> Element {
    style.set(.verticalAlign, Length(floatLiteral: value))
    return self
  }

  /// Where a span or an image stands in its line. Lengths raise it; percentages are of the line height. (`vertical-align`)
  @_disfavoredOverload
  public consuming func verticalAlign(_ value: Length) -> Element {
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

  /// The width. (`width`)
  public consuming func width(_ value: Double) -> Element {
    style.set(.width, Length(floatLiteral: value))
    return self
  }

  /// The width. (`width`)
  @_disfavoredOverload
  public consuming func width(_ value: Length) -> Element {
    style.set(.width, value)
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

  /// The place in the order of painting; larger numbers are in front. (`z-index`)
  public consuming func zIndex(_ value: Int) -> Element {
    style.set(.zIndex, value)
    return self
  }
}
