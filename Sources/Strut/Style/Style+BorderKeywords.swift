// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `border-bottom-style`; a literal says what they do not.
  public struct BorderStyle: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `solid`
    public static let solid = Self(rawValue: "solid")
    /// `dashed`
    public static let dashed = Self(rawValue: "dashed")
    /// `dotted`
    public static let dotted = Self(rawValue: "dotted")
    /// `double`
    public static let double = Self(rawValue: "double")
    /// `none`
    public static let none = Self(rawValue: "none")
  }
}
