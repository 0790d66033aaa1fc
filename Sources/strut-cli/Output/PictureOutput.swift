import Strut
import StrutCommandLine
import StrutCore

/// Draws pictures and puts them in their places.
struct PictureOutput: Sendable {
  /// What every picture is.
  let format: OutputFormat
  /// When a PDF says that it was made, in seconds since 1970.
  let date: Int
  /// The options of the command that can be why a canvas is empty or too large.
  let extremeSizes: [String]
  /// Writes files.
  let writer: FileWriter

  /// Draws one picture of a document, unless the document is wrong.
  ///
  /// - Parameter svgText: How an SVG has texts.
  func draw(
    _ document: ProcessedDocument, _ picture: OutputPlan.Picture, svgText: SVGTextMode,
    reporting report: inout DocumentReport
  ) {
    guard let placed = document.placed else { return }
    do throws(DrawingError) {
      put(
        try placed.draw(format, scale: picture.scale, svgText: svgText, date: date),
        at: picture.destination, reporting: &report)
    } catch {
      switch error {
      case .overdue(let diagnostic):
        report.add([diagnostic], in: document.source)
        report.isOverdue = true
      case .document(let diagnostic) where extremeSizes.isEmpty:
        report.add([diagnostic], in: document.source)
      case .document(let diagnostic):
        let options = extremeSizes.joined(separator: " ")
        report.fail(
          .wrongUsage, "\(document.source.name): \(diagnostic.message) (with \(options))")
      case .scale(let message):
        report.fail(.wrongUsage, "\(document.source.name): \(message)")
      case .environment(let message):
        report.fail(.environment, "\(document.source.name): \(message)")
      case .fault(let message):
        report.fail(.internalFault, "\(document.source.name): \(message)")
      }
    }
  }

  private func put(
    _ bytes: [UInt8], at destination: OutputPlan.Destination,
    reporting report: inout DocumentReport
  ) {
    do throws(FileError) {
      switch destination {
      case .standardOutput: try Console.write(bytes)
      case .file(let path): try writer.write(bytes, to: path)
      }
    } catch {
      report.fail(.environment, error)
    }
  }
}
