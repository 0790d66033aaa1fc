import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutGolden

/// `strut reject`: what the last run drew is dropped.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Drop what the last run drew; no golden image is touched.",
    discussion: """
      EXAMPLES:
        strut reject                       everything that waits
        strut reject screens/card
        strut reject --filter '*@2x'
        strut accept --undo                take it back, until the next run
      """)

  @OptionGroup var options: PendingOptions

  func run() throws {
    try SnapshotSession.run { session in
      let chosen = try options.chosen(of: session)
      let acceptance = Acceptance(store: session.store, writer: session.writer)
      let outcome = try acceptance.reject(
        chosen.map { Acceptance.Choice(name: $0.name, shown: $0.shown) })
      try DecisionReport.list(outcome.done, verb: "rejected")
      try DecisionReport.end(
        outcome, chosen.isEmpty, verb: "rejected", left: try session.store.pending().count)
    }
  }
}
