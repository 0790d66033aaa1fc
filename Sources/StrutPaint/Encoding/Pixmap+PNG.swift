import StrutCore

extension Pixmap {
  /// The pixels of a PNG file of any kind; `nil` where it is none or is damaged.
  ///
  /// Pixels of no opacity are given as transparent black.
  package init?(png file: [UInt8]) {
    if let plain = PNGReader.read(file) {
      self = plain
    } else if let surface = try? PNGDecoder.pixels(
      of:
        file, mostPixels: Int(Limit.canvasPixels.largest))
    {
      self.init(surface)
    } else {
      return nil
    }
  }

  /// The picture as a PNG file: the bytes that drawing the same pixels to a file gives.
  package func png() throws(PaintError) -> [UInt8] {
    guard let surface = PixelSurface(width: width, height: height) else {
      throw .surfaceTooLarge(
        width: Double(width), height: Double(height), limit: "memory does not suffice")
    }
    for y in 0..<height {
      let row = surface.row(y)
      for x in 0..<width {
        let index = (y * width + x) * 4
        row[x] = Self.premultiplied(
          bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
      }
    }
    surface.markDirty()
    return try PNGEncoder.encode(surface)
  }

  /// The nearest premultiplied pixel; from it the same straight samples come back.
  private static func premultiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    let a = UInt32(alpha)
    func times(_ sample: UInt8) -> UInt32 { (UInt32(sample) * a + 127) / 255 }
    return a << 24 | times(red) << 16 | times(green) << 8 | times(blue)
  }
}
