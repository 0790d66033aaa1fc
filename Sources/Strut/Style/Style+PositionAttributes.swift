// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The distance from the bottom edge of the containing block. (`bottom`)
  public var bottom: Length {
    get { value(.bottom, initial: "auto") }
    set { set(.bottom, newValue) }
  }

  /// The distance from the end edge of the containing block. (`end`)
  public var end: Length {
    get { value(.end, initial: "") }
    set { set(.end, newValue) }
  }

  /// The distances from the edges of the containing block. (`inset`)
  public var inset: Length {
    get { value(.inset, initial: "auto") }
    set { set(.inset, newValue) }
  }

  /// The distance from the left edge of the containing block. (`left`)
  public var left: Length {
    get { value(.left, initial: "auto") }
    set { set(.left, newValue) }
  }

  /// In flow, or placed against the nearest ancestor that is not `static`, or has a transform or a filter. (`position`)
  public var position: Style.Position {
    get { value(.position, initial: "relative") }
    set { set(.position, newValue) }
  }

  /// The distance from the right edge of the containing block. (`right`)
  public var right: Length {
    get { value(.right, initial: "auto") }
    set { set(.right, newValue) }
  }

  /// The distance from the start edge of the containing block. (`start`)
  public var start: Length {
    get { value(.start, initial: "") }
    set { set(.start, newValue) }
  }

  /// The distance from the top edge of the containing block. (`top`)
  public var top: Length {
    get { value(.top, initial: "auto") }
    set { set(.top, newValue) }
  }
}
