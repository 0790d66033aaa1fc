import Foundation
import Strut
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// Changes of attributes in the bytes of files.
struct AttributeEditTests {
  /// A tag, what is asked for, and the tag that comes out; `nil` where it is refused.
  static let edits: [(tag: String, name: String, value: String?, expected: String?)] = [
    ("<item width=\"10\"/>", "width", "20", "<item width=\"20\"/>"),
    ("<item width = '10' >", "width", "2e1", "<item width = '2e1' >"),
    ("<item\n  width=\"10\"\n  height=\"5\"\n/>", "width", nil, "<item\n  height=\"5\"\n/>"),
    ("<item/>", "background", "red", "<item background=\"red\"/>"),
    ("<item id=\"a>b\" >", "width", "1", "<item id=\"a>b\" width=\"1\" >"),
    ("<item width=\"10\"/>", "width", "ten", nil),
    ("<item width=\"10\"/>", "wdth", "10", nil),
    ("<item width=\"10\"/>", "width", "{a < \"b\"}", "<item width=\"{a &lt; &quot;b&quot;}\"/>"),
    (
      "<item alt='it'/>", "alt", "it's \"it\" & <b>", "<item alt='it&#39;s \"it\" &amp; &lt;b>'/>"
    ),
    ("<Badge kind=\"info\"/>", "kind", "error", "<Badge kind=\"error\"/>"),
    ("<item width=\"10\"/>", "width", "10", "<item width=\"10\"/>"),
  ]

  @Test(arguments: edits.indices)
  func nothingButTheAttributeChanges(_ index: Int) throws {
    let edit = Self.edits[index]
    let places = [1, edit.tag.utf8.count / 2]
    for (mark, place) in [("", places[0]), ("", places[1]), ("\u{FEFF}", places[0])] {
      let before = "<layout>\n<!-- ä < -->"
      let after = "text</layout>\n<!-- width=\"10\" -->"
      let file = Array((mark + before + edit.tag + after).utf8)
      let offset = before.utf8.count + place
      let result = Result { () throws(EditFault) in
        try change(edit, at: offset).applied(to: file)
      }
      guard let expected = edit.expected else {
        #expect(throws: EditFault.self) { try result.get() }
        continue
      }
      #expect(
        String(decoding: try result.get(), as: UTF8.self) == mark + before + expected + after)
    }
  }

  @Test func anotherTagThanThePageKnowsIsNotChanged() {
    let file = Array("<layout><item width=\"11\"/></layout>".utf8)
    #expect(throws: EditFault.changedMeanwhile) {
      try change(Self.edits[0], at: 12).applied(to: file)
    }
    for offset in [-1, 0, 7, 500] {
      #expect(throws: EditFault.changedMeanwhile) {
        try change(Self.edits[0], at: offset).applied(to: file)
      }
    }
  }

  private func change(
    _ edit: (tag: String, name: String, value: String?, expected: String?), at offset: Int
  ) throws(EditFault) -> AttributeEdit {
    var members = [
      JSONMember("offset", .number(offset)), JSONMember("tag", .text(edit.tag)),
      JSONMember("name", .text(edit.name)),
    ]
    if let value = edit.value { members.append(JSONMember("value", .text(value))) }
    let json = Array(JSONValue(.object(members)).compactText.utf8)
    guard let change = AttributeEdit(json: json) else { throw .otherFile }
    return change
  }

  // MARK: Files

  @Test func filesAreWrittenTakenBackAndGuarded() async throws {
    let folder = try TemporaryFolder()
    let text = "<layout width=\"40\" height=\"20\"><item width=\"10\"/></layout>\n"
    try folder.write(text, to: "docs/a.xml")
    try folder.write(text, to: "docs/linked/target.xml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/docs/b.xml", withDestinationPath: "linked/target.xml")
    try folder.write(text, to: "other.xml")
    let session = try PreviewSession(PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs", editSecret: "s")
    func post(_ path: String, file: String? = nil) async -> Int {
      let file = file.map { "\"file\": \"\($0)\"," } ?? ""
      let body =
        "{\(file)\"offset\": 35, \"tag\": \"<item width=\\\"10\\\"/>\", \"name\": \"width\", \"value\": \"30\"}"
      return await site.answer("POST", path, query: [:], body: Array(body.utf8)).status
    }
    #expect(await post("/edit/a.xml") == 200)
    let changed = text.replacing("\"10\"", with: "\"30\"")
    #expect(folder.text("docs/a.xml") == changed)
    #expect(await post("/edit/a.xml") == 409, "the tag is another one now")
    #expect(await post("/undo") == 200)
    #expect(folder.text("docs/a.xml") == text)
    #expect(await post("/undo") == 409)

    #expect(await post("/edit/b.xml") == 200)
    #expect(folder.text("docs/linked/target.xml") == changed)
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: "\(folder.path)/docs/b.xml")
    #expect(link == "linked/target.xml", "a link stays one")
    try folder.write(changed + "<!-- by hand -->", to: "docs/linked/target.xml")
    #expect(await post("/undo") == 409, "what somebody else wrote stays")
    try folder.write(changed, to: "docs/linked/target.xml")
    #expect(await post("/undo") == 200, "a refusal forgets no change")
    #expect(folder.text("docs/linked/target.xml") == text)
    #expect(await post("/undo") == 409)

    for (path, file) in [
      ("/edit/a.xml", "../other.xml"), ("/edit/a.xml", "linked/target.xml"),
      ("/edit/../other.xml", nil), ("/edit/none.xml", nil),
    ] {
      #expect(await post(path, file: file) == 403, "\(path) \(file ?? "")")
    }
    #expect(folder.text("other.xml") == text)
    let closed = PreviewSite(session, title: "docs")
    #expect(await closed.answer("POST", "/undo", query: [:]).status == 405)
  }
}

