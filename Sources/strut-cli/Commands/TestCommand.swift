import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutGolden

/// `strut test`: documents against their goldens.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Draw documents and compare them with their golden images.",
    discussion: """
      The goldens of card.xml stand in __Snapshots__/card beside it: default@1x.png, and default@1x.json \
      with the layout that the picture shows. Pixels are compared exactly unless strut.json or \
      '--tolerance' says otherwise. A golden that is missing is written, and the run fails once; with \
      '--ci', or where the environment variable CI is set and '--update' is not given, nothing is written.

      What differs waits in .strut/results: look at it with 'strut review', take it over with \
      'strut accept', drop it with 'strut reject'.

      EXAMPLES:
        strut test screens
        strut test screens --update           take over whatever changed
        strut test --filter card --scale 2
        strut test --ci --shard 2/3 --reporter github --reporter json
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(
    name: .customLong("update"), defaultAsFlag: UpdateArgument(mode: .changed), parsing: .next,
    help: ArgumentHelp(
      """
      Write goldens: none, missing, changed (and missing) or all (pixels that a tolerance lets pass, \
      too); without a value: changed.
      """, valueName: "mode"))
  var update: UpdateArgument?

  @Flag(help: "Write no goldens; missing and stale ones fail.")
  var ci = false

  @OptionGroup(title: "Cases") var matrix: MatrixOptions
  @OptionGroup(title: "Reports") var reporters: ReporterOptions

  func validate() throws {
    if ci, let mode = update?.mode, mode != .none {
      throw ValidationError("--ci writes nothing, so it does not go with --update")
    }
  }

  func run() throws {
    try SnapshotSession.run { session in
      let isCI = ci || ProcessEnvironment.isContinuousIntegration
      var selection = selection
      if let path = update?.path {
        guard FileSystem.exists(path) else {
          throw ValidationError("--update takes none, missing, changed or all, not '\(path)'")
        }
        selection.documents.paths.append(path)
      }
      let mode = update.map { $0.mode ?? .changed } ?? (isCI ? .none : .missing)
      try SnapshotBatch(
        session: session, selection: selection, matrix: matrix,
        policy: .init(mode: mode, failsOnStale: isCI),
        reporters: try reporters.choices(project: session.project)
      ).run()
    }
  }
}

/// The value of `--update`. What is no mode is a path that follows the bare flag.
struct UpdateArgument: ExpressibleByArgument, CustomStringConvertible {
  /// The mode; `nil` for a path.
  let mode: UpdateMode?
  /// The path.
  let path: String?

  init(mode: UpdateMode) {
    self.mode = mode
    path = nil
  }

  init?(argument: String) {
    mode = UpdateMode(rawValue: argument)
    path = mode == nil ? argument : nil
  }

  var description: String { mode?.rawValue ?? path ?? "" }
}
