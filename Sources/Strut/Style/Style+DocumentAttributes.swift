// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The initial values of all boxes: those of Yoga, or those of CSS. (`defaults`, for `<layout>`)
  public var defaults: Style.Defaults {
    get { value(.defaults, initial: "yoga") }
    set { set(.defaults, newValue) }
  }

  /// The lines for each point that frames are rounded to; 0 turns rounding off. (`point-scale-factor`, for `<layout>`)
  public var pointScaleFactor: Double {
    get { value(.pointScaleFactor, initial: "1") }
    set { set(.pointScaleFactor, newValue) }
  }

  /// The title of the SVG or PDF. (`title`, for `<layout>`)
  public var title: String {
    get { value(.title, initial: "") }
    set { set(.title, newValue) }
  }
}
