/// A size, a distance or an edge: points, a share of a reference length, or a word.
///
/// ```swift
/// box.style.width = 320
/// box.style.width = .percent(50)
/// box.style.letterSpacing = .em(-0.02)
/// box.style.height = .maxContent
/// box.style.margin = "8 auto"
/// ```
///
/// Nothing is checked here: what an attribute does not take is told where the tree is laid out.
public struct Length: Hashable, Sendable, StyleConvertible {
  let value: StyleValue

  init(_ value: StyleValue) { self.value = value }

  var styleValue: StyleValue { value }

  /// A number of points.
  public static func points(_ points: Double) -> Length { Length(.points(points)) }
  /// A share of the reference length in percent: `percent(50)` is half of it.
  public static func percent(_ percent: Double) -> Length { Length(.percent(percent)) }

  /// A number of sizes of the element's own font; for `fontSize` of the font around.
  public static func em(_ number: Double) -> Length { Length(.unit(number, "em")) }
  /// A number of sizes of the font of `<layout>`.
  public static func rem(_ number: Double) -> Length { Length(.unit(number, "rem")) }
  /// A number of widths of the digit zero in the element's own font.
  public static func ch(_ number: Double) -> Length { Length(.unit(number, "ch")) }
  /// A number of heights of the element's own lines.
  public static func lh(_ number: Double) -> Length { Length(.unit(number, "lh")) }

  /// The property's automatic value.
  public static let auto = Length(.text("auto"))
  /// The smallest size that holds the content without overflow.
  public static let minContent = Length(.text("min-content"))
  /// The size that the content has with unlimited space.
  public static let maxContent = Length(.text("max-content"))
  /// The available size, but within min-content and max-content.
  public static let fitContent = Length(.text("fit-content"))
  /// The size that fills the containing block.
  public static let stretch = Length(.text("stretch"))
  /// Sized by the content; `flex-basis` only.
  public static let content = Length(.text("content"))
  /// No limit; maximum sizes only.
  public static let none = Length(.text("none"))
  /// The property's usual value: line heights and spaces between letters.
  public static let normal = Length(.text("normal"))

  /// The number of points; `nil` for a percentage, a word or a unit of fonts.
  public var points: Double? { value.number }

  /// A plain number where these are points, for what takes a factor; others as they are.
  var withPointsAsNumber: Length {
    if case .points(let number) = value { Length(.number(number)) } else { self }
  }
}

extension Length {
  /// Whether both are the same length; a plain number is one of points.
  public static func == (lhs: Length, rhs: Length) -> Bool {
    lhs.withPointsAsNumber.value == rhs.withPointsAsNumber.value
  }

  /// Feeds the length, a plain number as one of points.
  public func hash(into hasher: inout Hasher) { hasher.combine(withPointsAsNumber.value) }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// A plain number: points, or a factor for `lineHeight`, `tabSize` and `flex`.
  public init(integerLiteral value: Int) { self.value = .number(Double(value)) }
  /// A plain number: points, or a factor for `lineHeight`, `tabSize` and `flex`.
  public init(floatLiteral value: Double) { self.value = .number(value) }
  /// A value as the markup writes it.
  public init(stringLiteral value: String) { self.value = StyleValue(markup: value) }
}

extension Length: CustomStringConvertible {
  /// The value as the markup writes it.
  public var description: String { value.markup }
}

postfix operator %

/// A share of the reference length: `50%`.
public postfix func % (percent: Double) -> Length { .percent(percent) }
/// A share of the reference length: `50%`.
public postfix func % (percent: Int) -> Length { .percent(Double(percent)) }
