import ArgumentParser
import Strut
import StrutCore

/// How many pixels a point gets.
struct ScaleOptions: ParsableArguments {
  @Option(
    name: .customLong("scale"), parsing: .singleValue,
    help: ArgumentHelp(
      "Pixels for each point (default: 1); may be given several times, with {scale} in -o.",
      valueName: "factor"))
  var scales: [Scale] = []

  /// The scales that were asked for.
  var values: [Double] { scales.isEmpty ? [1] : scales.map(\.value) }
}

/// A positive, finite number.
struct Scale: ExpressibleByArgument {
  /// Pixels for each point.
  let value: Double

  init?(argument: String) {
    guard argument.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(argument), value.isFinite, value > 0
    else { return nil }
    self.value = value
  }
}
