import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// Which documents a command works on, and how many at once.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Layout documents; '-' is standard input, whose paths start from the current folder.",
      valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var files: [String]

  @Option(
    name: [.customShort("j", allowingJoined: true), .customLong("jobs")], parsing: .unconditional,
    help: ArgumentHelp(
      "How many documents to work on at once (default: one for each processor).",
      valueName: "count"),
    transform: JobCount.number)
  var jobs: Int?

  func validate() throws {
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input ('-') can be read only once")
    }
    if files.contains("") { throw ValidationError("a file name is empty") }
  }

  /// The number of threads.
  var threadCount: Int { jobs ?? Processors.available }
}
