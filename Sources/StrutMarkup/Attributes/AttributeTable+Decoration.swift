import StrutBoxes
import StrutCore

extension AttributeTable {
  /// Lines with texts: the shorthand first, then its longhands.
  static let textDecoration: [AttributeDefinition] = [
    decoration(
      "text-decoration", DecorationValue.syntax, initial: "none",
      "Lines with the text. They reach all texts inside.", example: "underline wavy #c00"
    ) { $0.decoration = $1 },
    decoration(
      "text-decoration-line", .decorationLines, initial: "none", "Which lines there are.",
      example: "underline"
    ) { $0.decoration.lines = $1 },
    decoration(
      "text-decoration-style", DecorationValue.styleKeywords.syntax, initial: "solid",
      "The pattern of the lines.", example: "wavy"
    ) { $0.decoration.style = $1 },
    decoration(
      "text-decoration-color", .color, initial: "currentColor", "The colour of the lines.",
      example: "#c00"
    ) { $0.decoration.color = $1 },
    decoration(
      "text-decoration-thickness", .decorationThickness, initial: "auto",
      "The thickness of the lines: a tenth of the font size, what the font says, or a length, which is rounded to whole points.",
      example: "2"
    ) { $0.decoration.thickness = $1 },
    .style(
      "text-decoration-skip-ink", .text, on: .texts,
      Keywords<InkSkipping>(["auto": .auto, "none": .none, "all": .all]).syntax,
      initial: "auto", inherited: true,
      "Whether lines below and above the text make room for letters that cross them; `all` makes it for ideographs and slashes, too.",
      example: "none"
    ) { $0.text.inkSkipping = $1 },
    .style(
      "text-underline-offset", .text, on: .texts, .underlineOffset, initial: "auto",
      inherited: true,
      "The distance of an underline from the baseline, rounded to whole points; `auto` follows its thickness.",
      example: "0.2em"
    ) { $0.text.underlineOffset = $1 },
  ]

  private static func decoration<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, initial: String, _ summary: String,
    example: String, set: @escaping @Sendable (inout StyleDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    .style(
      name, .text, on: [.container, .item, .span, .style], syntax, initial: initial, summary,
      example: example, set: set)
  }
}
