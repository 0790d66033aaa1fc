/// An element that people know from other languages of components, with the one that stands for it here.
enum ForeignLanguageElement {
  /// What to write for an element; `nil` where nothing of the language stands for it.
  static func hint(for name: String) -> String? { byName[name.lowercased()] }

  private static let byName: [String: String] = {
    var result: [String: String] = [:]
    for (hint, names) in table {
      for name in names.split(separator: " ") { result[String(name)] = hint }
    }
    return result
  }()

  private static let table: [(String, String)] = [
    (
      "write <param name=\"…\"/>",
      "prop props property parameter params argument arg attr"
    ),
    ("write <slot/>", "children yield outlet ng-content content-slot"),
    ("write <for each=\"x\" in=\"{…}\">", "foreach each repeat loop v-for ng-for"),
    ("write <if test=\"{…}\">", "when show unless v-if ng-if"),
    ("write <else test=\"{…}\">", "elseif else-if elif v-else-if otherwise-if"),
    ("write <else>", "otherwise v-else"),
    ("write <import src=\"…\"/>", "include require use"),
    ("write <component name=\"…\">", "define def"),
    ("write <let name=\"…\" value=\"{…}\"/>", "variable const assign"),
    ("write <case name=\"…\">", "story variant"),
  ]
}
