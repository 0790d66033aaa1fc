import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// What the coverage depends on besides the plane's size; differences that cannot be seen do not count.
  var numbers: [Double] { shape.numbers + [blur.deviation] }

  /// The coverage in each pixel of the plane.
  ///
  /// - Parameter isInverted: Whether the outside is covered instead of the inside.
  func draw(on plane: PixelPlane, isInverted: Bool) throws(PaintError) -> PixelSurface {
    let mask = try PixelSurface.required(
      width: plane.width, height: plane.height, format: .coverage)
    mask.flush()
    // Browser: only outer shadows of rectangles are exact; all others are blurred by boxes: `paint/shadow-outer`,
    // `paint/shadow-outer-rounded`.
    if shape.isRect && !isInverted { drawRect(on: mask) } else { try drawRounded(on: mask) }
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
  private func drawRounded(on mask: PixelSurface) throws(PaintError) {
    let radii = shape.radii
    let columns = Stretch(
      from: shape.rect.minX, to: shape.rect.maxX, reach: blur.reach, shown: mask.width,
      near: max(radii.topLeft.width, radii.bottomLeft.width),
      far: max(radii.topRight.width, radii.bottomRight.width))
    let rows = Stretch(
      from: shape.rect.minY, to: shape.rect.maxY, reach: blur.columnReach, shown: mask.height,
      near: max(radii.topLeft.height, radii.topRight.height),
      far: max(radii.bottomLeft.height, radii.bottomRight.height))
    guard columns.count > 0, rows.count > 0 else { return }
    let tile = try blurredTile(columns, rows)
    for y in 0..<mask.height {
      guard let source = rows.index(of: y) else { continue }
      columns.copy(
        tile.bytes + source * tile.stride, into: mask.bytes + y * mask.stride, mask.width)
    }
  }

  private func blurredTile(
    _ columns: Stretch, _ rows: Stretch
  ) throws(PaintError) -> PixelSurface {
    let tile = try PixelSurface.required(
      width: columns.count, height: rows.count, format: .coverage)
    var small = shape
    small.rect = Rect(
      x: columns.shape.lowerBound, y: rows.shape.lowerBound,
      width: columns.shape.upperBound - columns.shape.lowerBound,
      height: rows.shape.upperBound - rows.shape.lowerBound)
    let context = CairoContext(tile.surface)
    context.setSource(.black)
    context.fill(.roundedRect(small))
    tile.flush()
    blur.apply(
      to: tile.bytes, width: tile.width, height: tile.height, stride: tile.stride, channels: 1)
    return tile
  }
}

extension RoundedRect {
  /// Its edges and radii in pixels, without the noise that places on a page bring.
  var numbers: [Double] {
    let sizes = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let exact =
      [rect.minX, rect.minY, rect.maxX, rect.maxY] + sizes.flatMap { [$0.width, $0.height] }
    return exact.map { ($0 * 65536).rounded() }
  }
}

/// The pixels of a blurred shape along one axis: where the straight middle is kept only once, or only those that
/// count for what is shown, whichever are fewer.
private struct Stretch {
  /// The first pixel of the plane that the blurred shape reaches.
  let start: Int
  /// The number of pixels that are kept.
  let count: Int
  /// Where the shape lies on the kept pixels.
  let shape: ClosedRange<Double>
  /// The number of pixels of the middle that are left out.
  private let cut: Int
  /// The pixel that stands for those left out.
  private let middle: Int

  /// Divides an axis.
  ///
  /// - Parameters:
  ///   - reach: How far the blur reaches.
  ///   - shown: The number of pixels that are shown, from the first.
  ///   - near: The radius of the corners at `from`.
  ///   - far: The radius of the corners at `to`.
  init(from: Double, to: Double, reach: Int, shown: Int, near: Double, far: Double) {
    let first = Int(saturating: from.rounded(.down))
    let last = max(first, Int(saturating: to.rounded(.up)))
    let (outerStart, outerEnd) = (first - reach, last + reach)
    let nearEnd = Int(saturating: (from + near).rounded(.up)) + reach + 1 - outerStart
    let farEnd = outerEnd - (Int(saturating: (to - far).rounded(.down)) - reach - 1)
    let stretched = max(0, outerEnd - outerStart - nearEnd - farEnd - 1)
    // The shape as far as it counts, and what it is blurred into as far as it is shown.
    let windowStart = min(max(first, -reach), max(outerStart, 0))
    let windowEnd = max(min(last, shown + reach), min(outerEnd, shown))
    if windowEnd - windowStart < outerEnd - outerStart - stretched {
      start = windowStart
      count = max(0, windowEnd - windowStart)
      cut = 0
      middle = count
      // Sides far outside come near, as long as their corners stay outside.
      let (low, high) = (Double(start) - near - 1, Double(windowEnd) + far + 1)
      let left = max(from.isNaN ? low : from, low) - Double(start)
      shape = left...max(left, min(to, high) - Double(start))
    } else {
      start = outerStart
      count = outerEnd - outerStart - stretched
      cut = stretched
      middle = nearEnd
      let left = max(Double(first), from) - Double(start)
      shape = left...max(left, min(Double(last), to) - Double(start) - Double(stretched))
    }
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
