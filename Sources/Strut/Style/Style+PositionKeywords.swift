// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `position`; a literal says what they do not.
  public struct Position: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `relative`
    public static let relative = Self(rawValue: "relative")
    /// `static`
    public static let `static` = Self(rawValue: "static")
    /// `absolute`
    public static let absolute = Self(rawValue: "absolute")
  }
}
