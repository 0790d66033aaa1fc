// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `object-fit`; a literal says what they do not.
  public struct ObjectFit: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `fill`
    public static let fill = Self(rawValue: "fill")
    /// `contain`
    public static let contain = Self(rawValue: "contain")
    /// `cover`
    public static let cover = Self(rawValue: "cover")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `scale-down`
    public static let scaleDown = Self(rawValue: "scale-down")
  }
}