/// No page writes what breaks a document.
struct BreakingEditTests {
  private static let document = """
    <layout width="40" height="90">
      <import src="kit.xml"/>
      <container>
        <item id="one" height="9" background="#fff"/>
        <item id="two" height="9"/>
        <Cell id="use" wide="true"/>
      </container>
    </layout>
    """
  private static let kit = """
    <library>
      <component name="Cell">
        <param name="wide" type="boolean" default="false"/>
        <item width="{wide ? 8 : 4}" height="3"/>
      </component>
    </library>
    """

  /// The start tag, the attribute, the value, and a part of the reason; `nil` where the change is written.
  @Test(arguments: [
    ("<item id=\"two\" height=\"9\"/>", "id", "one", "is taken"),
    ("<item id=\"two\" height=\"9\"/>", "class", "nosuch", "nosuch"),
    ("<item id=\"two\" height=\"9\"/>", "height", "{nosuch}", "nosuch"),
    ("<item id=\"two\" height=\"9\"/>", "src", "../../../etc/passwd", "passwd"),
    ("<item id=\"two\" height=\"9\"/>", "background", "{4 * 2}", "background"),
    ("<Cell id=\"use\" wide=\"true\"/>", "wide", "maybe", "wide"),
    ("<Cell id=\"use\" wide=\"true\"/>", "nosuch", "1", "nosuch"),
    ("<Cell id=\"use\" wide=\"true\"/>", "wide", "{1 == 2}", nil),
    ("<item id=\"two\" height=\"9\"/>", "height", "{4 * 2}", nil),
    ("<item width=\"{wide ? 8 : 4}\" height=\"3\"/>", "width", "{narrow}", "narrow"),
    ("<item width=\"{wide ? 8 : 4}\" height=\"3\"/>", "width", "{wide ? 9 : 5}", nil),
  ])
  func onlyWhatAddsNoErrorIsWritten(
    _ tag: String, _ name: String, _ value: String, _ reason: String?
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "docs/a.xml")
    try folder.write(Self.kit, to: "docs/kit.xml")
    let session = try PreviewSession(PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs", editSecret: "s")
    await session.start()
    // Which files a document uses is known when it has been drawn.
    _ = await site.answer("GET", "/data/a.xml", query: [:])
    let isKit = !Self.document.contains(tag)
    let (file, text) = isKit ? ("docs/kit.xml", Self.kit) : ("docs/a.xml", Self.document)
    let offset = try #require(text.firstRange(of: tag)).lowerBound.utf16Offset(in: text) + 1
    var members: [JSONMember] = [
      JSONMember("offset", .number(offset)), JSONMember("tag", .text(tag)),
      JSONMember("name", .text(name)), JSONMember("value", .text(value)),
    ]
    if isKit { members.append(JSONMember("file", .text("kit.xml"))) }
    let body = Array(JSONValue(.object(members)).compactText.utf8)
    let answer = await site.answer("POST", "/edit/a.xml", query: [:], body: body)
    guard case .bytes(let bytes) = answer.body else {
      Issue.record("the answer is a stream")
      return
    }
    let words = String(decoding: bytes, as: UTF8.self)
    #expect(answer.status == (reason == nil ? 200 : 422), "\(words)")
    if let reason {
      #expect(words.contains(reason), "\(words)")
      #expect(folder.text(file) == text)
    } else {
      #expect(folder.text(file)?.contains(value) == true)
    }
  }

