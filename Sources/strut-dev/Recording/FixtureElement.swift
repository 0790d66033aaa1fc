/// An element of a fixture's document, with its attributes and content as written, references included.
struct FixtureElement {
  /// What stands between an element's tags.
  enum Content {
    case element(FixtureElement)
    case text(String)
  }

  var name: String
  /// In document order, each name once.
  var attributes: [(name: String, value: String)]
  var content: [Content]

  /// The value of an attribute, `nil` where it is missing.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The child elements, in document order.
  var children: [FixtureElement] {
    content.compactMap { part in
      if case .element(let element) = part { element } else { nil }
    }
  }

  /// Whether the element is a box of its own: `<container>` or `<item>`.
  var isBox: Bool { name == "container" || name == "item" }
}
