/// A width and a height in points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from its two extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The width or the height.
  package func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)
}
