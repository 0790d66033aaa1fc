// Made by `strut-dev reference` from the table of attributes.
extension Element {
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
}
