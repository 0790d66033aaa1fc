import CImageCodecs

/// Reads WebP by libwebp.
enum WebPDecoder {
  /// The pixels of a WebP file.
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelSurface {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw .damaged(.webp, "libwebp differs") }
    let header = WebPGetFeatures(bytes, bytes.count, &config.input)
    guard header == VP8_STATUS_OK else { throw .damaged(.webp, reason(header)) }
    guard config.input.has_animation == 0 else {
      throw .damaged(.webp, "it is an animation, and only still images are drawn")
    }
    let (width, height) = (Int(config.input.width), Int(config.input.height))
    try ImageLimits.check(width: width, height: height)
    guard let surface = PixelSurface(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    surface.flush()
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = surface.bytes
    config.output.u.RGBA.stride = Int32(surface.stride)
    config.output.u.RGBA.size = surface.stride * height
    let status = WebPDecode(bytes, bytes.count, &config)
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason(status)) }
    surface.markDirty()
    return surface
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
