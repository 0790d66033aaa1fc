import Foundation
import StrutGolden
import StrutMarkup

/// `strut-dev reference`: writes the pages and sources that are made from the tables and the comments
/// of the code.
///
/// With `--check` nothing is written, and a page that differs is an error.
enum ReferenceChore: Chore {
  static let name = "reference"
  static let summary = "writes the generated pages, and the Swift names of the attributes"
  static let synopsis = "[--check]"

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let isCheck = arguments.takeFlag("--check")
    try arguments.finish()
    let pages = try pages().map { ("Strut.docc/\($0.path)", $0.text) }
    let sources = (pages + StyleSource.files).map { ("Sources/Strut/\($0.0)", $0.1) }
    let files = sources + [(StyleTestSource.path, StyleTestSource.text)]
    try removeOthers(than: Set(files.map(\.0)), isCheck: isCheck)
    for (path, text) in files {
      let page = URL(fileURLWithPath: path)
      if isCheck {
        guard (try? Data(contentsOf: page)) == Data(text.utf8) else {
          throw ChoreError("\(page.relativePath) is out of date; run strut-dev reference")
        }
      } else {
        try FileManager.default.createDirectory(
          at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: page, options: .atomic)
        print("wrote \(page.relativePath)")
      }
    }
  }

  /// Removes sources that were made once and are made no more.
  private static func removeOthers(than paths: Set<String>, isCheck: Bool) throws {
    for folder in StyleSource.folders {
      let folder = "Sources/Strut/\(folder)"
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      for name in names?.sorted() ?? [] where !paths.contains("\(folder)/\(name)") {
        let source = URL(fileURLWithPath: "\(folder)/\(name)")
        guard try Data(contentsOf: source).starts(with: StyleSource.header.utf8) else { continue }
        if isCheck {
          throw ChoreError("\(source.relativePath) is made no more; run strut-dev reference")
        }
        try FileManager.default.removeItem(at: source)
        print("removed \(source.relativePath)")
      }
    }
  }

  /// The names of the pages with their texts.
  private static func pages() throws -> [(path: String, text: String)] {
    [
      ("Markup.md", MarkupReference.page()), ("strut.schema.json", ConfigurationSchema.text),
      ("Deviations.md", try DeviationsPage.text(sources: URL(fileURLWithPath: "Sources"))),
    ]
  }
}
