import ArgumentParser
import Strut
import StrutCommandLine
import StrutGolden

/// `strut verify`: documents against their goldens, writing none.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare documents with their golden images and write none.",
    discussion: """
      The same as 'strut test --ci': missing goldens fail, and so do stale ones.

      EXAMPLES:
        strut verify screens
        strut verify --reporter junit=report.xml
      """)

  @OptionGroup var selection: SelectionOptions
  @Flag(help: "Has no effect: verifying never writes goldens.")
  var ci = false
  @OptionGroup(title: "Cases") var matrix: MatrixOptions
  @OptionGroup(title: "Reports") var reporters: ReporterOptions

  func run() throws {
    try SnapshotSession.run { session in
      try SnapshotBatch(
        session: session, selection: selection, matrix: matrix,
        policy: .init(mode: .none, failsOnStale: true),
        reporters: try reporters.choices(project: session.project)
      ).run()
    }
  }
}
