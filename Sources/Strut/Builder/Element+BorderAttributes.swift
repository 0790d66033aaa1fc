// Made by `strut-dev reference` from the table of attributes.
extension Element {
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
}
