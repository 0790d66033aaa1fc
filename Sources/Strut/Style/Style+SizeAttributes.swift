// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The ratio of width to height; 0 is none. (`aspect-ratio`)
  public var aspectRatio: Double {
    get { value(.aspectRatio, initial: "0") }
    set { set(.aspectRatio, newValue) }
  }

  /// Which box the sizes mean. (`box-sizing`)
  public var boxSizing: Style.BoxSizing {
    get { value(.boxSizing, initial: "border-box") }
    set { set(.boxSizing, newValue) }
  }

  /// The height. (`height`)
  public var height: Length {
    get { value(.height, initial: "auto") }
    set { set(.height, newValue) }
  }

  /// The largest height. (`max-height`)
  public var maxHeight: Length {
    get { value(.maxHeight, initial: "none") }
    set { set(.maxHeight, newValue) }
  }

  /// The largest width. (`max-width`)
  public var maxWidth: Length {
    get { value(.maxWidth, initial: "none") }
    set { set(.maxWidth, newValue) }
  }

  /// The least height. `auto` is CSS's automatic minimum size. (`min-height`)
  public var minHeight: Length {
    get { value(.minHeight, initial: "0") }
    set { set(.minHeight, newValue) }
  }

  /// The least width. `auto` is CSS's automatic minimum size. (`min-width`)
  public var minWidth: Length {
    get { value(.minWidth, initial: "0") }
    set { set(.minWidth, newValue) }
  }

  /// The width. (`width`)
  public var width: Length {
    get { value(.width, initial: "auto") }
    set { set(.width, newValue) }
  }
}
