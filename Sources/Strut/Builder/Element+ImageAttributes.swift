// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// How an image fills its box. (`object-fit`)
  public consuming func objectFit(_ value: Style.ObjectFit) -> Element {
    style.set(.objectFit, value)
    return self
  }

  /// Where an image stands in its box. (`object-position`)
  public consuming func objectPosition(_ value: String) -> Element {
    style.set(.objectPosition, value)
    return self
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  public consuming func slice(_ value: Double) -> Element {
    style.set(.slice, Length(floatLiteral: value))
    return self
  }

  /// The insets of a nine-slice image, in image pixels or percent. (`slice`)
  @_disfavoredOverload
  public consuming func slice(_ value: Length) -> Element {
    style.set(.slice, value)
    return self
  }

  /// An image: a PNG, JPEG, WebP or SVG file beside the document, or a `data:` URI. (`src`)
  public consuming func src(_ value: String) -> Element {
    style.set(.src, value)
    return self
  }
}
