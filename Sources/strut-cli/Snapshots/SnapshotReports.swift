import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// Writes the reports that a command was asked for.
struct SnapshotReports {
  let session: SnapshotSession
  let choices: [ReporterChoice]
  /// Where links of Markdown lead where no service is known; beside the documents unless told otherwise.
  var localLinks: MarkdownReporter.Links?
  /// Where the pictures of a result lie; those of the last run unless told otherwise.
  var picture: (@Sendable (CaseResult, ResultPicture) -> [UInt8]?)?

  /// Writes every report to its place, and on GitHub the summary of the job.
  func write(_ report: Report) throws {
    let store = session.store
    let reports = ReportWriter(
      report, linkPrefix: session.linkPrefix, links: session.links ?? localLinks,
      picture: picture ?? { try? store.picture($1, of: $0.name) })
    var fault: FileError?
    for choice in choices {
      let text = Array(reports.text(choice.form).utf8)
      switch choice.place {
      case .standardOutput: try Console.write(text)
      case .file(let path):
        // A file that cannot be written keeps no other report from being read.
        do throws(FileError) {
          try FileSystem.write(text, to: absolute(path), with: session.writer)
        } catch {
          fault = fault ?? error
        }
      }
      if choice.form == .github { try addSummary(of: report) }
    }
    if let fault { throw fault }
  }

  private func absolute(_ path: String) -> String { FilePath.resolve(session.workingFolder, path) }

  /// Adds the report to the summary of the job, the file that GitHub names.
  private func addSummary(of report: Report) throws(FileError) {
    guard let path = ProcessEnvironment.value("GITHUB_STEP_SUMMARY") else { return }
    let text = MarkdownReporter.text(
      report, links: session.links ?? localLinks ?? MarkdownReporter.Links())
    let known = try FileSystem.contentsIfPresent(of: path) ?? []
    try FileSystem.write(known + Array(text.utf8), to: path, with: session.writer)
  }
}
