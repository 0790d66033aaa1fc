import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the offsets 0 and 1 of a gradient are in a box.
enum GradientLine {
  /// Along a line.
  case linear(from: Point, to: Point)
  /// From a centre to the right end of an ellipse.
  case radial(center: Point, radii: Size)
  /// Clockwise from an angle in degrees.
  case conic(center: Point, from: Double)

  /// Stands in for an extent of zero where CSS asks for an arbitrarily small one.
  private static let tiny = 1e-5

  /// What a length of a stop is divided by, in points.
  var length: Double {
    switch self {
    case .linear(let from, let to): hypot(to.x - from.x, to.y - from.y)
    case .radial(_, let radii): radii.width
    case .conic: 360
    }
  }

  /// Whether the gradient is an ellipse without width or height.
  var isVanishing: Bool {
    if case .radial(_, let radii) = self { min(radii.width, radii.height) < 0.001 } else { false }
  }

  /// The offsets that can be seen.
  var range: ClosedRange<Double> {
    switch self {
    case .linear: -Double.infinity...Double.infinity
    case .radial: 0...Double.infinity
    case .conic: 0...1
    }
  }

  /// The geometry of a gradient whose own 0 and 1 stand at two offsets of this one.
  func geometry(from start: Double, to end: Double) -> ResolvedGradient.Geometry {
    switch self {
    case .linear(let from, let to):
      func point(_ share: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      return .linear(from: point(start), to: point(end))
    case .radial(let center, let radii):
      return .radial(
        center: center, radii: Size(width: radii.width * end, height: radii.height * end),
        start: start / end)
    case .conic(let center, let from):
      return .conic(center: center, angle: from, from: start, to: end)
    }
  }

  /// The line of a linear gradient.
  ///
  /// [CSS Images 3 §3.1](https://www.w3.org/TR/css-images-3/#linear-gradients)
  static func linear(_ direction: LinearDirection, in box: Rect) -> GradientLine {
    let (width, height) = (box.size.width, box.size.height)
    let (dx, dy): (Double, Double) =
      switch direction {
      case .angle(let degrees): unitVector(degrees)
      case .corner(let x, let y):
        // The 50 % line runs through the two other corners.
        x == 0 || y == 0
          ? (Double(x), Double(y)) : normalized(Double(x) * height, Double(y) * width)
      }
    let half = max(tiny, (width * abs(dx) + height * abs(dy)) / 2)
    let (x, y) = (box.minX + width / 2, box.minY + height / 2)
    return .linear(
      from: Point(x: x - dx * half, y: y - dy * half),
      to: Point(x: x + dx * half, y: y + dy * half))
  }

  private static func unitVector(_ degrees: Double) -> (Double, Double) {
    let up = Affine.rotation(degrees: degrees)
    return (-up.c, -up.d)
  }

  private static func normalized(_ x: Double, _ y: Double) -> (Double, Double) {
    let length = hypot(x, y)
    return length > 0 ? (x / length, y / length) : (0, -1)
  }

  /// The ending shape of a radial gradient.
  ///
  /// [CSS Images 3 §3.2](https://www.w3.org/TR/css-images-3/#radial-gradients)
  static func radial(_ extent: RadialExtent, center: Point, in box: Rect) -> GradientLine {
    let radii: Size
    switch extent {
    case .circleRadius(let radius): radii = Size(width: radius, height: radius)
    case .ellipseRadii(let horizontal, let vertical):
      radii = Size(
        width: horizontal.resolved(against: box.size.width),
        height: vertical.resolved(against: box.size.height))
    case .circle(let reach):
      let radius = circleRadius(reach, center, box)
      radii = Size(width: radius, height: radius)
    case .ellipse(let reach): radii = ellipseRadii(reach, center, box)
    }
    return .radial(center: center, radii: radii)
  }

  private static func circleRadius(
    _ reach: RadialExtent.Reach, _ center: Point, _ box: Rect
  ) -> Double {
    let near = sideDistances(.closestSide, center, box)
    let far = sideDistances(.farthestSide, center, box)
    switch reach {
    case .closestSide: return min(near.width, near.height)
    case .farthestSide: return max(far.width, far.height)
    case .closestCorner: return hypot(near.width, near.height)
    case .farthestCorner: return hypot(far.width, far.height)
    }
  }

  private static func ellipseRadii(
    _ reach: RadialExtent.Reach, _ center: Point, _ box: Rect
  ) -> Size {
    let isCorner = reach == .closestCorner || reach == .farthestCorner
    let side: RadialExtent.Reach =
      reach == .closestSide || reach == .closestCorner ? .closestSide : .farthestSide
    let distances = sideDistances(side, center, box)
    // An ellipse through a corner has the ratio of the one that touches the sides: √2 times as large.
    let factor = isCorner ? 2.0.squareRoot() : 1
    return Size(width: distances.width * factor, height: distances.height * factor)
  }

  private static func sideDistances(
    _ reach: RadialExtent.Reach, _ center: Point, _ box: Rect
  ) -> Size {
    let (left, right) = (abs(center.x - box.minX), abs(box.maxX - center.x))
    let (top, bottom) = (abs(center.y - box.minY), abs(box.maxY - center.y))
    return reach == .closestSide
      ? Size(width: min(left, right), height: min(top, bottom))
      : Size(width: max(left, right), height: max(top, bottom))
  }
}
