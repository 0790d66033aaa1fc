// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// How strongly a view does not shrink below its content. (`content-compression`)
  public var contentCompression: Style.ContentPriority {
    get { value(.contentCompression, initial: "750") }
    set { set(.contentCompression, newValue) }
  }

  /// How strongly a view does not shrink below its content. (`content-compression-horizontal`)
  public var contentCompressionHorizontal: Style.ContentPriority {
    get { value(.contentCompressionHorizontal, initial: "750") }
    set { set(.contentCompressionHorizontal, newValue) }
  }

  /// How strongly a view does not shrink below its content. (`content-compression-vertical`)
  public var contentCompressionVertical: Style.ContentPriority {
    get { value(.contentCompressionVertical, initial: "750") }
    set { set(.contentCompressionVertical, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging`)
  public var contentHugging: Style.ContentPriority {
    get { value(.contentHugging, initial: "250") }
    set { set(.contentHugging, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-horizontal`)
  public var contentHuggingHorizontal: Style.ContentPriority {
    get { value(.contentHuggingHorizontal, initial: "250") }
    set { set(.contentHuggingHorizontal, newValue) }
  }

  /// How strongly a view does not grow beyond its content. (`content-hugging-vertical`)
  public var contentHuggingVertical: Style.ContentPriority {
    get { value(.contentHuggingVertical, initial: "250") }
    set { set(.contentHuggingVertical, newValue) }
  }

  /// The margins that `-` next to `|` stands for in a constraint container, in CSS's order. (`layout-margins`)
  public var layoutMargins: Length {
    get { value(.layoutMargins, initial: "8") }
    set { set(.layoutMargins, newValue) }
  }

  /// How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it. (`safe-area`)
  public var safeArea: Length {
    get { value(.safeArea, initial: "") }
    set { set(.safeArea, newValue) }
  }
}
