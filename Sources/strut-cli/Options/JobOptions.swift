import ArgumentParser
import StrutCommandLine

/// How many documents a command works on at once.
struct JobOptions: ParsableArguments {
  private static let accepted = 1...1024

  @Option(
    name: [.customShort("j", allowingJoined: true), .customLong("jobs")], parsing: .unconditional,
    help: ArgumentHelp(
      "How many documents to work on at once (default: one for each processor).",
      valueName: "count"),
    transform: JobOptions.number)
  var jobs: Int?

  /// The number of threads.
  var threadCount: Int { jobs ?? Processors.available }

  private static func number(_ argument: String) throws -> Int {
    guard let count = Int(argument), accepted.contains(count) else {
      throw ValidationError(
        "it is a number from \(accepted.lowerBound) to \(accepted.upperBound)")
    }
    return count
  }
}
