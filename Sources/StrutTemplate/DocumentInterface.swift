import StrutCore

/// What somebody who looks at a document may choose of it, and what its components were given.
package struct DocumentInterface: Sendable {
  /// The themes, without `base`.
  package let themes: [String]
  /// Where the strings of languages are.
  package let strings: [StringsPath]
  /// Whether some strings are those of one language, whichever is chosen.
  package let hasFixedStrings: Bool
  /// The language of the document.
  package let language: String?
  /// The parameters and the data of the document, or of the component that is drawn.
  package let parameters: [GivenParameter]
  /// The names of the data of the document.
  package let data: [String]
  /// The parameters of each use of a component, by the step on the way (``SourceOrigins``).
  package let instances: [Int32: [GivenParameter]]

  init(_ declarations: Declarations, given: GivenValues) {
    themes = declarations.tokens.themes
    let language = DocumentLanguage.read(declarations, locale: nil)
    self.language = language?.tag.text
    strings = language?.paths ?? []
    hasFixedStrings = strings.count < declarations.strings.count
    parameters = given.document
    data = declarations.data.map(\.name)
    instances = given.instances
  }
}
