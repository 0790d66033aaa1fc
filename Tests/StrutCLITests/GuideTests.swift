import Foundation
import StrutTestSupport
import Testing

/// The article about documents that scale says what is so: its documents are right, its commands run.
struct GuideTests {
  /// The fenced blocks of a language, in order.
  private static func blocks(of language: String) throws -> [String] {
    let article = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/Components.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// What the documents of the article read.
  private static let files = [
    "orders.json": "[{\"id\": 1, \"name\": \"Shoes\", \"late\": true}]",
    "strings/en.json":
      "{\"cart\": {\"items\": \"{count, plural, one {# item} other {# items}}\"}}",
  ]

  @Test func everyDocumentIsRight() throws {
    let workspace = try Workspace()
    for (name, text) in Self.files { try workspace.write(text, to: name) }
    let documents = try Self.blocks(of: "xml")
    try #require(documents.count >= 7)
    for text in documents {
      let name = text.hasPrefix("<library>") ? "kit.xml" : "page.xml"
      try workspace.write(text + "\n", to: name)
      let checked = try workspace.run("strut check \(name)")
      #expect(checked.status == 0, "\(text)\n\(checked.messages)")
      guard name == "page.xml" else { continue }
      let drawn = try workspace.run(
        "strut expand page.xml | strut render - -o plain.png && strut render page.xml -o page.png")
      #expect(drawn.status == 0, "\(text)\n\(drawn.messages)")
      #expect(try workspace.read("plain.png") == workspace.read("page.png"), "\(text)")
    }
  }

  /// The messages of strings stand in the article as the test has them.
  @Test func everyFileStandsInTheArticle() throws {
    let article = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/Components.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains(try #require(Self.files["strings/en.json"])))
  }

  @Test func everyCommandRuns() throws {
    let workspace = try Workspace()
    let kit = packageRoot.appendingPathComponent("Samples/Kit")
    for name in try FileManager.default.contentsOfDirectory(atPath: kit.path) {
      try FileManager.default.copyItem(
        at: kit.appendingPathComponent(name), to: workspace.folder.appendingPathComponent(name))
    }
    let commands = try Self.blocks(of: "sh").flatMap { $0.split(separator: "\n") }
    try #require(!commands.isEmpty)
    for command in commands {
      let outcome = try workspace.run(String(command))
      #expect(outcome.status == 0, "\(command)\n\(outcome.messages)")
    }
  }
}
