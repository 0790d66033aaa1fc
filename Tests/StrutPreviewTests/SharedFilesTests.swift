import Foundation
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// What a preview draws again when a library, tokens, strings or data change.
struct SharedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
  }

  /// A library, tokens, strings and data, a document for each that uses it and nothing else, and one that uses none.
  private static let files = [
    "docs/kit.xml": """
    <library><component name="Badge"><param name="kind" default="a"/>
      <case name="wide"><set name="kind" value="b"/></case>
      <item width="{kind == 'a' ? 10 : 20}" height="8" background="red"/></component></library>
    """,
    "docs/with-kit.xml": """
    <layout width="80" height="20"><import src="kit.xml"/><container><Badge/></container></layout>
    """,
    "tokens/brand.tokens.json": """
    {"color": {"$type": "color", "page": {"$value": "#ff0000"}}}
    """,
    "docs/with-tokens.xml": """
    <layout width="80" height="20" background="{color.page}"><tokens src="../tokens/brand.tokens.json"/>
    </layout>
    """,
    "docs/strings/en.json": "{\"a\": \"one\"}", "docs/strings/de.json": "{\"a\": \"eins\"}",
    "docs/with-strings.xml": """
    <layout width="80" height="20" xml:lang="en"><strings src="strings/{locale}.json"/>
      <item>{t('a')}</item></layout>
    """,
    "docs/rows.json": "[1, 2]",
    "docs/with-data.xml": """
    <layout width="80"><data name="rows" src="rows.json"/>
      <container><for each="row" in="{rows}"><item height="5"/></for></container></layout>
    """,
    "docs/plain.xml": "<layout width=\"80\" height=\"20\"/>",
  ]

  /// What is written, and the documents that use it.
  static let changes: [(file: String, text: String, users: [String])] = [
    (
      "docs/kit.xml",
      "<library><component name=\"Badge\"><item width=\"9\" height=\"9\"/></component></library>",
      ["kit.xml", "with-kit.xml"]
    ),
    (
      "tokens/brand.tokens.json",
      "{\"color\": {\"$type\": \"color\", \"page\": {\"$value\": \"#0000ff\"}}}",
      ["with-tokens.xml"]
    ),
    ("docs/strings/en.json", "{\"a\": \"two\"}", ["with-strings.xml"]),
    ("docs/rows.json", "[1, 2, 3, 4]", ["with-data.xml"]),
    ("docs/plain.xml", "<layout width=\"81\" height=\"20\"/>", ["plain.xml"]),
    ("docs/unrelated.json", "[]", []),
  ]

  @Test(arguments: changes.indices)
  func aChangeRedrawsWhatUsesItAndNoMore(_ index: Int) async throws {
    let change = Self.changes[index]
    let session = try await startedSession()
    let versions = await versions(of: session)
    let count = await session.drawingCount
    try folder.write(change.text, to: change.file)
    let changed = try await changed(session, from: versions, to: change.users)
    #expect(changed == change.users)
    // Each user once; a busy machine may see a file between its being emptied and written.
    let drawn = await session.drawingCount - count
    #expect((change.users.count...2 * change.users.count) ~= drawn, "\(drawn) drawings")
  }

  @Test func theStringsOfALanguageCountAsSoonAsAPageShowsIt() async throws {
    let session = try await startedSession()
    let site = PreviewSite(session, title: "docs")
    let page = await site.answer("GET", "/data/with-strings.xml", query: ["locale": "de"])
    guard case .bytes(let bytes) = page.body else { return }
    let data = try JSONParser.parse(bytes)
    #expect(data["locales"]?.array?.compactMap(\.string) == ["de", "en", "en-XA", "ar-XB"])
    #expect(data["inspection"]?["boxes"]?.array?.first?["text"]?.string == "eins")
    let versions = await versions(of: session)
    try folder.write("{\"a\": \"zwei\"}", to: "docs/strings/de.json")
    let changed = try await changed(session, from: versions, to: ["with-strings.xml"])
    #expect(changed == ["with-strings.xml"])
  }

  @Test func aLibraryThatBreaksAndIsMendedRedrawsItsUsersBothTimes() async throws {
    let session = try await startedSession()
    for text in ["<library><component", try #require(Self.files["docs/kit.xml"])] {
      let versions = await versions(of: session)
      try folder.write(text, to: "docs/kit.xml")
      let users = ["kit.xml", "with-kit.xml"]
      #expect(try await changed(session, from: versions, to: users) == users)
    }
  }

  private func startedSession() async throws -> PreviewSession {
    var flags = Configuration()
    flags.root = folder.path
    let session = try PreviewSession(
      PreviewSettings(paths: ["docs"], flags: flags, workingFolder: folder.path))
    await session.start()
    for _ in 0..<1000 where await !session.isDrawn { try await pause() }
    #expect(await session.states.values.allSatisfy { $0.summary?.errorCount == 0 })
    return session
  }

  private func versions(of session: PreviewSession) async -> [String: Int] {
    await session.states.mapValues(\.version)
  }

  /// The documents that have another version as soon as all of `users` do, and everything is drawn.
  private func changed(
    _ session: PreviewSession, from versions: [String: Int], to users: [String]
  ) async throws -> [String] {
    for _ in 0..<1000 {
      let now = await self.versions(of: session)
      if users.allSatisfy({ now[$0] != versions[$0] }), await session.isDrawn { break }
      try await pause()
    }
    // What comes too much comes at once.
    try await Task.sleep(for: .milliseconds(150))
    for _ in 0..<1000 where await !session.isDrawn { try await pause() }
    return await self.versions(of: session).filter { $0.value != versions[$0.key] }.keys.sorted()
  }

  private func pause() async throws { try await Task.sleep(for: .milliseconds(10)) }
}

extension PreviewSession {
  /// Whether the gallery shows every document as it is.
  fileprivate var isDrawn: Bool { states.values.allSatisfy { $0.summary?.version == $0.version } }
}
