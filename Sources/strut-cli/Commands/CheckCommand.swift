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
    var faults: [FileError] = []
    let files = try files(&faults)
    for fault in faults { Console.report(error: fault) }
    let status: ExitStatus = faults.isEmpty ? .success : .environment
    do {
      try DocumentBatch(
        files: files, threadCount: inputs.jobs.threadCount, resources: resources,
        choices: try values.choices()
      ).check()
    } catch let end as ExitCode {
      throw ExitCode(max(end.rawValue, status.rawValue))
    }
    if status != .success { throw ExitCode(status.rawValue) }
  }

  /// The documents, with those below a folder in its place.
  ///
  /// - Parameter faults: Takes the folders that cannot be read; the others are looked at.
  private func files(_ faults: inout [FileError]) throws -> [String] {
    var files: [String] = []
    for file in inputs.files {
      guard FilePath.kind(of: file) == .folder else {
        files.append(file)
        continue
      }
      files += try DocumentsBelow.paths(in: file, unreadable: &faults)
    }
    guard !files.isEmpty || !faults.isEmpty else {
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
  /// - Parameter faults: Takes the folders that cannot be read.
  /// - Throws: The status of wrong usage for two documents of one name.
  static func paths(in folder: String, unreadable faults: inout [FileError]) throws -> [String] {
    let base = FileSystem.workingFolder()
    let root = FilePath.resolve(base, folder)
    do {
      let search = try DocumentSearch([folder], in: base, keepsUnreadable: true)
      faults += search.unreadable
      return search.documents.map { document in
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
