import Testing

@testable import StrutPaint

/// What libpng reads from a file are the pixels that were written, in each of the ways to store them.
struct PNGEncoderTests {
  /// One, two and four bits for each pixel, with rows that do not end with a byte.
  @Test(arguments: [2, 3, 16, 17], 1...9)
  func palettesOfEveryDepth(_ colors: Int, _ width: Int) throws {
    try expectSame(width: width) { x, y in 0xFF00_0000 | UInt32((x + width * y) % colors) << 4 }
  }

  @Test func palettesWithTransparency() throws {
    try expectSame(width: 5) { x, _ in [0, 0x8080_0000, 0xFF00_FF00][x % 3] }
  }

  @Test func greysAndColours() throws {
    try expectSame(width: 24) { x, y in 0xFF00_0000 | UInt32(x + 24 * y) * 0x01_0101 }
    try expectSame(width: 24) { x, y in 0xFF00_0000 | UInt32(x + 24 * y) * 0x3FF }
    try expectSame(width: 24) { x, y in x == 0 ? 0 : 0xFF00_0000 | UInt32(x + 24 * y) * 0x3FF }
  }

  private func expectSame(width: Int, _ pixel: (Int, Int) -> UInt32) throws {
    let height = 10
    let surface = try #require(PixelSurface(width: width, height: height))
    surface.flush()
    for y in 0..<height { for x in 0..<width { surface.row(y)[x] = pixel(x, y) } }
    surface.markDirty()
    let read = try PNGDecoder.pixels(of: try PNGEncoder.encode(surface), mostPixels: .max)
    #expect(read.width == width && read.height == height)
    for y in 0..<height {
      #expect((0..<width).map { read.row(y)[$0] } == (0..<width).map { pixel($0, y) })
    }
  }
}
