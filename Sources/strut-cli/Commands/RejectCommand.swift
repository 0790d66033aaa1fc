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
      """)

  @OptionGroup var options: PendingOptions

  func run() throws {
    try SnapshotSession.run { session in
      let chosen = try options.chosen(of: session.store.pending())
      let acceptance = Acceptance(store: session.store, writer: session.writer)
      for result in chosen {
        try acceptance.reject(result)
        try Console.print("rejected \(result.name)\n")
      }
      try Console.print(
        chosen.isEmpty
          ? "Nothing waits.\n" : "\(chosen.count) rejected, \(session.store.pending().count) left\n"
      )
    }
  }
}
