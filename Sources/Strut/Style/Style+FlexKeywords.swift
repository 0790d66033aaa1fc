// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `align-content`; a literal says what they do not.
  public struct AlignContent: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `space-between`
    public static let spaceBetween = Self(rawValue: "space-between")
    /// `space-around`
    public static let spaceAround = Self(rawValue: "space-around")
    /// `space-evenly`
    public static let spaceEvenly = Self(rawValue: "space-evenly")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `align-items`; a literal says what they do not.
  public struct AlignItems: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `baseline`
    public static let baseline = Self(rawValue: "baseline")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `self-start`
    public static let selfStart = Self(rawValue: "self-start")
    /// `self-end`
    public static let selfEnd = Self(rawValue: "self-end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `align-self`; a literal says what they do not.
  public struct AlignSelf: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `auto`
    public static let auto = Self(rawValue: "auto")
    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `stretch`
    public static let stretch = Self(rawValue: "stretch")
    /// `baseline`
    public static let baseline = Self(rawValue: "baseline")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `self-start`
    public static let selfStart = Self(rawValue: "self-start")
    /// `self-end`
    public static let selfEnd = Self(rawValue: "self-end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }

  /// The words of `flex-direction`; a literal says what they do not.
  public struct FlexDirection: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `row`
    public static let row = Self(rawValue: "row")
    /// `row-reverse`
    public static let rowReverse = Self(rawValue: "row-reverse")
    /// `column`
    public static let column = Self(rawValue: "column")
    /// `column-reverse`
    public static let columnReverse = Self(rawValue: "column-reverse")
  }

  /// The words of `flex-wrap`; a literal says what they do not.
  public struct FlexWrap: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `nowrap`
    public static let nowrap = Self(rawValue: "nowrap")
    /// `wrap`
    public static let wrap = Self(rawValue: "wrap")
    /// `wrap-reverse`
    public static let wrapReverse = Self(rawValue: "wrap-reverse")
  }

  /// The words of `justify-content`; a literal says what they do not.
  public struct JustifyContent: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `space-between`
    public static let spaceBetween = Self(rawValue: "space-between")
    /// `space-around`
    public static let spaceAround = Self(rawValue: "space-around")
    /// `space-evenly`
    public static let spaceEvenly = Self(rawValue: "space-evenly")
    /// `flex-start`
    public static let flexStart = Self(rawValue: "flex-start")
    /// `flex-end`
    public static let flexEnd = Self(rawValue: "flex-end")
    /// `start`
    public static let start = Self(rawValue: "start")
    /// `end`
    public static let end = Self(rawValue: "end")
    /// `center`
    public static let center = Self(rawValue: "center")
  }
}
