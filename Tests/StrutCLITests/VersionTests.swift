import Foundation
import StrutTestSupport
import Testing

/// The version stands in one place of the sources; what else names it agrees.
struct VersionTests {
  private func printedVersion() throws -> String {
    let lines = try Workspace().run("strut --version").text.split(separator: "\n")
    return try String(#require(lines.first))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The newest section of the changelog is that of the version.
  @Test func changelogBeginsWithTheVersion() throws {
    let changelog = try text(of: "CHANGELOG.md")
    let newest = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/))
    #expect(try String(newest.1) == printedVersion())
  }

  @Test(arguments: [
    ("README.md", "Strut's version is "),
    ("Samples/SnapshotTesting/Package.swift", "strut\", from: \""),
  ])
  func filesNameTheVersion(_ path: String, _ before: String) throws {
    let rest = try #require(try text(of: path).components(separatedBy: before).dropFirst().first)
    #expect(try rest.hasPrefix(printedVersion()), "\(path)")
  }

  /// Behind the version stand the libraries that decide what every picture looks like; the commit only where the build knows it.
  @Test func versionNamesTheLibraries() throws {
    let lines = try Workspace().run("strut --version").text.split(separator: "\n")
    let libraries = try #require(lines.last).matches(of: /(\w+) \d+\.\d+\.\d+(?:, |$)/)
    #expect(libraries.map(\.1) == ["cairo", "freetype", "harfbuzz"])
    #expect(lines.count == 2)
  }
}
