import StrutCore
import StrutText
import Testing

@testable import StrutPaint

/// What SVG files say of items that no document gives today.
struct SVGPainterTests {
  private func svg(_ items: [DisplayItem]) throws -> String {
    let list = DisplayList(size: Size(width: 40, height: 20), items: items)
    let painter = SVGPainter(fonts: TextEngine())
    return String(decoding: try painter.paint(list, images: ImageStore()), as: UTF8.self)
  }

  private let line = Path([.move(Point(x: 2, y: 5)), .line(Point(x: 38, y: 5))])

  @Test func dashesBeginWhereTheyShould() throws {
    func stroke(_ phase: Double) -> DisplayItem {
      .stroke(line, Stroke(width: 2, color: .black, dashes: [6, 4], dashPhase: phase))
    }
    #expect(try svg([stroke(3)]).contains(#" stroke-dasharray="6 4" stroke-dashoffset="3"/>"#))
    #expect(try svg([stroke(0)]).contains(#" stroke-dasharray="6 4"/>"#))
  }
}
