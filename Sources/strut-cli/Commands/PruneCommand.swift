import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// `strut prune`: goldens that nothing draws go.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove golden images whose document or case is gone.",
    discussion: """
      Scales are judged only where strut.json or '--scale' declares them. Goldens of documents with errors are kept, and those of all
      documents that are there where strut.json names a theme that one with themes does not have. What 'strut accept' would move is kept,
      too, until it is accepted or rejected. Many goldens of one reason are one line.

      EXAMPLES:
        strut prune --dry-run
        strut prune screens
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, and folders that are searched (default: the working folder).", valueName: "path"))
  var paths: [String] = []

  @Flag(help: "Only say what would be removed.")
  var dryRun = false

  @OptionGroup(title: "Cases") var matrix: MatrixOptions

  func run() throws {
    try SnapshotSession.run { session in
      try matrix.folders.checkFolders()
      let search = try DocumentSearch(paths.isEmpty ? ["."] : paths, in: session.workingFolder)
      var configurations = ConfigurationSearch(
        flags: matrix.configuration(in: session.workingFolder),
        workingFolder: session.workingFolder)
      let resources = RunResources(readsOnce: true)
      let stale = try StaleGoldens(search, &configurations, imports: resources.imports)
      let doubts = try StaleGoldenDoubts(
        stale, &configurations, threadCount: Processors.available,
        makeWorker: session.drawers(resources))
      for text in doubts.diagnostics { Console.report(text) }
      for text in doubts.faultsOfConfigurations { Console.report(text.escapingControls + "\n") }
      for text in doubts.errors { Console.report(error: text) }
      let pruning = Pruning(
        stale, doubts, renamed: try session.store.formerGoldens(), folder: session.workingFolder)
      if !dryRun { for golden in pruning.removed { try StaleGoldens.remove(golden) } }
      for line in pruning.lines(isTrial: dryRun) { try Console.print(line + "\n") }
      for error in stale.unreadable { Console.report(error: error) }
      if !stale.unreadable.isEmpty { throw ExitCode(ExitStatus.environment.rawValue) }
      if stale.entries.isEmpty { try Console.print("No golden is stale.\n") }
      if !stale.entries.allSatisfy(doubts.isStale) {
        throw ExitCode(ExitStatus.wrongDocument.rawValue)
      }
    }
  }
}
