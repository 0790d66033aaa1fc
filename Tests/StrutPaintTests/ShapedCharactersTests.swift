import Testing

@testable import StrutPaint

/// What a font that stands in an SVG file has to hold besides the characters of the texts.
struct ShapedCharactersTests {
  @Test(
    arguments: [
      (0xE33, [0xE4D, 0xE32]), (0xEB3, [0xECD, 0xEB2]), (0xBCA, [0xBC6, 0xBBE]),
      (0x9CB, [0x9C7, 0x9BE]), (0x17C4, [0x17C1]), (0xDDD, [0xDD9, 0xDCF, 0xDCA]),
    ] as [(UInt32, [UInt32])])
  func aSignThatIsTakenApartComesWithItsParts(sign: UInt32, parts: [UInt32]) {
    #expect(ShapedCharacters(of: [sign]).all.isSuperset(of: parts))
  }

  @Test func marksComeWithTheLettersThatTheyMakeOfOthers() {
    #expect(ShapedCharacters(of: [0x65, 0x301]).all == [0x65, 0x301, 0xE9])
    #expect(ShapedCharacters(of: [0x1112, 0x1161, 0x11AB]).all.contains(0xD558))
  }

  /// `A` with a circumflex and an acute is a letter of its own; it must not hang on the order of a set.
  @Test func lettersThatArePutTogetherTakeFurtherMarks() {
    #expect(
      ShapedCharacters(of: [0x41, 0x301, 0x302]).all == [0x41, 0x301, 0x302, 0xC1, 0xC2, 0x1EA4])
  }

  @Test func lettersThatAreWrittenAsOneBringNothingAlong() {
    let letters: [UInt32] = [0xE9, 0x41, 0x304C, 0xD55C]
    #expect(ShapedCharacters(of: letters).all == Set(letters))
  }

  @Test func spacesAndHyphensComeWithThoseThatStandForThem() {
    #expect(ShapedCharacters(of: [0xA0]).all == [0xA0, 0x20])
    #expect(ShapedCharacters(of: [0x2011]).all == [0x2011, 0x2010])
  }
}
