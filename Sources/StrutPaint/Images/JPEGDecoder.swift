import CImageCodecs

/// Reads JPEG by libjpeg-turbo.
enum JPEGDecoder {
  /// The pixels of a JPEG file, turned upright as its Exif data say.
  ///
  /// Files in the colours of print are not embeddable: viewers disagree about whether these are inverted.
  static func decode(
    _ bytes: [UInt8], mostPixels: Int
  ) throws(ImageError) -> (PixelSurface, isEmbeddable: Bool) {
    guard let library = JPEGLibrary.shared else {
      throw .libraryMissing(.jpeg, JPEGLibrary.name, package: JPEGLibrary.package)
    }
    guard let decoder = library.create() else { throw .damaged(.jpeg, "there is no memory") }
    defer { _ = library.destroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let count = UInt(bytes.count)
    guard
      library.readHeader(decoder, bytes, count, &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw .damaged(.jpeg, reason(decoder, library)) }
    try ImageLimits.check(width: Int(width), height: Int(height), mostPixels: mostPixels)
    guard let surface = PixelSurface(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    let isPrint = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32(isPrint ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
    surface.flush()
    guard
      library.decompress(
        decoder, bytes, count, surface.bytes, width, Int32(surface.stride), height, format,
        TJFLAG_ACCURATEDCT) == 0
    else { throw .damaged(.jpeg, reason(decoder, library)) }
    if isPrint { convertFromPrint(surface) }
    surface.markDirty()
    let upright = try ExifOrientation(jpeg: bytes).upright(surface)
    return (upright.surface, !isPrint && !upright.isTurned)
  }

  private static func reason(_ decoder: tjhandle, _ library: JPEGLibrary) -> String {
    let text = library.errorText(decoder).map { String(cString: $0) } ?? "unknown reason"
    return text.contains("Premature end") ? "it ends too early" : text
  }

  /// Turns inverted cyan, magenta, yellow and black, as all programs write them, into colours.
  private static func convertFromPrint(_ surface: PixelSurface) {
    for y in 0..<surface.height {
      let row = surface.row(y)
      for x in 0..<surface.width {
        let (cyan, magenta) = (row[x] & 255, row[x] >> 8 & 255)
        let (yellow, black) = (row[x] >> 16 & 255, row[x] >> 24)
        row[x] =
          255 << 24 | (cyan * black / 255) << 16 | (magenta * black / 255) << 8
          | (yellow * black / 255)
      }
    }
  }
}
