/// Names, and two grammars of values, for whoever writes documents.
extension MarkupVocabulary {
  /// The names of all elements.
  package static let elements = Set(ElementKind.allCases.map(\.rawValue))

  /// The names of the attributes that boxes take.
  package static let boxAttributes = Set(
    AttributeTable.names(on: .container) + AttributeTable.names(on: .item))

  /// Whether a text is a colour.
  @Sendable package static func isColor(_ text: String) -> Bool { parses(text, as: "color") }

  /// Whether two texts are the same colour.
  @Sendable package static func isSameColor(_ a: String, _ b: String) -> Bool {
    value(a, ValueSyntax.color).map { $0 == value(b, ValueSyntax.color) } ?? false
  }

  /// Whether two texts are the same length or percentage.
  @Sendable package static func isSameLength(_ a: String, _ b: String) -> Bool {
    value(a, ValueSyntax.lengthOrPercentage).map {
      $0 == value(b, ValueSyntax.lengthOrPercentage)
    } ?? false
  }

  /// Whether a text is a length or a percentage.
  @Sendable package static func isLength(_ text: String) -> Bool {
    parses(text, as: "left") && text != "auto"
  }

  /// Why a text is no value of an attribute of an element; `nil` where it is one.
  package static func fault(of text: String, for attribute: String, on element: String) -> String? {
    guard let kind = ElementKind(rawValue: element),
      let row = AttributeTable.row(of: attribute, on: kind)
    else { return "<\(element)> has no such attribute" }
    return AttributeTable.all[row].fault(of: text)?.message
  }

  /// The value that all of a text is; `nil` where it is none, or one that depends on fonts.
  private static func value<Value>(_ text: String, _ syntax: ValueSyntax<Value>) -> Value? {
    var parser = ValueParser(ValueText(text))
    guard let value = try? syntax.parse(&parser), (try? parser.finish()) != nil,
      !parser.usesFontUnits
    else { return nil }
    return value
  }

  private static func parses(_ text: String, as attribute: String) -> Bool {
    AttributeTable.row(of: attribute, on: .item).map {
      AttributeTable.all[$0].fault(of: text) == nil
    } ?? false
  }
}
