import StrutCore
import StrutText
import Testing

@testable import StrutPaint

/// What bounds the work of a painter.
struct PaintingTimeTests {
  private static let list = DisplayList(
    size: Size(width: 8, height: 8),
    items: [.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black))])

  @Test func noTimeIsTooLittleInEveryFormat() {
    let limits: Limits = [.time: 0]
    func expectLimit(_ draw: () throws -> [UInt8]) {
      #expect {
        try draw()
      } throws: { error in
        if case .limit(.time, _, 0)? = error as? PaintError { true } else { false }
      }
    }
    let fonts = TextEngine()
    let images = ImageStore()
    expectLimit {
      try PNGPainter(fonts: fonts).paint(
        Self.list, images: images, scale: 1, limits: limits)
    }
    expectLimit {
      try SVGPainter(fonts: fonts).paint(Self.list, images: images, limits: limits)
    }
    expectLimit {
      try PDFPainter(fonts: fonts).paint(
        Self.list, images: images, scale: 1, date: 0, limits: limits)
    }
  }

  @Test func gradientsThatAreNoVectorsHaveBoundedPixels() {
    func resolution(_ width: Double, _ height: Double, _ scale: Double) -> Double {
      SVGPainter.resolution(of: Size(width: width, height: height), scale: scale)
    }
    #expect(resolution(20, 20, 1) == 2 && resolution(1280, 2400, 1) == 2)
    #expect(resolution(20, 20, 1_000_000) == 4096.0 / 20)
    #expect(resolution(8192, 1, 3) == 1)
  }
}
