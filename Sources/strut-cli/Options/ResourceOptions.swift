import ArgumentParser
import Strut
import StrutCore

/// Where fonts come from and which files documents may use.
struct ResourceOptions: ParsableArguments {
  /// What a character is that no font has.
  enum MissingGlyph: String, ExpressibleByArgument, CaseIterable {
    case warning
    case error
  }

  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp(
      "A folder with fonts that documents may use; may be given several times.",
      valueName: "folder"),
    completion: .directory)
  var fontPaths: [String] = []

  @Flag(help: "Let documents use the fonts that are installed on this machine.")
  var systemFonts = false

  @Option(
    help: ArgumentHelp(
      "What a character that no font has is: a warning or an error.", valueName: "severity"))
  var missingGlyph = MissingGlyph.warning

  @Option(
    help: ArgumentHelp(
      "The folder that documents may take images and fonts from (default: each one's own).",
      valueName: "folder"),
    completion: .directory)
  var root: String?

  /// Fails where a folder is none.
  func checkFolders() throws(FileError) {
    for folder in fontPaths + (root.map { [$0] } ?? []) { try FileReader.checkFolder(folder) }
  }
}
