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

  /// Where the free space of a line goes. `normal` is `flex-start`. (`justify-content`)
  public consuming func justifyContent(_ value: Style.JustifyContent) -> Element {
    style.set(.justifyContent, value)
    return self
  }

  /// The place among the siblings; smaller comes first. (`order`)
  public consuming func order(_ value: Int) -> Element {
    style.set(.order, value)
    return self
  }
}
