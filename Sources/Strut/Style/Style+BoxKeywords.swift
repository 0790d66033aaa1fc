// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `display`; a literal says what they do not.
  public struct Display: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `flex`
    public static let flex = Self(rawValue: "flex")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `contents`
    public static let contents = Self(rawValue: "contents")
    /// `constraints`
    public static let constraints = Self(rawValue: "constraints")
  }

  /// The words of `overflow`; a literal says what they do not.
  public struct Overflow: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `visible`
    public static let visible = Self(rawValue: "visible")
    /// `hidden`
    public static let hidden = Self(rawValue: "hidden")
    /// `scroll`
    public static let scroll = Self(rawValue: "scroll")
  }
}
