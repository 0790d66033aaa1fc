import ArgumentParser
import Strut
import StrutCore

/// What the command says about the canvas in place of the document.
struct CanvasOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The canvas's width in points, or 'auto'.", valueName: "points"))
  var width: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The canvas's height in points, or 'auto'.", valueName: "points"))
  var height: String?

  @Option(help: ArgumentHelp("What fills the canvas, as in the document.", valueName: "colour"))
  var background: String?

  /// The options that can be why a canvas is empty or too large, as they were given.
  var extremeSizes: [String] {
    [("--width", width), ("--height", height)].compactMap { name, value in
      guard let value, let size = Double(value.replacing("px", with: "")),
        !Self.ordinarySizes.contains(size)
      else { return nil }
      return "\(name) \(value)"
    }
  }

  /// Sizes in points that alone make no canvas empty or too large.
  private static let ordinarySizes = 1.0...8192

  /// What replaces the values of the documents.
  func overrides() throws -> CanvasOverrides {
    do throws(CanvasOverrides.Fault) {
      return try CanvasOverrides(width: width, height: height, background: background)
    } catch {
      throw ValidationError("--\(error.attribute): \(error.message)")
    }
  }
}
