import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// What the flags say about cases, in place of `strut.json`.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("viewport"), parsing: .singleValue,
    help: ArgumentHelp(
      "A canvas size to draw at; may be given several times.", valueName: "name=width[xheight]"))
  var viewports: [Viewport] = []

  @Option(
    name: .customLong("theme"), parsing: .singleValue,
    help: ArgumentHelp("A theme to draw in; may be given several times.", valueName: "name"))
  var themes: [String] = []

  @Option(
    name: .customLong("locale"), parsing: .singleValue,
    help: ArgumentHelp(
      "A language to draw in, such as de-AT; may be given several times.", valueName: "tag"))
  var locales: [String] = []

  @Option(
    name: .customLong("direction"), parsing: .singleValue,
    help: ArgumentHelp("A base direction to draw in; may be given several times."))
  var directions: [WritingDirection] = []

  @Option(
    name: .customLong("scale"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Pixels for each point (default: 1); may be given several times.", valueName: "factor"),
    transform: Scale.init)
  var scales: [Scale] = []

  @Option(
    name: .customLong("tolerance"), parsing: .singleValue,
    help: ArgumentHelp(
      "Which differences pass: exact (the default), antialiasing, or PIXELS,CHANNEL; with PATH= for one document or folder.",
      valueName: "[path=]tolerance"))
  var tolerances: [ToleranceArgument] = []

  @OptionGroup(title: "Cases") var folders: FolderOptions

  func validate() throws {
    for scale in scales where !Configuration.isScale(scale.value) {
      throw ValidationError("--scale takes numbers up to 64")
    }
    if let name = Self.firstRepeated(viewports.map(\.name)) {
      throw ValidationError("two viewports are called '\(name)'")
    }
    if Self.firstRepeated(scales.map(\.value)) != nil {
      throw ValidationError("a scale is given twice")
    }
    if Self.firstRepeated(themes) != nil { throw ValidationError("a theme is given twice") }
    if Self.firstRepeated(locales) != nil { throw ValidationError("a locale is given twice") }
    for theme in themes where !Configuration.isTheme(theme) {
      throw ValidationError("--theme: '\(theme)' is no name of a theme")
    }
    for locale in locales where !LanguageTag.isChoice(locale) {
      throw ValidationError("--locale: \(LanguageTag.unknownChoice(locale))")
    }
    for path in tolerances.compactMap(\.path) where !FileSystem.exists(path) {
      throw ValidationError("--tolerance: there is no document or folder '\(path)'")
    }
    if Self.firstRepeated(directions) != nil { throw ValidationError("a direction is given twice") }
  }

  /// What the flags say.
  ///
  /// - Parameter folder: The absolute path that paths in flags start from.
  func configuration(in folder: String) -> Configuration {
    var configuration = folders.configuration(in: folder)
    configuration.viewports = viewports.isEmpty ? nil : viewports
    configuration.themes = themes.isEmpty ? nil : themes
    configuration.locales = locales.isEmpty ? nil : locales
    configuration.directions = directions.isEmpty ? nil : directions
    configuration.scales = scales.isEmpty ? nil : scales.map(\.value)
    configuration.tolerance = tolerances.last { $0.path == nil }?.tolerance
    configuration.tolerances = tolerances.compactMap { argument in
      argument.path.map {
        PathTolerance(path: FilePath.resolve(folder, $0), tolerance: argument.tolerance)
      }
    }
    return configuration
  }

  private static func firstRepeated<Value: Hashable>(_ values: [Value]) -> Value? {
    var seen: Set<Value> = []
    return values.first { !seen.insert($0).inserted }
  }
}

/// A tolerance, for everything or for one document or folder.
struct ToleranceArgument: ExpressibleByArgument {
  /// The document or the folder; `nil` for everything.
  let path: String?
  /// The tolerance.
  let tolerance: Tolerance

  init?(argument: String) {
    let equals = argument.lastIndex(of: "=")
    let value = equals.map { String(argument[argument.index(after: $0)...]) } ?? argument
    guard let tolerance = Tolerance(argument: value) else { return nil }
    self.tolerance = tolerance
    path = equals.map { String(argument[..<$0]) }
  }
}

extension Viewport: ExpressibleByArgument {}
extension WritingDirection: ExpressibleByArgument {}
