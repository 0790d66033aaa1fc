import Testing

@testable import StrutPaint

/// The colours that the hidden pixels of an image on a page have.
struct HiddenColorsTests {
  /// Each letter a pixel of that colour, `.` one that nothing shows of; and what comes of it.
  @Test(arguments: [
    (["a..b"], ["aabb"]), (["..a..."], ["aaaaaa"]), (["a...b"], ["aaabb"]),
    (["....", ".a.b", "....", "c..."], ["aaab", "aaab", "caab", "cccc"]),
    (["aaa.....", ".......b"], ["aaaaabbb", "aaaaabbb"]),
  ])
  func takesThatOfTheNextPixel(_ rows: [String], _ expected: [String]) throws {
    let letters = rows.joined().utf8
    let alpha = letters.map { $0 == UInt8(ascii: ".") ? UInt8(0) : 1 }
    for channels in [1, 3] {
      var colors = try #require(
        HiddenColors(width: rows[0].count, height: rows.count, channels: channels, alpha: alpha))
      var pixels = letters.flatMap { letter in
        (0..<channels).map { letter == UInt8(ascii: ".") ? 0 : letter &+ UInt8($0) }
      }
      colors.spread(in: &pixels)
      let result = stride(from: 0, to: pixels.count, by: channels).map { pixels[$0] }
      #expect(String(decoding: result, as: UTF8.self) == expected.joined())
      #expect(channels == 1 || pixels[2] == result[0] + 2)
    }
  }

  @Test func leavesWhatIsAllSeenOrAllHidden() {
    #expect(HiddenColors(width: 2, height: 1, channels: 3, alpha: [1, 255]) == nil)
    #expect(HiddenColors(width: 2, height: 1, channels: 3, alpha: [0, 0]) == nil)
    #expect(HiddenColors(width: 2, height: 2, channels: 3, alpha: [0, 1]) == nil)
  }
}
