import StrutTemplate

/// What a program chooses of a document with parameters, themes, languages and cases.
///
/// ```swift
/// let choices = DocumentChoices(
///   parameters: ["title": "Orders", "orders": [["id": "A-17", "late": true]]], theme: "dark", locale: "de")
/// let document = try Document(contentsOf: url, choices: choices)
/// ```
public struct DocumentChoices: Sendable {
  /// The values of parameters and data, by their names.
  public var parameters: [String: DocumentValue]
  /// The theme; `nil` for the base.
  public var theme: String?
  /// The language as a BCP 47 tag; `nil` for that of the document.
  public var locale: String?
  /// The case; `nil` for none.
  public var caseName: String?

  /// Creates choices; without arguments everything is as the document says.
  public init(
    parameters: [String: DocumentValue] = [:], theme: String? = nil, locale: String? = nil,
    caseName: String? = nil
  ) {
    self.parameters = parameters
    self.theme = theme
    self.locale = locale
    self.caseName = caseName
  }

  /// The choices as the language takes them.
  var template: TemplateChoices {
    var choices = TemplateChoices()
    choices.values = parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value.template) }
    choices.theme = theme
    choices.locale = locale
    choices.caseName = caseName
    return choices
  }
}

/// A value for a parameter or data of a document: what JSON has.
public enum DocumentValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, which must be finite.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in order.
  case list([DocumentValue])
  /// Named values.
  case record([String: DocumentValue])

  /// The value as the language has it.
  var template: TemplateValue {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let value): value.isFinite ? .number(value) : .null
    case .text(let value): .text(value)
    case .list(let values): .list(values.map(\.template))
    case .record(let fields):
      .record(
        TemplateRecord(
          fields.sorted { $0.key < $1.key }.map { TemplateRecord.Field($0.key, $0.value.template) })
      )
    }
  }
}

extension DocumentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Nothing.
  public init(nilLiteral: ()) { self = .null }
  /// Values in order.
  public init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }
  /// Named values; of two of one name the last one counts.
  public init(dictionaryLiteral elements: (String, DocumentValue)...) {
    self = .record(Dictionary(elements) { _, last in last })
  }
}
