/// One value for each corner of a box, in CSS order.
public struct Corners<Value> {
  /// The value of the top left corner.
  public var topLeft: Value
  /// The value of the top right corner.
  public var topRight: Value
  /// The value of the bottom right corner.
  public var bottomRight: Value
  /// The value of the bottom left corner.
  public var bottomLeft: Value

  /// Creates a value for each corner, in CSS order.
  @inlinable
  public init(topLeft: Value, topRight: Value, bottomRight: Value, bottomLeft: Value) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same value in all four corners.
  @inlinable
  public init(_ all: Value) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The four values after `transform`.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> Corners<Other> {
    Corners<Other>(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}

extension Corners: Equatable where Value: Equatable {}
extension Corners: Hashable where Value: Hashable {}
extension Corners: Sendable where Value: Sendable {}
