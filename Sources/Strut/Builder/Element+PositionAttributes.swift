// Made by `strut-dev reference` from the table of attributes.
extension Element {
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

  /// In flow, or placed against the nearest ancestor that is not `static`, or has a transform or a filter. (`position`)
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
}
