/// One value for each corner of a box, in CSS order.
package struct Corners<Value> {
  /// The value of the top left corner.
  package var topLeft: Value
  /// The value of the top right corner.
  package var topRight: Value
  /// The value of the bottom right corner.
  package var bottomRight: Value
  /// The value of the bottom left corner.
  package var bottomLeft: Value

  /// Creates a value for each corner, in CSS order.
  @inlinable
  package init(topLeft: Value, topRight: Value, bottomRight: Value, bottomLeft: Value) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same value in all four corners.
  @inlinable
  package init(_ all: Value) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The four values after `transform`.
  @inlinable
  package func map<Other>(_ transform: (Value) -> Other) -> Corners<Other> {
    Corners<Other>(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}

extension Corners: Equatable where Value: Equatable {}
extension Corners: Hashable where Value: Hashable {}
extension Corners: Sendable where Value: Sendable {}
