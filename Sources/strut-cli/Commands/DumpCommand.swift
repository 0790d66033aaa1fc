import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut dump`: what each stage makes of documents, for those who work on Strut.
struct DumpCommand: ParsableCommand {
  /// A stage whose result is printed.
  enum Stage: String, EnumerableFlag {
    case boxes
    case frames
    case displayList

    static func help(for stage: Stage) -> ArgumentHelp? {
      switch stage {
      case .boxes: "The boxes with every value that is not the initial one."
      case .frames: "Where the boxes stand."
      case .displayList: "What is painted, in its order."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print what a stage makes of documents.",
    discussion: """
      EXAMPLES:
        strut dump --boxes card.xml
        strut dump --display-list card.xml
      """)

  @OptionGroup var inputs: InputOptions
  @Flag(exclusivity: .exclusive) var stage: Stage
  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    let batch = try DocumentBatch(
      inputs: inputs, resources: resources, canvas: try canvas.overrides(),
      choices: try values.choices())
    let stage = stage
    let files = inputs.files
    try batch.run { index, document, report in
      guard let placed = document.placed else { return }
      switch stage {
      case .boxes: report.output = placed.boxes.dump
      case .frames: report.output = document.layoutRecord(file: files[index])?.table ?? ""
      case .displayList: report.output = placed.displayList(scale: 1, pixelGrid: 1).dump()
      }
    }
  }
}
