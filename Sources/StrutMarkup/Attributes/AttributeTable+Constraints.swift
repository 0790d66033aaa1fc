extension AttributeTable {
  /// The attributes of constraint containers and their statements. None has an effect yet.
  static let constraints: [AttributeDefinition] =
    [
      pending(
        "layout-margins", on: .boxes, initial: "8",
        "The margins of a constraint container, one to four numbers.", example: "15"),
      pending(
        "metrics", on: .constraints, initial: "none", "Names for numbers.", example: "gap: 10"),
      pending("options", on: .vfl, initial: "none", "Alignments.", example: "alignAllTop"),
      pending(
        "orientation", on: .stack, initial: "vertical", "The axis of a stack.",
        example: "horizontal"),
      pending("view", on: .follow, initial: "required", "The view that follows.", example: "a"),
      pending(
        "target", on: .follow, initial: "superview", "The view that is followed.", example: "b"),
      pending("on", on: .follow, initial: "edges", "What is followed.", example: "center"),
      pending("inset", on: .follow, initial: "0", "The distances.", example: "0 4"),
      pending(
        "priority", on: [.vfl, .constraint, .stack, .follow], initial: "required",
        "How strongly the statement holds.", example: "high"),
      pending(
        "id", on: [.vfl, .constraint, .stack, .follow], initial: "none",
        "The name of the statement.", example: "least"),
    ] + contentPriorities

  private static let contentPriorities: [AttributeDefinition] = [
    ("content-hugging", "250", "does not grow beyond its content"),
    ("content-compression", "750", "does not shrink below its content"),
  ].flatMap { family, initial, effect in
    ["", "-horizontal", "-vertical"].map { axis in
      pending(
        family + axis, on: .boxes, initial: initial,
        "How strongly a box in a constraint container \(effect).", example: "251")
    }
  }

  private static func pending(
    _ name: String, on elements: ElementSet, initial: String, _ summary: String, example: String
  ) -> AttributeDefinition {
    .other(
      name, .constraints, on: elements, .text, initial: initial, summary, example: example,
      isBuilt: false, make: { _ in .none })
  }
}
