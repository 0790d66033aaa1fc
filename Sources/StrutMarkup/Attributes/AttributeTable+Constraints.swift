import StrutConstraints
import StrutCore

extension AttributeTable {
  /// The attributes of constraint containers and their statements.
  ///
  /// The values of statements are read together with their text, because their names and numbers depend on
  /// the views and metrics around them.
  static let constraints: [AttributeDefinition] =
    [
      .style(
        "layout-margins", .constraints, ValueSyntax<Double>.number.edges(), initial: "8",
        "The margins that `-` next to `|` stands for in a constraint container, in CSS's order.",
        example: "15"
      ) { $0.constraints.layoutMargins = $1 },
      .style(
        "safe-area", .constraints, on: [.container, .style],
        ValueSyntax<Double>.nonnegativeNumber.edges(), initial: "not set",
        "How far inside of a constraint container its `safeArea` is, in CSS's order; without, what the canvas's safe area leaves of it.",
        example: "20 0"
      ) { $0.constraints.safeArea = $1 },
      statement(
        "metrics", on: .constraints, "[ <name> : <number> ; ]*", initial: "not set",
        "Names for numbers that the statements of the element may use.", example: "gap: 10"),
      statement(
        "options", on: .vfl, "<option>+", initial: "not set",
        "Alignments of all views of the format, its direction, and what spaces are measured from.",
        example: "alignAllTop"),
      statement(
        "orientation", on: .stack, "vertical | horizontal", initial: "vertical",
        "The axis of a stack.", example: "horizontal"),
      statement(
        "spacing", on: .stack, "<number> | <metric>", initial: "0",
        "The space between the views of a stack that no number gives; the least one where a distribution makes it.",
        example: "8"),
      statement(
        "distribution", on: .stack,
        "fill | fill-equally | fill-proportionally | equal-spacing | equal-centering",
        initial: "fill", "What takes the room along a stack: its views or the spaces between them.",
        example: "fill-equally"),
      statement(
        "alignment", on: .stack,
        "fill | leading | center | trailing | first-baseline | last-baseline", initial: "fill",
        "Where the views stand across a stack; with a horizontal one leading is the top.",
        example: "center"),
      statement(
        "ends", on: .stack, "held | free", initial: "held",
        "Whether a stack's ends are those of the container.", example: "free"),
      statement(
        "edge", on: .barrier, "leading | trailing | left | right | top | bottom",
        initial: "required", "The edge of the views that a barrier is at the farthest of.",
        example: "trailing"),
      statement(
        "of", on: .barrier, "<name>+", initial: "required", "The views of a barrier.",
        example: "name mail"),
      statement(
        "margin", on: .barrier, "<number> | <metric>", initial: "0",
        "How far a barrier stays away from the edges.", example: "8"),
      statement(
        "view", on: .follow, "<name>", initial: "required", "The view that follows.", example: "a"),
      statement(
        "target", on: .follow, "<name>", initial: "superview", "The view that is followed.",
        example: "b"),
      statement(
        "on", on: .follow, "<edge>+", initial: "edges",
        "The edges, margins and centre lines that are followed, or sets of them.",
        example: "centerY marginHorizontal"),
      statement(
        "inset", on: .follow, "<number>{1,4}", initial: "0",
        "How far inside the followed edges: top, trailing, bottom, leading.", example: "0 4"),
      statement(
        "priority", on: [.vfl, .constraint, .stack, .follow, .barrier],
        "<number 1…1000> | required | high | low | <metric>", initial: "required",
        "How strongly the statement holds.", example: "high"),
      .other(
        "id", .constraints, on: [.vfl, .constraint, .stack, .follow, .barrier], .identifier,
        initial: "not set",
        "The name of the statement, for programs that change its constant; of a barrier the name of its line.",
        example: "least", make: { .name($0) }),
    ] + contentPriorities

  private static let contentPriorities: [AttributeDefinition] = [
    contentPriority("content-hugging", "") { $0.hugging = AxisPriorities($1) },
    contentPriority("content-hugging", "-horizontal") { $0.hugging.horizontal = $1 },
    contentPriority("content-hugging", "-vertical") { $0.hugging.vertical = $1 },
    contentPriority("content-compression", "") { $0.compression = AxisPriorities($1) },
    contentPriority("content-compression", "-horizontal") { $0.compression.horizontal = $1 },
    contentPriority("content-compression", "-vertical") { $0.compression.vertical = $1 },
  ]

  private static func contentPriority(
    _ family: String, _ axis: String,
    set: @escaping @Sendable (inout ConstraintAttributes, Priority) -> Void
  ) -> AttributeDefinition {
    let isHugging = family == "content-hugging"
    return .style(
      family + axis, .constraints, .priority, initial: isHugging ? "250" : "750",
      "How strongly a view \(isHugging ? "does not grow beyond" : "does not shrink below") its content.",
      example: "251"
    ) { set(&$0.constraints, $1) }
  }

  private static func statement(
    _ name: String, on elements: ElementSet, _ values: String, initial: String, _ summary: String,
    example: String
  ) -> AttributeDefinition {
    let syntax = ValueSyntax<String>(values) { parser throws(ValueFault) in parser.takeAll() }
    return .other(
      name, .constraints, on: elements, syntax, initial: initial, summary, example: example,
      make: { _ in .none })
  }
}

extension ValueSyntax where Value == Priority {
  /// Reads one of Swift's spellings, such as `.defaultHigh`, which statements take too; `nil` where none comes.
  private static func swift(_ parser: inout ValueParser) -> Priority? {
    let names = Keywords<Priority>([
      "required": .required, "high": .high, "low": .low, "defaultHigh": .high, "defaultLow": .low,
      "priorityHigh": .high, "priorityLow": .low,
    ])
    var rest = parser
    guard rest.takeSymbol("."), let priority = names.take(from: &rest) else { return nil }
    parser = rest
    return priority
  }

  /// A priority without metrics.
  static let priority = ValueSyntax("<number 1…1000> | required | high | low") {
    parser throws(ValueFault) in
    let names = Keywords<Priority>(["required": .required, "high": .high, "low": .low])
    if let name = swift(&parser) { return name }
    if let name = names.take(from: &parser) { return name }
    let token = parser.token
    let value = try parser.number(
      expected: "a priority: a number from 1 to 1000, required, high or low", names: names.names)
    guard let priority = Priority(value) else {
      throw parser.fault(
        "priority \(parser.text(of: token)) is not between 1 and 1000", at: token)
    }
    return priority
  }
}
