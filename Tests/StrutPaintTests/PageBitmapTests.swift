import StrutBoxes
import StrutCore
import StrutLayout
import StrutText
import Testing

@testable import StrutPaint

/// The pixels of a PDF are there once where they are alike, and take no more memory than they may.
struct PageBitmapTests {
  private static let side = 60.0

  private func shadow(at x: Double, size: Double = 20) -> DisplayItem {
    let box = RoundedRect(Rect(x: x, y: 10, width: size, height: 20))
    return .boxShadow(BoxShadow(shape: box, deviation: 4, color: .black, area: .outside(box)))
  }

  private func conic(at x: Double) -> DisplayItem {
    let gradient = ResolvedGradient(
      geometry: .conic(center: Point(x: x, y: 10), angle: 0, from: 0, to: 1),
      stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
    return .fill(.rect(Rect(x: x - 10, y: 0, width: 20, height: 20)), .gradient(gradient))
  }

  private func blurred(at x: Double) -> [DisplayItem] {
    let square = Rect(x: x, y: 20, width: 10, height: 10)
    return [
      .begin(.layer(Layer(filters: [.blur(2)]))), .fill(.rect(square), .color(.black)), .end,
    ]
  }

  private func file(
    _ pages: [[DisplayItem]], limits: Limits = Limits()
  ) throws -> [UInt8] {
    let lists = pages.map {
      (
        list: DisplayList(size: Size(width: 400, height: Self.side), items: $0),
        images: ImageStore()
      )
    }
    return try PDFPainter(fonts: TextEngine()).paint(pages: lists, date: 0, limits: limits)
  }

  /// How many pictures a file has; a picture with opacity has another one for that.
  private func pictures(_ file: [UInt8]) -> Int {
    String(decoding: file, as: UTF8.self).ranges(of: "/Subtype /Image").count
  }

  /// Wherever whole pixels lie, and on whichever page.
  @Test func whatIsAlikeIsThereOnce() throws {
    for item in [shadow, conic].map({ draw in { (x: Double) in [draw(x)] } }) + [blurred] {
      let one = try pictures(file([item(40)]))
      #expect(one > 0)
      #expect(try pictures(file([item(40) + item(100) + item(140)])) == one)
      #expect(try pictures(file([item(40), item(70)])) == one)
      #expect(try pictures(file([item(40) + item(100.25)])) > one)
    }
  }

  private func shadow(at x: Double) -> DisplayItem { shadow(at: x, size: 20) }

  /// Packing changes nothing of the file.
  @Test func whatIsMuchIsPacked() throws {
    let items = (0..<6).map { shadow(at: 40, size: Double(20 + 10 * $0)) }
    let expected = try file([items])
    for pixels in [20_000.0, 24_000, 40_000] {
      let limits: Limits = [.layerPixels: pixels]
      #expect(try file([items], limits: limits) == expected)
    }
  }

  /// Layers that stay until their page ends have no more pixels than all layers may.
  @Test func whatIsTooMuchIsReported() throws {
    let items = (0..<300).map { shadow(at: 40, size: 20 + Double($0) / 8) }
    let limits: Limits = [.layerPixels: 20_000]
    #expect(throws: PaintError.self) { try file([items], limits: limits) }
    // Each page begins anew.
    let few = (0..<60).map { [shadow(at: 40, size: 20 + Double($0) / 2)] }
    _ = try file(few, limits: limits)
  }
}
