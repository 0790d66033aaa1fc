// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// How strongly a view does not shrink below its content. (`content-compression`)
  public consuming func contentCompression(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompression, value)
    return self
  }

  /// How strongly a view does not shrink below its content. (`content-compression-horizontal`)
  public consuming func contentCompressionHorizontal(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompressionHorizontal, value)
    return self
  }

  /// How strongly a view does not shrink below its content. (`content-compression-vertical`)
  public consuming func contentCompressionVertical(_ value: Style.ContentPriority) -> Element {
    style.set(.contentCompressionVertical, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging`)
  public consuming func contentHugging(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHugging, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-horizontal`)
  public consuming func contentHuggingHorizontal(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHuggingHorizontal, value)
    return self
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-vertical`)
  public consuming func contentHuggingVertical(_ value: Style.ContentPriority) -> Element {
    style.set(.contentHuggingVertical, value)
    return self
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  public consuming func layoutMargins(_ value: Double) -> Element {
    style.set(.layoutMargins, Length(floatLiteral: value))
    return self
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  @_disfavoredOverload
  public consuming func layoutMargins(_ value: Length) -> Element {
    style.set(.layoutMargins, value)
    return self
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  public consuming func safeArea(_ value: Double) -> Element {
    style.set(.safeArea, Length(floatLiteral: value))
    return self
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  @_disfavoredOverload
  public consuming func safeArea(_ value: Length) -> Element {
    style.set(.safeArea, value)
    return self
  }
}
