// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// The ratio of width to height; 0 is none. (`aspect-ratio`)
  public consuming func aspectRatio(_ value: Double) -> Element {
    style.set(.aspectRatio, value)
    return self
  }

  /// Which box the sizes mean. (`box-sizing`)
  public consuming func boxSizing(_ value: Style.BoxSizing) -> Element {
    style.set(.boxSizing, value)
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
}
