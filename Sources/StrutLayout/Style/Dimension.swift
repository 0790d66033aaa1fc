/// A size, an offset or an edge as a style gives it: CSS's `<length-percentage>` and the sizing keywords.
///
/// Which keywords mean something depends on the property; the comments of ``LayoutStyle`` say so.
public enum Dimension: Hashable, Sendable {
  /// The property's automatic value. For a maximum size it is `none`.
  case auto
  /// A length in points.
  case points(Double)
  /// A share of the reference length, in percent: `percent(50)` is half of it.
  case percent(Double)
  /// CSS Sizing 3 §4: the smallest size that holds the content without overflow.
  case minContent
  /// CSS Sizing 3 §4: the size that the content has with unlimited space.
  case maxContent
  /// CSS Sizing 3 §4: the available size, but within min-content and max-content.
  case fitContent
  /// CSS Sizing 4 §5: the size that makes the margin box fill the containing block.
  case stretch
  /// CSS Flexbox §7.2.1, `flex-basis` only: sized by the content whatever `width` or `height` says.
  case content
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}
