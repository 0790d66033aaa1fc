import StrutCore

/// An attribute that people know from elements of other languages, with what stands for it on an element of this one.
enum ForeignLanguageAttribute {
  /// The attribute of an element that stands for another name; `nil` where none does.
  static func own(for name: String, on element: LanguageElement) -> String? {
    let name = plain(name)
    return table[element]?.first { $0.names.contains(name) }?.own
  }

  /// What to do about an attribute for which none stands; `nil` where nothing is known of it.
  static func advice(for name: String, on element: LanguageElement) -> String? {
    switch (element, plain(name)) {
    case (.import, "name"), (.import, "as"), (.import, "components"), (.import, "only"),
      (.import, "default"):
      "delete it: <import> brings everything that the library has"
    case (.param, "required"), (.param, "mandatory"):
      "delete it: a parameter without 'default' must be given"
    case (.param, "optional"), (.param, "nullable"):
      "write default=\"\", or default=\"{null}\" where ?? asks for it: then it may be left out"
    case (.token, "type"), (.tokens, "type"), (.token, "category"):
      "delete it: a token is what its value is"
    case (.tokens, "theme"), (.tokens, "name"), (.tokens, "mode"):
      "the tokens of a theme stand in <theme name=\"…\">"
    case (.strings, "locale"), (.strings, "lang"), (.strings, "language"):
      "write <strings src=\"strings/{locale}.json\"/>: the language is chosen with --locale"
    case (.data, "type"), (.data, "format"): "delete it: the name of the file tells the format"
    case (.data, "value"), (.data, "default"), (.data, "content"):
      "write the JSON between the tags: <data name=\"…\">[…]</data>"
    case (.caseElement, "theme"), (.caseElement, "locale"), (.caseElement, "viewport"),
      (.caseElement, "direction"), (.caseElement, "width"):
      "delete it: --theme, --locale and the matrix of strut.json choose these for every case"
    case (.letElement, "type"), (.set, "type"): "delete it: a value is of the kind that it has"
    default: nil
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != ":" && $0 != "@" })
  }

  private static let path: Set<String> = [
    "href", "file", "path", "url", "from", "source", "filename", "location", "link",
  ]
  private static let name: Set<String> = [
    "id", "key", "prop", "param", "parameter", "var", "title",
  ]
  private static let value: Set<String> = [
    "val", "content", "default", "to", "is", "text", "expression", "select", "equals", "as",
  ]

  private static let table: [LanguageElement: [(own: String, names: Set<String>)]] = [
    .import: [("src", path)],
    .tokens: [("src", path)],
    .theme: [("name", ["id", "key", "mode", "for", "theme"]), ("src", path)],
    .strings: [("src", path)],
    .token: [("name", name), ("value", value.union(["color", "px", "size", "amount"]))],
    .data: [("name", name.union(["as"])), ("src", path)],
    .component: [("name", ["id", "tag", "is", "component"])],
    .param: [
      ("name", name),
      ("default", ["value", "defaultvalue", "initial", "initialvalue", "fallback", "def"]),
      ("values", ["enum", "options", "oneof", "choices", "allowed", "accepts", "variants", "in"]),
      ("type", ["datatype", "of", "control"]),
    ],
    .caseElement: [("name", ["id", "state", "story", "key"])],
    .set: [("name", name), ("value", value)],
    .letElement: [("name", name.union(["let", "variable"])), ("value", value)],
    .forElement: [
      (
        "in",
        [
          "items", "of", "list", "from", "collection", "source", "data", "array", "values", "value",
          "select", "rows", "over",
        ]
      ),
      ("each", ["as", "var", "item", "let", "name", "variable", "element", "row", "slotscope"]),
      ("index", ["i", "idx", "counter", "indexas", "indexvar", "varstatus", "position"]),
      ("key", ["trackby", "track", "id", "keyed"]),
    ],
    .ifElement: [
      ("test", ["condition", "cond", "when", "expr", "expression", "is", "if", "vif", "value"])
    ],
    .elseElement: [("test", ["condition", "cond", "when", "if", "velseif", "elseif", "expr"])],
    .slot: [("name", ["id", "for", "slot", "key", "select"])],
  ]
}
