import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore

/// `strut layout`: where the boxes of documents stand.
struct LayoutCommand: ParsableCommand {
  /// How frames are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print where every box of documents stands.",
    discussion: """
      x and y are relative to the parent's border box; sizes are border boxes, in points. With \
      '--format json' each document is one line with one object, in the order of the inputs; a document \
      that is wrong has an object with 'error' in its place.

      EXAMPLES:
        strut layout card.xml
        strut layout card.xml --width 320
        strut layout screens/*.xml --format json > frames.jsonl
      """)

  @OptionGroup var inputs: InputOptions

  @Option(help: "How frames are printed: a table for people, or JSON.")
  var format = Format.text

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    let batch = try DocumentBatch(
      inputs: inputs, resources: resources, canvas: try canvas.overrides(),
      choices: try values.choices())
    let format = format
    let files = inputs.files
    try batch.run { file, error in
      format == .json
        ? LayoutRecord.json(
          file: file, error: error.description, at: SourcePosition(line: 1, column: 1)) + "\n" : ""
    } work: { index, document, report in
      report.output = Self.output(of: document, named: files[index], as: format)
    }
  }

  private static func output(
    of document: ProcessedDocument, named file: String, as format: Format
  ) -> String {
    switch (format, document.layoutRecord(file: file)) {
    case (.text, let record): record?.table ?? ""
    case (.json, let record?): record.json + "\n"
    case (.json, nil): document.errorRecord(file: file) + "\n"
    }
  }
}
