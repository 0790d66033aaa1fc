import ArgumentParser
import Strut
import StrutCore

/// What the command says about the canvas in place of the document.
struct CanvasOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The canvas's width in points, or 'auto'.", valueName: "points"))
  var width: String?

  @Option(help: ArgumentHelp("The canvas's height in points, or 'auto'.", valueName: "points"))
  var height: String?

  @Option(help: ArgumentHelp("What fills the canvas, as in the document.", valueName: "colour"))
  var background: String?

  /// What replaces the values of the documents.
  func overrides() throws -> CanvasOverrides {
    do throws(CanvasOverrides.Fault) {
      return try CanvasOverrides(width: width, height: height, background: background)
    } catch {
      throw ValidationError("--\(error.attribute): \(error.message)")
    }
  }
}
