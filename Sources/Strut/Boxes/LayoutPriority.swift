import StrutConstraints

/// How strongly a constraint wants to hold: 1 to 1000, which is required.
///
/// Numbers outside of that count as the nearest one, and what is not a number as 1.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number.
  public let rawValue: Double

  /// Creates a priority; what lies outside of 1 to 1000 counts as the nearest one.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue > 1 ? min(1000, rawValue) : 1
  }

  /// Creates a priority; what lies outside of 1 to 1000 counts as the nearest one.
  public init(rawValue: Double) { self.init(rawValue) }

  /// Must hold.
  public static let required = LayoutPriority(1000)
  /// 750, the initial priority at which content is not made smaller.
  public static let high = LayoutPriority(750)
  /// 250, the initial priority at which content is not made larger.
  public static let low = LayoutPriority(250)
  /// 50, the priority at which a box without a given size is as small as its constraints allow.
  public static let fittingSizeLevel = LayoutPriority(50)
  /// UIKit's name for ``high``.
  public static let defaultHigh = high
  /// UIKit's name for ``low``.
  public static let defaultLow = low
  /// BxLayout's name for ``high``.
  public static let priorityHigh = high
  /// BxLayout's name for ``low``.
  public static let priorityLow = low
  /// BxLayout's name for ``required``.
  public static let priorityRequired = required

  /// Whether `lhs` gives way to `rhs`.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The solver's priority.
  var priority: Priority { Priority(rawValue) ?? .required }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a priority from a number.
  public init(floatLiteral value: Double) { self.init(value) }
}
