/// Names, and two grammars of values, for whoever writes documents.
extension MarkupVocabulary {
  /// The names of all elements.
  package static let elements = Set(ElementKind.allCases.map(\.rawValue))

  /// The names of the attributes that boxes take.
  package static let boxAttributes = Set(
    AttributeTable.names(on: .container) + AttributeTable.names(on: .item))

  /// Whether a text is a colour.
  @Sendable package static func isColor(_ text: String) -> Bool { parses(text, as: "color") }

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

  private static func parses(_ text: String, as attribute: String) -> Bool {
    AttributeTable.row(of: attribute, on: .item).map {
      AttributeTable.all[$0].fault(of: text) == nil
    } ?? false
  }
}
