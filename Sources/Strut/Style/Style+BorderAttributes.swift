// Made by `strut-dev reference` from the table of attributes.
extension Style {
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
}
