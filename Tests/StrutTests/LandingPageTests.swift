import Foundation
import Strut
import StrutTestSupport
import Testing

/// The first page of the catalogue: its example is compiled here, and it leads to every other page.
struct LandingPageTests {
  private static let catalogue = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc")

  private func landingPage() throws -> String {
    try String(contentsOf: Self.catalogue.appendingPathComponent("Strut.md"), encoding: .utf8)
  }

  @Test func exampleRuns() throws {
    let source = """
      <layout width="120" font-size="16"><item padding="8" color="white" background="#4f46e5">Send</item></layout>
      """
    let document = try Document(markup: source)
    let layout = try document.layout()
    let png = try document.render(.png, scale: 2)  // also .svg, .pdf
    #expect(layout.size.width == 120)
    #expect(png.starts(with: [0x89] + Array("PNG".utf8)))
  }

  /// Each line of the page's example is compiled above.
  @Test func exampleIsCompiled() throws {
    let page = try landingPage()
    let block = try #require(page.components(separatedBy: "```swift\n").dropFirst().first)
    let lines = block.components(separatedBy: "\n```")[0].split(separator: "\n")
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    try #require(lines.count > 3)
    for line in lines {
      #expect(own.contains(line.drop { $0 == " " }), "\(line)")
    }
  }

  @Test func leadsToEveryPage() throws {
    let linked = Set(try landingPage().matches(of: /<doc:(\w+)>/).map { "\($0.1).md" })
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.catalogue.path)
      .filter { $0.hasSuffix(".md") && $0 != "Strut.md" }
    #expect(linked == Set(pages))
  }
}
