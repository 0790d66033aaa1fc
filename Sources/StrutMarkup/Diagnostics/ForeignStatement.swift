/// Elements and attributes of statements that people know from UIKit, BxLayout, CSS and Android, with what Strut has.
enum ForeignStatement {
  private static let elements = [
    "guideline":
      "write <guide id=\"mid\"/>, and <constraint>mid.left == superview.right * 40%</constraint>",
    "layoutguide": "write <guide id=\"…\"/> among the views",
    "layout-guide": "write <guide id=\"…\"/> among the views",
    "chain": "write <stack distribution=\"equal-spacing\">a, b</stack>",
    "group": "write <barrier> for edges, <stack> for views in a row",
    "equation": "write <constraint>", "expression": "write <constraint>",
    "anchor": "write <constraint>", "rule": "write <constraint>", "relation": "write <constraint>",
    "format": "write <vfl>", "visual-format": "write <vfl>", "visualformat": "write <vfl>",
    "nslayoutconstraint": "write <constraint>a.width == 100</constraint>",
    "pin": "write <follow view=\"…\"/>", "align": "write <follow view=\"…\" on=\"…\"/>",
    "center": "write <follow view=\"…\" on=\"center\"/>",
    "edges": "write <follow view=\"…\" on=\"edges\"/>",
    "hstack": "write <stack orientation=\"horizontal\">a, b</stack>",
    "vstack": "write <stack>a, b</stack>",
    "stackview": "write <stack spacing=\"8\">a, b</stack>",
    "uistackview": "write <stack spacing=\"8\">a, b</stack>",
    "metric": "write metrics=\"name: 8\" on <constraints>",
    "metrics": "write metrics=\"name: 8\" on <constraints>",
  ]

  private static let attributes: [ElementKind: [String: String]] = [
    .stack: [
      "axis": "write orientation", "direction": "write orientation",
      "flex-direction": "write orientation", "gap": "write spacing", "space": "write spacing",
      "margin": "write spacing", "justify-content": "write distribution",
      "align-items": "write alignment", "align": "write alignment",
      "views": "the views are the content: <stack>a, 8, b</stack>",
      "of": "the views are the content: <stack>a, 8, b</stack>",
      "superview": "a stack holds the ends of its container, unless ends=\"free\"",
    ],
    .follow: [
      "to": "write target", "superview": "write target", "with": "write target",
      "edges": "write on", "edge": "write on", "sides": "write on", "padding": "write inset",
      "insets": "write inset", "margin": "write inset", "constant": "write inset",
      "views": "write view: a <follow> is about one view", "item": "write view",
    ],
    .barrier: [
      "direction": "write edge", "barrier-direction": "write edge", "side": "write edge",
      "on": "write edge", "referenced-ids": "write of: the ids with spaces between them",
      "constraint-referenced-ids": "write of: the ids with spaces between them",
      "views": "write of", "ids": "write of", "view": "write of", "name": "write id",
      "inset": "write margin", "spacing": "write margin", "constant": "write margin",
    ],
    .constraint: Dictionary(
      uniqueKeysWithValues: [
        "item", "first-item", "first-attribute", "attribute", "relation", "related-by", "to-item",
        "second-item", "second-attribute", "multiplier", "constant", "view",
      ].map { ($0, "write an equation: <constraint>a.width == b.width * 2 + 8</constraint>") }),
    .vfl: [
      "format": "the format is the content: <vfl>H:|-[a]-|</vfl>",
      "metrics": "metrics stand on <constraints>", "views": "views are named by their ids",
      "alignment": "write options", "align": "write options",
    ],
    .guide: [
      "percent":
        "say it by a statement: <constraint>guide.left == superview.right * 50%</constraint>, or top and bottom",
      "orientation": "a guide is a rectangle: statements about its edges make it a line",
    ],
  ]

  /// What to write for an element in `<constraints>`; `nil` where nothing stands for it.
  static func hint(forElement name: String) -> String? {
    elements[name.lowercased()] ?? elements[ForeignAttribute.hyphenated(name)]
      ?? (name.lowercased().hasPrefix("layout_")
        ? "write an equation: <constraint>a.leading == superview.leading</constraint>" : nil)
  }

  /// What to write for an attribute of a statement, or for a statement that is an attribute of a box; `nil` where nothing
  /// stands for it.
  static func hint(forAttribute name: String, of kind: ElementKind) -> String? {
    let hyphenated = ForeignAttribute.hyphenated(name)
    if [.container, .item].contains(kind), let equation = equation(insteadOf: hyphenated) {
      return "statements stand in <constraints>: <constraint>\(equation)</constraint>"
    }
    return attributes[kind]?[hyphenated]
  }

  /// The equation that an attribute of Android's ConstraintLayout stands for; `nil` for other attributes.
  private static func equation(insteadOf name: String) -> String? {
    let words = name.replacing("_", with: "-").split(separator: "-").map { $0.lowercased() }
    guard words.contains("constraint") || words.last == "of" && words.contains("to") else {
      return nil
    }
    let lines = [
      "start": "leading", "end": "trailing", "left": "left", "right": "right",
      "top": "top", "bottom": "bottom", "baseline": "lastBaseline",
    ]
    let known = words.compactMap { lines[$0] }
    guard known.count == 2 else { return "a.leading == superview.leading" }
    return "a.\(known[0]) == superview.\(known[1])"
  }
}
