import ArgumentParser
import Strut
import StrutCore

/// The command `strut`: its version and its subcommands.
struct StrutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Turns layout documents into pictures.",
    discussion: """
      A layout document is an XML file with boxes, texts and images; Strut places them as CSS flexbox \
      does and draws them.

      EXAMPLES:
        strut render card.xml                to card.png beside card.xml
        strut render card.xml -o card.svg    the extension is the format
        strut layout card.xml                prints where every box stands
        strut check *.xml                    reports everything wrong, draws nothing
        strut explain card.xml title         says which constraints place a view
        strut preview --open                 shows documents in a browser, live
        strut help render                    options and more examples of a command

      EXIT STATUS:
        0 done, 1 a document is wrong, 2 wrong usage, 4 a file cannot be read or \
      written, 70 a fault of Strut itself. With several inputs the largest counts.
      """,
    version: StrutVersion.current,
    subcommands: [
      RenderCommand.self, LayoutCommand.self, CheckCommand.self, FontsCommand.self,
      ExplainCommand.self, ExpandCommand.self,
      DumpCommand.self, TestCommand.self, RecordCommand.self, VerifyCommand.self,
      ReviewCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
      DiffCommand.self, ReportCommand.self, PreviewCommand.self,
      GalleryCommand.self,
    ])
}
