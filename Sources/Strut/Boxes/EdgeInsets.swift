/// Distances inwards from the edges of a box, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the edge where lines begin.
  public var leading: Double
  /// At the edge where lines end.
  public var trailing: Double
  /// At the top edge.
  public var top: Double
  /// At the bottom edge.
  public var bottom: Double

  /// Creates insets; those that are not named are 0.
  public init(leading: Double = 0, trailing: Double = 0, top: Double = 0, bottom: Double = 0) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  /// No insets.
  public static let zero = EdgeInsets()
}
