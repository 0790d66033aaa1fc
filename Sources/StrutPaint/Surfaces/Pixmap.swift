/// A picture as pixels in memory.
package struct Pixmap: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, row by row; not premultiplied.
  package let bytes: [UInt8]

  /// Creates a picture; `bytes` has four entries for each pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a picture has four bytes for each pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(_ surface: PixelSurface) {
    width = surface.width
    height = surface.height
    let (width, height) = (width, height)
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for y in 0..<height {
        let row = surface.row(y)
        let target = UnsafeMutableRawPointer(buffer.baseAddress! + y * width * 4)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { target[x] = row[x].straightRGBA }
      }
      count = width * height * 4
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel of Cairo's as the bytes red, green, blue, alpha in this order in memory.
  var straightRGBA: UInt32 {
    let alpha = self >> 24
    if alpha == 255 {
      return 0xFF00_0000 | self << 16 & 0xFF0000 | self & 0xFF00 | self >> 16 & 255
    }
    if alpha == 0 { return 0 }
    func straight(_ value: UInt32) -> UInt32 { Swift.min(255, (value * 255 + alpha / 2) / alpha) }
    let red = straight(self >> 16 & 255)
    let green = straight(self >> 8 & 255)
    let blue = straight(self & 255)
    return alpha << 24 | blue << 16 | green << 8 | red
  }
}
