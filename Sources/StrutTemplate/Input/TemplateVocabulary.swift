/// What the language has to know of the plain one: names, and two grammars of values. It comes from whoever knows
/// the attributes.
package struct TemplateVocabulary: Sendable {
  /// The elements of plain documents.
  package var elements: Set<String>
  /// The attributes of boxes: what an instance hands on to the root box of its component.
  package var boxAttributes: Set<String>
  /// The attributes that name files.
  package var pathAttributes: Set<String>
  /// Whether a text is a colour.
  package var isColor: @Sendable (String) -> Bool
  /// Whether a text is a length or a percentage.
  package var isLength: @Sendable (String) -> Bool

  /// Joins what is known of plain documents.
  package init(
    elements: Set<String>, boxAttributes: Set<String>, pathAttributes: Set<String>,
    isColor: @escaping @Sendable (String) -> Bool, isLength: @escaping @Sendable (String) -> Bool
  ) {
    self.elements = elements
    self.boxAttributes = boxAttributes
    self.pathAttributes = pathAttributes
    self.isColor = isColor
    self.isLength = isLength
  }
}
