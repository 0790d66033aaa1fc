import StrutCore
import StrutSyntax

/// What the language has to know of the plain one: names, grammars of values, and words. It comes from whoever knows the
/// attributes.
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
  /// Whether two texts are the same colour.
  package var isSameColor: @Sendable (String, String) -> Bool
  /// Whether two texts are the same length or percentage.
  package var isSameLength: @Sendable (String, String) -> Bool
  /// What is wrong with parts of plain documents.
  package var faults: Faults

  /// What is said of parts of plain documents that are not put together.
  package struct Faults: Sendable {
    /// Where an attribute stands, as far as that is known.
    package typealias Site = (node: Int32, tree: MarkupTree)

    /// A fault of the XML, with what can be written instead.
    package var advised: @Sendable (Diagnostic, MarkupTree, SourceText) -> Diagnostic
    /// What is wrong with an attribute of an element; with its name alone where its value is computed.
    package var attribute:
      @Sendable (
        MarkupTree.Attribute, _ element: String, SourceText, _ isComputed: Bool, Site?
      ) -> Diagnostic?
    /// What boxes have for an attribute that other languages have.
    package var attributeHint: @Sendable (_ name: String, _ value: String) -> String?
    /// The element to write for one that other languages have; the name of the one around may be known.
    package var elementHint:
      @Sendable (_ node: Int32, MarkupTree, SourceText, _ parent: String?) -> String?
    /// There is no element like the one at a node; the name of the one around may be known.
    package var element:
      @Sendable (_ node: Int32, MarkupTree, SourceText, _ parent: String?) -> Diagnostic
    /// Whether an element of another name holds another language, so that nothing in it is looked into.
    package var isClosed: @Sendable (_ name: String) -> Bool
    /// There are no styles with these names, which are another program's; `nil` where they are not.
    package var classes: @Sendable ([String], _ element: String, SourceRange) -> Diagnostic?
    /// There is no style with this name; the nearest one may have been meant.
    package var style: @Sendable (String, _ nearest: String?, SourceRange) -> Diagnostic

    /// Joins what is said.
    package init(
      advised: @escaping @Sendable (Diagnostic, MarkupTree, SourceText) -> Diagnostic,
      attribute:
        @escaping @Sendable (MarkupTree.Attribute, String, SourceText, Bool, Site?) -> Diagnostic?,
      attributeHint: @escaping @Sendable (String, String) -> String?,
      elementHint: @escaping @Sendable (Int32, MarkupTree, SourceText, String?) -> String?,
      element: @escaping @Sendable (Int32, MarkupTree, SourceText, String?) -> Diagnostic,
      isClosed: @escaping @Sendable (String) -> Bool,
      classes: @escaping @Sendable ([String], String, SourceRange) -> Diagnostic?,
      style: @escaping @Sendable (String, String?, SourceRange) -> Diagnostic
    ) {
      self.advised = advised
      self.attribute = attribute
      self.attributeHint = attributeHint
      self.elementHint = elementHint
      self.element = element
      self.isClosed = isClosed
      self.classes = classes
      self.style = style
    }
  }

  /// Joins what is known of plain documents.
  package init(
    elements: Set<String>, boxAttributes: Set<String>, pathAttributes: Set<String>,
    isColor: @escaping @Sendable (String) -> Bool, isLength: @escaping @Sendable (String) -> Bool,
    isSameColor: @escaping @Sendable (String, String) -> Bool,
    isSameLength: @escaping @Sendable (String, String) -> Bool, faults: Faults
  ) {
    self.elements = elements
    self.boxAttributes = boxAttributes
    self.pathAttributes = pathAttributes
    self.isColor = isColor
    self.isLength = isLength
    self.isSameColor = isSameColor
    self.isSameLength = isSameLength
    self.faults = faults
  }
}
