// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// How an image fills its box. (`object-fit`)
  public var objectFit: Style.ObjectFit {
    get { value(.objectFit, initial: "fill") }
    set { set(.objectFit, newValue) }
  }

  /// Where an image stands in its box. (`object-position`)
  public var objectPosition: String {
    get { value(.objectPosition, initial: "50% 50%") }
    set { set(.objectPosition, newValue) }
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  public var slice: Length {
    get { value(.slice, initial: "") }
    set { set(.slice, newValue) }
  }

  /// An image: a PNG, JPEG, WebP or SVG file beside the document, or a `data:` URI. (`src`)
  public var src: String {
    get { value(.src, initial: "") }
    set { set(.src, newValue) }
  }
}
