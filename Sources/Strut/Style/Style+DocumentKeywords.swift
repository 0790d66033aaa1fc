// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `defaults`; a literal says what they do not.
  public struct Defaults: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `yoga`
    public static let yoga = Self(rawValue: "yoga")
    /// `web`
    public static let web = Self(rawValue: "web")
  }
}
