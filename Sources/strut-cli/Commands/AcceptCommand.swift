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
      The goldens are the very bytes that 'strut record' would write. A snapshot is left as it is, and the \
      exit status is 1, where its golden has become another one since the run, or its document is gone.

      EXAMPLES:
        strut accept                          everything that waits
        strut accept screens/card             a document, by its path or name
        strut accept screens/card/default@2x  one snapshot
        strut accept --filter '*-rtl@*'       by name
        strut accept --filter '#pay'          by an element of the verdict
        strut accept --undo                   take the last decision back, until the next run
      """)

  @OptionGroup var options: PendingOptions

  @Flag(help: "Take the last accepting or rejecting since the run back.")
  var undo = false

  func validate() throws {
    if undo, !options.names.isEmpty || options.filter != nil {
      throw ValidationError("--undo takes back the last decision, whatever it was about")
    }
  }

  func run() throws {
    try SnapshotSession.run { session in
      let acceptance = Acceptance(store: session.store, writer: session.writer)
      if undo { return try takeBack(acceptance) }
      let chosen = try options.chosen(of: session.store.pending())
      let outcome = try acceptance.accept(
        chosen.map { Acceptance.Choice(name: $0.name, shown: $0.shown) })
      for note in outcome.notes { Console.report(note) }
      for name in outcome.done { try Console.print("accepted \(name)\n") }
      try DecisionReport.end(
        outcome, chosen.isEmpty, verb: "accepted", left: try session.store.pending().count)
    }
  }

  private func takeBack(_ acceptance: Acceptance) throws {
    let outcome = try acceptance.undo()
    for name in outcome.done { try Console.print("waits again: \(name)\n") }
    if outcome.done.isEmpty, outcome.refused.isEmpty {
      try Console.print("Nothing was decided since the run.\n")
    }
    try DecisionReport.tellRefusals(outcome)
  }
}

/// What the commands that decide about snapshots say at their end.
enum DecisionReport {
  /// Says what was refused, and how many snapshots wait yet.
  ///
  /// - Throws: The status 1 where something was refused.
  static func end(
    _ outcome: Acceptance.Outcome, _ isNothing: Bool, verb: String, left: Int
  ) throws {
    try Console.print(
      isNothing ? "Nothing waits.\n" : "\(outcome.done.count) \(verb), \(left) left\n")
    try tellRefusals(outcome)
  }

  /// Says what was refused.
  ///
  /// - Throws: The status 1 where something was.
  static func tellRefusals(_ outcome: Acceptance.Outcome) throws {
    for (name, reason) in outcome.refused { Console.report("\(name): \(reason)") }
    if !outcome.refused.isEmpty { throw ExitCode(ExitStatus.wrongDocument.rawValue) }
  }
}
