import CPangoCairo

/// Reads PNG by Cairo.
enum PNGDecoder {
  private final class Reader {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The pixels of a PNG file, turned upright as its Exif data say: `paint/image-turned-png`.
  ///
  /// Turned ones are not embeddable.
  static func decode(
    _ bytes: [UInt8], mostPixels: Int
  ) throws(ImageError) -> (PixelSurface, isEmbeddable: Bool) {
    let surface = try pixels(of: bytes, mostPixels: mostPixels)
    let upright = try ExifOrientation(png: bytes).upright(surface)
    return (upright.surface, !upright.isTurned)
  }

  /// The pixels of a PNG file as they are stored.
  static func pixels(
    of bytes: [UInt8], mostPixels: Int
  ) throws(ImageError) -> PixelSurface {
    let (width, height) = try size(of: bytes)
    try ImageLimits.check(width: width, height: height, mostPixels: mostPixels)
    let reader = Reader(bytes)
    let source = cairo_image_surface_create_from_png_stream(
      { closure, target, length in
        let reader = Unmanaged<Reader>.fromOpaque(closure!).takeUnretainedValue()
        guard reader.position + Int(length) <= reader.bytes.count else {
          return CAIRO_STATUS_READ_ERROR
        }
        for index in 0..<Int(length) { target![index] = reader.bytes[reader.position + index] }
        reader.position += Int(length)
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(source) }
    let status = cairo_surface_status(source)
    guard status == CAIRO_STATUS_SUCCESS else {
      // Of damaged data Cairo says that there is no memory.
      let isCut = status == CAIRO_STATUS_READ_ERROR
      throw .damaged(.png, isCut ? "it ends too early" : "its data are not valid")
    }
    // Opaque files give other formats; one format keeps everything else simple.
    guard let surface = PixelSurface(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let context = CairoContext(surface.surface)
    cairo_set_operator(context.cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context.cr, source, 0, 0)
    cairo_paint(context.cr)
    surface.flush()
    return surface
  }

  /// The size in the header, which every PNG file begins with.
  private static func size(of bytes: [UInt8]) throws(ImageError) -> (Int, Int) {
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged(.png, "it has no header")
    }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw .damaged(.png, "it has no pixels") }
    return (width, height)
  }
}

extension cairo_status_t {
  /// Cairo's words for the status.
  var text: String { String(cString: cairo_status_to_string(self)) }
}
