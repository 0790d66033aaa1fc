// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// Whether and how the box takes part in layout. (`display`)
  public consuming func display(_ value: Style.Display) -> Element {
    style.set(.display, value)
    return self
  }

  /// What happens to content outside of the box, on both axes or on each. (`overflow`)
  public consuming func overflow(_ value: Style.Overflow) -> Element {
    style.set(.overflow, value)
    return self
  }

  /// The same on the horizontal axis. (`overflow-x`)
  public consuming func overflowX(_ value: Style.Overflow) -> Element {
    style.set(.overflowX, value)
    return self
  }

  /// The same on the vertical axis. (`overflow-y`)
  public consuming func overflowY(_ value: Style.Overflow) -> Element {
    style.set(.overflowY, value)
    return self
  }

  /// The place in the order of painting; larger numbers are in front. (`z-index`)
  public consuming func zIndex(_ value: Int) -> Element {
    style.set(.zIndex, value)
    return self
  }
}
