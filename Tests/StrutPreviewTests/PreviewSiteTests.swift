import Foundation
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// What `strut preview` answers, asked without a server.
struct PreviewSiteTests {
  private let folder: TemporaryFolder
  private let session: PreviewSession
  private let site: PreviewSite

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "<layout width=\"40\" height=\"20\"><item id=\"a\" width=\"10\"/></layout>", to: "docs/a.xml")
    try folder.write("<layout><itm/></layout>", to: "docs/wrong.xml")
    try folder.write(
      "<layout title=\"&lt;/script>&lt;b>\" width=\"5\" height=\"5\"/>", to: "docs/</script>.xml")
    session = try PreviewSession(
      PreviewSettings(paths: ["docs"], workingFolder: folder.path))
    site = PreviewSite(session, title: "<docs>")
  }

  @Test func nothingButTheDocumentsIsServed() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/docs/passwd.xml", withDestinationPath: "/etc/passwd")
    for path in [
      "/etc/passwd", "//etc/passwd", "/document/etc/passwd", "/document//etc/passwd",
      "/document/../../etc/passwd", "/data/../docs/a.xml", "/picture/passwd.xml",
      "/data/passwd.xml", "/assets/../a.xml", "/assets/", "/thumbnail/\0", "/picture/a.xml/",
      "/data/\(folder.path)/docs/a.xml", "/document", "",
    ] {
      #expect(await site.answer("GET", path, query: [:]).status == 404, "\(path)")
    }
    #expect(await site.answer("POST", "/", query: [:]).status == 405)
    #expect(await site.answer("HEAD", "/etc/passwd", query: [:]).status == 404)
  }

  @Test func aDocumentIsReplacedByALinkAndServedNoMore() async throws {
    #expect(await site.answer("GET", "/data/a.xml", query: [:]).status == 200)
    try FileManager.default.removeItem(atPath: "\(folder.path)/docs/a.xml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/docs/a.xml", withDestinationPath: "/etc/passwd")
    #expect(await site.answer("GET", "/data/a.xml", query: [:]).status == 404)
    #expect(await site.answer("GET", "/picture/a.xml", query: [:]).status == 404)
  }

  @Test func picturesComeInEveryFormatAndWidth() async {
    for (query, start) in [
      (["format": "png"], "\u{FFFD}PNG"), (["format": "svg", "width": "80"], "<svg"),
      (["format": "pdf", "scale": "2"], "%PDF"),
    ] {
      let answer = await site.answer("GET", "/picture/a.xml", query: query)
      #expect(text(answer).hasPrefix(start), "\(query)")
    }
    for query in [
      ["scale": "4"], ["scale": "nan"], ["width": "0"], ["width": "1e9"], ["format": "gif"],
    ] {
      let answer = await site.answer("GET", "/picture/a.xml", query: query)
      #expect(answer.status == 400, "\(query)")
    }
    #expect(await site.answer("GET", "/picture/wrong.xml", query: [:]).status == 404)
  }

  /// The words are those of `strut verify`: its tolerance, and what a golden is that is no picture.
  @Test func theGoldenImageIsJudgedAsTheCommandDoes() async throws {
    #expect(await site.answer("GET", "/verdict/a.xml", query: [:]).status == 404)
    let drawn = await site.answer("GET", "/picture/a.xml", query: [:])
    guard case .bytes(let before) = drawn.body else {
      Issue.record("no picture")
      return
    }
    let golden = URL(fileURLWithPath: "\(folder.path)/docs/__Snapshots__/a/default@1x.png")
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(before).write(to: golden)
    #expect(try await verdict(site) == ["same", "same as the picture"])
    try folder.write(
      "<layout width=\"40\" height=\"20\"><item width=\"10\" height=\"1\" background=\"#f00\"/></layout>",
      to: "docs/a.xml")
    let text = "10 pixels differ, by at most 255 of 255, within 10×1 at (0, 0)"
    #expect(try await verdict(anew()) == ["changed", text])
    let difference = try await anew().answer("GET", "/difference/a.xml", query: [:])
    #expect(difference.type == "image/png")
    try folder.write("{\"tolerance\": {\"pixels\": 10, \"channel\": 255}}", to: "docs/strut.json")
    #expect(
      try await verdict(anew()) == ["tolerated", text + ": the tolerance lets that pass"])
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8)
      .write(to: golden)
    #expect(
      try await verdict(anew()) == [
        "wrong",
        "default@1x.png is a pointer of Git LFS and not the file itself: "
          + "git lfs pull --include default@1x.png",
      ])
  }

  /// The site of a session that begins now.
  private func anew() throws -> PreviewSite {
    PreviewSite(
      try PreviewSession(PreviewSettings(paths: ["docs"], workingFolder: folder.path)),
      title: "docs")
  }

  private func verdict(_ site: PreviewSite) async throws -> [String?] {
    let answer = text(await site.answer("GET", "/verdict/a.xml", query: [:]))
    let json = try JSONParser.parse(Array(answer.utf8))
    return [json["status"]?.string, json["text"]?.string]
  }

  @Test func whatComesFromDocumentsIsEscaped() async throws {
    let name = "</script>.xml"
    await session.start()
    for _ in 0..<1000 where await session.thumbnail(name, at: 0) == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(text(await site.answer("GET", "/", query: [:])).contains("\\u003cb>"), "the title")
    for path in ["/", "/document/\(name)"] {
      let page = text(await site.answer("GET", path, query: [:]))
      #expect(page.contains("script"))
      #expect(!page.contains("</script>.xml"), "\(path)")
      #expect(!page.contains("<docs>"), "\(path)")
      #expect(!page.contains("<b>"), "\(path)")
    }
  }

  @Test func commandsReadNoNameAsAnOption() async throws {
    try folder.write("<layout width=\"1\" height=\"1\"/>", to: "docs/-x y.xml")
    for (working, word) in [
      ("docs", "'./-x y.xml'"), ("", "'docs/-x y.xml'"), ("other", "'../docs/-x y.xml'"),
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/other", withIntermediateDirectories: true)
      let session = try PreviewSession(
        PreviewSettings(
          paths: ["\(folder.path)/docs"], workingFolder: FilePath.resolve(folder.path, working)))
      let site = PreviewSite(session, title: "docs")
      let answer = text(await site.answer("GET", "/data/-x y.xml", query: [:]))
      #expect(answer.contains("\"command\":\"strut render \(word)\""), "\(answer)")
      #expect(answer.contains("\"2\":\"'./-x y@2x.png'\""), "\(answer)")
    }
  }

  /// `strut render` has no direction: pages say that the command that they copy leaves it out.
  @Test func theCommandSaysWhatItLeavesOut() async {
    let plain = text(await site.answer("GET", "/data/a.xml", query: [:]))
    #expect(!plain.contains("commandNote"))
    let turned = text(await site.answer("GET", "/data/a.xml", query: ["direction": "rtl"]))
    #expect(turned.contains(#""command":"strut render docs/a.xml""#))
    #expect(
      turned.contains(
        #""commandNote":"without the direction: write direction=\"rtl\" on <layout>""#), "\(turned)"
    )
  }

  /// A page whose theme is gone offers those that there are, so that somebody can leave it.
  @Test func aThemeThatIsGoneLeavesTheOthersToChoose() async throws {
    try folder.write(
      "<layout width=\"9\" height=\"9\"><theme name=\"night\"/><strings src=\"{locale}.json\"/></layout>",
      to: "docs/themes.xml")
    try folder.write("{}", to: "docs/de.json")
    let site = try anew()
    let data = text(await site.answer("GET", "/data/themes.xml", query: ["theme": "dark"]))
    #expect(data.contains("there is no such theme"))
    #expect(data.contains(#""themes":["base","night"]"#), "\(data)")
    #expect(data.contains(#""locales":["de","#), "\(data)")
  }

  @Test func faultsHaveTheirPlaces() async throws {
    let answer = text(await site.answer("GET", "/data/wrong.xml", query: [:]))
    #expect(answer.contains(#""severity":"error","line":1,"column":10"#))
    #expect(answer.contains(#""isStale":true"#))
  }

  @Test func theCardSaysHowManyStatesWereLookedAt() {
    for (count, words) in [(1, nil), (40, nil), (41, "\"lookedAt\":40")] {
      let json = CatalogData(
        cards: [.init(name: "a.xml", page: "a", stateCount: count)]
      ).json
      #expect(json.contains("lookedAt") == (words != nil))
      if let words { #expect(json.contains(words)) }
    }
  }

  private func text(_ answer: PreviewSite.Answer) -> String {
    guard case .bytes(let bytes) = answer.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
