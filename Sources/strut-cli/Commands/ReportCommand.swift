import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// `strut report`: reports made of reports.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Work with the reports of runs.",
    subcommands: [MergeCommand.self])

  /// `strut report merge`: the reports of several parts of a run as one.
  struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Join the JSON reports of the parts of a run.",
      discussion: """
        The order of the reports does not matter. They are all parts of one run: a part that is missing, given \
        twice, or of another commit or of other documents and cases is wrong usage. Pictures are looked for in the folder 'results' beside \
        each report, where a run leaves them. The exit status is 1 where a snapshot failed.

        EXAMPLE:
          strut report merge shard-*/report.json --reporter html=report.html --reporter junit=report.xml
        """)

    @Argument(
      help: ArgumentHelp("Reports that '--reporter json' wrote.", valueName: "report"),
      completion: .file(extensions: ["json"]))
    var files: [String]

    @OptionGroup(title: "Reports") var reporters: ReporterOptions

    func run() throws {
      try SnapshotSession.run { session in
        let choices = try reporters.choices(project: session.project)
        try ReportPlaces(choices).reject(inputs: files)
        var reports: [Report.Named] = []
        for file in files {
          guard let report = Report(try FileReader.bytes(of: file)) else {
            Console.report(error: "\(file) is no report of 'strut test --reporter json'")
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
          }
          reports.append(Report.Named(file: file, report: report))
        }
        let merged = try Report.merged(reports)
        let folders = files.map { FilePath.folder(of: $0) }
        try SnapshotReports(
          session: session, choices: choices,
          // The pictures lie in the folders of the runs, where a reader of the report does not find them.
          localLinks: MarkdownReporter.Links(files: session.linkPrefix, results: nil),
          picture: { result, kind in
            folders.lazy.compactMap {
              try? FileSystem.contentsIfPresent(
                of: "\($0)/results/\(result.name)-\(kind.rawValue).png")
            }.first
          }
        ).write(merged)
        try SnapshotSession.end(with: merged.exitStatus)
      }
    }
  }
}
