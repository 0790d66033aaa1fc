import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// `strut render`: documents to pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw documents as PNG, SVG or PDF.",
    discussion: """
      Without -o each picture stands beside its document. A picture appears only when it is complete; \
      a document with an error leaves what was there before.

      EXAMPLES:
        Draw card.png beside card.xml, then a PDF:
          strut render card.xml
          strut render card.xml -o card.pdf
        Draw many documents into a folder, as PNG or as SVG:
          strut render screens/*.xml -o out
          strut render screens/*.xml -o 'out/{name}.svg'
        Draw two resolutions:
          strut render card.xml --scale 1 --scale 2 -o '{name}@{scale}x.png'
        Try another canvas:
          strut render card.xml --width 320 --background white -o narrow.png
        Draw a picture for each row of a table:
          strut render card.xml --rows people.csv -o 'out/{id}.png'
        Draw what another program writes:
          generate-card | strut render - --format svg > card.svg
      """)

  @OptionGroup var inputs: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, an existing folder, or a template with {name} and {scale}, with --rows also with the fields of a row; '-' is standard output.",
      valueName: "out"))
  var output: String?

  @Option(help: "png, svg or pdf (default: what the extension of -o says, else png).")
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp(
      "Texts in SVG: 'outlines' look the same everywhere, 'text' can be found, selected and edited, 'embedded' is text with its fonts in the file (default: what 'svgText' in strut.json says, else outlines).",
      valueName: "mode"))
  var svgText: SVGTextMode?

  @OptionGroup var scale: ScaleOptions
  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Rows") var rows: RowOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    if let file = rows.file { return try drawRows(of: file) }
    let choices = try values.choices()
    let plan = try OutputPlan(
      inputs: inputs.files, data: choices.data.map(\.path), output: output, format: format,
      scales: scale.values)
    try plan.rejectMissingFolders()
    let batch = try DocumentBatch(
      inputs: inputs, resources: resources, canvas: try canvas.overrides(), choices: choices)
    try plan.rejectFilesInUse(by: batch)
    let output = try pictureOutput(format: plan.format)
    let modes = try textModes(of: inputs.files, format: plan.format)
    try batch.run { index, document, report in
      for picture in plan.pictures[index] {
        output.draw(document, picture, svgText: modes[index], reporting: &report)
      }
    }
  }
}

extension RenderCommand {
  /// Draws the document once for each row of a file.
  private func drawRows(of file: String) throws {
    guard inputs.files.count == 1 else {
      throw ValidationError("--rows draws one document, and there are \(inputs.files.count)")
    }
    if inputs.files == ["-"], file == "-" {
      throw ValidationError("standard input ('-') can be read only once")
    }
    let choices = try values.choices()
    let rows = try RowReader.read(file, limits: resources.folders.limits.limits)
    if rows.count == 0 {
      Console.report("strut: warning: there are no rows in '\(file)', and nothing is drawn")
    }
    let target = try OutputTarget(output, format: format, takesFields: true)
    let plan = try RowPlan(
      rows, input: inputs.files[0], reading: [file] + choices.data.map(\.path), target: target,
      scales: scale.values, shard: self.rows.shard)
    let batch = try RowBatch(
      plan: plan, threadCount: inputs.jobs.threadCount, resources: resources,
      canvas: try canvas.overrides(), choices: choices)
    let modes = try textModes(of: inputs.files, format: target.format)
    try batch.run(pictureOutput(format: target.format), svgText: modes[0])
  }

  /// How SVG files of documents have texts: what the flag says, or else the nearest `strut.json`.
  private func textModes(of files: [String], format: OutputFormat) throws -> [SVGTextMode] {
    if let svgText { return files.map { _ in svgText } }
    guard format == .svg else { return files.map { _ in .outlines } }
    var configurations = DocumentConfigurations()
    return try files.map { try configurations.configuration(of: $0).svgText ?? .outlines }
  }

  private func pictureOutput(format: OutputFormat) throws -> PictureOutput {
    if svgText != nil, format != .svg {
      throw ValidationError("--svg-text is about SVG, and the pictures are \(format.rawValue)")
    }
    return PictureOutput(
      format: format, date: try CreationDate.fromEnvironment(), extremeSizes: canvas.extremeSizes,
      writer: FileWriter(temporaryFiles: ProcessEnd.temporaryFiles))
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension SVGTextMode: ExpressibleByArgument {}
