import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut expand`: the plain documents that documents mean.
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Print the plain document that a document with components, tokens and data means.",
    discussion: """
      What comes out draws the same picture, byte for byte: components are written out, loops are unrolled, \
      ids are in full, comments are left out.

      EXAMPLES:
        strut expand orders.xml
        strut expand orders.xml --set title=Orders --theme dark
        strut expand orders.xml --case empty | strut render - -o empty.png
        strut expand kit.xml --component Badge --case error
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    try DocumentBatch(inputs: inputs, resources: resources, choices: try values.choices()).expand()
  }
}
