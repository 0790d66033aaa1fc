import ArgumentParser
import Strut
import StrutCore

/// How many pixels a point gets.
struct ScaleOptions: ParsableArguments {
  @Option(
    name: .customLong("scale"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Pixels for each point (default: 1); may be given several times, with {scale} in -o.",
      valueName: "factor"),
    transform: Scale.init)
  var scales: [Scale] = []

  /// The scales that were asked for.
  var values: [Double] { scales.isEmpty ? [1] : scales.map(\.value) }
}

/// A positive number that a picture can be drawn at.
struct Scale {
  /// Pixels for each point.
  let value: Double

  /// Reads the argument of `--scale`.
  init(_ argument: String) throws {
    guard argument.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(argument), value > 0
    else { throw ValidationError("it is a number above 0, such as 2 or 1.5") }
    guard PictureScale.isValid(value) else {
      throw ValidationError("it is at most \(PictureScale.largest)")
    }
    self.value = value
  }
}
