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
      Scales are judged only where strut.json or '--scale' declares them.

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
      let search = try DocumentSearch(paths.isEmpty ? ["."] : paths, in: session.workingFolder)
      var configurations = ConfigurationSearch(
        flags: matrix.configuration(in: session.workingFolder),
        workingFolder: session.workingFolder)
      let stale = try StaleGoldens(
        search, &configurations, imports: SharedTemplateFiles(readsOnce: true))
      for entry in stale.entries {
        if !dryRun { try StaleGoldens.remove(entry.golden) }
        let path = FilePath.shown(entry.golden.picture, from: session.workingFolder)
        try Console.print("\(dryRun ? "would remove" : "removed") \(path): \(entry.reason)\n")
      }
      if stale.entries.isEmpty { try Console.print("No golden is stale.\n") }
    }
  }
}
