import ArgumentParser
import StrutCommandLine

/// `strut preview`: documents as they are, live in a browser, served by `strut-serve`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Look at documents in a browser, and see every change as soon as it is saved.",
    discussion: """
      A gallery of all documents below the paths, and a page for each with an inspector that says why \
      every box is where it is. The pages are served on this machine only, unless --host says otherwise. \
      End with Control-C.

      EXAMPLES:
        strut preview                       everything below the working folder
        strut preview screens --open        a folder, in a browser that is opened
        strut preview card.xml --port 8080  one document, at an address that stays
      """)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    // What stands after the name of the command has been checked, and means the same to the server.
    try SiblingProgram(name: "strut-serve").replaceThisProcess(
      arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
