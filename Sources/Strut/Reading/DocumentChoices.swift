import FoundationEssentials
import StrutFormats
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

  /// Creates choices whose parameters and data are the fields of a value.
  ///
  /// ```swift
  /// struct Parameters: Encodable { var title: String, orders: [Order] }
  /// let choices = try DocumentChoices(
  ///   encoding: Parameters(title: "Orders", orders: orders), theme: "dark")
  /// ```
  ///
  /// - Throws: `EncodingError` where ``DocumentValue/init(encoding:)`` does, and for a value without named fields.
  public init(
    encoding value: some Encodable, theme: String? = nil, locale: String? = nil,
    caseName: String? = nil
  ) throws {
    guard case .record(let fields) = try DocumentValue(encoding: value) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "parameters are the named fields of a value"))
    }
    self.init(parameters: fields, theme: theme, locale: locale, caseName: caseName)
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

  /// Takes what a value encodes, as JSON has it: dates as texts like `2026-11-20T08:30:00Z`, data as base 64, and
  /// numbers as `Double`, so that whole ones beyond 2^53 are rounded: encode such ids as texts.
  ///
  /// - Throws: `EncodingError` where the value does, for a number that is infinite or none, and for values that are
  ///   nested more than 256 deep.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let bytes = Array(try encoder.encode(value))
    do throws(JSONFault) {
      self.init(try JSONParser.parse(bytes))
    } catch {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "\(error)"))
    }
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let values): self = .list(values.map(DocumentValue.init))
    case .object(let members):
      self = .record(
        Dictionary(members.map { ($0.name, DocumentValue($0.value)) }) { _, last in last })
    }
  }

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
