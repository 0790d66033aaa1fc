import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// `strut check`: everything that is wrong with documents.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every error and warning of documents without drawing them.",
    discussion: """
      A folder stands for every document and library below it. Errors and warnings go to standard error, each with its place, the source line and what to do. \
      The exit status is 1 where a document has an error, 0 where it has warnings at most.

      EXAMPLES:
        strut check card.xml
        strut check screens
        generate-card | strut check -
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    try DocumentBatch(
      files: try files(), threadCount: inputs.jobs.threadCount, resources: resources,
      choices: try values.choices()
    ).check()
  }

  /// The documents, with those below a folder in its place.
  private func files() throws -> [String] {
    var files: [String] = []
    for file in inputs.files {
      guard FilePath.kind(of: file) == .folder else {
        files.append(file)
        continue
      }
      files += try DocumentsBelow.paths(in: file)
    }
    guard !files.isEmpty else {
      Console.report(error: DocumentPathOptions.noneFound)
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
    return files
  }
}

/// The documents below a folder.
enum DocumentsBelow {
  /// Their paths as messages show them: from the folder as it was given, in order.
  ///
  /// - Throws: The status of an unfit environment for a folder that cannot be read.
  static func paths(in folder: String) throws -> [String] {
    let base = FileSystem.workingFolder()
    let root = FilePath.resolve(base, folder)
    do {
      return try DocumentSearch([folder], in: base).documents.map { document in
        FilePath.join(folder, FilePath.relative(document.path, to: root))
      }.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    } catch let error as DocumentSearchFault {
      Console.report(error: error)
      throw ExitCode(ExitStatus.wrongUsage.rawValue)
    } catch {
      Console.report(error: "\(error)")
      throw ExitCode(ExitStatus.environment.rawValue)
    }
  }
}
