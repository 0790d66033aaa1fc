import ArgumentParser
import StrutCommandLine

/// The start of the process.
@main
enum Main {
  static func main() { CommandProcess.main(ServeCommand.self) }
}

/// `strut-serve`: the pages of `strut` for browsers.
///
/// A program of its own, since what it links would make every other command start slowly.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut-serve",
    abstract: "Serves the pages of 'strut preview' and 'strut review', which start it.",
    subcommands: [ServePreviewCommand.self, ServeReviewCommand.self])
}
