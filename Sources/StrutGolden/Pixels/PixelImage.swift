/// A picture as the renderer draws it: premultiplied ARGB, one 32-bit word a pixel, rows from top to bottom.
package struct PixelImage: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels: alpha in the highest byte, then red, green and blue, each already multiplied by alpha.
  package let pixels: [UInt32]

  /// Creates a picture; `pixels` has `width` × `height` entries.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has one word for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in `column` and `row`.
  package subscript(column: Int, row: Int) -> UInt32 { pixels[row * width + column] }
}

/// The channels of one pixel.
struct Channels: Hashable {
  var alpha, red, green, blue: Int

  /// The channels as they stand in the word.
  init(premultiplied pixel: UInt32) {
    alpha = Int(pixel >> 24)
    red = Int(pixel >> 16 & 0xFF)
    green = Int(pixel >> 8 & 0xFF)
    blue = Int(pixel & 0xFF)
  }

  /// The channels as a PNG holds them, not multiplied by alpha.
  init(straight pixel: UInt32) {
    self.init(premultiplied: pixel)
    guard alpha != 255, alpha != 0 else { return }
    red = min(255, (red * 255 + alpha / 2) / alpha)
    green = min(255, (green * 255 + alpha / 2) / alpha)
    blue = min(255, (blue * 255 + alpha / 2) / alpha)
  }

  /// The largest difference of any channel.
  func distance(to other: Channels) -> Int {
    max(
      abs(alpha - other.alpha), abs(red - other.red), abs(green - other.green),
      abs(blue - other.blue))
  }

  /// How bright the pixel is over white, from 0 to 255 000 (ITU-R BT.601 weights in thousandths).
  static func brightness(of pixel: UInt32) -> Int {
    let channels = Channels(premultiplied: pixel)
    let white = 255 - channels.alpha
    return 299 * (channels.red + white) + 587 * (channels.green + white)
      + 114 * (channels.blue + white)
  }
}