  /// An edit that comes while another one is looked at is made in what that one writes.
  @Test func editsWaitForEachOther() async throws {
    let folder = try TemporaryFolder()
    let tags = ["<item id=\"a\" height=\"1\"/>", "<item id=\"b\" height=\"2\"/>"]
    let text = "<layout width=\"40\"><container>\(tags.joined())</container></layout>"
    try folder.write(text, to: "docs/a.xml")
    let session = try PreviewSession(PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs", editSecret: "s")
    await session.start()
    @Sendable func edit(_ tag: String) async throws -> Int {
      let offset = try #require(text.firstRange(of: tag)).lowerBound.utf16Offset(in: text) + 1
      let members: [JSONMember] = [
        JSONMember("offset", .number(offset)), JSONMember("tag", .text(tag)),
        JSONMember("name", .text("height")), JSONMember("value", .text("7")),
      ]
      let body = Array(JSONValue(.object(members)).compactText.utf8)
      return await site.answer("POST", "/edit/a.xml", query: [:], body: body).status
    }
    async let second = edit(tags[1])
    async let first = edit(tags[0])
    #expect(try await [first, second] == [200, 200])
    let mended = tags.map { $0.replacing(/height="\d"/, with: "height=\"7\"") }
    #expect(folder.text("docs/a.xml")?.contains(mended.joined()) == true)
  }

  /// In a document that is wrong already, what mends one fault may bring another to light.
  @Test func aDocumentThatIsWrongCanBeMended() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<layout width=\"40\"><item id=\"two\" height=\"12kg\"/></layout>", to: "docs/a.xml")
    let session = try PreviewSession(PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs", editSecret: "s")
    let body = """
      {"offset": 20, "tag": "<item id=\\"two\\" height=\\"12kg\\"/>", "name": "height", "value": "12"}
      """
    let answer = await site.answer("POST", "/edit/a.xml", query: [:], body: Array(body.utf8))
    #expect(answer.status == 200)
  }
}

/// What is kept of changes.
struct EditJournalTests {
  @Test(arguments: [
    ("abcdef", "abXdef"), ("aaaa", "aaa"), ("aaa", "aaaa"), ("", "x"), ("x", ""), ("ab", "xy"),
    ("aXa", "a"), ("same", "same"),
  ])
  func onlyWhatDiffersIsKept(_ before: String, _ after: String) {
    let entry = EditJournal.Entry(
      path: "", before: Array(before.utf8), after: Array(after.utf8))
    #expect(entry.cost <= 4)
    #expect(entry.takenBack(in: Array(after.utf8)) == Array(before.utf8))
    #expect(entry.takenBack(in: Array((after + " ").utf8)) == nil)
    #expect(entry.takenBack(in: Array((after.dropLast() + "?").utf8)) == nil)
  }

  @Test func changesAreForgottenBeyondACountAndBytes() {
    var journal = EditJournal()
    for index in 0..<150 {
      journal.append(.init(path: "\(index)", before: [1], after: [2]))
    }
    #expect(journal.entries.count == 100 && journal.entries[0].path == "50")
    let large = [UInt8](repeating: 1, count: 3 << 20)
    journal.append(.init(path: "large", before: [], after: large))
    #expect(journal.entries.count == 100)
    journal.append(.init(path: "larger", before: large, after: []))
    #expect(journal.entries.map(\.path) == ["larger"])
    // What is too large alone is not taken back, and neither is anything older in its place.
    journal.append(.init(path: "largest", before: large + large, after: []))
    #expect(journal.last == nil)
  }
}

/// A file is replaced only where it is still what was read.
struct WriteInPlaceTests {
  @Test func whatSomebodyElseWroteStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("theirs", to: "a")
    let writer = FileWriter(temporaryFiles: TemporaryFiles())
    let path = "\(folder.path)/a"
    #expect(try !writer.write(Array("ours".utf8), to: path, inPlaceOf: Array("read".utf8)))
    #expect(folder.text("a") == "theirs")
    #expect(try writer.write(Array("ours".utf8), to: path, inPlaceOf: Array("theirs".utf8)))
    #expect(folder.text("a") == "ours")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }
}

extension TemporaryFolder {
  /// The text of a file.
  fileprivate func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
