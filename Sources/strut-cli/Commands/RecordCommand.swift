import ArgumentParser
import Strut
import StrutCommandLine
import StrutGolden

/// `strut record`: documents become their goldens.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write the golden images of documents.",
    discussion: """
      A golden is written only where its pixels differ, and the layout record beside it only where the \
      layout differs. The exit status is 0 when every document was drawn.

      EXAMPLES:
        strut record screens
        strut record screens/card.xml --scale 1 --scale 2
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(title: "Cases") var matrix: MatrixOptions
  @OptionGroup(title: "Reports") var reporters: ReporterOptions

  func run() throws {
    try SnapshotSession.run { session in
      try SnapshotBatch(
        session: session, selection: selection, matrix: matrix,
        policy: .init(mode: .all, failsOnStale: false, replacesUnfetched: true),
        reporters: try reporters.choices(project: session.project)
      ).run()
    }
  }
}
