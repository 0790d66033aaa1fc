import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut check`: everything that is wrong with documents.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every error and warning of documents without drawing them.",
    discussion: """
      Errors and warnings go to standard error, each with its place, the source line and what to do. \
      The exit status is 1 where a document has an error, 0 where it has warnings at most.

      EXAMPLES:
        strut check card.xml
        strut check screens/*.xml
        generate-card | strut check -
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    try DocumentBatch(inputs: inputs, resources: resources, choices: try values.choices()).check()
  }
}
