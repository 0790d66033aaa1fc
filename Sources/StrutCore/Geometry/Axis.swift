/// A physical direction on the canvas; main and cross axes are the business of the flex engine.
public enum Axis: Hashable, Sendable {
  /// Along widths.
  case horizontal
  /// Along heights.
  case vertical

  /// The other axis.
  @inlinable public var opposite: Axis { self == .horizontal ? .vertical : .horizontal }
}
