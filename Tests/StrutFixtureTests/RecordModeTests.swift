import StrutTestSupport
import Testing

struct RecordModeTests {
  @Test(arguments: [
    (nil, RecordMode.never), ("", .never), ("never", .never), ("missing", .missing),
    ("failed", .failed), ("all", .all),
  ])
  func isRead(_ text: String?, _ mode: RecordMode) throws {
    #expect(try RecordMode(text) == mode)
  }

  /// A word that is none fails every test that would record by it, and stops no other.
  @Test(arguments: ["yes", "1", "Missing", "changed "])
  func unknownWordsAreErrors(_ text: String) {
    let error = #expect(throws: UnknownRecordMode.self) { try RecordMode(text) }
    #expect(error?.description.contains("'\(text)', and it takes missing, failed") == true)
  }
}
