import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut explain`: why views of constraint containers stand where they stand.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which statements place a view of a constraint container.",
    discussion: """
      For each of left, top, width and height of the view it lists the sizes and statements that the \
      number depends on, each with its line, and then the optional constraints on the view that gave way.

      EXAMPLES:
        strut explain cell.xml title
        strut explain cell.xml          explains every view
      """)

  @Argument(
    help: ArgumentHelp(
      "A layout document; '-' is standard input, whose paths start from the current folder.",
      valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var file: String

  @Argument(help: ArgumentHelp("The id of a view; all views without.", valueName: "id"))
  var id: String?

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    let batch = try DocumentBatch(
      files: [file], threadCount: 1, resources: resources, canvas: try canvas.overrides(),
      choices: try values.choices())
    let id = id
    try batch.run { _, document, report in
      guard let explanation = document.constraintReport else { return }
      do throws(ConstraintReport.Failure) {
        report.output = try explanation.text(id: id)
      } catch {
        report.fail(.wrongUsage, error)
      }
    }
  }
}
