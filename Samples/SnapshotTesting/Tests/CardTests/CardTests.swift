import Foundation
import Strut
import StrutSnapshot
import Testing

struct CardTests {
  /// The document lies beside this file.
  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("card.xml")

  @Test(arguments: [1.0, 2.0])
  func looksAsRecorded(_ scale: Double) throws {
    try expectSnapshot(of: Document(contentsOf: Self.url), named: "card", scale: scale)
  }
}
