import Foundation
import Strut
import StrutComparison
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

/// Whatever is run, edited, checked out and decided in whatever order: no golden is written that nobody saw.
struct TrustTests {
  /// How many sequences are played; `STRUT_TRUST_SEQUENCES` plays more.
  private static let sequences = environmentNumber("STRUT_TRUST_SEQUENCES", else: 40)

  @Test func noGoldenIsWrittenThatNobodySaw() throws {
    var accepted = 0
    var refused = 0
    for seed in 1...UInt64(Self.sequences) {
      var team = try Team(seed: seed)
      for _ in 0..<60 { try team.act() }
      accepted += team.accepted
      refused += team.refused
    }
    // A sequence in which nothing happens would hold anything.
    #expect(accepted > Self.sequences)
    #expect(refused > Self.sequences)
  }

  @Test func whatWasAcceptedIsTakenBackUntilTheNextRun() throws {
    var team = try Team(seed: 7)
    try team.run()
    let before = team.goldens
    #expect(try team.acceptance.accept(team.everything()).done.count == Team.names.count)
    #expect(team.goldens != before)
    let outcome = try team.acceptance.undo()
    #expect(outcome.done.count == Team.names.count)
    #expect(team.goldens == before)
    #expect(try team.store.pending().count == Team.names.count)
    #expect(try team.acceptance.accept(team.everything()).refused.isEmpty)
    team.edit("a")
    try team.run()
    #expect(try team.acceptance.undo().done.isEmpty)
  }

  @Test func aGoldenThatAnotherWroteSinceStaysWhenTakingBack() throws {
    let team = try Team(seed: 7)
    try team.run()
    _ = try team.acceptance.accept(team.everything())
    try team.folder.write("by another", to: "docs/__Snapshots__/a.png")
    let outcome = try team.acceptance.undo()
    #expect(outcome.refused.map(\.name) == ["docs/a"])
    #expect(team.goldens["a"] == Array("by another".utf8))
  }

  @Test func whatChangedOrWentSinceTheRunIsSaid() throws {
    let team = try Team(seed: 7)
    try team.run()
    try team.folder.write("other", to: "docs/a.xml")
    try FileManager.default.removeItem(atPath: "\(team.folder.path)/docs/b.xml")
    let outcome = try team.acceptance.accept(team.everything())
    #expect(outcome.done.contains("docs/a"))
    #expect(
      outcome.notes == [
        "docs/a: docs/a.xml has changed since the run; the golden is what was drawn then"
      ])
    #expect(outcome.refused.map(\.reason) == [.documentGone("docs/b.xml")])
  }
}

/// Three documents, two branches, two tabs of the review page and a terminal.
private struct Team {
  static let names = ["a", "b", "c"]

  let folder: TemporaryFolder
  let store: ResultStore
  let acceptance: Acceptance
  private let site: ReviewSite
  private let writer = FileWriter(temporaryFiles: TemporaryFiles())
  private var random: SplitMix64
  /// What each tab shows: the digest and the picture of each snapshot.
  private var tabs: [[String: (shown: String, picture: [UInt8])]] = [[:], [:]]
  private(set) var accepted = 0
  private(set) var refused = 0
  private var edits = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    folder = try TemporaryFolder()
    store = ResultStore(project: folder.path, writer: writer)
    acceptance = Acceptance(store: store, writer: writer)
    site = ReviewSite(store: store, writer: writer)
    for name in Self.names { try folder.write("first \(name)", to: "docs/\(name).xml") }
  }

  /// The bytes of every golden.
  var goldens: [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in Self.names {
      found[name] = folder.bytes("docs/__Snapshots__/\(name).png").map { Array($0) }
    }
    return found
  }

  func everything() throws -> [Acceptance.Choice] {
    try store.pending().map { Acceptance.Choice(name: $0.name, shown: $0.shown) }
  }

  /// Does something that somebody might do.
  mutating func act() throws {
    let before = goldens
    switch random.next(8) {
    case 0: try run()
    case 1: edit(Self.names[random.next(3)])
    case 2: return try checkOut()
    case 3, 4: try load(random.next(2))
    case 5, 6: return try acceptInTab(random.next(2), before)
    default:
      // Taking back brings what was there before somebody decided, which somebody had accepted or checked out.
      _ = try acceptance.undo()
      return
    }
    #expect(goldens == before)
  }

  /// A run: what a document draws is its text.
  func run() throws {
    let running = store.running
    try running.begin()
    for name in Self.names {
      let drawn = Array(folder.bytes("docs/\(name).xml") ?? Data())
      let golden = goldens[name]
      guard golden != drawn else { continue }
      var result = CaseResult(
        name: "docs/\(name)", document: "docs/\(name).xml",
        golden: "docs/__Snapshots__/\(name).png", axes: [:],
        status: golden == nil ? .missing : .changed, isFailure: true)
      result.against = golden.map { Digest(of: $0).description }
      result.files = [.init(name: "docs/\(name).xml", value: Digest(of: drawn).description)]
      try running.put(.init(result: result, pictures: [.actual: drawn], record: Array("{}".utf8)))
    }
    try running.finish()
  }

  mutating func edit(_ name: String) {
    edits += 1
    try? folder.write("edit \(edits) of \(name)", to: "docs/\(name).xml")
  }

  /// Another branch has other documents and goldens that its own people have seen.
  private mutating func checkOut() throws {
    edits += 1
    for name in Self.names where random.next(2) == 0 {
      try folder.write("branch \(edits) \(name)", to: "docs/\(name).xml")
      try folder.write(
        "branch \(edits - random.next(2)) \(name)", to: "docs/__Snapshots__/\(name).png")
    }
  }

  /// Loads the page in a tab, and the pictures that it names.
  private mutating func load(_ tab: Int) throws {
    tabs[tab] = [:]
    let data = try JSONParser.parse(site.answer("GET", "/data", body: []).body)
    for result in data["results"]?.array ?? [] {
      guard let name = result["name"]?.string, let shown = result["shown"]?.string,
        let address = result["pictures"]?["actual"]?.string
      else { continue }
      let answer = site.answer("GET", address, body: [])
      #expect(answer.status == 200)
      tabs[tab][name] = (shown, answer.body)
    }
  }

  /// Accepts everything that stands on a tab's page, however old it is.
  private mutating func acceptInTab(_ tab: Int, _ before: [String: [UInt8]]) throws {
    let items = tabs[tab].sorted { $0.key < $1.key }.map { name, item -> JSONValue in
      ["name": .text(name), "shown": .text(item.shown)]
    }
    let body: JSONValue = ["items": .list(items)]
    let answer = site.answer("POST", "/accept", body: Array(body.compactText.utf8))
    #expect(answer.status == 200)
    let json = try JSONParser.parse(answer.body)
    accepted += json["done"]?.array?.count ?? 0
    refused += json["refused"]?.array?.count ?? 0
    for (name, bytes) in goldens where before[name] != bytes {
      #expect(tabs[tab]["docs/\(name)"]?.picture == bytes, "a golden that the tab did not show")
    }
    let done = Set(json["done"]?.array?.compactMap(\.string) ?? [])
    for name in Self.names where !done.contains("docs/\(name)") {
      #expect(goldens[name] == before[name], "a golden that was refused")
    }
  }
}
