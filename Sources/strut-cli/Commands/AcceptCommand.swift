import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutGolden

/// `strut accept`: what the last run drew becomes golden.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make what the last run drew the golden images, without drawing again.",
    discussion: """
      The goldens are the very bytes that 'strut record' would write.

      EXAMPLES:
        strut accept                          everything that waits
        strut accept screens/card             a document, by its path or name
        strut accept screens/card/default@2x  one snapshot
        strut accept --filter '*-rtl@*'       by name
        strut accept --filter '#pay'          by an element of the verdict
      """)

  @OptionGroup var options: PendingOptions

  func run() throws {
    try SnapshotSession.run { session in
      let chosen = try options.chosen(of: session.store.pending())
      let acceptance = Acceptance(store: session.store, writer: session.writer)
      var count = 0
      for result in chosen {
        guard result.canBeAccepted else {
          Console.report("\(result.name): nothing was drawn, so there is nothing to accept")
          continue
        }
        try acceptance.accept(result)
        count += 1
        try Console.print("accepted \(result.name)\n")
      }
      try Console.print(
        count == 0
          ? "Nothing waits.\n" : "\(count) accepted, \(session.store.pending().count) left\n")
    }
  }
}
