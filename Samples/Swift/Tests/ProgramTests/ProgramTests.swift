import Foundation
import Strut
import StrutSnapshot
import Testing

#if canImport(Programs)
  import Programs
#endif

struct ProgramTests {
  @Test func receipt() throws {
    try expectSnapshot(of: Receipt(order: .sample), widths: [320], scales: [2])
  }

  @Test func badges() throws {
    try expectSnapshot(of: badge("build", passing: true), named: "passing", scales: [2])
    try expectSnapshot(of: badge("build", passing: false), named: "failing", scales: [2])
  }

  @Test func invoiceHasAPageForEachTwentyLines() async throws {
    let lines = (1...60).map { Order.Line("Thing \($0)", cents: $0) }
    let invoice = Invoice(order: Order(shop: "Shop", lines: lines), number: 7)
    let renderer = try Renderer()
    let picture = try await invoice.pdf(renderer)
    #expect(String(decoding: picture.data, as: Unicode.ASCII.self).contains("/Count 3"))
    for page in invoice.pages {
      let layout = try renderer.layout(page, width: 595, height: 842)
      #expect(layout["page"].map { $0.absoluteFrame.maxY } == 794)
    }
  }

  /// 375 − 2 × 16 points of padding − 2 × 12 of gaps are 319 for three buttons; 331 for two.
  @Test func buttonsShareTheBar() {
    let bar = ButtonBar(width: 375)
    #expect(abs(bar.send.frame.size.width - 319 / 3) <= 1 && bar.send.frame.maxX == 359)
    bar.setShown(false, bar.draft)
    #expect(abs(bar.send.frame.size.width - 331 / 2) <= 1 && bar.cancel.frame.minX == 16)
    bar.setShown(true, bar.draft)
    #expect(abs(bar.draft.frame.size.width - 319 / 3) <= 1)
  }

  @Test func theConstantMovesTheIcon() throws {
    let cell = Cell()
    let height = cell.root.frame.size.height
    let icon = cell.root.subviews[0], title = cell.root.subviews[1]
    #expect(icon.frame.minX == 8 && title.frame.minX == 60)
    let strip = try cell.strip(to: 60, frames: 3, with: Renderer())
    #expect(icon.frame.minX == 68 && cell.root.unsatisfiableConstraints.isEmpty)
    // Where the icon stands farther in, the title has less room and wraps.
    #expect(cell.root.frame.size.height > height && title.frame.minX == 120)
    #expect(strip.size.width == 268 && strip.size.height > 3 * height + 16)
  }

  @Test func theTitleGivesWayBeforeTheButtons() throws {
    let wide = try Toolbar(title: "Quarterly report", width: 320)
    #expect(abs(wide.title.frame.minX + wide.title.frame.maxX - 320) <= 1)
    let narrow = try Toolbar(title: "Quarterly report", width: 180)
    #expect(narrow.back.frame.size == wide.back.frame.size)
    #expect(narrow.title.frame.size.width < wide.title.frame.size.width)
    #expect(narrow.root.unsatisfiableConstraints.isEmpty)
  }

  @Test func everyPictureIsDrawn() async throws {
    let all = try await pictures()
    #expect(all.count == 9 && all.values.allSatisfy { $0.count > 500 })
  }
}
