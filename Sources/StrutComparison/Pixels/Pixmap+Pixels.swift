import StrutPaint

extension Pixmap {
  /// Creates a picture from one word for each pixel: red in the lowest byte, then green, blue and alpha; straight.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    let bytes = pixels.withUnsafeBytes { Array($0) }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The pixel in `column` and `row`, as a word.
  package subscript(column: Int, row: Int) -> UInt32 {
    bytes.withUnsafeBytes {
      $0.load(fromByteOffset: (row * width + column) * 4, as: UInt32.self)
    }
  }

  /// Calls `body` with one word for each pixel.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    bytes.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}

/// The channels of one pixel, not multiplied by alpha.
struct Channels: Hashable {
  var red, green, blue, alpha: Int

  init(_ pixel: UInt32) {
    red = Int(pixel & 0xFF)
    green = Int(pixel >> 8 & 0xFF)
    blue = Int(pixel >> 16 & 0xFF)
    alpha = Int(pixel >> 24)
  }

  /// The largest difference of any channel.
  func distance(to other: Channels) -> Int {
    max(
      abs(alpha - other.alpha), abs(red - other.red), abs(green - other.green),
      abs(blue - other.blue))
  }

  /// How bright the pixel is over white, from 0 to 255 000 (ITU-R BT.601 weights in thousandths).
  static func brightness(of pixel: UInt32) -> Int {
    let channels = Channels(pixel)
    func overWhite(_ value: Int) -> Int { 255 - (255 - value) * channels.alpha / 255 }
    return 299 * overWhite(channels.red) + 587 * overWhite(channels.green)
      + 114 * overWhite(channels.blue)
  }
}
