// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `content-compression`; a literal says what they do not.
  public struct ContentPriority: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// Takes a number.
    public init(integerLiteral value: Int) { rawValue = "\(value)" }
    /// Takes a number.
    public init(floatLiteral value: Double) { rawValue = StyleValue.number(value).markup }
    /// `required`
    public static let required = Self(rawValue: "required")
    /// `high`
    public static let high = Self(rawValue: "high")
    /// `low`
    public static let low = Self(rawValue: "low")
  }
}
