import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pixels of a gradient that Cairo does not have: a conic one, or one with numbers that it cannot calculate with.
struct GradientRaster {
  private static let entries = 8192

  private let geometry: ResolvedGradient.Geometry
  private let isRepeating: Bool
  private let colors: [UInt32]

  /// Prepares a gradient.
  init(_ gradient: ResolvedGradient) {
    geometry = gradient.geometry
    isRepeating = gradient.isRepeating
    colors = Self.table(gradient.stops)
  }

  /// Premultiplied pixels for evenly spread offsets.
  private static func table(_ stops: [ResolvedGradient.Stop]) -> [UInt32] {
    var next = 0
    return (0..<entries).map { entry in
      let offset = (Double(entry) + 0.5) / Double(entries)
      while next < stops.count - 1 && stops[next].offset <= offset { next += 1 }
      guard next > 0 else { return stops[0].color.premultipliedPixel }
      let (low, high) = (stops[next - 1], stops[next])
      let width = high.offset - low.offset
      let share = width > 0 ? min(1, (offset - low.offset) / width) : 1
      return low.color.mixed(with: high.color, share: share).premultipliedPixel
    }
  }

  /// The gradient in each pixel of a plane; `nil` where the plane collapses.
  func draw(on plane: PixelPlane) throws(PaintError) -> PixelSurface? {
    guard let toPlane = plane.toPixels.inverse else { return nil }
    let surface = try PixelSurface.required(width: plane.width, height: plane.height)
    surface.flush()
    for y in 0..<surface.height {
      let row = surface.row(y)
      for x in 0..<surface.width {
        let point = toPlane(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        row[x] = pixel(at: point)
      }
    }
    surface.markDirty()
    return surface
  }

  private func pixel(at point: Point) -> UInt32 {
    var offset = geometry.offset(at: point)
    offset = isRepeating ? offset - offset.rounded(.down) : min(1, max(0, offset))
    // What is not a number lies everywhere and nowhere: it gets the last colour.
    guard offset < 1 else { return colors[Self.entries - 1] }
    return colors[Int(offset * Double(Self.entries))]
  }
}

extension ResolvedGradient.Geometry {
  /// The offset of a point, unlimited.
  fileprivate func offset(at point: Point) -> Double {
    switch self {
    case .linear(let from, let to):
      let (across, down) = (to.x - from.x, to.y - from.y)
      let length = hypot(across, down)
      return ((point.x - from.x) * (across / length) + (point.y - from.y) * (down / length))
        / length
    case .radial(let center, let radii, let start):
      let distance = hypot(
        (point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
      return (distance - start) / (1 - start)
    case .conic(let center, let angle, let from, let to):
      let degrees = atan2(point.x - center.x, center.y - point.y) * 180 / .pi
      var turn = (degrees - angle) / 360
      turn -= turn.rounded(.down)
      return (turn - from) / (to - from)
    }
  }

  /// Whether Cairo's numbers suffice for a gradient that comes onto a device by a transformation.
  func isWithinCoordinates(_ transform: Affine) -> Bool {
    let points: [Point]
    switch self {
    case .linear(let from, let to): points = [from, to]
    case .radial(let center, let radii, _):
      let ratio = radii.width / radii.height
      guard ratio > 1e-3, ratio < 1e3 else { return false }
      points = [
        Point(x: center.x - radii.width, y: center.y - radii.height),
        Point(x: center.x + radii.width, y: center.y + radii.height),
      ]
    case .conic(let center, _, _, _): points = [center]
    }
    return points.map { transform($0) }.allSatisfy {
      $0.x.magnitude < Self.farthest && $0.y.magnitude < Self.farthest
    }
  }

  /// The largest coordinate of a gradient in pixels: Cairo has 16 bits before the point for it.
  private static let farthest = 16_384.0
}
