import FoundationEssentials
import StrutCore
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
  /// The component of a library that is taken in place of a document, with the parameters as its own; `nil` for none.
  public var component: String?

  /// Creates choices; without arguments everything is as the document says.
  public init(
    parameters: [String: DocumentValue] = [:], theme: String? = nil, locale: String? = nil,
    caseName: String? = nil, component: String? = nil
  ) {
    self.parameters = parameters
    self.theme = theme
    self.locale = locale
    self.caseName = caseName
    self.component = component
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
    caseName: String? = nil, component: String? = nil
  ) throws {
    guard case .record(let fields) = try DocumentValue(encoding: value).content else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "parameters are the named fields of a value"))
    }
    self.init(
      parameters: fields, theme: theme, locale: locale, caseName: caseName, component: component)
  }

  /// The choices as the language takes them.
  ///
  /// - Throws: What is wrong with a value: it is nested deeper than the limits of the document allow.
  func template(within limits: Limits) throws(DocumentValue.DepthFault) -> TemplateChoices {
    let deepest = limits.whole(.depth)
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) where value.depth > deepest {
      throw DocumentValue.DepthFault(name: name, deepest: deepest)
    }
    var choices = TemplateChoices()
    choices.values = parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value.template) }
    choices.theme = theme
    choices.locale = locale
    choices.caseName = caseName
    choices.component = component
    return choices
  }
}
