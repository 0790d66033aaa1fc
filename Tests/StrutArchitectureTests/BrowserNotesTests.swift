import Foundation
import StrutTestSupport
import Testing

/// A comment that says what the browser does names a fixture that shows it.
///
/// Such a note begins with `Browser:` and names fixtures in backquotes: `topic/case` of `Fixtures/flex`, or a path below
/// `Fixtures`, without the extension of what was recorded.
struct BrowserNotesTests {
  private static let sources = packageRoot.appendingPathComponent("Sources")
  private static let fixtures = packageRoot.appendingPathComponent("Fixtures")

  /// The Swift files of all targets.
  static let files: [String] = {
    let paths = FileManager.default.enumerator(atPath: sources.path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func namesFixtures() throws {
    var count = 0
    for file in Self.files {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      let lines = text.components(separatedBy: "\n")
      for start in lines.indices where lines[start].contains(#///.*\bBrowser: /#) {
        let names = Self.names(in: lines[start...])
        #expect(!names.isEmpty, "\(file):\(start + 1) names no fixture")
        for name in names where !Self.isFixture(name) {
          Issue.record("\(file):\(start + 1): no fixture \(name)")
        }
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// What stands in backquotes and looks like a path, from a note to the end of its comment.
  private static func names(in lines: ArraySlice<String>) -> [String] {
    let note = lines.prefix { $0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " ")
    return note.components(separatedBy: "`").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      .filter { $0.contains("/") && !$0.contains(" ") }
  }

  /// Whether something was recorded under a name.
  private static func isFixture(_ name: String) -> Bool {
    ["flex/\(name).frames", "\(name).lines", "\(name).png", "\(name).ref.xml", name].contains {
      let path = fixtures.appendingPathComponent($0).path
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
