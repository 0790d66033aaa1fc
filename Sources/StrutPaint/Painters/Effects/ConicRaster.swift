import Glibc
import StrutCore

/// The pixels of a conic gradient, which Cairo does not have.
struct ConicRaster {
  private static let entries = 8192

  private let center: Point
  private let angle: Double
  private let from: Double
  private let span: Double
  private let isRepeating: Bool
  private let colors: [UInt32]

  /// Prepares a gradient; `nil` if it is not conic.
  init?(_ gradient: ResolvedGradient) {
    guard case .conic(let center, let angle, let from, let to) = gradient.geometry else {
      return nil
    }
    self.center = center
    self.angle = angle
    self.from = from
    span = to - from
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
    let degrees = atan2(point.x - center.x, center.y - point.y) * 180 / .pi
    var turn = (degrees - angle) / 360
    turn -= turn.rounded(.down)
    var offset = (turn - from) / span
    offset = isRepeating ? offset - offset.rounded(.down) : min(1, max(0, offset))
    return colors[min(Self.entries - 1, Int(offset * Double(Self.entries)))]
  }
}
