import StrutCore

/// How a line is drawn along a path.
package struct Stroke: Hashable, Sendable {
  /// The ends of a line and of each dash.
  package enum Cap: UInt8, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
  }

  /// The thickness in points.
  package var width: Double
  /// The line's colour.
  package var color: Color
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  package var dashes: [Double]
  /// Where in `dashes` the path starts, in points.
  package var dashPhase: Double
  /// The ends of the line and of each dash.
  package var cap: Cap

  /// Creates a stroke.
  package init(
    width: Double, color: Color, dashes: [Double] = [], dashPhase: Double = 0, cap: Cap = .butt
  ) {
    self.width = width
    self.color = color
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.cap = cap
  }
}
