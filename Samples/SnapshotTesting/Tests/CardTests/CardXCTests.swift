import Strut
import StrutSnapshot
import XCTest

final class CardXCTests: XCTestCase {
  func testLooksAsRecorded() throws {
    try assertSnapshot(of: Document(contentsOf: CardTests.url), named: "card")
  }
}
