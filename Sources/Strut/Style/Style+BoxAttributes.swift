// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// Whether and how the box takes part in layout. (`display`)
  public var display: Style.Display {
    get { value(.display, initial: "flex") }
    set { set(.display, newValue) }
  }

  /// What happens to content outside of the box, on both axes or on each. (`overflow`)
  public var overflow: Style.Overflow {
    get { value(.overflow, initial: "visible") }
    set { set(.overflow, newValue) }
  }

  /// The same on the horizontal axis. (`overflow-x`)
  public var overflowX: Style.Overflow {
    get { value(.overflowX, initial: "visible") }
    set { set(.overflowX, newValue) }
  }

  /// The same on the vertical axis. (`overflow-y`)
  public var overflowY: Style.Overflow {
    get { value(.overflowY, initial: "visible") }
    set { set(.overflowY, newValue) }
  }

  /// The place in the order of painting; larger numbers are in front. (`z-index`)
  public var zIndex: Int {
    get { value(.zIndex, initial: "auto") }
    set { set(.zIndex, newValue) }
  }
}
