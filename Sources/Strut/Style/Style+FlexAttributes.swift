// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// Where the free space between lines goes. `normal` is `stretch`. (`align-content`)
  public var alignContent: Style.AlignContent {
    get { value(.alignContent, initial: "flex-start") }
    set { set(.alignContent, newValue) }
  }

  /// Where the children stand across their line. `normal` is `stretch`. (`align-items`)
  public var alignItems: Style.AlignItems {
    get { value(.alignItems, initial: "normal") }
    set { set(.alignItems, newValue) }
  }

  /// Where the box stands across its line. `auto` is what the parent's `align-items` says. (`align-self`)
  public var alignSelf: Style.AlignSelf {
    get { value(.alignSelf, initial: "auto") }
    set { set(.alignSelf, newValue) }
  }

  /// Growing, shrinking and basis at once. An omitted factor is 1, an omitted basis 0%. (`flex`)
  public var flex: Length {
    get { value(.flex, initial: "0 0 auto") }
    set { set(.flex, newValue) }
  }

  /// The size before growing and shrinking. `auto` is the width or height. (`flex-basis`)
  public var flexBasis: Length {
    get { value(.flexBasis, initial: "auto") }
    set { set(.flexBasis, newValue) }
  }

  /// The axis along which the children stand. (`flex-direction`)
  public var flexDirection: Style.FlexDirection {
    get { value(.flexDirection, initial: "column") }
    set { set(.flexDirection, newValue) }
  }

  /// The share of free space. (`flex-grow`)
  public var flexGrow: Double {
    get { value(.flexGrow, initial: "0") }
    set { set(.flexGrow, newValue) }
  }

  /// The share of missing space. (`flex-shrink`)
  public var flexShrink: Double {
    get { value(.flexShrink, initial: "0") }
    set { set(.flexShrink, newValue) }
  }

  /// Whether children go on a new line where there is no more room. (`flex-wrap`)
  public var flexWrap: Style.FlexWrap {
    get { value(.flexWrap, initial: "nowrap") }
    set { set(.flexWrap, newValue) }
  }

  /// Where the free space of a line goes. `normal` is `flex-start`. (`justify-content`)
  public var justifyContent: Style.JustifyContent {
    get { value(.justifyContent, initial: "normal") }
    set { set(.justifyContent, newValue) }
  }

  /// The place among the siblings; smaller comes first. (`order`)
  public var order: Int {
    get { value(.order, initial: "0") }
    set { set(.order, newValue) }
  }
}
