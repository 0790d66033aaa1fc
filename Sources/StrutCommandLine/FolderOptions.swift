import ArgumentParser
import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// Which folders fonts and the files of documents come from.
package struct FolderOptions: ParsableArguments {
  /// Folders with fonts.
  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp(
      "A folder with fonts that documents may use; may be given several times.",
      valueName: "folder"),
    completion: .directory)
  package var fontPaths: [String] = []

  /// Whether the machine's fonts may be used.
  @Flag(help: "Let documents use the fonts that are installed on this machine.")
  package var systemFonts = false

  /// The folder that documents may take files from; `nil` takes each one's own.
  @Option(
    help: ArgumentHelp(
      "The folder that documents may take images and fonts from (default: each one's own).",
      valueName: "folder"),
    completion: .directory)
  package var root: String?

  /// What one document may use.
  @OptionGroup(title: "Limits") package var limits: LimitOptions

  package init() {}

  /// Fails where a folder is none.
  package func checkFolders() throws(FileError) {
    for folder in fontPaths { try FileReader.checkFontFolder(folder) }
    if let root { try FileReader.checkFolder(root) }
  }

  /// What the options say, as configurations hold it.
  ///
  /// - Parameter folder: The absolute path of the working folder.
  package func configuration(in folder: String) -> Configuration {
    var configuration = Configuration()
    configuration.fontPaths =
      fontPaths.isEmpty ? nil : fontPaths.map { FilePath.resolve(folder, $0) }
    configuration.systemFonts = systemFonts ? true : nil
    configuration.root = root.map { FilePath.resolve(folder, $0) }
    configuration.limits = limits.limits
    return configuration
  }
}
