import ArgumentParser
import StrutCommandLine

/// `strut review`: a page of what the last run found different, served by `strut-serve`.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at what the last run found different, and accept or reject it, in a browser.",
    discussion: """
      The page is served on this machine only and draws nothing again. Keys: j and k go through the \
      snapshots, n and p through the changes in one, 1 to 5 choose side by side, slider, blink, onion \
      skin and difference, a accepts, r rejects, u takes back. \
      End with Control-C.
      """)

  @OptionGroup var options: ReviewOptions

  func run() throws {
    try SiblingProgram(name: "strut-serve").replaceThisProcess(
      arguments: ["review"] + options.arguments)
  }
}
