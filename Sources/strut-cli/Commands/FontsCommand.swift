import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut fonts`: which fonts there are, and which of them a document uses.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that documents may use, or those that documents do use.",
    discussion: """
      Without documents the families are listed, with --variants every face with its file. For a document \
      each font file is listed with the characters that it serves.

      EXAMPLES:
        strut fonts
        strut fonts --variants --font-path fonts
        strut fonts card.xml
      """)

  @Flag(help: "List every face of each family.")
  var variants = false

  @Argument(
    help: ArgumentHelp("Documents whose fonts are listed.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var files: [String] = []

  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    guard !files.isEmpty else {
      try resources.folders.checkFolders()
      let fonts = try SharedFonts(
        folders: resources.folders.fontPaths, includesSystem: resources.folders.systemFonts)
      try Console.print(fonts.listing(variants: variants))
      return
    }
    let names = files
    let batch = try DocumentBatch(files: files, threadCount: 1, resources: resources)
    try batch.run { index, document, report in
      guard let placed = document.placed else { return }
      report.output += names.count > 1 ? "\(names[index])\n" : ""
      report.output += placed.fontUsage
    }
  }
}
