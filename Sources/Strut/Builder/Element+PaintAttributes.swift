// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// What the box or the image shows, in words for those who do not see it; empty for decoration. Nothing is drawn. (`alt`)
  public consuming func alt(_ value: String) -> Element {
    style.set(.alt, value)
    return self
  }

  /// What fills the box, the canvas or the span: a colour, or gradients with a colour last. (`background`)
  public consuming func background(_ value: Color) -> Element {
    style.set(.background, value)
    return self
  }

  /// Where the background is painted: in the whole box, or through the letters of the text, whose own colour may be `transparent`. (`background-clip`)
  public consuming func backgroundClip(_ value: Style.BackgroundClip) -> Element {
    style.set(.backgroundClip, value)
    return self
  }

  /// Shadows below the box, or inside of it with `inset`. (`box-shadow`)
  public consuming func boxShadow(_ value: String) -> Element {
    style.set(.boxShadow, value)
    return self
  }

  /// Effects: `blur()`, `brightness()`, `contrast()`, `grayscale()`, `saturate()`, `drop-shadow()`, `opacity()`. (`filter`)
  public consuming func filter(_ value: String) -> Element {
    style.set(.filter, value)
    return self
  }

  /// The target of a link, in formats that have links. (`href`)
  public consuming func href(_ value: String) -> Element {
    style.set(.href, value)
    return self
  }

  /// The level of a box with `role="heading"`. (`level`)
  public consuming func level(_ value: Int) -> Element {
    style.set(.level, value)
    return self
  }

  /// How the box is blended with what is behind it. (`mix-blend-mode`)
  public consuming func mixBlendMode(_ value: Style.MixBlendMode) -> Element {
    style.set(.mixBlendMode, value)
    return self
  }

  /// The opacity of the box with everything in it. (`opacity`)
  public consuming func opacity(_ value: Double) -> Element {
    style.set(.opacity, value)
    return self
  }

  /// What the box is, in ARIA's words: the structure of SVG and PDF. Nothing is drawn. (`role`)
  public consuming func role(_ value: Style.Role) -> Element {
    style.set(.role, value)
    return self
  }

  /// Transformations: `translate()`, `scale()`, `rotate()`, `skew()` with their forms for one axis, `matrix()`. Layout stays, but for absolute boxes inside, which stand in this one. (`transform`)
  public consuming func transform(_ value: String) -> Element {
    style.set(.transform, value)
    return self
  }

  /// The point that a transformation leaves in its place. (`transform-origin`)
  public consuming func transformOrigin(_ value: String) -> Element {
    style.set(.transformOrigin, value)
    return self
  }
}
