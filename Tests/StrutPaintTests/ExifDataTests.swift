import Testing

@testable import StrutPaint

/// Where the orientation stands in the data of a JPEG and of a PNG file.
struct ExifDataTests {
  /// A directory with entries behind `gap` more bytes of header (TIFF 6.0, p. 13–16).
  private func data(isLittle: Bool, gap: Int = 0, tags: [(tag: Int, value: Int)]) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      let big = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
      return isLittle ? big.reversed() : big
    }
    var data = Array((isLittle ? "II" : "MM").utf8) + bytes(42, 2) + bytes(8 + gap, 4)
    data += [UInt8](repeating: 0xFF, count: gap) + bytes(tags.count, 2)
    for entry in tags {
      data += bytes(entry.tag, 2) + bytes(3, 2) + bytes(1, 4) + bytes(entry.value, 2) + [0, 0]
    }
    return data
  }

  private func jpeg(_ segments: [(marker: UInt8, content: [UInt8])], end: UInt8 = 0xDA) -> [UInt8] {
    let parts = segments.flatMap { segment -> [UInt8] in
      let length = segment.content.count + 2
      return [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 255)] + segment.content
    }
    return [0xFF, 0xD8] + parts + [0xFF, end, 0, 2]
  }

  private let name = Array("Exif\0\0".utf8)

  @Test(arguments: [true, false])
  func isReadInBothByteOrders(_ isLittle: Bool) {
    let tags = [(tag: 271, value: 3), (tag: 274, value: 6), (tag: 274, value: 8)]
    for gap in [0, 4] {
      let data = data(isLittle: isLittle, gap: gap, tags: tags)
      #expect(ExifOrientation(jpeg: jpeg([(0xE1, name + data)])) == .turnedLeft)
    }
    let other = data(isLittle: isLittle, tags: [(tag: 273, value: 6), (tag: 275, value: 6)])
    #expect(ExifOrientation(jpeg: jpeg([(0xE1, name + other)])) == .upright)
    for value in [0, 9] {
      let wrong = data(isLittle: isLittle, tags: [(tag: 274, value: value)])
      #expect(ExifOrientation(jpeg: jpeg([(0xE1, name + wrong)])) == .upright)
    }
  }

  /// The first segment of Exif counts, wherever it stands before the picture.
  @Test func standsBeforeThePicture() {
    let turned = name + data(isLittle: true, tags: [(tag: 274, value: 3)])
    let mirrored = name + data(isLittle: true, tags: [(tag: 274, value: 2)])
    let long = [UInt8](repeating: 1, count: 700)
    #expect(ExifOrientation(jpeg: jpeg([(0xE0, long), (0xE1, turned)])) == .upsideDown)
    #expect(ExifOrientation(jpeg: jpeg([(0xE1, long), (0xE1, turned)])) == .upsideDown)
    #expect(ExifOrientation(jpeg: jpeg([(0xE1, turned), (0xE1, mirrored)])) == .upsideDown)
    #expect(ExifOrientation(jpeg: jpeg([(0xE2, turned)])) == .upright)
    #expect(ExifOrientation(jpeg: jpeg([(0xDA, long), (0xE1, turned)])) == .upright)
    #expect(ExifOrientation(jpeg: jpeg([(0xE1, Array(turned.dropLast(8)))])) == .upright)
    let whole = jpeg([(0xE1, turned)], end: 0xD9)
    #expect(ExifOrientation(jpeg: Array(whole.dropLast(4))) == .upsideDown)
    #expect(ExifOrientation(jpeg: Array(whole.dropLast(5))) == .upright)
  }

  /// A chunk has its length, its name, its content and a checksum (PNG 3 §5.3).
  @Test func standsInAChunkOfAPNG() {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, UInt8(content.count >> 8), UInt8(content.count & 255)] + name.utf8 + content
        + [1, 2, 3, 4]
    }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let exif = chunk("eXIf", data(isLittle: false, tags: [(tag: 274, value: 5)]))
    let file = head + chunk("IHDR", [UInt8](repeating: 0, count: 300)) + exif
    #expect(ExifOrientation(png: file) == .transposed)
    #expect(ExifOrientation(png: head + exif) == .transposed)
    #expect(ExifOrientation(png: Array((head + exif).dropLast())) == .upright)
    #expect(ExifOrientation(png: head + chunk("eXIg", [])) == .upright)
  }
}
