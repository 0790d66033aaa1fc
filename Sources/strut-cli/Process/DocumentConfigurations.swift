import ArgumentParser
import Strut
import StrutCommandLine
import StrutFormats
import StrutGolden

/// What the nearest `strut.json` says about each document of a command, read when it is first asked for.
struct DocumentConfigurations {
  private let workingFolder = FileSystem.workingFolder()
  /// What the documents of the command import.
  private let shared = SharedTemplateFiles(readsOnce: true)
  private lazy var search = ConfigurationSearch(
    flags: Configuration(), workingFolder: workingFolder)

  /// What is said of a document; `-` stands in the working folder.
  ///
  /// - Throws: The status of a wrong `strut.json`, or of one that cannot be read, which is reported.
  mutating func configuration(of file: String) throws -> Configuration {
    let path = FilePath.resolve(workingFolder, file)
    let folder = file == "-" ? workingFolder : FilePath.parent(of: path) ?? workingFolder
    do {
      return try search.configuration(ofFolder: folder)
    } catch let error as ConfigurationError {
      throw error.reported()
    } catch let error as FileError {
      Console.report(error: error)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
  }

  /// The folder of a file seen from that of another one; standard input is in the current folder.
  static func folder(of file: String, from other: String) -> String {
    let folders = [file, other].map { FilePath.real($0 == "-" ? "." : FilePath.folder(of: $0)) }
    guard let folder = folders[0], let start = folders[1] else { return "." }
    return FilePath.relative(folder, to: start)
  }

  /// How a document is read: as the flags say, and as its `strut.json` does where they say nothing.
  mutating func options(
    of file: String, resources: ResourceOptions, canvas: CanvasOverrides, choices: TemplateChoices
  ) throws -> ReadingOptions {
    let configuration = try configuration(of: file)
    var choices = choices
    // Somebody who types a path sees the current folder.
    if !choices.values.isEmpty { choices.valueFolder = Self.folder(of: "-", from: file) }
    return ReadingOptions(
      root: resources.folders.root ?? configuration.root, canvas: canvas,
      missingGlyphs: resources.missingGlyph == .error ? .error : .warning, choices: choices,
      limits: resources.folders.limits.limits.inheriting(configuration.limits), shared: shared)
  }
}
