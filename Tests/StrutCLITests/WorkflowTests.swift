import Foundation
import StrutTestSupport
import Testing

/// Files for other people's engines do what they say: each is run in clean folders by `Scripts/run-workflow`, with the built
/// `strut` and stand-ins for what a test must not do.
struct WorkflowTests {
  private static let pages = ["README.md"] + names(in: "Sources/Strut/Strut.docc", ending: ".md")

  /// Files, and the blocks of pages that hold jobs, such as `README.md#1`.
  private static let files =
    names(in: ".github/workflows", ending: ".yml") + names(in: "Fixtures/workflows", ending: ".yml")
    + names(in: "templates", ending: ".yml")
    + names(in: "Samples/Cluster", ending: ".yml") + names(in: "Samples/Cluster", ending: ".yaml")
    + names(in: "Samples/Cluster", ending: ".sh")
    + pages.flatMap { page in
      blocks(of: page).enumerated().filter { $0.element.contains("\njobs:\n") }
        .map { "\(page)#\($0.offset + 1)" }
    }

  private static func names(in folder: String, ending: String) -> [String] {
    let place = packageRoot.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func blocks(of page: String) -> [String] {
    let url = packageRoot.appendingPathComponent(page)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n```yaml\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0]
    }
  }

  /// Every kind of engine, and the three workflows that pages show.
  @Test func filesWereFound() {
    for kind in ["ci.yml", "release.yml", "strut.yml", "github-", "kubernetes-", "slurm.sh"] {
      #expect(Self.files.contains { $0.contains(kind) }, "\(kind)")
    }
    #expect(Self.files.filter { $0.contains(".md#") }.count >= 3)
  }

  @Test(arguments: files)
  func everyJobRuns(_ file: String) throws {
    let program = packageRoot.appendingPathComponent("Scripts/run-workflow").path
    let file = packageRoot.appendingPathComponent(file).path
    let outcome = try Workspace().run("'\(program)' '\(Workspace.products.path)' '\(file)'")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.messages)")
  }
}
