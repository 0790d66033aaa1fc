import StrutCore
import StrutSyntax

/// Why a value cannot be that of a parameter.
enum ParameterFault: Error {
  /// It is of the wrong kind.
  case kind(TemplateValue, ParameterType)
  /// It is none of those that the parameter takes.
  case value(String)
  /// A list or a record where there are only some values.
  case unprintable(TemplateValue)

  /// The fault in words.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that has the value; `nil` for one of the parameter's name.
  ///   - names: Whether a name has a meaning where the value is written.
  func diagnostic(
    of parameter: ParameterDefinition, at range: SourceRange, in attribute: String? = nil,
    knowing names: (String) -> Bool = { _ in false }
  ) -> Diagnostic {
    switch self {
    case .kind(let value, let kind):
      .wrongParameterType(
        parameter.name, value, type: kind.words,
        hint: Self.nameHint(value, attribute ?? parameter.name, names)
          ?? Self.emptyHint(value, kind, parameter.name) ?? Self.hint(value, for: kind), at: range)
    case .value(let text):
      .wrongParameterValue(parameter.name, text, accepted: parameter.accepted ?? [], at: range)
    case .unprintable(let value):
      .wrongParameterType(
        parameter.name, value, type: "one of \(Diagnostic.quoted(parameter.accepted ?? []))",
        at: range)
    }
  }

  /// The braces that are missing around a name.
  private static func nameHint(
    _ value: TemplateValue, _ attribute: String, _ names: (String) -> Bool
  ) -> String? {
    guard let text = value.text?.trimmed, let name = text.split(separator: ".").first,
      LanguageCheck.isVariable(String(name)), names(String(name)),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.[]".contains($0) })
    else { return nil }
    return "write \(attribute)=\"{\(text)}\""
  }

  /// What to write for a field of a table that is empty where a number is asked for: it does not take the default.
  private static func emptyHint(
    _ value: TemplateValue, _ kind: ParameterType, _ name: String
  ) -> String? {
    guard kind == .number || kind == .length, value.text?.trimmed == "",
      value.origin?.source.text.name.hasSuffix(".csv") == true
    else { return nil }
    return
      "an empty field is a text without characters, and takes no default: write type=\"text\", and {\(name) == '' ? 0 : value(\(name))}"
  }

  /// What was probably meant by a value of another kind.
  private static func hint(
    _ value: TemplateValue, for kind: ParameterType
  ) -> String? {
    let text = (value.printed ?? "").lowercased().filter { !$0.isWhitespace }
    switch kind {
    case .boolean:
      if ["true", "yes", "on", "1"].contains(text) { return "write true" }
      if ["false", "no", "off", "0"].contains(text) { return "write false" }
      return "a truth value is true or false"
    case .number, .length:
      guard text.hasSuffix("%") else {
        return ExpressionFaults.plainNumber(text).map { "write \($0)" }
      }
      let plain = String(text.dropLast())
      guard let number = TemplateNumber.value(spelling: plain) else { return nil }
      return "write \(plain), or \((number / 100).shortestDecimal) where a share is meant"
    case .list:
      guard value.text != nil else { return nil }
      if let hint = listHint(inFile: value.origin?.source.text.name) { return hint }
      return text.hasPrefix("[") ? "write it in braces: {[…]}" : "a list is written {['a', 'b']}"
    case .record: return value.text == nil ? nil : "a record comes from <data>"
    case .text, .color, .file: return nil
    }
  }
}

extension ParameterFault {
  /// How a file of data writes a list; `nil` where the value stands in no such file.
  private static func listHint(inFile name: String?) -> String? {
    switch name.flatMap(DataFormat.init(path:)) {
    case .csv?: "the fields of a CSV file are texts: a .json file has lists, [\"a\", \"b\"]"
    case .json?, .jsonl?: "a list is written [\"a\", \"b\"] there"
    case nil: nil
    }
  }
}

extension ParameterDefinition {
  /// The flag that gives values of the parameter's type.
  var flag: String { kind == .list || kind == .record ? "--set-json" : "--set" }

  /// A value as the parameter has it: texts that spell a number or a truth value are read where one is asked for.
  ///
  /// - Parameter path: Turns a path into one of the file of the parameter.
  func read(
    _ value: TemplateValue, vocabulary: TemplateVocabulary, path: (String) -> String
  ) throws(ParameterFault) -> TemplateValue {
    let typed = try typed(value, vocabulary, path)
    guard let accepted else { return typed }
    guard let text = value.printed else { throw .unprintable(value) }
    guard accepted.contains(text) || accepted.contains(where: { isSame($0, typed, vocabulary) })
    else { throw .value(text) }
    return typed
  }

  /// Whether a word of `values` spells a value of the parameter's type.
  private func isSame(
    _ word: String, _ typed: TemplateValue, _ vocabulary: TemplateVocabulary
  ) -> Bool {
    switch kind {
    case .number: TemplateNumber.value(spelling: word) == typed.number
    case .color: typed.text.map { vocabulary.isSameColor(word, $0) } ?? false
    case .length: typed.printed.map { vocabulary.isSameLength(word, $0) } ?? false
    case nil, .text, .boolean, .file, .list, .record: word == typed.printed
    }
  }

  private func typed(
    _ value: TemplateValue, _ vocabulary: TemplateVocabulary, _ path: (String) -> String
  ) throws(ParameterFault) -> TemplateValue {
    guard let kind else { return value }
    switch kind {
    case .text:
      guard let text = value.printed else { throw .kind(value, kind) }
      return TemplateValue(.text(text), origin: value.origin)
    case .number:
      if value.number != nil { return value }
      guard let text = value.text,
        let number = TemplateNumber.value(spelling: text.trimmed)
      else {
        throw .kind(value, kind)
      }
      return TemplateValue(.number(number), origin: value.origin)
    case .boolean:
      if case .boolean = value.kind { return value }
      let text = value.text?.trimmed
      guard text == "true" || text == "false" else {
        throw .kind(value, kind)
      }
      return TemplateValue(.boolean(text == "true"), origin: value.origin)
    case .color:
      guard let text = value.text, vocabulary.isColor(text) else { throw .kind(value, kind) }
      return value
    case .length:
      guard let text = value.printed, value.number != nil || value.text != nil,
        vocabulary.isLength(text)
      else { throw .kind(value, kind) }
      return value
    case .file:
      guard let text = value.text, !text.isEmpty else { throw .kind(value, kind) }
      var origin = value.origin
      origin?.isAsWritten = false
      return TemplateValue(.text(path(text)), origin: origin)
    case .list:
      guard value.list != nil else { throw .kind(value, kind) }
      return value
    case .record:
      guard value.record != nil else { throw .kind(value, kind) }
      return value
    }
  }
}
