import StrutCore

/// What a command or a program chooses about documents: values of parameters, theme, language, case.
package struct TemplateChoices: Sendable {
  /// Values for parameters and data, the last one of a name counts.
  package var values: [(name: String, value: TemplateValue)] = []
  /// The folder that paths among ``values`` start from, seen from the document's folder.
  package var valueFolder = "."
  /// A record whose fields fill the parameters of their names; what a command gives by `values` comes before it.
  package var row: TemplateValue?
  /// The folder of the file that ``row`` comes from, seen from the document's folder: where its paths start.
  package var rowFolder = "."
  /// Files for data, as paths seen from the current folder.
  package var data: [(name: String, path: String)] = []
  /// The theme; `nil` for `base`.
  package var theme: String?
  /// The language as a BCP 47 tag; `nil` for that of the document.
  package var locale: String?
  /// The name of the case; `nil` for none.
  package var caseName: String?
  /// The component of a library that is drawn; `nil` for a document.
  package var component: String?
  /// How much a document may come to; what a program says about reading sets it.
  package var limits = Limits()
  /// Whether a document without any theme is drawn as it is, whatever theme is chosen.
  package var isThemeOptional = false
  /// Whether the document is only looked at, so that a library need not be drawn.
  package var isOnlyRead = false
  /// Whether what the document declares and nothing uses is a warning.
  package var findsUnused = false
  /// Whether everything that the document says itself is looked at, drawn or not.
  package var checksUnseen = false
  /// Whether what a component that there is not hides is told without that.
  package var tellsHidden = true
  /// Whether a component is looked at without the parameters that it needs: what depends on them is passed over.
  package var isPartial = false
  /// Whether a component of a document may be chosen as one of a library, so that its cases are looked at.
  package var drawsOwnComponents = false
  /// Whether all strings are looked at, used or not.
  package var checksStrings = false
  /// Whether somebody looks at what can be chosen and what was given: the result keeps it.
  package var isInspected = false

  /// Whether somebody may ask why the picture is not what it was: the result keeps what its values come from.
  package var isTraced = false

  /// Chooses nothing.
  package init() {}

  /// Whether a document without anything of the language has to be looked at nevertheless.
  var needsExpansion: Bool {
    !values.isEmpty || !data.isEmpty || theme != nil || locale != nil || caseName != nil
      || component != nil
  }
}
