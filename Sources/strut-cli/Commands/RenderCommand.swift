import ArgumentParser
import Strut
import StrutCore

/// `strut render`: documents to pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw documents as PNG, SVG or PDF.",
    discussion: """
      Without -o each picture stands beside its document. A picture appears only when it is complete; \
      a document with an error leaves what was there before.

      EXAMPLES:
        strut render card.xml                               card.png beside card.xml
        strut render card.xml -o card.pdf                   the extension says the format
        strut render screens/*.xml -o out                   out/NAME.png for each document
        strut render screens/*.xml -o 'out/{name}.svg'      out/NAME.svg for each document
        strut render card.xml --scale 1 --scale 2 -o '{name}@{scale}x.png'
        strut render card.xml --width 320 --background white -o narrow.png
        generate-card | strut render - -o - --format svg > card.svg
      """)

  @OptionGroup var inputs: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, an existing folder, or a template with {name} and {scale}; '-' is standard output.",
      valueName: "out"))
  var output: String?

  @Option(help: "png, svg or pdf (default: what the extension of -o says, else png).")
  var format: OutputFormat?

  @OptionGroup var scale: ScaleOptions
  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func run() throws {
    let plan = try OutputPlan(
      inputs: inputs.files, output: output, format: format, scales: scale.values)
    let batch = try DocumentBatch(
      inputs: inputs, resources: resources, canvas: try canvas.overrides())
    let writer = FileWriter(temporaryFiles: ProcessEnd.temporaryFiles)
    try batch.run { index, document, report in
      for picture in plan.pictures[index] {
        Self.draw(document, as: plan.format, picture, with: writer, reporting: &report)
      }
    }
  }

  /// Draws one picture and puts it in its place.
  private static func draw(
    _ document: ProcessedDocument, as format: OutputFormat, _ picture: OutputPlan.Picture,
    with writer: FileWriter, reporting report: inout DocumentReport
  ) {
    guard let placed = document.placed else { return }
    do throws(DrawingError) {
      let bytes = try placed.draw(format, scale: picture.scale)
      try write(bytes, to: picture.destination, with: writer)
    } catch {
      report.add(error)
    }
  }
}

extension OutputFormat: ExpressibleByArgument {}
