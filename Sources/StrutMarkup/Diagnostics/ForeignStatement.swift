import StrutCore

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
      "is-layout-margins-relative-arrangement":
        "a stack holds the edges of its container: put the views into a container that follows the margins, "
        + "<follow view=\"a\" on=\"margins\"/>",
      "padding":
        "a stack holds the edges of its container: put the views into a <container display=\"constraints\"> of their own "
        + "with the stack in it, and hold that by <follow view=\"…\" inset=\"16\"/>",
      "chain-style":
        "a chain that is packed is ends=\"free\", one that is spread_inside is distribution=\"equal-spacing\"",
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
      ].map { ($0, "write an equation: <constraint>a.width == b.width * 2 + 8</constraint>") }
        + ["text", "equation", "expression", "value", "rule"].map {
          ($0, "the equation is the content: <constraint>a.width == 100</constraint>")
        }),
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

  /// The names of stacks elsewhere, with what their orientation is here.
  private static let stacks = [
    "hstack": "horizontal", "lazyhstack": "horizontal", "row": "horizontal", "hbox": "horizontal",
    "vstack": "vertical", "lazyvstack": "vertical", "column": "vertical", "vbox": "vertical",
    "stackview": "vertical", "uistackview": "vertical", "nsstackview": "vertical",
  ]

  /// What to write for an element in `<constraints>`; `nil` where nothing stands for it.
  static func hint(for use: ForeignUse) -> String? {
    guard let orientation = stacks[use.name.lowercased()] else { return hint(forElement: use.name) }
    let own = use.attributes.filter {
      $0.name != "orientation" && AttributeTable.row(of: $0.name, on: .stack) != nil
    }
    let turned = use.attributes.first { $0.name == "orientation" || $0.name == "axis" }?.value
    let isRow = (turned ?? orientation) == "horizontal"
    let start =
      (isRow ? [WrittenAttribute("orientation", "horizontal")] : [])
      + (own.isEmpty ? [WrittenAttribute("spacing", "8")] : own)
    return "write <stack \(start.text)>a, b</stack>, with the names of its views"
  }

  private static func hint(forElement name: String) -> String? {
    elements[name.lowercased()] ?? elements[ForeignAttribute.hyphenated(name)]
      ?? (name.lowercased().hasPrefix("layout_")
        ? "write an equation: <constraint>a.leading == superview.leading</constraint>" : nil)
  }

  /// What to write for an attribute of a statement, or for a statement that is an attribute of a box; `nil` where nothing
  /// stands for it.
  ///
  /// - Parameter value: The attribute's value; `nil` where that does not matter.
  static func hint(
    forAttribute name: String, of kind: ElementKind, value: String? = nil
  ) -> String? {
    let hint = attributes[kind]?[ForeignAttribute.hyphenated(name)]
    // CSS's and SwiftUI's words for all sides.
    if hint == "write on", ["all", "all sides", ".all"].contains(value) {
      return "write on=\"edges\""
    }
    return hint
  }

  /// The attribute of a statement that a name of another system stands for alone; `nil` for other names.
  static func attribute(meantBy name: String, of kind: ElementKind) -> String? {
    guard let words = hint(forAttribute: name, of: kind)?.split(separator: " "),
      words.first == "write", words.count > 1
    else { return nil }
    return words[1].split(separator: ":").first.map(String.init)
  }

  /// What to write for an attribute that says with its value what a statement says; `nil` for other attributes.
  ///
  /// - Parameters:
  ///   - value: The attribute's value.
  ///   - id: The id of the element that has it.
  ///   - content: What stands in that element.
  static func hint(
    forAttribute name: String, of kind: ElementKind, value: String, id: String?, content: String
  ) -> String? {
    let hyphenated = ForeignAttribute.hyphenated(name)
    switch kind {
    case .container, .item, .guide:
      return AndroidConstraint(hyphenated, value: value, id: id)?.hint
    case .barrier where attribute(meantBy: name, of: kind) == "edge":
      let edges = ["start": "leading", "end": "trailing"]
      return "write edge=\"\(edges[value.lowercased()] ?? value)\""
    case .constraint where content.contains("=="):
      return equation(content, hyphenated, value).map { "write it into the equation: \($0)" }
    default: return nil
    }
  }

  /// An equation with what Interface Builder says in an attribute of its own; `nil` for other attributes.
  private static func equation(_ content: String, _ name: String, _ value: String) -> String? {
    let relations = [
      "lessthanorequal": "&lt;=", "lessthanorequalto": "&lt;=", "greaterthanorequal": "&gt;=",
      "greaterthanorequalto": "&gt;=", "equal": "==", "&lt;=": "&lt;=", "&gt;=": "&gt;=",
      "leq": "&lt;=", "geq": "&gt;=", "less": "&lt;=", "greater": "&gt;=", "le": "&lt;=",
      "ge": "&gt;=", "&lt;": "&lt;=", "&gt;": "&gt;=", "at-most": "&lt;=", "at-least": "&gt;=",
    ]
    switch name {
    case "relation", "related-by":
      guard let relation = relations[value.lowercased()] else { return nil }
      return content.replacing("==", with: relation)
    case "multiplier" where !content.contains("*") && !content.contains("/"):
      let parts = content.split(separator: "+", maxSplits: 1).map { $0.trimmed }
      return parts[0] + " * \(value)" + (parts.count > 1 ? " + \(parts[1])" : "")
    case "constant" where !content.contains("+"):
      return content + (value.hasPrefix("-") ? " - \(value.dropFirst())" : " + \(value)")
    default: return nil
    }
  }
}
