import Foundation
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// Which files' texts the server gives away with a document.
struct SharedTextsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"a\": \"SECRET\"}", to: "secret.json")
    try folder.write("{\"a\": \"one\"}", to: "docs/en.json")
  }

  /// The faults and the files of a document in the answer of the server.
  private func data(
    _ text: String, query: [String: String] = [:]
  ) async throws -> (faults: [String], files: [String: String], text: String) {
    try folder.write(text, to: "docs/page.xml")
    let session = try PreviewSession(
      PreviewSettings(paths: ["docs"], flags: Configuration(), workingFolder: folder.path))
    let site = PreviewSite(session, title: "docs")
    let answer = await site.answer("GET", "/data/page.xml", query: query)
    guard case .bytes(let bytes) = answer.body else { return ([], [:], "") }
    let data = try JSONParser.parse(bytes)
    let faults = (data["faults"]?.array ?? []).compactMap { $0["message"]?.string }
    let files = (data["files"]?.array ?? []).map {
      ($0["name"]?.string ?? "", $0["text"]?.string ?? "")
    }
    return (
      faults, Dictionary(files, uniquingKeysWith: { $1 }), String(decoding: bytes, as: UTF8.self)
    )
  }

  @Test func whatADocumentReadsIsShown() async throws {
    let data = try await data(
      "<layout><data name=\"d\" src=\"en.json\"/><item>{d.a}</item></layout>")
    #expect(data.faults.isEmpty)
    #expect(data.files == ["en.json": "{\"a\": \"one\"}"])
  }

  @Test(
    arguments: [
      "<data name=\"d\" src=\"../secret.json\"/>", "<tokens src=\"../secret.json\"/>",
      "<strings src=\"../secret.json\"/>", "<strings src=\"../{locale}.json\"/>",
      "<import src=\"../secret.json\"/>", "<data name=\"d\" src=\"link.json\"/>",
      "<tokens src=\"link.json\"/>", "<data name=\"d\" src=\"linked/secret.json\"/>",
    ])
  func nothingOutsideOfTheRootIsShown(_ declaration: String) async throws {
    try folder.write("{\"a\": \"SECRET\"}", to: "en.json")
    let manager = FileManager.default
    let (link, target) = ("\(folder.path)/docs/link.json", "\(folder.path)/secret.json")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/docs/linked", withDestinationPath: folder.path)
    let data = try await data(
      "<layout xml:lang=\"en\">\(declaration)<item width=\"9\" height=\"9\"/></layout>")
    #expect(data.faults.contains { $0.contains("lies outside of the folder") }, "\(data.faults)")
    #expect(data.files.isEmpty)
    #expect(!data.text.contains("SECRET"))
  }

  /// An address is nobody's document: what it asks for is read as little as what a document asks for.
  @Test(arguments: ["<item src=\"{f}\"/>", "<item><text>{d.a}</text></item>"])
  func anAddressOpensNoOtherFiles(_ item: String) async throws {
    let document = """
      <layout><param name="f" type="file" default="en.json"/>
      \(item.contains("d.a") ? "<data name=\"d\" src=\"{f}\"/>" : "")
      \(item)</layout>
      """
    for path in ["../secret.json", "\(folder.path)/secret.json", "../docs/../secret.json"] {
      let data = try await data(document, query: ["set": "{\"f\": \"\(path)\"}"])
      #expect(!data.faults.isEmpty)
      #expect(data.files.keys.allSatisfy { $0 == "en.json" })
      #expect(!data.text.contains("SECRET"))
    }
  }

  /// What is long is not sent with every drawing.
  @Test func aLongFileIsNotShown() async throws {
    let text = "{\"a\": \"one\", \"b\": \"\(String(repeating: "x", count: 256 << 10))\"}"
    try folder.write(text, to: "docs/en.json")
    let data = try await data(
      "<layout><data name=\"d\" src=\"en.json\"/><item>{d.a}</item></layout>")
    #expect(data.faults.isEmpty)
    #expect(data.files.isEmpty)
  }
}
