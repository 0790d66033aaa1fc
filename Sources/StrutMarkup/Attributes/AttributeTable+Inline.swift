import StrutBoxes

extension AttributeTable {
  /// What spans and images have in their lines.
  static let inline: [AttributeDefinition] = [
    .style(
      "vertical-align", .text, on: [.span, .image], .verticalAlign, initial: "baseline",
      "Where a span or an image stands in its line. Lengths raise it; percentages are of the line height.",
      example: "super"
    ) { $0.verticalAlign = $1 },
    .style(
      "unicode-bidi", .text, on: .span,
      Keywords<UnicodeBidi>([
        "normal": .normal, "embed": .embed, "isolate": .isolate, "bidi-override": .bidiOverride,
        "isolate-override": .isolateOverride, "plaintext": .plaintext,
      ]).syntax, initial: "normal",
      "How a span takes part in the order of right and left: `direction` counts only with another value than `normal`.",
      example: "isolate"
    ) { $0.unicodeBidi = $1 },
  ]
}
