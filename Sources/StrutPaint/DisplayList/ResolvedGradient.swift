import StrutCore

/// A gradient in points of the canvas, ready to be painted.
///
/// What holds: there are at least two stops; offsets lie in 0...1, do not fall, the first is 0 and the last is 1.
/// Between two stops colour components and alpha run straight (not premultiplied) in sRGB, which the
/// stops were chosen for: hints, other colour spaces and premultiplied interpolation are already in them.
package struct ResolvedGradient: Hashable, Sendable {
  /// Where offset 0 and offset 1 are.
  package enum Geometry: Hashable, Sendable {
    /// Along the line from offset 0 to offset 1.
    case linear(from: Point, to: Point)
    /// Ellipses around a centre: offset 0 at `start` times the radii, offset 1 at the radii.
    case radial(center: Point, radii: Size, start: Double)
    /// Around a centre, in a turn that begins at `angle` degrees clockwise from the top: offset 0 at `from` of the
    /// turn, offset 1 at `to` of it.
    case conic(center: Point, angle: Double, from: Double, to: Double)
  }

  /// One colour at its place.
  package struct Stop: Hashable, Sendable {
    /// The place, 0...1.
    package var offset: Double
    /// The colour.
    package var color: Color

    /// Creates a stop.
    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where offset 0 and offset 1 are.
  package var geometry: Geometry
  /// The colours.
  package var stops: [Stop]
  /// Whether the stops repeat beyond 0...1; else the outermost colours continue.
  package var isRepeating: Bool

  /// Creates a gradient.
  package init(geometry: Geometry, stops: [Stop], isRepeating: Bool = false) {
    self.geometry = geometry
    self.stops = stops
    self.isRepeating = isRepeating
  }
}
