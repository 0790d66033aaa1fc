import Foundation
import StrutTestSupport
import Testing

@testable import StrutPaint

/// The parts of fonts that pages hold, and the boxes that they say.
struct FontPartTests {
  /// The font whose square reaches from 200 units below the baseline to 800 above, of 1000 in an em.
  private static func font() throws -> [UInt8] {
    Array(
      try Data(contentsOf: packageRoot.appendingPathComponent("Fixtures/fonts/StrutSquare.ttf")))
  }

  private static func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Where the table `head` stands.
  private static func head(of font: [UInt8]) throws -> (entry: Int, place: Int, length: Int) {
    let entry = try #require(
      stride(from: 12, to: 12 + 16 * Int(number(font[4..<6])), by: 16).first {
        font[$0..<$0 + 4].elementsEqual("head".utf8)
      })
    return (
      entry, Int(number(font[entry + 8..<entry + 12])), Int(number(font[entry + 12..<entry + 16]))
    )
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var padded = Array(bytes)
    while !padded.count.isMultiple(of: 4) { padded.append(0) }
    return stride(from: 0, to: padded.count, by: 4).reduce(0) {
      $0 &+ number(padded[$1..<$1 + 4])
    }
  }

  @Test func saysTheBoxOfItsOutlines() throws {
    var font = try Self.font()
    let head = try Self.head(of: font)
    // A box as large as that of a font with many more letters.
    font.replaceSubrange(head.place + 36..<head.place + 44, with: [0xF0, 0, 0xF0, 0, 16, 0, 16, 0])
    let part = try #require(FontPart(font))
    #expect(part.sides == [0, -200, 1000, 800])
    #expect(
      Array(part.bytes[head.place + 36..<head.place + 44]) == [0, 0, 0xFF, 0x38, 3, 0xE8, 3, 0x20])
    #expect(part.bytes.count == font.count)
  }

  /// OpenType: the sum of all numbers of four bytes is B1B0AFBA, that of the table is what the directory says where the number
  /// that makes up for the rest is 0.
  @Test func saysItsSums() throws {
    let part = try #require(FontPart(try Self.font()))
    let head = try Self.head(of: part.bytes)
    #expect(Self.sum(part.bytes[...]) == 0xB1B0_AFBA)
    var table = Array(part.bytes[head.place..<head.place + head.length])
    table.replaceSubrange(8..<12, with: [0, 0, 0, 0])
    #expect(Self.number(part.bytes[head.entry + 4..<head.entry + 8]) == Self.sum(table[...]))
  }

  @Test func isNoneWhereBytesAreNoFont() throws {
    let font = try Self.font()
    #expect(FontPart([]) == nil)
    #expect(FontPart(Array("no font".utf8)) == nil)
    // Wherever a file ends, nothing is read beyond.
    for length in stride(from: 0, to: font.count, by: 7) { _ = FontPart(Array(font[..<length])) }
    #expect(FontPart(Array(font[..<200])) == nil)
  }
}
