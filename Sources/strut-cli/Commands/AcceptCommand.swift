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
      exit status is 1, where its golden has become another one since the run, could not be compared (a pointer \
      of Git LFS, both sides of a conflict), or its document is gone. Without a name or a filter the records beside goldens \
      whose pictures are the same are written anew, too, where something else is written by now.

      EXAMPLES:
        strut accept                          everything that waits
        strut accept screens/card             a document, by its path or name
        strut accept screens                  the documents in a folder
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
      let chosen = try options.chosen(of: session)
      let choices = chosen.map { Acceptance.Choice(name: $0.name, shown: $0.shown) }
      let takesAll = options.names.isEmpty && options.filter == nil
      let outcome =
        try takesAll ? acceptance.acceptRenewingRecords(choices) : acceptance.accept(choices)
      for note in outcome.notes { Console.report(note) }
      try DecisionReport.list(outcome.done, verb: "accepted")
      if outcome.renewedCount > 0 {
        let records = DecisionReport.records(outcome)
        try Console.print("\(records) written anew: the pictures are the same\n")
      }
      try DecisionReport.end(
        outcome, chosen.isEmpty, verb: "accepted", left: try session.store.pending().count)
    }
  }

  private func takeBack(_ acceptance: Acceptance) throws {
    let outcome = try acceptance.undo()
    try DecisionReport.list(outcome.done, verb: "waits again:")
    if outcome.renewedCount > 0 {
      try Console.print("\(DecisionReport.records(outcome)) as before\n")
    } else if outcome.done.isEmpty, outcome.refused.isEmpty {
      try Console.print("Nothing was decided since the run.\n")
    }
    try DecisionReport.tellRefusals(outcome)
  }
}

/// What the commands that decide about snapshots say at their end.
enum DecisionReport {
  /// More names are counted.
  private static let mostNames = 12

  /// Says what was decided about.
  static func list(_ names: [String], verb: String) throws {
    let (shown, rest) = names.folded(to: mostNames)
    for name in shown { try Console.print("\(verb) \(name.escapingControls)\n") }
    if rest > 0 { try Console.print("… and \(rest) more\n") }
  }

  /// How many records were written, as the beginning of a line.
  static func records(_ outcome: Acceptance.Outcome) -> String {
    outcome.renewedCount == 1 ? "1 record" : "\(outcome.renewedCount) records"
  }

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
    let (shown, rest) = outcome.refusals.folded(to: mostNames)
    for line in shown { Console.report(line.escapingControls) }
    if rest > 0 { Console.report("… and \(rest) more are left as they are") }
    if !outcome.refused.isEmpty { throw ExitCode(ExitStatus.wrongDocument.rawValue) }
  }
}
