import Foundation
import StrutTestSupport
import Testing

/// Links of the documents lead to files of the project.
struct DocumentLinksTests {
  private static let pages: [String] = {
    let folders = ["Sources", "Fixtures", "Samples", ".github"]
    let below = folders.flatMap { folder in
      let paths = FileManager.default.enumerator(
        atPath: packageRoot.appendingPathComponent(folder).path)
      return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    let top = (try? FileManager.default.contentsOfDirectory(atPath: packageRoot.path)) ?? []
    return (top + below).filter { $0.hasSuffix(".md") && !$0.contains("/.build/") }.sorted()
  }()

  @Test(arguments: pages)
  func linksLeadToFiles(_ page: String) throws {
    let file = packageRoot.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)\s#:]+)(?:#[^)]*)?\)/) {
      let target = file.deletingLastPathComponent().appendingPathComponent(String(link.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
    }
  }

  @Test func pagesWereFound() {
    #expect(Set(Self.pages).isSuperset(of: ["README.md", "Sources/Strut/Strut.docc/Strut.md"]))
  }
}
