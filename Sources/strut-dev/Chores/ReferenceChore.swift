import Foundation
import StrutMarkup

/// `strut-dev reference`: writes the pages that are made from the tables of the code.
///
/// With `--check` nothing is written, and a page that differs is an error.
enum ReferenceChore: Chore {
  static let name = "reference"
  static let summary = "writes the generated pages of the documentation"
  static let synopsis = "[--check]"

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let isCheck = arguments.takeFlag("--check")
    try arguments.finish()
    let page = URL(fileURLWithPath: "Sources/Strut/Strut.docc/Markup.md")
    let text = Data(MarkupReference.page().utf8)
    if isCheck {
      guard try Data(contentsOf: page) == text else {
        throw ChoreError("\(page.relativePath) is out of date; run strut-dev reference")
      }
      return
    }
    try FileManager.default.createDirectory(
      at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: page, options: .atomic)
    print("wrote \(page.relativePath)")
  }
}
