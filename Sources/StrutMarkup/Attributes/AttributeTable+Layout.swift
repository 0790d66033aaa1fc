import StrutCore
import StrutLayout

extension AttributeTable {
  /// What decides where boxes stand, without their edges.
  static let layout: [AttributeDefinition] =
    boxes + flexContainers + flexItems.withoutEffectOnViews + sizes

  private static let boxes: [AttributeDefinition] = [
    .style(
      "display", .box, .display, initial: "flex",
      "Whether and how the box takes part in layout.", example: "none"
    ) { $0.layout.display = $1 },
    .style(
      "position", .position,
      Keywords<Position>(["relative": .relative, "static": .static, "absolute": .absolute]).syntax,
      initial: "relative",
      "In flow, or placed against the nearest ancestor that is not `static`, or has a transform or a filter.",
      example: "absolute"
    ) { $0.layout.position = $1 }
    .withoutEffectOnViews,
    .style(
      "overflow", .box, Overflow.keywords.syntax.pair(), initial: "visible",
      "What happens to content outside of the box, on both axes or on each.", example: "hidden"
    ) {
      $0.layout.overflowX = $1.first
      $0.layout.overflowY = $1.second
    },
    .style(
      "overflow-x", .box, Overflow.keywords.syntax, initial: "visible",
      "The same on the horizontal axis.", example: "scroll"
    ) { $0.layout.overflowX = $1 },
    .style(
      "overflow-y", .box, Overflow.keywords.syntax, initial: "visible",
      "The same on the vertical axis.", example: "hidden"
    ) { $0.layout.overflowY = $1 },
    .style(
      "z-index", .box, .integerOrAuto, initial: "auto",
      "The place in the order of painting; larger numbers are in front.", example: "1"
    ) { $0.paint.zIndex = $1 },
  ]

  private static let flexContainers: [AttributeDefinition] = [
    .style(
      "flex-direction", .flex,
      Keywords<FlexDirection>([
        "row": .row, "row-reverse": .rowReverse, "column": .column,
        "column-reverse": .columnReverse,
      ]).syntax, initial: "column", web: "row", "The axis along which the children stand.",
      example: "row"
    ) { $0.layout.flexDirection = $1 },
    .style(
      "flex-wrap", .flex,
      Keywords<FlexWrap>(["nowrap": .nowrap, "wrap": .wrap, "wrap-reverse": .wrapReverse]).syntax,
      initial: "nowrap", "Whether children go on a new line where there is no more room.",
      example: "wrap"
    ) { $0.layout.flexWrap = $1 },
    .style(
      "justify-content", .flex, .justifyContent, initial: "normal",
      "Where the free space of a line goes. `normal` is `flex-start`.", example: "space-between"
    ) { $0.layout.justifyContent = $1 },
    .style(
      "align-items", .flex, .alignItems, initial: "normal",
      "Where the children stand across their line. `normal` is `stretch`.", example: "center"
    ) { $0.layout.alignItems = $1 },
    .style(
      "align-content", .flex, .alignContent, initial: "flex-start", web: "normal",
      "Where the free space between lines goes. `normal` is `stretch`.", example: "center"
    ) { $0.layout.alignContent = $1 },
    .style(
      "gap", .edges, ValueSyntax<Dimension>.nonnegativeLength.pair(), initial: "0",
      "The space between children: of rows and columns, or of each.", example: "8 12"
    ) {
      $0.layout.rowGap = $1.first
      $0.layout.columnGap = $1.second
    },
    .style(
      "row-gap", .edges, .nonnegativeLength, initial: "0", "The space between rows.", example: "8"
    ) { $0.layout.rowGap = $1 },
    .style(
      "column-gap", .edges, .nonnegativeLength, initial: "0", "The space between columns.",
      example: "12"
    ) { $0.layout.columnGap = $1 },
  ]

  private static let flexItems: [AttributeDefinition] = [
    .style(
      "align-self", .flex, .alignSelf, initial: "auto",
      "Where the box stands across its line. `auto` is what the parent's `align-items` says.",
      example: "flex-end"
    ) { $0.layout.alignSelf = $1 },
    .style(
      "flex", .flex, FlexShorthand.syntax, initial: "0 0 auto", web: "0 1 auto",
      "Growing, shrinking and basis at once. An omitted factor is 1, an omitted basis 0%.",
      example: "1"
    ) {
      $0.layout.flexGrow = $1.grow
      $0.layout.flexShrink = $1.shrink
      $0.layout.flexBasis = $1.basis
    },
    .style(
      "flex-grow", .flex, .nonnegativeNumber, initial: "0", "The share of free space.",
      example: "1"
    ) { $0.layout.flexGrow = $1 },
    .style(
      "flex-shrink", .flex, .nonnegativeNumber, initial: "0", web: "1",
      "The share of missing space.", example: "1"
    ) { $0.layout.flexShrink = $1 },
    .style(
      "flex-basis", .flex, .flexBasis, initial: "auto",
      "The size before growing and shrinking. `auto` is the width or height.", example: "50%"
    ) { $0.layout.flexBasis = $1 },
    .style(
      "order", .flex, .integer, initial: "0", "The place among the siblings; smaller comes first.",
      example: "-1"
    ) { $0.layout.order = $1 },
  ]

  private static let sizes: [AttributeDefinition] = [
    .style(
      "width", .size, on: .sized.union(.image), .size,
      initial: "auto", "The width.", example: "50%"
    ) {
      $0.layout.width = $1
    },
    .style(
      "height", .size, on: .sized.union(.image), .size,
      initial: "auto", "The height.", example: "44"
    ) {
      $0.layout.height = $1
    },
    .style(
      "min-width", .size, on: .sized, .size, initial: "0", web: "auto",
      "The least width. `auto` is CSS's automatic minimum size.", example: "min-content"
    ) { $0.layout.minWidth = $1 },
    .style(
      "min-height", .size, on: .sized, .size, initial: "0", web: "auto",
      "The least height. `auto` is CSS's automatic minimum size.", example: "44"
    ) { $0.layout.minHeight = $1 },
    .style(
      "max-width", .size, on: .sized, .maximumSize, initial: "none", "The largest width.",
      example: "320"
    ) { $0.layout.maxWidth = $1 },
    .style(
      "max-height", .size, on: .sized, .maximumSize, initial: "none", "The largest height.",
      example: "100%"
    ) { $0.layout.maxHeight = $1 },
    .style(
      "aspect-ratio", .size, on: .sized, .aspectRatio, initial: "0",
      "The ratio of width to height; 0 is none.", example: "16/9"
    ) { $0.layout.aspectRatio = $1 },
    .style(
      "box-sizing", .size,
      Keywords<BoxSizing>(["border-box": .borderBox, "content-box": .contentBox]).syntax,
      initial: "border-box", "Which box the sizes mean.", example: "content-box"
    ) { $0.layout.boxSizing = $1 },
  ]
}

extension Overflow {
  static let keywords = Keywords<Overflow>([
    "visible": .visible, "hidden": .hidden, "scroll": .scroll,
  ])
}

extension ValueSyntax where Value == Display {
  /// `display`, with a value that is known but has no effect yet.
  static let display = ValueSyntax("flex | none | contents | constraints") {
    parser throws(ValueFault) in
    let built = Keywords<Display>([
      "flex": .flex, "none": .none, "contents": .contents, "constraints": .constraints,
    ])
    if parser.isName("grid") {
      var fault = parser.fault(
        "'\(parser.text(of: parser.token))' is not built yet; \(list(built.names)) are",
        at: parser.token)
      fault.isUnbuilt = true
      throw fault
    }
    return try built.parse(&parser)
  }
}
