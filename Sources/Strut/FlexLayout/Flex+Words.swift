/// The words of FlexLayout, and what they are in CSS.
extension Flex {
  /// The main axis.
  public enum Direction: String, Hashable, Sendable {
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse = "column-reverse"
    /// Along lines.
    case row
    /// Against lines.
    case rowReverse = "row-reverse"
  }

  /// The reading direction.
  public enum LayoutDirection: String, Hashable, Sendable {
    /// That of the box around.
    case inherit
    /// Left to right.
    case ltr
    /// Right to left.
    case rtl
  }

  /// Whether items break into lines.
  public enum Wrap: String, Hashable, Sendable {
    /// One line.
    case noWrap = "nowrap"
    /// As many lines as needed.
    case wrap
    /// As many lines as needed, from the end.
    case wrapReverse = "wrap-reverse"

    /// One line, as CSS writes it.
    public static let nowrap = noWrap
  }

  /// Where free space on the main axis goes.
  public enum JustifyContent: String, Hashable, Sendable {
    /// After the items.
    case start = "flex-start"
    /// Before and after the items.
    case center
    /// Before the items.
    case end = "flex-end"
    /// Between the items.
    case spaceBetween = "space-between"
    /// Around each item.
    case spaceAround = "space-around"
    /// Between the items and at the ends.
    case spaceEvenly = "space-evenly"
  }

  /// Where lines stand.
  public enum AlignContent: String, Hashable, Sendable {
    /// At the start.
    case start = "flex-start"
    /// In the middle.
    case center
    /// At the end.
    case end = "flex-end"
    /// Lines take the free space.
    case stretch
    /// Free space between the lines.
    case spaceBetween = "space-between"
    /// Free space around each line.
    case spaceAround = "space-around"
    /// Free space between the lines and at the ends.
    case spaceEvenly = "space-evenly"
  }

  /// Where items stand across their line.
  public enum AlignItems: String, Hashable, Sendable {
    /// As wide as the line.
    case stretch
    /// At the start.
    case start = "flex-start"
    /// In the middle.
    case center
    /// At the end.
    case end = "flex-end"
    /// On one baseline.
    case baseline
  }

  /// Where an item stands across its line.
  public enum AlignSelf: String, Hashable, Sendable {
    /// As the box around says.
    case auto
    /// As wide as the line.
    case stretch
    /// At the start.
    case start = "flex-start"
    /// In the middle.
    case center
    /// At the end.
    case end = "flex-end"
    /// On one baseline.
    case baseline
  }

  /// How a box is positioned.
  public enum Position: String, Hashable, Sendable {
    /// In flow, moved by its insets.
    case relative
    /// In flow.
    case `static`
    /// Placed against the box around.
    case absolute
  }

  /// Whether a box takes part in layout.
  public enum Display: String, Hashable, Sendable {
    /// It does.
    case flex
    /// It does not.
    case none
    /// Its items do, in its place.
    case contents
  }

  /// What the sizes of a box include.
  public enum BoxSizing: String, Hashable, Sendable {
    /// Padding and border.
    case borderBox = "border-box"
    /// The content alone.
    case contentBox = "content-box"
  }

  /// The main axis of the items.
  @discardableResult
  public func direction(_ value: Direction) -> Flex { set(.flexDirection, word: value.rawValue) }
  /// The main axis of the items.
  public var direction: Direction? {
    view.element.style[.flexDirection].flatMap { Direction(rawValue: $0.markup) }
  }
  /// The reading direction.
  @discardableResult
  public func layoutDirection(_ value: LayoutDirection) -> Flex {
    set(.direction, word: value.rawValue)
  }
  /// Whether items break into lines.
  @discardableResult
  public func wrap(_ value: Wrap) -> Flex { set(.flexWrap, word: value.rawValue) }
  /// Where free space on the main axis goes.
  @discardableResult
  public func justifyContent(_ value: JustifyContent) -> Flex {
    set(.justifyContent, word: value.rawValue)
  }
  /// Where items stand across their line.
  @discardableResult
  public func alignItems(_ value: AlignItems) -> Flex { set(.alignItems, word: value.rawValue) }
  /// Where the item stands across its line.
  @discardableResult
  public func alignSelf(_ value: AlignSelf) -> Flex { set(.alignSelf, word: value.rawValue) }
  /// Where lines stand.
  @discardableResult
  public func alignContent(_ value: AlignContent) -> Flex {
    set(.alignContent, word: value.rawValue)
  }
  /// How the box is positioned.
  @discardableResult
  public func position(_ value: Position) -> Flex { set(.position, word: value.rawValue) }
  /// Whether the box takes part in layout.
  @discardableResult
  public func display(_ value: Display) -> Flex {
    // Shown again, a box that was hidden places as before.
    if value == .flex {
      view.show()
      return self
    }
    return set(.display, word: value.rawValue)
  }
  /// What the sizes of the box include.
  @discardableResult
  public func boxSizing(_ value: BoxSizing) -> Flex { set(.boxSizing, word: value.rawValue) }
  /// Whether what runs out of the box is shown; where it is not, items may shrink below their content, too.
  @discardableResult
  public func overflow(_ value: Style.Overflow) -> Flex { set(.overflow, word: value.rawValue) }
  /// Whether what runs out of the box to its left and right is shown.
  @discardableResult
  public func overflowX(_ value: Style.Overflow) -> Flex { set(.overflowX, word: value.rawValue) }
  /// Whether what runs out of the box above and below is shown.
  @discardableResult
  public func overflowY(_ value: Style.Overflow) -> Flex { set(.overflowY, word: value.rawValue) }

  /// What fills the box.
  @discardableResult
  public func backgroundColor(_ color: Color) -> Flex { set(.background, word: color.rawValue) }
  /// The radius of all corners in points.
  @discardableResult
  public func cornerRadius(_ value: Double?) -> Flex { set(.borderRadius, value) }
  /// The border of all sides: its width in points and its colour.
  @discardableResult
  public func border(_ width: Double, _ color: Color) -> Flex {
    _ = set(.borderWidth, width)
    return set(.borderColor, word: color.rawValue)
  }
}
