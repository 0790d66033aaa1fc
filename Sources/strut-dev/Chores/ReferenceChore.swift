import Foundation
import StrutMarkup

/// `strut-dev reference`: writes the pages that are made from the tables of the code.
enum ReferenceChore: Chore {
  static let name = "reference"
  static let summary = "writes the generated pages of the documentation"
  static let synopsis = ""

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    try arguments.finish()
    let page = URL(fileURLWithPath: "Sources/Strut/Strut.docc/Markup.md")
    try FileManager.default.createDirectory(
      at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(MarkupReference.page().utf8).write(to: page, options: .atomic)
    print("wrote \(page.relativePath)")
  }
}
