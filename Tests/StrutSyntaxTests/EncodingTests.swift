import StrutCore
import Testing

@testable import StrutSyntax

/// Which bytes are the text of a document, and what is said of others.
struct EncodingTests {
  private func decoded(_ bytes: [UInt8]) -> (source: SourceText, fault: Diagnostic?) {
    DocumentDecoder.decode(bytes, name: "a.xml", limits: Limits())
  }

  /// What is UTF-8 to the standard library is to a document: each first byte with the second ones at the ends of their ranges
  /// (Unicode 15, table 3-7), whole, cut, and with a byte of another kind in its end.
  @Test(arguments: 0x80...0xFF as ClosedRange<UInt8>)
  func whatIsUTF8IsRead(_ first: UInt8) {
    let seconds: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    let ends: [[UInt8]] = [
      [], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF], [0x80, 0x41], [0xC0, 0x80], [0x80, 0xC0],
      [0x80, 0x80, 0x80],
    ]
    for second in seconds {
      for end in ends {
        for letters in [[], Array("é!</a>".utf8)] as [[UInt8]] {
          let bytes = Array("<a>é".utf8) + [first, second] + end + letters
          let isText = String(validating: bytes, as: UTF8.self) != nil
          let (source, fault) = decoded(bytes)
          #expect((fault == nil) == isText, "\(bytes)")
          #expect(source.bytes == Array(String(decoding: bytes, as: UTF8.self).utf8))
        }
      }
    }
  }

  /// The first byte that is none of UTF-8 is named with two digits and stands at its place.
  @Test func theFirstWrongByteIsNamed() {
    let fault = decoded(Array("<a>é".utf8) + [0xC3, 0x41, 0xFF]).fault
    #expect(fault?.message == "documents are UTF-8, and the byte 0xC3 here is not")
    #expect(fault?.range == SourceRange(5, 8))
  }

  /// UTF-16 is read with a mark in either order; half a character, or half a unit at the end, is none.
  @Test(arguments: [true, false])
  func utf16IsReadInBothOrders(_ isBigEndian: Bool) {
    func bytes(_ units: [UInt16]) -> [UInt8] {
      units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
    let text = "<a>é😀</a>"
    let whole = bytes([0xFEFF] + Array(text.utf16))
    #expect(decoded(whole).fault == nil)
    #expect(decoded(whole).source.bytes == Array(text.utf8))
    let half = decoded(bytes([0xFEFF, 0x61, 0xD83D, 0x62]))
    #expect(half.fault?.message == "half a UTF-16 character stands here")
    #expect(half.fault?.range == SourceRange(1, 4))
    #expect(half.source.bytes == Array("a\u{FFFD}b".utf8))
    let cut = decoded(bytes([0xFEFF, 0x61]) + [0x62])
    #expect(cut.fault?.range == SourceRange(1, 1))
    let contradicting = decoded(bytes([0xFEFF] + Array("<?xml encoding='UTF-8'?>".utf16)))
    #expect(contradicting.fault?.range == SourceRange(16, 21))
  }

  /// What the declaration says counts as well, in either kind of quotes and in any letters.
  @Test(arguments: [
    ("<?xml version='1.0' encoding='utf-8'?><a/>", nil),
    ("<?xml encoding=\"UTF-8\"?><a/>", nil),
    ("<?xml version='1.0'?><a encoding='latin1'/>", nil),
    ("<?xmlx encoding='latin1'?><a/>", nil),
    ("<?xml encoding='latin1'?><a/>", "documents are UTF-8, and this one is in latin1"),
    ("<?xml encoding='UTF-16LE'?>", "the declaration says UTF-16, but the bytes are UTF-8"),
  ])
  func theDeclarationCounts(_ text: String, _ message: String?) {
    #expect(decoded(Array(text.utf8)).fault?.message == message)
  }

  /// A file of another kind is told by how it begins; a document never begins so.
  @Test(arguments: [
    ([0x7F, 0x45, 0x4C, 0x46], "a program (ELF)"), ([0x89, 0x50, 0x4E, 0x47], "a PNG"),
    ([0xFF, 0xD8, 0xFF], "a JPEG"), ([0x47, 0x49, 0x46, 0x38], "a GIF"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF"), ([0x50, 0x4B, 0x03, 0x04], "a ZIP file"),
    ([0x1F, 0x8B], "a gzip file"), ([0x52, 0x49, 0x46, 0x46], "a RIFF file"),
    ([0x77, 0x4F, 0x46, 0x32], "a font (WOFF)"), ([0x4F, 0x54, 0x54, 0x4F], "a font (OpenType)"),
    ([0x00, 0x01, 0x00, 0x00], "a font (TrueType)"),
    ([0x61, 0x62, 0x00, 0x80], "bytes of no text"),
  ])
  func filesOfOtherKindsAreTold(_ start: [UInt8], _ kind: String) {
    let fault = decoded(start + [0x20]).fault
    #expect(fault?.message == "this is no text: it begins like \(kind)")
  }

  /// Bytes with zeros or with high bytes alone may be a text that is damaged.
  @Test(arguments: [
    ([0x61, 0x62, 0x00, 0x63], nil),
    ([0x3C, 0x00, 0x61, 0x00], "UTF-16 is read only with a byte order mark, and there is none"),
    ([0x00, 0x3C, 0x00, 0x61], "UTF-16 is read only with a byte order mark, and there is none"),
    ([0xFF, 0xFE, 0, 0], "documents are UTF-8, and this one is in UTF-32"),
    ([0, 0, 0xFE, 0xFF], "documents are UTF-8, and this one is in UTF-32"),
  ])
  func otherEncodingsAreTold(_ bytes: [UInt8], _ message: String?) {
    #expect(decoded(bytes).fault?.message == message)
  }
}
