/// Every attribute of the markup, once.
///
/// The order is the order in which an element's attributes are applied: what others build on (the colour and the
/// size of the font) comes first, and a shorthand comes before what is narrower than it.
///
/// Deviation: CSS lets the later of two declarations win. Attributes of XML have no order, so that here the narrower one
/// wins (`margin-left` over `margin`), as in Yoga.
enum AttributeTable {
  /// All rows.
  static let all: [AttributeDefinition] =
    document + identity + text + inline + layout + edges + borders + paint + images + constraints

  /// The row of an attribute on an element, as an index into ``all``.
  static func row(of name: String, on element: ElementKind) -> Int? {
    rows[name]?.first { all[$0].elements.contains(element.set) }
  }

  /// The elements that take an attribute of this name; empty for a name that none takes.
  static func elements(taking name: String) -> ElementSet {
    (rows[name] ?? []).reduce([]) { $0.union(all[$1].elements) }
  }

  /// The names of the attributes of an element, in the order of the table.
  static func names(on element: ElementKind) -> [String] {
    all.filter { $0.elements.contains(element.set) }.map(\.name)
  }

  private static let rows: [String: [Int]] = Dictionary(
    grouping: all.indices, by: { all[$0].name })
}
