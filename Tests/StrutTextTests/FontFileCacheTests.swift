import Foundation
import StrutTestSupport
import Testing

@testable import StrutText

/// What a process keeps of the font files that it has opened.
struct FontFileCacheTests {
  private static let narrow = path("StrutNarrow.ttf")
  private static let wide = path("StrutWide.ttf")
  private static let packed = path("StrutAxes.woff2")

  private static func path(_ name: String) -> String {
    packageRoot.appending(path: "Fixtures/text/fonts/\(name)").path
  }

  private func file(_ cache: FontFileCache, _ path: String) throws -> FontFile {
    try #require(cache.faces(at: path).first).file
  }

  @Test(arguments: [narrow, packed, path("StrutPair.ttc")])
  func aFileIsReadAndUnpackedOnce(path: String) throws {
    let cache = FontFileCache()
    let first = try file(cache, path)
    #expect(cache.isDrawable(path))
    #expect(try file(cache, path) === first)
    #expect(cache.faces(at: path).allSatisfy { $0.file === first })
  }

  @Test func whatWasAskedForLongestAgoIsLetGo() throws {
    let sizes = try [Self.narrow, Self.wide, Self.packed].map {
      try file(FontFileCache(), $0).bytes.count
    }
    let cache = FontFileCache(capacity: sizes.reduce(0, +) - 1)
    weak let narrow = try file(cache, Self.narrow)
    weak let wide = try file(cache, Self.wide)
    #expect(narrow != nil && wide != nil)
    _ = cache.faces(at: Self.narrow)
    _ = cache.faces(at: Self.packed)
    #expect(wide == nil, "the memory is given back")
    #expect(narrow != nil)
    #expect(try file(cache, Self.narrow) === narrow)
  }

  /// The bound counts bytes in memory: those of a packed file unpacked.
  @Test func aPackedFileCountsUnpacked() throws {
    let unpacked = try file(FontFileCache(), Self.packed).bytes.count
    let stored = try Data(contentsOf: URL(filePath: Self.packed)).count
    let other = try file(FontFileCache(), Self.narrow).bytes.count
    try #require(stored < unpacked)
    let cache = FontFileCache(capacity: stored + other)
    weak let narrow = try file(cache, Self.narrow)
    _ = cache.faces(at: Self.packed)
    #expect(narrow == nil)
  }

  @Test func whoUsesAFileKeepsIt() throws {
    let cache = FontFileCache(capacity: 1)
    let narrow = try file(cache, Self.narrow)
    let count = narrow.bytes.count
    _ = cache.faces(at: Self.wide)
    #expect(narrow.bytes.count == count)
    #expect(try file(cache, Self.narrow) !== narrow)
  }

  @Test func aFileThatHasChangedIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let copy = URL(filePath: "\(folder.path)/font")
    let cache = FontFileCache()
    try Data(contentsOf: URL(filePath: Self.narrow)).write(to: copy)
    let before = try file(cache, copy.path).bytes.count
    try Data(contentsOf: URL(filePath: Self.packed)).write(to: copy)
    #expect(try file(cache, copy.path).bytes.count != before)
    try FileManager.default.removeItem(at: copy)
    #expect(cache.faces(at: copy.path).isEmpty)
  }
}
