import StrutCore

/// A grid of pixels laid over the plane of the items being painted: where effects that Cairo does not have are
/// computed.
struct PixelPlane: Hashable {
  /// From the items' plane to pixels.
  var toPixels: Affine
  /// The number of pixels in a row.
  var width: Int
  /// The number of rows.
  var height: Int

  /// The most pixels that can be addressed, whatever the limits of a document are: a gibibyte of colours.
  static let mostPixels = 268_435_456.0

  /// The number of pixels for each point; the mean where it differs along the axes.
  var scale: Double { toPixels.determinant.magnitude.squareRoot() }

  /// The pixels that cover an area; `nil` where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - area: What is to be covered, in the items' plane.
  ///   - visible: What can be seen at all, in the items' plane.
  ///   - toDevice: From the items' plane to the device. Where that only moves and scales, the grid is the device's
  ///     own, so that nothing is resampled later.
  ///   - resolution: The pixels for each point otherwise.
  ///   - room: How many pixels a layer may have.
  /// - Throws: Where there are more, or more than can be addressed.
  init?(
    covering area: Rect, visible: Rect, toDevice: Affine, resolution: Double?,
    room: LayerRoom = LayerRoom()
  ) throws(PaintError) {
    let left = max(area.minX, visible.minX)
    let top = max(area.minY, visible.minY)
    let right = min(area.maxX, visible.maxX)
    let bottom = min(area.maxY, visible.maxY)
    guard right > left, bottom > top else { return nil }
    let scaling: Affine
    if resolution == nil, toDevice.isScaleAndTranslation {
      scaling = toDevice
    } else {
      let scale = resolution ?? toDevice.determinant.magnitude.squareRoot()
      scaling = .scale(x: scale, y: scale)
    }
    let box = scaling.bounds(of: Rect(x: left, y: top, width: right - left, height: bottom - top))
    // On pages, pixels come in whole points, so that a viewer at that size has nothing to resample.
    let step = resolution.map { max(1, $0.rounded()) } ?? 1
    func down(_ value: Double) -> Double { (value / step).rounded(.down) * step }
    func up(_ value: Double) -> Double { (value / step).rounded(.up) * step }
    let origin = Point(x: down(box.minX), y: down(box.minY))
    let (across, down) = (up(box.maxX) - origin.x, up(box.maxY) - origin.y)
    guard across > 0, down > 0 else { return nil }
    try room.check(across * down)
    try Self.check(across, down)
    toPixels = Affine.translation(x: -origin.x, y: -origin.y).concatenating(scaling)
    width = Int(across)
    height = Int(down)
  }

  /// Fails for more pixels than surfaces have, whatever the limits of a document are.
  private static func check(_ across: Double, _ down: Double) throws(PaintError) {
    guard max(across, down) <= SurfaceLimits.side else {
      throw .layerTooLarge(
        width: across, height: down,
        limit: "a side of a layer has at most \(Int(SurfaceLimits.side)) pixels")
    }
    guard across * down <= mostPixels else {
      throw .layerTooLarge(
        width: across, height: down, limit: "a layer has at most \(Int(mostPixels)) pixels")
    }
  }

  /// The plane with its pixels drawn a hundredth of a point smaller on all sides.
  ///
  /// Splash, the renderer of pdftoppm, adds a pixel to pictures that end on one.
  var shrunkForPages: PixelPlane {
    var result = self
    let inset = scale * PageImage.inset
    let (across, down) = (Double(width), Double(height))
    guard across > 4 * inset, down > 4 * inset else { return self }
    let (x, y) = (across / (across - 2 * inset), down / (down - 2 * inset))
    result.toPixels = Affine(a: x, b: 0, c: 0, d: y, tx: -inset * x, ty: -inset * y)
      .concatenating(toPixels)
    return result
  }
}

/// Pictures on pages.
enum PageImage {
  /// How much smaller on each side they are drawn, in points.
  static let inset = 0.01
}
