import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An image that is drawn so large, or so small, that Cairo's numbers do not suffice: each pixel of the picture takes
/// what lies at its place in the image.
struct ImageSampling {
  /// Where the image is drawn.
  let target: Rect
  private let source: Rect
  private let image: PixelSurface

  /// Beyond this factor in either direction Cairo's sixteen bits after the point are too few.
  private static let largestFactor = 4096.0

  /// - Parameters:
  ///   - source: The part of the image in its pixels.
  ///   - target: Where that part is drawn, in the items' plane.
  /// - Returns: `nil` for parts that are not inside of the image.
  init?(_ image: PixelSurface, from source: Rect, to target: Rect) {
    guard source.minX >= 0, source.minY >= 0, source.maxX <= Double(image.width),
      source.maxY <= Double(image.height)
    else { return nil }
    self.image = image
    self.source = source
    self.target = target
  }

  /// Whether Cairo can draw the image itself.
  func isWithinNumbers(_ transform: Affine) -> Bool {
    let across = target.size.width / source.size.width * hypot(transform.a, transform.b)
    let down = target.size.height / source.size.height * hypot(transform.c, transform.d)
    return [across, down].allSatisfy { $0 < Self.largestFactor && $0 > 1 / Self.largestFactor }
      && transform.bounds(of: target).isWithinCoordinates
  }

  /// The image in each pixel of a plane; `nil` where the plane collapses.
  func pixels(on plane: PixelPlane) throws(PaintError) -> PixelSurface? {
    guard let toPlane = plane.toPixels.inverse else { return nil }
    let surface = try PixelSurface.required(width: plane.width, height: plane.height)
    image.flush()
    surface.flush()
    let (across, down) = (
      source.size.width / target.size.width, source.size.height / target.size.height
    )
    for y in 0..<surface.height {
      let row = surface.row(y)
      for x in 0..<surface.width {
        let point = toPlane(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let column = Int(saturating: source.minX + (point.x - target.minX) * across)
        let line = Int(saturating: source.minY + (point.y - target.minY) * down)
        row[x] =
          image.row(min(max(line, 0), image.height - 1))[min(max(column, 0), image.width - 1)]
      }
    }
    surface.markDirty()
    return surface
  }
}
