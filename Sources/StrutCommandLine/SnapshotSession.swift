import ArgumentParser
import Glibc
import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// Where a snapshot command works: the folders, the results, and what its faults come to.
package struct SnapshotSession {
  /// The absolute path of the working folder.
  package let workingFolder = FileSystem.workingFolder()
  /// The absolute path of the project's folder, which holds `.strut`.
  package let project: String
  /// Writes every file of the command.
  package let writer = FileWriter(temporaryFiles: ProcessEnd.temporaryFiles)
  /// The results of the last run.
  package let store: ResultStore

  init() {
    project = ConfigurationSearch.projectFolder(from: workingFolder)
    store = ResultStore(project: project, writer: writer)
  }

  /// Runs the body of a command, and ends with the status that its error stands for.
  package static func run(_ body: (SnapshotSession) throws -> Void) throws {
    do {
      try body(SnapshotSession())
    } catch let error as ConfigurationError {
      throw error.reported()
    } catch let error as MissingFontError {
      Console.report(error: error)
      throw ExitCode(ExitStatus.environment.rawValue)
    } catch let error as DocumentSearchFault {
      Console.report(error: error)
      if case .missing = error { throw ExitCode(ExitStatus.environment.rawValue) }
      throw ExitCode(ExitStatus.wrongUsage.rawValue)
    } catch let error as any SnapshotFault {
      Console.report(error: "\(error)")
      throw ExitCode(ExitStatus.wrongUsage.rawValue)
    }
  }

  /// Makes the drawer of a thread.
  package func drawers(_ resources: RunResources) -> @Sendable () -> SnapshotDrawer {
    let folder = workingFolder
    return {
      ProcessEnd.useAlternateStack()
      return SnapshotDrawer(resources: resources, workingFolder: folder)
    }
  }

  /// Ends a command whose run came to `status`.
  package static func end(with status: Int32) throws {
    if status != 0 { throw ExitCode(status) }
  }

  /// What stands before paths from the project's folder so that they start from the repository's.
  package var linkPrefix: String {
    let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
    guard let repository = variables.lazy.compactMap(ProcessEnvironment.value).first else {
      return ""
    }
    let path = FilePath.relative(project, to: FilePath.real(repository) ?? repository)
    return path == "." || path.hasPrefix("..") ? "" : path + "/"
  }
}

extension SnapshotSession {
  /// Where the links of Markdown lead on the service that runs the command; `nil` where none is known.
  package var links: MarkdownReporter.Links? {
    func value(_ name: String) -> String? { ProcessEnvironment.value(name) }
    let prefix = linkPrefix
    if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      let base = "\(server)/\(repository)"
      return MarkdownReporter.Links(
        files: "\(base)/blob/\(commit)/\(prefix)", results: nil,
        job: value("GITHUB_RUN_ID").map { "\(base)/actions/runs/\($0)" })
    }
    if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      return MarkdownReporter.Links(
        files: "\(project)/-/blob/\(commit)/\(prefix)", results: nil, job: value("CI_JOB_URL"))
    }
    return nil
  }
}

/// Faults of a command line that are found while it is carried out.
protocol SnapshotFault: Error {}
extension SnapshotPlanFault: SnapshotFault {}
extension PendingChoiceFault: SnapshotFault {}
extension ReportMergeFault: SnapshotFault {}

/// The environment variables that snapshot commands look at.
package enum ProcessEnvironment {
  /// The value of a variable; `nil` where it is missing or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether the run is one of continuous integration: `CI` is set, and not to `false` or `0`.
  package static var isContinuousIntegration: Bool {
    guard let value = value("CI") else { return false }
    return !["false", "0"].contains(value.lowercased())
  }
}
