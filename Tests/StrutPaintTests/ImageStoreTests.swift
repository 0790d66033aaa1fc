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
}
