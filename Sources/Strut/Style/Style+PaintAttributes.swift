// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// What the box or the image shows, in words for those who do not see it; empty for decoration. Nothing is drawn. (`alt`)
  public var alt: String {
    get { value(.alt, initial: "") }
    set { set(.alt, newValue) }
  }

  /// What fills the box, the canvas or the span: a colour, or gradients with a colour last. (`background`)
  public var background: Color {
    get { value(.background, initial: "transparent") }
    set { set(.background, newValue) }
  }

  /// Where the background is painted: in the whole box, or through the letters of the text, whose own colour may be `transparent`. (`background-clip`)
  public var backgroundClip: Style.BackgroundClip {
    get { value(.backgroundClip, initial: "border-box") }
    set { set(.backgroundClip, newValue) }
  }

  /// Shadows below the box, or inside of it with `inset`. (`box-shadow`)
  public var boxShadow: String {
    get { value(.boxShadow, initial: "none") }
    set { set(.boxShadow, newValue) }
  }

  /// Effects: `blur()`, `brightness()`, `contrast()`, `grayscale()`, `saturate()`, `drop-shadow()`, `opacity()`. (`filter`)
  public var filter: String {
    get { value(.filter, initial: "none") }
    set { set(.filter, newValue) }
  }

  /// The target of a link, in formats that have links. (`href`)
  public var href: String {
    get { value(.href, initial: "") }
    set { set(.href, newValue) }
  }

  /// The level of a box with `role="heading"`. (`level`)
  public var level: Int {
    get { value(.level, initial: "") }
    set { set(.level, newValue) }
  }

  /// How the box is blended with what is behind it. (`mix-blend-mode`)
  public var mixBlendMode: Style.MixBlendMode {
    get { value(.mixBlendMode, initial: "normal") }
    set { set(.mixBlendMode, newValue) }
  }

  /// The opacity of the box with everything in it. (`opacity`)
  public var opacity: Double {
    get { value(.opacity, initial: "1") }
    set { set(.opacity, newValue) }
  }

  /// What the box is, in ARIA's words: the structure of SVG and PDF. Nothing is drawn. (`role`)
  public var role: Style.Role {
    get { value(.role, initial: "") }
    set { set(.role, newValue) }
  }

  /// Transformations: `translate()`, `scale()`, `rotate()`, `skew()` with their forms for one axis, `matrix()`. Layout stays, but for absolute boxes inside, which stand in this one. (`transform`)
  public var transform: String {
    get { value(.transform, initial: "none") }
    set { set(.transform, newValue) }
  }

  /// The point that a transformation leaves in its place. (`transform-origin`)
  public var transformOrigin: String {
    get { value(.transformOrigin, initial: "50% 50%") }
    set { set(.transformOrigin, newValue) }
  }
}
