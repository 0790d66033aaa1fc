import CImageCodecs

/// Reads WebP by libwebp.
enum WebPDecoder {
  /// The pixels of a WebP file; of an animation its first frame.
  static func decode(
    _ bytes: [UInt8], mostPixels: Int
  ) throws(ImageError) -> PixelSurface {
    guard let library = WebPLibrary.shared else {
      throw .libraryMissing(.webp, WebPLibrary.name, package: WebPLibrary.package)
    }
    var features = WebPBitstreamFeatures()
    let header = library.features(of: bytes, into: &features)
    guard header == VP8_STATUS_OK else { throw .damaged(.webp, reason(header)) }
    let (width, height) = (Int(features.width), Int(features.height))
    try ImageLimits.check(width: width, height: height, mostPixels: mostPixels)
    guard let surface = PixelSurface(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    surface.flush()
    if features.has_animation == 0 {
      try decode(bytes, into: surface, x: 0, y: 0, by: library)
    } else {
      guard let frame = WebPFrame(firstOf: bytes) else { throw .damaged(.webp, "it has no frame") }
      try decode(frame.file, into: surface, x: frame.x, y: frame.y, by: library)
    }
    surface.markDirty()
    return surface
  }

  /// Decodes a still image to a place on a surface.
  private static func decode(
    _ file: [UInt8], into surface: PixelSurface, x: Int, y: Int, by library: WebPLibrary
  ) throws(ImageError) {
    guard var config = library.configuration() else { throw .damaged(.webp, "libwebp differs") }
    let header = library.features(of: file, into: &config.input)
    guard header == VP8_STATUS_OK else { throw .damaged(.webp, reason(header)) }
    let (width, height) = (Int(config.input.width), Int(config.input.height))
    guard x + width <= surface.width, y + height <= surface.height else {
      throw .damaged(.webp, "its first frame does not fit")
    }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = surface.bytes + y * surface.stride + x * 4
    config.output.u.RGBA.stride = Int32(surface.stride)
    config.output.u.RGBA.size = (height - 1) * surface.stride + width * 4
    let status = library.decode(file, &config)
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason(status)) }
  }

  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "it ends too early"
    case VP8_STATUS_OUT_OF_MEMORY: "there is no memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that libwebp does not have"
    default: "its data are not valid"
    }
  }
}
