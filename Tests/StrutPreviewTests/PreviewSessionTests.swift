import Foundation
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

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
      PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs")
    await session.start()
    let before = try await catalog(of: site) { cards in cards.allSatisfy { $0["isPending"] == nil }
    }
    let first = await session.drawingCount
    #expect(first == 40)

    try folder.write("<layout width=\"300\" height=\"9\"/>", to: "docs/7.xml")
    let after = try await catalog(of: site) { cards in
      cards.contains { $0["width"]?.number == 300 }
    }
    // A busy machine may see the file between its being emptied and written.
    let second = await session.drawingCount
    #expect(first + 1...first + 2 ~= second)
    let changed = zip(before, after).filter { $0["thumbnail"]?.string != $1["thumbnail"]?.string }
    #expect(changed.map { $0.0["name"]?.string } == ["7.xml"])
  }

  /// A document's states times the columns of a page may be any number: what is drawn of them has a bound, and the rest is told. A
  /// component without a case chosen is a state as well.
  @Test func aBoardSaysWhatItDoesNotDraw() async throws {
    let cases = (0..<31).map { "<case name=\"c\($0)\">{n}</case>" }.joined()
    let component =
      "<component name=\"A\"><param name=\"n\" default=\"1\"/>\(cases)<item width=\"1\"/></component>"
    try folder.write("<library>\(component)</library>", to: "docs/kit.xml")
    let session = try PreviewSession(
      PreviewSettings(paths: ["docs/kit.xml"], workingFolder: folder.path))
    let widths = (1...20).map { "{\"width\":\"\($0)\"}" }.joined(separator: ",")
    let order = try #require(BoardOrder(["columns": "[\(widths)]"]))
    let stream = try #require(await session.board("kit.xml", order))
    var lines: [JSONValue] = []
    for await line in stream { lines.append(try JSONParser.parse(line)) }
    #expect(lines.first?["version"]?.number == 1)
    let tiles = lines.filter { $0["choice"] != nil }
    #expect(tiles.count == BoardOrder.mostTiles)
    #expect(lines.last?["left"]?.number == Double(32 * 20 - BoardOrder.mostTiles))
    #expect(lines.count == BoardOrder.mostTiles + 2)
  }

  @Test func aFolderThatMovesTakesItsDocumentsAlong() async throws {
    let session = try PreviewSession(
      PreviewSettings(paths: ["."], workingFolder: folder.path))
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
      PreviewSettings(paths: ["docs/3.xml"], workingFolder: folder.path))
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

  @Test func aFolderOfImagesThatIsReplacedRedrawsItsDocuments() async throws {
    let (old, new) = (Self.square("#ff0000"), Self.square("#0000ff"))
    try folder.write(old, to: "art/img/a.svg")
    try folder.write(new, to: "art/img.new/a.svg")
    try folder.write(
      "<layout width=\"8\" height=\"8\"><item src=\"../art/img/a.svg\"/></layout>", to: "docs/7.xml"
    )
    // The images lie outside of what is followed as a tree, and are followed since a document names them.
    var flags = Configuration()
    flags.root = folder.path
    let session = try session(of: ["docs"], flags)
    let site = PreviewSite(session, title: "docs")
    await session.start()
    let before = try await thumbnail(of: "7.xml", site)
    for (from, to) in [("art/img", "art/old"), ("art/img.new", "art/img")] {
      try FileManager.default.moveItem(
        atPath: "\(folder.path)/\(from)", toPath: "\(folder.path)/\(to)")
    }
    let after = try await thumbnail(of: "7.xml", site) { $0 != before }
    #expect(after != before)
    try folder.write(old, to: "art/img/a.svg")
    #expect(try await thumbnail(of: "7.xml", site) { $0 == before } == before)
  }

  @Test func theFilesOfADocumentThatBecameWrongAreFollowedStill() async throws {
    try folder.write(Self.square("#ff0000"), to: "art/a.svg")
    let document = "<layout width=\"8\" height=\"8\"><item src=\"../art/a.svg\"/></layout>"
    try folder.write(document, to: "docs/7.xml")
    var flags = Configuration()
    flags.root = folder.path
    let session = try session(of: ["docs/7.xml"], flags)
    let site = PreviewSite(session, title: "docs")
    await session.start()
    _ = try await thumbnail(of: "7.xml", site)
    // Nothing that it names is known any more.
    try folder.write(String(document.dropLast(20)), to: "docs/7.xml")
    let cards = try await catalog(of: site) { cards in
      cards.allSatisfy { $0["errors"]?.number == 1 }
    }
    // What was seen last stays, as large as it was.
    #expect(cards.map { $0["width"]?.number } == [8] && cards[0]["height"]?.number == 8)
    let count = await session.drawingCount
    try folder.write(Self.square("#0000ff"), to: "art/a.svg")
    for _ in 0..<500 where await session.drawingCount == count {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(await session.drawingCount > count)
  }

  @Test func aRootThatIsReplacedIsFollowedStill() async throws {
    let session = try session(of: ["docs"])
    let site = PreviewSite(session, title: "docs")
    await session.start()
    try folder.write("<layout width=\"77\" height=\"9\"/>", to: "other/one.xml")
    for (from, to) in [("docs", "old"), ("other", "docs")] {
      try FileManager.default.moveItem(
        atPath: "\(folder.path)/\(from)", toPath: "\(folder.path)/\(to)")
    }
    _ = try await catalog(of: site) { $0.map { $0["width"]?.number } == [77] }
    try folder.write("<layout width=\"78\" height=\"9\"/>", to: "docs/one.xml")
    _ = try await catalog(of: site) { $0.map { $0["width"]?.number } == [78] }
    try FileManager.default.removeItem(atPath: "\(folder.path)/docs")
    _ = try await catalog(of: site) { $0.isEmpty }
    try folder.write("<layout width=\"79\" height=\"9\"/>", to: "docs/new/two.xml")
    _ = try await catalog(of: site) { $0.map { $0["width"]?.number } == [79] }
  }

  @Test func aConfigurationAboveTheDocumentsIsFollowedAndItsFaultsAreSaid() async throws {
    let session = try session(of: ["docs"])
    let site = PreviewSite(session, title: "docs")
    await session.start()
    _ = try await catalog(of: site) { cards in cards.allSatisfy { $0["isPending"] == nil } }
    try folder.write("{\"nonsense\": 1}", to: "strut.json")
    _ = try await catalog(of: site) { cards in cards.allSatisfy { $0["errors"]?.number == 1 } }
    let answer = await site.answer("GET", "/data/7.xml", query: [:])
    guard case .bytes(let bytes) = answer.body else { return }
    let data = try JSONParser.parse(bytes)
    let message = data["faults"]?.array?.first?["message"]?.string ?? ""
    #expect(message.hasPrefix("strut.json:1:2: "), "\(message)")
    #expect(data["isStale"]?.bool == true)
    #expect(data["width"]?.number == 8, "the last good picture stays")
    #expect(await site.answer("GET", "/picture/7.xml", query: [:]).status == 200)
    try folder.write("{}", to: "strut.json")
    _ = try await catalog(of: site) { cards in cards.allSatisfy { $0["errors"] == nil } }
  }

  @Test func aSteadyWriterKeepsNoChangeFromBeingSeen() async throws {
    let session = try session(of: ["docs"])
    let site = PreviewSite(session, title: "docs")
    await session.start()
    let log = "\(folder.path)/docs/log.txt"
    // Ends by itself after a while, so that a change that is never seen meanwhile fails the test.
    let writer = Task.detached {
      for _ in 0..<4000 {
        try Data("line".utf8).write(to: URL(fileURLWithPath: log))
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    try folder.write("<layout width=\"300\" height=\"9\"/>", to: "docs/7.xml")
    _ = try await catalog(of: site) { cards in cards.contains { $0["width"]?.number == 300 } }
    writer.cancel()
    await #expect(throws: CancellationError.self, "it was writing still") {
      try await writer.value
    }
  }

  @Test func documentsThatChangeManyTimesBeforeTheirTurnAreDrawnOnce() async throws {
    let gate = DispatchSemaphore(value: 0)
    let settings = PreviewSettings(
      paths: ["docs"], workingFolder: folder.path, threadCount: 1,
      prepareThread: { gate.wait() })
    let session = try PreviewSession(settings)
    let site = PreviewSite(session, title: "docs")
    await session.start()
    for turn in 1...4 {
      let before = await session.versionCount
      for index in 0..<40 {
        try folder.write("<layout width=\"\(turn * 100)\" height=\"9\"/>", to: "docs/\(index).xml")
      }
      for _ in 0..<500 where await session.versionCount < before + 40 {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    gate.signal()
    _ = try await catalog(of: site) { cards in cards.allSatisfy { $0["width"]?.number == 400 } }
    // One was about to be drawn when the changes came.
    #expect(await session.drawingCount <= 41)
  }

  @Test func aPictureIsNeverThatOfAnotherScale() async throws {
    try folder.write("<layout width=\"12000\" height=\"2\"/>", to: "docs/7.xml")
    let session = try session(of: ["docs/7.xml"])
    let site = PreviewSite(session, title: "docs")
    let answer = await site.answer("GET", "/data/7.xml", query: [:])
    guard case .bytes(let bytes) = answer.body else { return }
    #expect(try JSONParser.parse(bytes)["scales"]?.array?.map(\.number) == [1, 2])
    for (scale, status) in [("1", 200), ("2", 200), ("3", 404)] {
      let answer = await site.answer("GET", "/picture/7.xml", query: ["scale": scale])
      #expect(answer.status == status, "\(scale)")
    }
  }

  @Test func whatCannotBeFollowedIsSaidOnce() async throws {
    let faults = Monitor<[WatchError]>([])
    let session = try PreviewSession(
      PreviewSettings(
        paths: ["docs"], workingFolder: folder.path,
        reportFault: { fault in faults.enter { $0.append(fault) } }))
    for _ in 0..<3 {
      await session.follow(FileWatcher.Changes(fault: WatchError(code: ENOSPC)))
    }
    #expect(faults.enter { $0 } == [WatchError(code: ENOSPC)])
    #expect(faults.enter { $0.first?.hint?.contains("max_user_watches") } == true)
  }

  @Test func nothingIsLeftOfASessionThatIsLetGo() async throws {
    weak var gone: PreviewSession?
    weak var watcher: FileWatcher?
    do {
      let session = try session(of: ["docs"])
      await session.start()
      (gone, watcher) = (session, await session.watcher)
    }
    for _ in 0..<500 where gone != nil || watcher != nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(gone == nil)
    #expect(watcher == nil, "its thread ends, and its descriptors are closed")
  }

  @Test func aStreamThatMissesEventsIsToldSo() async {
    let hub = EventHub()
    var events = hub.stream().makeAsyncIterator()
    for number in 0..<200 { hub.send(["number": .number(number)]) }
    var last = ""
    for _ in 0..<64 { last = String(decoding: await events.next() ?? [], as: UTF8.self) }
    #expect(last == "data: {\"kind\":\"again\"}\n\n")
  }

  private func session(
    of paths: [String], _ flags: Configuration = Configuration()
  ) throws -> PreviewSession {
    try PreviewSession(PreviewSettings(paths: paths, flags: flags, workingFolder: folder.path))
  }

  private static func square(_ color: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">"
      + "<rect width=\"8\" height=\"8\" fill=\"\(color)\"/></svg>"
  }

  /// The small picture of a document that is drawn without faults, as soon as it is as wanted.
  private func thumbnail(
    of name: String, _ site: PreviewSite, until isWanted: ([UInt8]) -> Bool = { _ in true }
  ) async throws -> [UInt8] {
    for _ in 0..<1000 {
      let answer = await site.answer("GET", "/thumbnail/\(name)", query: [:])
      if answer.status == 200, case .bytes(let bytes) = answer.body, isWanted(bytes) {
        return bytes
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("the picture never became what was waited for")
    return []
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
