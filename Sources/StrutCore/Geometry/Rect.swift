/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The left top corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Creates a rectangle from its left top corner and its size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left top corner and its extents, all in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The x of the vertical centre line.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The y of the horizontal centre line.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The width in points.
  @inlinable public var width: Double { size.width }
  /// The height in points.
  @inlinable public var height: Double { size.height }

  /// The rectangle moved by (`dx`, `dy`).
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
  }

  /// The rectangle with each edge moved inwards by the inset of its side; extents stop at zero.
  @inlinable
  package func inset(by insets: Edges<Double>) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, size.width - insets.left - insets.right),
      height: Swift.max(0, size.height - insets.top - insets.bottom))
  }
}
