/// A colour, or a background's gradients, as the markup writes them.
///
/// ```swift
/// Text("42").color("#64748b").background(.gold)
/// ```
///
/// A text that is no colour is told where the tree is laid out.
public struct Color: RawRepresentable, Hashable, Sendable, StyleWord,
  ExpressibleByStringLiteral
{
  /// The value as the markup writes it, such as `#3366cc`, `teal` or `rgb(51 102 204)`.
  public var rawValue: String
  /// Takes a value as the markup writes it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes a value as the markup writes it.
  public init(stringLiteral value: String) { rawValue = value }
  /// Takes a value as the markup writes it.
  public init(_ text: String) { rawValue = text }

  /// Creates a colour of sRGB; components and alpha lie between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ component: Double) -> String {
      let value = Int((min(1, max(0, component.isNaN ? 0 : component)) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    rawValue = "#" + byte(red) + byte(green) + byte(blue) + (alpha >= 1 ? "" : byte(alpha))
  }
}
