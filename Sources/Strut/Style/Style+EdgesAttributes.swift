// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The space between columns. (`column-gap`)
  public var columnGap: Length {
    get { value(.columnGap, initial: "0") }
    set { set(.columnGap, newValue) }
  }

  /// The space between children: of rows and columns, or of each. (`gap`)
  public var gap: Length {
    get { value(.gap, initial: "0") }
    set { set(.gap, newValue) }
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

  /// The space between rows. (`row-gap`)
  public var rowGap: Length {
    get { value(.rowGap, initial: "0") }
    set { set(.rowGap, newValue) }
  }
}
