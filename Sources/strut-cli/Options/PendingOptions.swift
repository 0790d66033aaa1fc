import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutGolden

/// Which of the snapshots that wait a command is about.
struct PendingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Snapshots, documents or folders (default: everything that waits).", valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only snapshots whose name holds this text, or fits it with * and ?, or whose verdict names the element #id.",
      valueName: "pattern"))
  var filter: String?

  /// The chosen ones of what waits in a project.
  ///
  /// - Throws: ``PendingChoiceFault`` for a name, and the status 1 for a filter, that chooses nothing.
  func chosen(of session: SnapshotSession) throws -> [CaseResult] {
    let pending = try session.store.pending()
    var choice = PendingChoice(names: names, filter: filter.map(NameFilter.init))
    choice.folders = (session.workingFolder, session.project)
    let chosen = try choice.chosen(of: pending)
    if chosen.isEmpty, filter != nil, !pending.isEmpty {
      Console.report(error: "no snapshot that waits fits the filter")
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
    return chosen
  }
}
