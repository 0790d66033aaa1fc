import Strut
import StrutSnapshot
import XCTest

/// Golden images in tests of XCTest: named by the test's function, for each width and scale.
final class AssertSnapshotTests: XCTestCase {
  private struct Bar: Component {
    var body: Element {
      Row(gap: 2) {
        Rectangle().id("label").height(4).flexGrow(1).background("#26c")
        Rectangle().id("end").width(6).height(4).background("#c62")
      }
      .padding(2).background(.white)
    }
  }

  func testDocumentIsNamedByItsTest() throws {
    let markup = "<layout width=\"12\" height=\"6\" background=\"#26c\"/>"
    let document = try Document(markup: markup)
    try assertSnapshot(of: document)
    try assertSnapshot(of: document, named: "blue", scale: 2)
  }

  func testComponentHasAGoldenForEachWidthAndScale() throws {
    try assertSnapshot(of: Bar(), named: "bar", widths: [24, 40], scales: [1, 2])
    try assertSnapshot(of: Bar().body.width(30))
  }
}
