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

  @OptionGroup var jobs: JobOptions

  func validate() throws {
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input ('-') can be read only once")
    }
    if files.contains("") { throw ValidationError("a file name is empty") }
  }
}
