import StrutPaint

/// The picture that shows where two pictures differ.
package enum DifferencePicture {
  /// Magenta, which few designs use.
  private static let marked: UInt32 = 0xFF66_00FF
  /// Orange: there is a picture on one side only.
  private static let oneSided: UInt32 = 0xFF00_A5FF

  /// `actual`, faded and grey, with every differing pixel in one strong colour.
  ///
  /// Pictures of different sizes are laid upon each other at their left top corners; what only one of them covers
  /// has a second colour.
  package static func draw(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt32](repeating: oneSided, count: width * height)
    for row in 0..<min(expected.height, actual.height) {
      for column in 0..<min(expected.width, actual.width) {
        let pixel = actual[column, row]
        pixels[row * width + column] = pixel == expected[column, row] ? faded(pixel) : marked
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// An opaque grey between white and a fifth of the pixel's darkness.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let darkness = 255 - Channels.brightness(of: pixel) / 1000
    let grey = UInt32(clamping: 255 - darkness / 5)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
