// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// The initial values of all boxes: those of Yoga, or those of CSS. (`defaults`, for `<layout>`)
  public consuming func defaults(_ value: Style.Defaults) -> Element {
    style.set(.defaults, value)
    return self
  }

  /// The lines for each point that frames are rounded to; 0 turns rounding off. (`point-scale-factor`, for `<layout>`)
  public consuming func pointScaleFactor(_ value: Double) -> Element {
    style.set(.pointScaleFactor, value)
    return self
  }

  /// The title of the SVG or PDF. (`title`, for `<layout>`)
  public consuming func title(_ value: String) -> Element {
    style.set(.title, value)
    return self
  }
}
