import StrutCore
import StrutLayout

extension AttributeTable {
  /// Insets, margins and padding: each family from its widest to its narrowest attribute.
  static let edges: [AttributeDefinition] =
    (insets + margins).withoutEffectOnViews + paddings

  private typealias Family = WritableKeyPath<StyleDraft, StyleEdges<Dimension>> & Sendable

  private static let insets: [AttributeDefinition] =
    [
      shorthand(
        "inset", .position, \.layout.inset, .lengthOrAuto, initial: "auto",
        summary: "The distances from the edges of the containing block.", example: "0 auto auto 0")
    ]
    + sides(
      \.layout.inset, .position, .lengthOrAuto, initial: "auto",
      names: ["top", "right", "bottom", "left", "start", "end"],
      summary: { "The distance from the \($0) edge of the containing block." }, example: "12")

  private static let margins: [AttributeDefinition] =
    [
      shorthand(
        "margin", .edges, on: withImages, \.layout.margin, .lengthOrAuto, initial: "0",
        summary: "The space around the box; `auto` takes free space.", example: "8 auto")
    ]
    + axes(
      "margin", on: withImages, \.layout.margin, .lengthOrAuto,
      summary: { "The space \($0) the box." },
      example: "16")
    + sides(
      on: withImages, \.layout.margin, .edges, .lengthOrAuto, initial: "0",
      names: sideNames("margin"),
      summary: { "The space at the \($0) side of the box." }, example: "8")

  private static let paddings: [AttributeDefinition] =
    [
      shorthand(
        "padding", .edges, on: withSpans, \.layout.padding, .nonnegativeLength, initial: "0",
        summary: "The space between the border and the content.", example: "12 16")
    ]
    + axes(
      "padding", on: withSpans, \.layout.padding, .nonnegativeLength,
      summary: { "The space \($0) the content." }, example: "16")
    + sides(
      on: withSpans, \.layout.padding, .edges, .nonnegativeLength, initial: "0",
      names: sideNames("padding"),
      summary: { "The space at the \($0) side of the content." }, example: "12")

  /// Boxes, and spans as boxes in their lines.
  private static let withSpans = ElementSet.boxes.union(.span)
  /// Boxes, and images in lines.
  private static let withImages = ElementSet.boxes.union(.image)

  private static func sideNames(_ family: String) -> [String] {
    ["top", "right", "bottom", "left", "start", "end"].map { "\(family)-\($0)" }
  }

  private static func shorthand(
    _ name: String, _ section: AttributeDefinition.Section, on elements: ElementSet = .boxes,
    _ edges: Family, _ syntax: ValueSyntax<Dimension>, initial: String, summary: String,
    example: String
  ) -> AttributeDefinition {
    .style(
      name, section, on: elements, syntax.edges(), initial: initial, summary, example: example
    ) {
      $0[keyPath: edges].top = $1.top
      $0[keyPath: edges].right = $1.right
      $0[keyPath: edges].bottom = $1.bottom
      $0[keyPath: edges].left = $1.left
    }
  }

  private static func axes(
    _ family: String, on elements: ElementSet, _ edges: Family, _ syntax: ValueSyntax<Dimension>,
    summary: (String) -> String, example: String
  ) -> [AttributeDefinition] {
    [
      .style(
        "\(family)-horizontal", .edges, on: elements, syntax, initial: "0",
        summary("left and right of"),
        example: example
      ) {
        $0[keyPath: edges].left = $1
        $0[keyPath: edges].right = $1
      },
      .style(
        "\(family)-vertical", .edges, on: elements, syntax, initial: "0",
        summary("above and below"),
        example: example
      ) {
        $0[keyPath: edges].top = $1
        $0[keyPath: edges].bottom = $1
      },
    ]
  }

  /// The four physical sides, then `start` and `end`.
  private static func sides(
    on elements: ElementSet = .boxes, _ edges: Family, _ section: AttributeDefinition.Section,
    _ syntax: ValueSyntax<Dimension>, initial: String, names: [String], summary: (String) -> String,
    example: String
  ) -> [AttributeDefinition] {
    let physical: [WritableKeyPath<StyleEdges<Dimension>, Dimension> & Sendable] = [
      \.top, \.right, \.bottom, \.left,
    ]
    let logical: [WritableKeyPath<StyleEdges<Dimension>, Dimension?> & Sendable] = [\.start, \.end]
    let words = ["top", "right", "bottom", "left", "start", "end"]
    return names.indices.map { index in
      .style(
        names[index], section, on: elements, syntax, initial: index < 4 ? initial : "not set",
        summary(words[index]), example: example
      ) {
        if index < 4 {
          $0[keyPath: edges][keyPath: physical[index]] = $1
        } else {
          $0[keyPath: edges][keyPath: logical[index - 4]] = $1
        }
      }
    }
  }
}
