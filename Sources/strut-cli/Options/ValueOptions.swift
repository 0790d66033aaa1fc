import ArgumentParser
import Strut
import StrutCore
import StrutFormats

/// What a command chooses of documents: values, theme, language, case.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A text for a parameter or data of the document.", valueName: "name=text"))
  var texts: [String] = []

  @Option(
    name: .customLong("set-json"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Any value for a parameter or data, as JSON.", valueName: "name=json"))
  var values: [String] = []

  @Option(
    name: .customLong("data"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A file for data of the document: .json, .jsonl or .csv.", valueName: "name=file"))
  var data: [String] = []

  @Option(help: ArgumentHelp("The theme (default: base).", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("The language, as a BCP 47 tag such as de-AT.", valueName: "tag"))
  var locale: String?

  @Option(
    name: .customLong("case"), help: ArgumentHelp("The case of the document.", valueName: "name"))
  var caseName: String?

  @Option(help: ArgumentHelp("The component of a library that is taken.", valueName: "name"))
  var component: String?

  @Option(help: ArgumentHelp("The most elements and turns (default: 1000000).", valueName: "count"))
  var maxElements: Int?

  @Option(
    help: ArgumentHelp("The most components in one another (default: 100).", valueName: "count"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("The most bytes of text (default: 16 MB).", valueName: "bytes"))
  var maxText: Int?

  @Option(help: ArgumentHelp("The most bytes of data (default: 64 MB).", valueName: "bytes"))
  var maxData: Int?

  func validate() throws {
    for (name, value) in [
      ("--max-elements", maxElements), ("--max-depth", maxDepth), ("--max-text", maxText),
      ("--max-data", maxData),
    ] {
      if let value, !(1...Int(Int32.max)).contains(value) {
        throw ValidationError("\(name) takes a number from 1 to \(Int32.max)")
      }
    }
    if let locale, LanguageTag(locale) == nil, LanguageTag.areSupported {
      throw ValidationError("--locale: '\(locale)' is no language tag such as en, de-AT or zh-Hant")
    }
    _ = try choices()
  }

  /// What was chosen.
  func choices() throws -> TemplateChoices {
    var choices = TemplateChoices()
    for text in texts {
      let (name, value) = try Self.pair(text, of: "--set", example: "title=Hello")
      choices.values.append((name, .text(value)))
    }
    for text in values {
      let (name, value) = try Self.pair(text, of: "--set-json", example: "n=3")
      do {
        choices.values.append((name, try TemplateValue(json: value)))
      } catch {
        throw ValidationError("--set-json \(name): \(error)")
      }
    }
    choices.data = try data.map { try Self.pair($0, of: "--data", example: "orders=orders.json") }
    choices.theme = theme
    choices.locale = locale
    choices.caseName = caseName
    choices.component = component
    if let maxElements { choices.limits.elements = maxElements }
    if let maxDepth { choices.limits.depth = maxDepth }
    if let maxText { choices.limits.text = maxText }
    if let maxData { choices.limits.data = maxData }
    return choices
  }

  private static func pair(
    _ text: String, of option: String, example: String
  ) throws -> (String, String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw ValidationError("\(option) takes a name and a value, such as '\(example)'")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}
