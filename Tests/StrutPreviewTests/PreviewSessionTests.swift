import Foundation
import StrutGolden
import StrutPreview
import StrutTestSupport
import Testing

/// What a preview draws when files change.
struct PreviewSessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<40 {
      try folder.write("<layout width=\"\(index + 1)\" height=\"9\"/>", to: "docs/\(index).xml")
    }
  }

  @Test func anEditDrawsItsDocumentOnly() async throws {
    let session = try PreviewSession(
      PreviewSession.Settings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs")
    await session.start()
    let before = try await catalog(of: site) { cards in cards.allSatisfy { $0["isPending"] == nil }
    }
    #expect(await session.drawingCount == 40)

    try folder.write("<layout width=\"300\" height=\"9\"/>", to: "docs/7.xml")
    let after = try await catalog(of: site) { cards in
      cards.contains { $0["width"]?.number == 300 }
    }
    #expect(await session.drawingCount == 41)
    let changed = zip(before, after).filter { $0["thumbnail"]?.string != $1["thumbnail"]?.string }
    #expect(changed.map { $0.0["name"]?.string } == ["7.xml"])
  }

  @Test func aFolderThatMovesTakesItsDocumentsAlong() async throws {
    let session = try PreviewSession(
      PreviewSession.Settings(paths: ["."], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs")
    await session.start()
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/docs", toPath: "\(folder.path)/moved")
    let names = try await catalog(of: site) { cards in
      cards.count == 40 && cards.allSatisfy { $0["folder"]?.string == "moved" }
    }
    #expect(names.count == 40)
    try folder.write("<layout width=\"300\" height=\"9\"/>", to: "moved/7.xml")
    _ = try await catalog(of: site) { cards in cards.contains { $0["width"]?.number == 300 } }
  }

  @Test func aDocumentNamedByItselfIsFollowedToo() async throws {
    let session = try PreviewSession(
      PreviewSession.Settings(paths: ["docs/3.xml"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs")
    await session.start()
    try folder.write("<layout width=\"300\" height=\"9\"/>", to: "docs/3.xml")
    try folder.write("<layout width=\"301\" height=\"9\"/>", to: "docs/4.xml")
    let cards = try await catalog(of: site) { cards in
      cards.contains { $0["width"]?.number == 300 }
    }
    #expect(cards.count == 1)
    try FileManager.default.removeItem(atPath: "\(folder.path)/docs/3.xml")
    _ = try await catalog(of: site) { $0.isEmpty }
    try folder.write("<layout width=\"302\" height=\"9\"/>", to: "docs/3.xml")
    _ = try await catalog(of: site) { cards in cards.contains { $0["width"]?.number == 302 } }
  }

  /// The cards of the gallery as soon as they are as wanted.
  private func catalog(
    of site: PreviewSite, until isWanted: ([JSONValue]) -> Bool
  ) async throws -> [JSONValue] {
    for _ in 0..<2000 {
      let answer = await site.answer("GET", "/catalog.json", query: [:])
      guard case .bytes(let bytes) = answer.body else { break }
      let cards = try #require(try JSONParser.parse(bytes)["documents"]?.array)
      if isWanted(cards) { return cards }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("the gallery never became what was waited for")
    return []
  }
}
