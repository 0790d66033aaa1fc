import Strut
import StrutSnapshot
import Testing

// The card and the test of the article "A tested card".

struct Card: Component {
  var title: String
  var details: String?

  var body: Element {
    Column(gap: 6) {
      Text(title).id("title").fontSize(18).bold()
      if let details { Text(details).id("details").color("#64748b").lineClamp(2) }
    }
    .padding(16).background(.white).borderRadius(12)
  }
}

struct CardTests {
  @Test func detailsStandBelowTheTitle() throws {
    let layout = try Renderer().layout(Card(title: "Report", details: "From Mia"), width: 200)
    let title = try #require(layout["title"]), details = try #require(layout["details"])
    #expect(details.frame.minY == title.frame.maxY + 6)
  }

  @Test func looks() throws {
    try expectSnapshot(
      of: Card(title: "Report", details: "Mia shared a document with you"), widths: [200, 320],
      scales: [2])
  }
}
