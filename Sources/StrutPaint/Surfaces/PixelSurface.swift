import CPangoCairo
import StrutCore

/// Pixels in memory that Cairo draws on: premultiplied colours, or coverage only.
final class PixelSurface {
  /// Cairo's surface. Owned.
  let surface: OpaquePointer
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  /// The first byte of the first row.
  let bytes: UnsafeMutablePointer<UInt8>
  /// What its pixels hold.
  let format: Format

  /// What a pixel holds.
  enum Format {
    /// Four bytes: blue, green, red, alpha on little-endian machines, premultiplied.
    case color
    /// One byte of coverage.
    case coverage
  }

  /// Creates a transparent surface; `nil` where memory does not suffice.
  init?(width: Int, height: Int, format: Format = .color) {
    guard let across = Int32(exactly: width), let down = Int32(exactly: height),
      let surface = cairo_image_surface_create(
        format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, across, down)
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
    self.format = format
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Creates a transparent surface of colours on memory that outlives it; `nil` where that does not suffice.
  init?(width: Int, height: Int, memory: PictureMemory) {
    guard let across = Int32(exactly: width), let down = Int32(exactly: height) else { return nil }
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, across))
    guard stride > 0, let start = memory.bytes(stride * height, isZeroed: true) else { return nil }
    bytes = start.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, across, down, Int32(stride))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
    format = .color
  }

  deinit { cairo_surface_destroy(surface) }

  /// A transparent surface without which a part of the picture would be missing.
  static func required(
    width: Int, height: Int, format: Format = .color
  ) throws(PaintError) -> PixelSurface {
    guard let surface = PixelSurface(width: width, height: height, format: format) else {
      throw .layerTooLarge(
        width: Double(width), height: Double(height), limit: "memory does not suffice")
    }
    return surface
  }

  /// Makes what Cairo has drawn readable in ``bytes``.
  func flush() { cairo_surface_flush(surface) }

  /// Tells Cairo that ``bytes`` have changed.
  func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The same colours on memory of their own; `nil` where there is none.
  func copy() -> PixelSurface? {
    guard let copy = PixelSurface(width: width, height: height) else { return nil }
    flush()
    copy.flush()
    for y in 0..<height { copy.row(y).update(from: row(y), count: width) }
    copy.markDirty()
    return copy
  }

  /// The four-byte pixels of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }
}

extension PixelSurface {
  /// The columns and rows of an area in whole pixels; `nil` where it is empty or not within.
  func pixels(of area: Rect) -> (columns: Range<Int>, lines: Range<Int>)? {
    let (x, y) = (Int(saturating: area.minX), Int(saturating: area.minY))
    let (right, bottom) = (Int(saturating: area.maxX), Int(saturating: area.maxY))
    guard x >= 0, y >= 0, right <= width, bottom <= height, right > x, bottom > y else {
      return nil
    }
    return (x..<right, y..<bottom)
  }
}
