// The blocks of the contract stand here as they stand there.
// swift-format-ignore-file
import Foundation
import Strut
import StrutSnapshot
import StrutTestSupport
import Testing

private let url = packageRoot.appendingPathComponent("Samples/centred-row.xml")

private struct Order: Sendable {
  var shop: String
  static let sample = Order(shop: "Corner")
}

private struct Receipt: Component {
  var order: Order
  var body: Element {
    Column(gap: 8) {
      Text(order.shop).id("shop").fontSize(20).bold()
      Text("Thanks")
    }
    .padding(16).background(.white)
  }
}

/// "Golden images in a test" of the contract.
struct ContractSnapshotTests {
@Test(.snapshots(record: .missing)) func receipt() throws {                       // a trait for tests and suites; STRUT_RECORD wins
  try expectSnapshot(of: Document(contentsOf: url), named: "receipt", scale: 2)   // Swift Testing; assertSnapshot for XCTest
  try expectSnapshot(of: Receipt(order: .sample), widths: [320, 1280], scales: [1, 2])   // named after the test; the verdict names lines of this program
}
}
