import StrutCore
import StrutText
import Testing

@testable import StrutPaint

/// What reaches a limit of pictures and images exactly is let through, and one more is not.
struct ExactLimitTests {
  @Test(arguments: [
    (32_767.0, 1.0, true), (32_768, 1, false), (1, 32_767, true), (1, 32_768, false),
    (8192, 8192, true), (8192, 8193, false), (8193, 8192, false), (1, 1, true),
    (0.5, 1, true), (0, 1, false), (1, 0, false),
  ])
  func surfaces(_ width: Double, _ height: Double, _ fits: Bool) {
    #expect(SurfaceLimits.pixels == 8192 * 8192)
    let size = try? SurfaceLimits.check(width: width, height: height, scale: 1)
    #expect((size != nil) == fits)
    let half = try? SurfaceLimits.check(width: width / 2, height: height / 2, scale: 2)
    #expect((half != nil) == fits)
  }

  @Test(arguments: [(14_400.0, true), (14_400.01, false)])
  func pages(_ side: Double, _ fits: Bool) {
    let painter = PDFPainter(fonts: TextEngine())
    for size in [Size(width: side, height: 1), Size(width: 1, height: side)] {
      let page = try? painter.paint(DisplayList(size: size), images: ImageStore(), date: 0)
      #expect((page != nil) == fits)
      let half = try? painter.paint(
        DisplayList(size: Size(width: size.width / 2, height: size.height / 2)),
        images: ImageStore(), scale: 2, date: 0)
      #expect((half != nil) == fits)
    }
  }

  @Test(arguments: [
    (32_767, 1, true), (32_768, 1, false), (1, 32_767, true), (1, 32_768, false),
    (10_000, 5_000, true), (10_000, 5_001, false), (10_001, 5_000, false),
  ])
  func images(_ width: Int, _ height: Int, _ fits: Bool) {
    let isLetThrough = (try? ImageLimits.check(width: width, height: height)) != nil
    #expect(isLetThrough == fits)
  }

  @Test(arguments: [
    (32_767.0, 2.0, true), (32_768, 2, false), (2, 32_767, true), (2, 32_768, false),
    (16_384, 16_384, true), (16_384, 16_385, false),
  ])
  func planes(_ width: Double, _ height: Double, _ fits: Bool) {
    let area = Rect(x: 0, y: 0, width: width, height: height)
    let plane = try? PixelPlane(
      covering: area, visible: area, toDevice: .identity, resolution: nil,
      room: LayerRoom(most: .infinity))
    #expect((plane != nil) == fits)
  }

  /// All layers that are open together have no more pixels than there is room.
  @Test(arguments: [(100.0, true), (99, false)])
  func layers(_ room: Double, _ fits: Bool) {
    let area = Rect(x: 0, y: 0, width: 10, height: 10)
    let layer = try? RasterLayer(
      .layer(Layer()), content: area, visible: area, toDevice: .identity, resolution: nil,
      room: LayerRoom(most: room))
    #expect((layer != nil) == fits)
  }
}
