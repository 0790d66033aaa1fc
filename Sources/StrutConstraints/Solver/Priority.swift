/// How strongly a constraint wants to hold, 1...1000; 1000 is required.
public struct Priority: Hashable, Sendable, Comparable {
  /// The number, as documents write it.
  public let rawValue: Double

  /// Creates a priority; `nil` outside of 1...1000.
  public init?(_ value: Double) {
    guard (1...1000).contains(value) else { return nil }
    rawValue = value
  }

  private init(known value: Double) { rawValue = value }

  /// Must hold.
  public static let required = Priority(known: 1000)
  /// The initial priority of compression resistance.
  public static let high = Priority(known: 750)
  /// The priority at which an automatic size of a constraint container is as small as possible.
  public static let fitting = Priority(known: 50)
  /// Above all that documents can ask for without requiring it.
  static let almostRequired = Priority(known: 999.999_999)
  /// Below all that documents can ask for: what is as near as everything else allows.
  static let nearest = Priority(known: 0.5)
  /// Below that: what comes after `count` others.
  static func nearest(after count: Int) -> Priority {
    Priority(known: 0.5 / Double(count + 2))
  }
  /// The initial priority of hugging.
  public static let low = Priority(known: 250)

  /// Whether `lhs` gives way to `rhs`.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
