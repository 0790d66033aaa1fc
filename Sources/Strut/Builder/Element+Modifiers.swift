/// What is not one attribute to one modifier.
extension Element {
  /// Names the element: results and constraints find it by its id. (`id`)
  ///
  /// At a component, `Element(Cell()).id("first")`, it stands before the ids inside: `logo` is `first.logo`.
  public consuming func id(_ id: String) -> Element {
    if isInstance { return InstanceNames(of: self, named: id).instance }
    style[.id] = .characters(id)
    return self
  }

  /// Takes over everything that a style sets.
  public consuming func style(_ style: Style) -> Element {
    self.style.merge(style)
    return self
  }

  /// Sets an attribute by its name in the markup, as the markup writes it.
  public consuming func attribute(_ name: String, _ value: String) -> Element {
    style[attribute: name] = value
    return self
  }

  /// Bold letters: `font-weight="bold"`.
  public consuming func bold() -> Element {
    style[.fontWeight] = .text("bold")
    return self
  }

  /// Slanted letters: `font-style="italic"`.
  public consuming func italic() -> Element {
    style[.fontStyle] = .text("italic")
    return self
  }

  /// Padding in points at the sides that are named.
  public consuming func padding(
    horizontal: Double? = nil, vertical: Double? = nil, top: Double? = nil, right: Double? = nil,
    bottom: Double? = nil, left: Double? = nil, start: Double? = nil, end: Double? = nil
  ) -> Element {
    (consume self).padding(
      horizontal: Length(horizontal), vertical: Length(vertical), top: Length(top),
      right: Length(right), bottom: Length(bottom), left: Length(left), start: Length(start),
      end: Length(end))
  }

  /// Padding at the sides that are named, as lengths.
  @_disfavoredOverload
  public consuming func padding(
    horizontal: Length? = nil, vertical: Length? = nil, top: Length? = nil, right: Length? = nil,
    bottom: Length? = nil, left: Length? = nil, start: Length? = nil, end: Length? = nil
  ) -> Element {
    set(.paddingHorizontal, horizontal)
    set(.paddingVertical, vertical)
    set(.paddingTop, top)
    set(.paddingRight, right)
    set(.paddingBottom, bottom)
    set(.paddingLeft, left)
    set(.paddingStart, start)
    set(.paddingEnd, end)
    return self
  }

  /// Margins in points at the sides that are named.
  public consuming func margin(
    horizontal: Double? = nil, vertical: Double? = nil, top: Double? = nil, right: Double? = nil,
    bottom: Double? = nil, left: Double? = nil, start: Double? = nil, end: Double? = nil
  ) -> Element {
    (consume self).margin(
      horizontal: Length(horizontal), vertical: Length(vertical), top: Length(top),
      right: Length(right), bottom: Length(bottom), left: Length(left), start: Length(start),
      end: Length(end))
  }

  /// Margins at the sides that are named, as lengths.
  @_disfavoredOverload
  public consuming func margin(
    horizontal: Length? = nil, vertical: Length? = nil, top: Length? = nil, right: Length? = nil,
    bottom: Length? = nil, left: Length? = nil, start: Length? = nil, end: Length? = nil
  ) -> Element {
    set(.marginHorizontal, horizontal)
    set(.marginVertical, vertical)
    set(.marginTop, top)
    set(.marginRight, right)
    set(.marginBottom, bottom)
    set(.marginLeft, left)
    set(.marginStart, start)
    set(.marginEnd, end)
    return self
  }

  /// Distances in points from the edges of the containing block, for those that are named.
  public consuming func inset(
    top: Double? = nil, right: Double? = nil, bottom: Double? = nil, left: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Element {
    (consume self).inset(
      top: Length(top), right: Length(right), bottom: Length(bottom), left: Length(left),
      start: Length(start), end: Length(end))
  }

  /// Distances from the edges of the containing block, for those that are named, as lengths.
  @_disfavoredOverload
  public consuming func inset(
    top: Length? = nil, right: Length? = nil, bottom: Length? = nil, left: Length? = nil,
    start: Length? = nil, end: Length? = nil
  ) -> Element {
    set(.top, top)
    set(.right, right)
    set(.bottom, bottom)
    set(.left, left)
    set(.start, start)
    set(.end, end)
    return self
  }

  private mutating func set(_ key: StyleKey, _ value: Length?) {
    if let value { style.set(key, value) }
  }
}

extension Length {
  /// A plain number, where there is one.
  fileprivate init?(_ number: Double?) {
    guard let number else { return nil }
    value = .number(number)
  }
}
