import StrutCore

/// An element that people know from other languages of components, with the one that stands for it here.
enum ForeignLanguageElement {
  /// The element of the language that stands for another one, with the same attributes or others; `nil` where none does.
  static func element(for name: String) -> LanguageElement? { elements[name.lowercased()] }

  /// What to write for an element for which none of the language stands alone; `nil` where nothing is known of it.
  static func hint(for name: String) -> String? { hints[name.lowercased()] }

  private static let elements = NameRows.byName(elementTable)
  private static let hints = NameRows.byName(hintTable)

  private static let elementTable: [(LanguageElement, String)] = [
    (.param, "prop props property parameter params argument arg attr"),
    (.forElement, "foreach for-each each repeat loop v-for ng-for"),
    (.ifElement, "when show unless v-if ng-if"),
    (.import, "include require use"),
    (.component, "define def"),
    (.letElement, "variable const assign"),
    (.caseElement, "story variant"),
    (.theme, "mode"),
  ]

  private static let hintTable: [(String, String)] = [
    ("write <slot/>", "children yield outlet ng-content content-slot router-view"),
    ("write <else test=\"{…}\">", "elseif else-if elif elsif v-else-if otherwise-if"),
    ("write <else>", "otherwise v-else empty"),
    ("write <tokens><token name=\"…\" value=\"…\"/></tokens>", "variables vars design-tokens"),
    ("write <set name=\"…\" value=\"…\"/>", "args parameters-of-story values"),
    ("leave it out: what stands in it stands without it, too", "then"),
    ("write {t('key')} in an <item>", "t trans translate i18n formattedmessage"),
  ]
}
