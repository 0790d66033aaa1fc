import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import StrutPaint

/// What images can be read, and what is said of those that cannot.
struct ImageStoreTests {
  private func file(_ name: String) throws -> [UInt8] {
    let folder = packageRoot.appendingPathComponent("Fixtures/paint/images")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test(arguments: ["flag.png", "flag.jpg", "flag.webp", "flag.svg"])
  func knowsTheNaturalSize(_ name: String) throws {
    let store = ImageStore()
    let info = store.info(of: try store.add(try file(name)))
    #expect(info.size == Size(width: 48, height: 32))
    #expect(info.ratio == 1.5)
  }

  @Test func decodesTheSameBytesOnce() throws {
    let store = ImageStore()
    let first = try store.add(try file("flag.png"))
    #expect(try store.add(try file("flag.png")) == first)
    #expect(try store.add(try file("frame.png")) != first)
  }

  @Test func decodesOnceForSeveralDocuments() throws {
    let cache = ImageCache()
    let (first, second) = (ImageStore(cache: cache), ImageStore(cache: cache))
    let (one, other) = (try first.add(try file("flag.png")), try second.add(try file("flag.png")))
    #expect(first[one] === second[other])
  }

  @Test(arguments: ["flag.png", "flag.jpg", "flag.webp", "turning.webp", "flag.svg"])
  func reportsTruncation(_ name: String) throws {
    let bytes = try file(name)
    #expect(throws: ImageError.self) {
      try ImageStore().add(Array(bytes.dropLast(bytes.count / 2)))
    }
  }

  /// Where the first and the last pixel of the first row are shown: corners, clockwise from the left top one (TIFF 6.0, p. 36).
  @Test(arguments: [
    (1, 0, 1), (2, 1, 0), (3, 2, 3), (4, 3, 2), (5, 0, 3), (6, 1, 2), (7, 2, 1), (8, 3, 0),
  ])
  func photographsAreTurnedUpright(_ orientation: UInt8, _ first: Int, _ last: Int) throws {
    let surface = try #require(PixelSurface(width: 3, height: 2))
    surface.flush()
    for x in 0..<3 { for y in 0..<2 { surface.row(y)[x] = UInt32(10 * y + x) } }
    surface.markDirty()
    // One entry of a directory, in the byte order of Motorola: 274, SHORT, one value.
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let data = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + [0xFF, 0xDA]
    let found = ExifOrientation(jpeg: file)
    #expect(found.rawValue == Int(orientation))
    let turned = try #require(found.applied(to: surface))
    let (right, bottom) = (turned.width - 1, turned.height - 1)
    #expect(turned.width == (orientation < 5 ? 3 : 2))
    let corners = [
      turned.row(0)[0], turned.row(0)[right], turned.row(bottom)[right], turned.row(bottom)[0],
    ]
    #expect(corners[first] == 0)
    #expect(corners[last] == 2)
  }

  @Test func reportsWrongData() throws {
    var bytes = try file("flag.png")
    bytes[bytes.count / 2] ^= 255
    #expect(throws: ImageError.damaged(.png, "its data are not valid")) {
      try ImageStore().add(bytes)
    }
  }

  @Test func reportsOtherKinds() {
    #expect(throws: ImageError.unknownKind) { try ImageStore().add(Array("GIF89a".utf8)) }
    #expect(throws: ImageError.unknownKind) { try ImageStore().add([]) }
  }

  @Test func refusesHugeImagesBeforeDecoding() throws {
    var bytes = try file("flag.png")
    // The width in the header: a million pixels.
    bytes.replaceSubrange(16..<20, with: [0x00, 0x0F, 0x42, 0x40])
    #expect(throws: ImageError.tooLarge(width: 1_000_000, height: 32)) {
      try ImageStore().add(bytes)
    }
  }

  /// What is missing or wrong in a file is told, for each kind of image in its words.
  @Test(arguments: [
    ("flag.png", 32, ImageError.damaged(.png, "it has no header")),
    ("flag.png", 200, .damaged(.png, "it ends too early")),
    ("flag.jpg", 1000, .damaged(.jpeg, "it ends too early")),
    ("flag.webp", 60, .damaged(.webp, "it ends too early")),
    ("turning.webp", 40, .damaged(.webp, "it has no frame")),
  ])
  func tellsHowAFileIsCut(_ name: String, _ count: Int, _ error: ImageError) throws {
    let bytes = try file(name)
    #expect(bytes.count > count)
    #expect(throws: error) { try ImageStore().add(Array(bytes.prefix(count))) }
  }

  @Test func anImageWithoutWidthOrHeightHasNoPixels() throws {
    for place in [16, 20] {
      var bytes = try file("flag.png")
      bytes.replaceSubrange(place..<place + 4, with: [0, 0, 0, 0])
      #expect(throws: ImageError.damaged(.png, "it has no pixels")) { try ImageStore().add(bytes) }
    }
  }

  /// The first frame of an animation lies within the canvas: at its last place it is read, and two pixels on it is not.
  @Test func theFirstFrameFitsTheCanvas() throws {
    let bytes = try file("turning.webp")
    let start =
      try #require(
        bytes.indices.first { bytes[$0...].starts(with: "ANMF".utf8) }) + 8
    func number(_ index: Int) -> Int { Int(bytes[index]) + Int(bytes[index + 1]) << 8 }
    let store = ImageStore()
    let size = store.info(of: try store.add(bytes)).size
    let room = [Int(size.width) - number(start + 6) - 1, Int(size.height) - number(start + 9) - 1]
    for axis in 0..<2 {
      for (place, fits) in [(room[axis] / 2, true), (room[axis] / 2 + 1, false)] {
        var moved = bytes
        moved[start + axis * 3] = UInt8(place)
        if fits {
          #expect(throws: Never.self) { try ImageStore().add(moved) }
        } else {
          #expect(throws: ImageError.damaged(.webp, "its first frame does not fit")) {
            try ImageStore().add(moved)
          }
        }
      }
    }
  }

  /// A file is an SVG image behind white space and a byte order mark, and wherever its first `<svg` stands.
  @Test(arguments: [
    ("<svg", true), (" \t\r\n<svg", true), ("\u{FEFF}<svg", true), ("<?xml?><!-- a --><svg", true),
    ("a<svg", false), ("<sv", false), ("<html>", false),
  ])
  func knowsVectorImages(_ text: String, _ isImage: Bool) {
    #expect((ImageKind(signature: Array(text.utf8)) == .svg) == isImage)
  }

  @Test func aWebPFileSaysSoInItsFirstTwelveBytes() {
    #expect(ImageKind(signature: Array("RIFF....WEBP".utf8)) == .webp)
    #expect(ImageKind(signature: Array("RIFF....WEB".utf8)) == nil)
    #expect(ImageKind(signature: Array("RIFF....WAVE".utf8)) == nil)
  }
}
