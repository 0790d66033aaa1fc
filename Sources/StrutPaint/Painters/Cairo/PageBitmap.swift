import CImageCodecs
import CPangoCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pixels on a page, which Cairo asks for when it writes the page.
final class PageBitmap {
  /// By what pixels that are alike are found.
  struct Digest: Hashable {
    private let width: Int
    private let height: Int
    private let stride: Int
    private let sum: UInt32

    init(_ surface: PixelSurface) {
      (width, height, stride) = (surface.width, surface.height, surface.stride)
      sum = libdeflate_crc32(0, surface.bytes, surface.byteCount)
    }
  }

  private enum Pixels {
    case plain(PixelSurface)
    case packed([UInt8])
    /// The page is written.
    case none
  }

  /// What Cairo knows the pixels by: those of one name are in the file once.
  private let name: String
  private let width: Int
  private let height: Int
  private let format: PixelSurface.Format
  private let packer: FlateStream
  private var pixels: Pixels

  /// Keeps pixels that stay as they are.
  ///
  /// - Parameters:
  ///   - number: Tells it from all others of the file.
  ///   - isPacked: Whether they take little memory and some time.
  init(_ surface: PixelSurface, number: Int, packer: FlateStream, isPacked: Bool) {
    name = "strut-\(number)"
    (width, height, format) = (surface.width, surface.height, surface.format)
    self.packer = packer
    pixels = isPacked ? .packed(packer.packed(surface.content)) : .plain(surface)
    if !isPacked { Self.name(surface, name) }
  }

  /// The bytes that are kept.
  var byteCount: Int {
    switch pixels {
    case .plain(let surface): surface.byteCount
    case .packed(let bytes): bytes.count
    case .none: 0
    }
  }

  /// Whether the pixels are those of a surface with the same digest.
  func shows(_ surface: PixelSurface) -> Bool {
    guard surface.format == format else { return false }
    switch pixels {
    case .plain(let own): return memcmp(own.bytes, surface.bytes, own.byteCount) == 0
    case .packed(let bytes): return packer.packed(surface.content) == bytes
    case .none: return false
    }
  }

  /// Forgets the pixels, which nothing asks for any more.
  func release() { pixels = .none }

  /// What draws the pixels, to be destroyed by the caller; valid while this lives.
  func pattern() -> OpaquePointer? {
    guard
      let pattern = cairo_pattern_create_raster_source(
        Unmanaged.passUnretained(self).toOpaque(),
        format == .color ? CAIRO_CONTENT_COLOR_ALPHA : CAIRO_CONTENT_ALPHA, Int32(width),
        Int32(height))
    else { return nil }
    cairo_raster_source_pattern_set_acquire(
      pattern,
      { _, bitmap, _, _ in Unmanaged<PageBitmap>.fromOpaque(bitmap!).takeUnretainedValue().lent() },
      { _, _, surface in cairo_surface_destroy(surface) })
    return pattern
  }

  /// A surface with the pixels, to be destroyed by Cairo; `nil` where there is no memory.
  private func lent() -> OpaquePointer? {
    switch pixels {
    case .plain(let surface): return cairo_surface_reference(surface.surface)
    case .packed(let bytes):
      guard let surface = PixelSurface(width: width, height: height, format: format) else {
        return nil
      }
      surface.flush()
      let room = UnsafeMutableRawBufferPointer(start: surface.bytes, count: surface.byteCount)
      guard packer.unpack(bytes, into: room) else { return nil }
      surface.markDirty()
      Self.name(surface, name)
      return cairo_surface_reference(surface.surface)
    case .none: return nil
    }
  }

  private static func name(_ surface: PixelSurface, _ name: String) {
    guard let text = strdup(name) else { return }
    let status = cairo_surface_set_mime_data(
      surface.surface, CAIRO_MIME_TYPE_UNIQUE_ID,
      UnsafeRawPointer(text)
        .assumingMemoryBound(to: UInt8.self), UInt(strlen(text)), { free($0) }, text)
    if status != CAIRO_STATUS_SUCCESS { free(text) }
  }
}

extension PixelSurface {
  /// The number of bytes in all rows.
  fileprivate var byteCount: Int { stride * height }

  fileprivate var content: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: byteCount)
  }
}
