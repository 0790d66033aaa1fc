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

  func validate() throws {
    if let locale, !LanguageTag.isChoice(locale) {
      throw ValidationError("--locale: \(LanguageTag.unknownChoice(locale))")
    }
    _ = try choices()
  }

  /// Whether anything was chosen.
  var chooses: Bool {
    !(texts.isEmpty && values.isEmpty && data.isEmpty)
      || [theme, locale, caseName, component].contains { $0 != nil }
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
        let fault = "\(error)".replacing("the file", with: "the value")
        throw ValidationError("--set-json \(name): \(fault)\(Self.advice(name, value))")
      }
    }
    choices.data = try data.map { try Self.pair($0, of: "--data", example: "orders=orders.json") }
    choices.theme = theme
    choices.locale = locale
    choices.caseName = caseName
    choices.component = component
    return choices
  }

  /// What gives a value that is no JSON: a text, or the name of a file.
  private static func advice(_ name: String, _ value: String) -> String {
    let path = value.hasPrefix("@") ? value.dropFirst() : value[...]
    if path.hasSuffix(".json") || path.hasSuffix(".jsonl") || path.hasSuffix(".csv") {
      return "; a <data> takes a file by --data \(name)=\(path)"
    }
    guard value.first?.isLetter == true else { return "" }
    return "; a text is given by --set \(name)=\(value.contains(" ") ? "'\(value)'" : value)"
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
