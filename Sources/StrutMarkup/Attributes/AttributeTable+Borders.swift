import StrutBoxes
import StrutCore
import StrutLayout

extension AttributeTable {
  /// Borders: `border`, then one side, then one property of all sides, then one property of one side.
  static let borders: [AttributeDefinition] =
    [
      .style(
        "border", .border, on: withSpans, BorderShorthand.syntax, initial: "none",
        "Width, style and colour of all sides, in any order.", example: "1 solid #ccc"
      ) {
        for side in Side.allCases { side.apply($1, to: &$0) }
      }
    ]
    + Side.allCases.map { side in
      .style(
        "border-\(side)", .border, on: withSpans, BorderShorthand.syntax, initial: "none",
        "Width, style and colour of the \(side) side.", example: "1 dashed #ccc"
      ) { side.apply($1, to: &$0) }
    } + properties + Side.allCases.flatMap(properties(of:)) + logicalWidths + radii

  /// Boxes, and spans as boxes in their lines.
  private static let withSpans = ElementSet.boxes.union(.span)

  /// A physical side of a box.
  private enum Side: String, CaseIterable, Sendable, CustomStringConvertible {
    case top, right, bottom, left

    var description: String { rawValue }

    func set(width: Double, of draft: inout StyleDraft) {
      switch self {
      case .top: draft.layout.border.top = width
      case .right: draft.layout.border.right = width
      case .bottom: draft.layout.border.bottom = width
      case .left: draft.layout.border.left = width
      }
    }

    func set(style: BorderStyle, of draft: inout StyleDraft) {
      switch self {
      case .top: draft.paint.border.top.style = style
      case .right: draft.paint.border.right.style = style
      case .bottom: draft.paint.border.bottom.style = style
      case .left: draft.paint.border.left.style = style
      }
    }

    func set(color: ColorValue, of draft: inout StyleDraft) {
      let color = color.resolved(draft.text.color)
      switch self {
      case .top: draft.borderColor.top = color
      case .right: draft.borderColor.right = color
      case .bottom: draft.borderColor.bottom = color
      case .left: draft.borderColor.left = color
      }
    }

    func apply(_ border: BorderShorthand, to draft: inout StyleDraft) {
      set(width: border.width, of: &draft)
      set(style: border.style, of: &draft)
      set(color: border.color, of: &draft)
    }

    /// The side's value among four.
    func of<Value>(_ edges: Edges<Value>) -> Value {
      switch self {
      case .top: edges.top
      case .right: edges.right
      case .bottom: edges.bottom
      case .left: edges.left
      }
    }
  }

  private static let properties: [AttributeDefinition] = [
    .style(
      "border-width", .border, on: withSpans, ValueSyntax<Double>.borderWidth.edges(), initial: "0",
      "The widths of the sides.", example: "1 0"
    ) {
      for side in Side.allCases { side.set(width: side.of($1), of: &$0) }
    },
    // Deviation: CSS starts `border-style` as `none`. Here it is `solid`, so that a width is enough to draw a line.
    .style(
      "border-style", .border, on: withSpans, BorderStyle.keywords.syntax.edges(), initial: "solid",
      "The patterns of the sides; a side with `none` has no width.", example: "solid none"
    ) {
      for side in Side.allCases { side.set(style: side.of($1), of: &$0) }
    },
    .style(
      "border-color", .border, on: withSpans, ValueSyntax<ColorValue>.color.edges(),
      initial: "currentColor",
      "The colours of the sides.", example: "#ccc"
    ) {
      for side in Side.allCases { side.set(color: side.of($1), of: &$0) }
    },
  ]

  private static func properties(of side: Side) -> [AttributeDefinition] {
    [
      .style(
        "border-\(side)-width", .border, on: withSpans, .borderWidth, initial: "0",
        "The width of the \(side) side.", example: "2"
      ) { side.set(width: $1, of: &$0) },
      .style(
        "border-\(side)-style", .border, on: withSpans, BorderStyle.keywords.syntax,
        initial: "solid",
        "The pattern of the \(side) side.", example: "dotted"
      ) { side.set(style: $1, of: &$0) },
      .style(
        "border-\(side)-color", .border, on: withSpans, .color, initial: "currentColor",
        "The colour of the \(side) side.", example: "teal"
      ) { side.set(color: $1, of: &$0) },
    ]
  }

  private static let logicalWidths: [AttributeDefinition] = [
    .style(
      "border-start-width", .border, on: withSpans, .borderWidth, initial: "not set",
      "The width of the side where lines begin; wins over left and right.", example: "4"
    ) { $0.layout.border.start = $1 },
    .style(
      "border-end-width", .border, on: withSpans, .borderWidth, initial: "not set",
      "The width of the side where lines end; wins over left and right.", example: "4"
    ) { $0.layout.border.end = $1 },
  ]

  private static let radii: [AttributeDefinition] = [
    .style(
      "border-radius", .border, on: withSpans, .borderRadius, initial: "0",
      "The radii of the corners from the top left clockwise; after `/` the vertical ones.",
      example: "8"
    ) { $0.paint.borderRadius = $1 },
    .style(
      "border-top-left-radius", .border, on: withSpans, .cornerRadius, initial: "0",
      "The radius of the top left corner.", example: "8"
    ) { $0.paint.borderRadius.topLeft = $1 },
    .style(
      "border-top-right-radius", .border, on: withSpans, .cornerRadius, initial: "0",
      "The radius of the top right corner.", example: "8 4"
    ) { $0.paint.borderRadius.topRight = $1 },
    .style(
      "border-bottom-right-radius", .border, on: withSpans, .cornerRadius, initial: "0",
      "The radius of the bottom right corner.", example: "50%"
    ) { $0.paint.borderRadius.bottomRight = $1 },
    .style(
      "border-bottom-left-radius", .border, on: withSpans, .cornerRadius, initial: "0",
      "The radius of the bottom left corner.", example: "8"
    ) { $0.paint.borderRadius.bottomLeft = $1 },
  ]
}
