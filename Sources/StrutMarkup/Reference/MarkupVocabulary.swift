/// What the markup calls things, for whoever makes other spellings of it.
package enum MarkupVocabulary {
  /// One attribute that `<layout>`, boxes or spans have.
  package struct Attribute: Hashable, Sendable {
    /// The name in the markup.
    package let name: String
    /// The grammar of the value, in CSS's value definition syntax.
    package let values: String
    /// The initial value as it is written; empty where there is none.
    package let initial: String
    /// One sentence.
    package let summary: String
    /// The part of the reference that describes it, in one word: `flex`, `text`.
    package let section: String
    /// Whether boxes or texts inside take over the value.
    package let isInherited: Bool
    /// Whether boxes have it.
    package let isOfBoxes: Bool
    /// Whether items have it and containers do not.
    package let isOfItems: Bool
    /// Whether spans have it.
    package let isOfSpans: Bool
  }

  /// The attributes of `<layout>`, boxes and spans, once for each name, in alphabetical order.
  ///
  /// Where `<layout>` and boxes have attributes of one name the box's is described.
  package static let attributes: [Attribute] = {
    var found: [String: Attribute] = [:]
    let carriers: ElementSet = [.layout, .container, .item, .span]
    for row in AttributeTable.all where !row.elements.isDisjoint(with: carriers) {
      let boxes = row.elements.intersection([.container, .item])
      let isOfBoxes = !boxes.isEmpty
      if found[row.name]?.isOfBoxes ?? false, !isOfBoxes { continue }
      found[row.name] = Attribute(
        name: row.name, values: row.values,
        initial: AttributeDefinition.wordsForNoValue.contains(row.initial) ? "" : row.initial,
        summary: row.summary, section: "\(row.section)", isInherited: row.isInherited,
        isOfBoxes: isOfBoxes, isOfItems: boxes == .item, isOfSpans: row.elements.contains(.span))
    }
    return found.values.sorted { $0.name < $1.name }
  }()

  /// The names of colours, in alphabetical order.
  package static var colorNames: [String] { (NamedColors.names + ["currentColor"]).sorted() }
}
