/// The values of the four sides of a box with the flow-relative start and end sides over them.
///
/// Shorthands are resolved by whoever fills this in; what remains open until layout is
/// which side `start` is, since that follows the box's own direction. Where `start` or `end` is not `nil`
/// it wins over the physical side that it falls on.
public struct StyleEdges<Value> {
  /// The value of the top side.
  public var top: Value
  /// The value of the right side, unless `start` or `end` falls on it.
  public var right: Value
  /// The value of the bottom side.
  public var bottom: Value
  /// The value of the left side, unless `start` or `end` falls on it.
  public var left: Value
  /// The value of the left side under `ltr`, of the right side under `rtl`.
  public var start: Value?
  /// The value of the right side under `ltr`, of the left side under `rtl`.
  public var end: Value?

  /// Creates edges in CSS order.
  public init(
    top: Value, right: Value, bottom: Value, left: Value, start: Value? = nil, end: Value? = nil
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
    self.start = start
    self.end = end
  }

  /// Creates the same value on all four sides.
  public init(_ all: Value) {
    self.init(top: all, right: all, bottom: all, left: all)
  }
}

extension StyleEdges: Equatable where Value: Equatable {}
extension StyleEdges: Hashable where Value: Hashable {}
extension StyleEdges: Sendable where Value: Sendable {}
