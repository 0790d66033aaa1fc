// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `box-sizing`; a literal says what they do not.
  public struct BoxSizing: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `border-box`
    public static let borderBox = Self(rawValue: "border-box")
    /// `content-box`
    public static let contentBox = Self(rawValue: "content-box")
  }
}
