import Glibc
import StrutCore

/// The coverage of a blurred rounded rectangle on a pixel plane.
struct ShadowMask {
  /// The outline in pixels of the plane.
  private let shape: RoundedRect
  private let blur: GaussianBlur

  /// Creates the mask of an outline.
  ///
  /// - Parameters:
  ///   - shape: The outline in the items' plane.
  ///   - deviation: The standard deviation of the blur in points.
  init(_ shape: RoundedRect, deviation: Double, plane: PixelPlane) {
    self.shape = shape.mapped(by: plane.toPixels)
    blur = GaussianBlur(deviation: deviation * plane.scale)
  }

  /// The coverage in each pixel of the plane.
  ///
  /// - Parameter isInverted: Whether the outside is covered instead of the inside.
  func draw(on plane: PixelPlane, isInverted: Bool) -> PixelSurface? {
    guard let mask = PixelSurface(width: plane.width, height: plane.height, format: .coverage)
    else { return nil }
    mask.flush()
    // Browser: only outer shadows of rectangles are exact; all others are blurred by boxes.
    if shape.isRect && !isInverted { drawRect(on: mask) } else { drawRounded(on: mask) }
    if isInverted {
      for index in 0..<(mask.stride * mask.height) { mask.bytes[index] = 255 - mask.bytes[index] }
    }
    mask.markDirty()
    return mask
  }

  // MARK: Sharp corners

  /// The exact blur of a rectangle is the product of those of its two extents.
  private func drawRect(on mask: PixelSurface) {
    let columns = profile(from: shape.rect.minX, to: shape.rect.maxX, count: mask.width)
    let rows = profile(from: shape.rect.minY, to: shape.rect.maxY, count: mask.height)
    columns.withUnsafeBufferPointer { columns in
      for y in 0..<mask.height {
        let row = mask.bytes + y * mask.stride
        let share = rows[y]
        guard share > 0 else { continue }
        for x in 0..<mask.width {
          row[x] = UInt8(truncatingIfNeeded: (columns[x] * share + 32768) >> 16)
        }
      }
    }
  }

  /// The blurred coverage along one axis; in rows and columns together 255 × 65536 is full.
  private func profile(from start: Double, to end: Double, count: Int) -> [UInt32] {
    let root = blur.deviation * 2.0.squareRoot()
    let full = (255.0 * 65536).squareRoot()
    return (0..<count).map { index in
      let place = Double(index) + 0.5
      let share = (erf((place - start) / root) - erf((place - end) / root)) / 2
      return UInt32((max(0, share) * full).rounded())
    }
  }

  // MARK: Round corners

  /// Blurs the corners only where there is something straight between them, and stretches that.
  private func drawRounded(on mask: PixelSurface) {
    let reach = blur.reach
    let radii = shape.radii
    let columns = Stretch(
      from: shape.rect.minX, to: shape.rect.maxX, reach: reach,
      near: max(radii.topLeft.width, radii.bottomLeft.width),
      far: max(radii.topRight.width, radii.bottomRight.width))
    let rows = Stretch(
      from: shape.rect.minY, to: shape.rect.maxY, reach: reach,
      near: max(radii.topLeft.height, radii.topRight.height),
      far: max(radii.bottomLeft.height, radii.bottomRight.height))
    guard let tile = blurredTile(columns, rows) else { return }
    for y in 0..<mask.height {
      guard let source = rows.index(of: y) else { continue }
      columns.copy(
        tile.bytes + source * tile.stride, into: mask.bytes + y * mask.stride, mask.width)
    }
  }

  private func blurredTile(_ columns: Stretch, _ rows: Stretch) -> PixelSurface? {
    guard let tile = PixelSurface(width: columns.count, height: rows.count, format: .coverage)
    else { return nil }
    var small = shape
    small.rect = Rect(
      x: shape.rect.minX - Double(columns.start), y: shape.rect.minY - Double(rows.start),
      width: shape.rect.size.width - Double(columns.cut),
      height: shape.rect.size.height - Double(rows.cut))
    let context = CairoContext(tile.surface)
    context.setSource(.black)
    context.fill(.roundedRect(small))
    tile.flush()
    blur.apply(
      to: tile.bytes, width: tile.width, height: tile.height, stride: tile.stride, channels: 1)
    return tile
  }
}

/// The pixels of a blurred shape along one axis, where the straight middle is kept only once.
private struct Stretch {
  /// The first pixel of the plane that the blurred shape reaches.
  let start: Int
  /// The number of pixels that are kept.
  let count: Int
  /// The number of pixels of the middle that are left out.
  let cut: Int
  /// The pixel that stands for those left out.
  private let middle: Int

  init(from: Double, to: Double, reach: Int, near: Double, far: Double) {
    start = Int(saturating: from.rounded(.down)) - reach
    let end = Int(saturating: to.rounded(.up)) + reach
    let nearEnd = Int(saturating: (from + near).rounded(.up)) + reach + 1 - start
    let farEnd = end - (Int(saturating: (to - far).rounded(.down)) - reach - 1)
    cut = max(0, end - start - nearEnd - farEnd - 1)
    middle = nearEnd
    count = end - start - cut
  }

  /// The kept pixel that a pixel of the plane shows; `nil` where nothing reaches.
  func index(of pixel: Int) -> Int? {
    let index = pixel - start
    guard index >= 0, index < count + cut else { return nil }
    return index < middle ? index : max(middle, index - cut)
  }

  /// Writes one row, stretched.
  func copy(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    let (first, last) = (max(0, start), min(width, start + count + cut))
    guard first < last else { return }
    let stretchStart = min(max(first, start + middle), last)
    let stretchEnd = min(max(first, start + middle + cut), last)
    let before = stretchStart - first
    if before > 0 { (target + first).update(from: source + (first - start), count: before) }
    if stretchEnd > stretchStart {
      (target + stretchStart).update(repeating: source[middle], count: stretchEnd - stretchStart)
    }
    if last > stretchEnd {
      (target + stretchEnd)
        .update(from: source + (stretchEnd - start - cut), count: last - stretchEnd)
    }
  }
}
