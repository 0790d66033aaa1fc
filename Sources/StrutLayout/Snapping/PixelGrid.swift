import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines that edges are rounded to.
///
/// Deviation: CSS leaves open how exact lengths are, and browsers cut each to 1/64 of a device pixel. Here they are exact, as in Yoga, so that
/// 10.1 and 10.4 are 20.5: an edge that comes that near to half a pixel may be painted one pixel aside.
package struct PixelGrid {
  /// Lines for each point; 0 for no grid.
  let scale: Double

  /// Creates a grid; none where its steps would be too fine or too wide to tell.
  package init(scale: Double) {
    self.scale = (0x1p-25...0x1p30).contains(scale) ? scale : 0
  }

  /// A rectangle with its edges on the nearest lines, in points.
  package func snapped(_ rect: Rect) -> Rect {
    let left = round(rect.origin.x)
    let top = round(rect.origin.y)
    return Rect(
      x: left, y: top, width: round(rect.origin.x + rect.size.width) - left,
      height: round(rect.origin.y + rect.size.height) - top)
  }

  /// The nearest line, in points; halves go up, and what lies on a half but for noise.
  func round(_ value: Double) -> Double {
    scale == 0 ? value : floor(value * scale + 0.5 + BinaryNoise.most) / scale
  }

  /// The nearest line, but never nothing for something.
  func roundCanvas(_ extent: Double) -> Double {
    let rounded = round(extent)
    return rounded == 0 && extent > 0 ? 1 / scale : rounded
  }
}
