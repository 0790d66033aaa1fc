/// One value for each physical side of a box, in CSS order.
public struct Edges<Value> {
  /// The value of the top side.
  public var top: Value
  /// The value of the right side.
  public var right: Value
  /// The value of the bottom side.
  public var bottom: Value
  /// The value of the left side.
  public var left: Value

  /// Creates a value for each side, in CSS order.
  @inlinable
  public init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates the same value on all four sides.
  @inlinable
  public init(_ all: Value) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// The four values after `transform`.
  @inlinable
  package func map<Other>(_ transform: (Value) -> Other) -> Edges<Other> {
    Edges<Other>(
      top: transform(top), right: transform(right), bottom: transform(bottom),
      left: transform(left))
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}
extension Edges: Sendable where Value: Sendable {}
extension Edges: BitwiseCopyable where Value: BitwiseCopyable {}

extension Edges<Double> {
  /// No extent on any side.
  public static let zero = Edges(0)
  /// Left plus right, in points.
  @inlinable package var horizontal: Double { left + right }
  /// Top plus bottom, in points.
  @inlinable package var vertical: Double { top + bottom }
}
