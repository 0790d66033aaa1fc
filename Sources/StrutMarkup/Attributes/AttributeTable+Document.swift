import StrutCore
import StrutLayout

extension AttributeTable {
  /// The attributes of `<layout>`, `<font>` and `<style>` that no box has.
  static let document: [AttributeDefinition] = [
    canvas(
      "width", .canvasExtent, initial: "auto",
      "The width of the canvas. `auto` is as wide as the root box.", example: "375"
    ) { $0.canvas.width = $1 },
    canvas(
      "height", .canvasExtent, initial: "auto",
      "The height of the canvas. `auto` is as high as the root box.", example: "812"
    ) { $0.canvas.height = $1 },
    canvas(
      "defaults", Keywords<Preset>(["yoga": .yoga, "web": .web]).syntax, initial: "yoga",
      "The initial values of all boxes: those of Yoga, or those of CSS.", example: "web"
    ) { $0.preset = $1 },
    canvas(
      "point-scale-factor", .nonnegativeNumber, initial: "the output's scale",
      "The lines for each point that frames are rounded to; 0 turns rounding off.", example: "2"
    ) { $0.canvas.pointScaleFactor = $1 },
    canvas(
      "title", .text, initial: "not set", "The title of the SVG or PDF.", example: "Receipt"
    ) { $0.canvas.title = $1 },
    canvas(
      "safe-area", ValueSyntax<Double>.nonnegativeNumber.edges(), initial: "0",
      "How far inside of the canvas nothing is covered, in CSS's order: `safeArea` of constraint containers.",
      example: "47 0 34"
    ) { $0.canvas.safeArea = $1 },
    font(
      "src", .path, initial: "required", "The font file, relative to the document.",
      example: "fonts/Inter.ttf"
    ) { $0.source = $1 },
    font(
      "index", .faceIndex, initial: "every face",
      "The face of a collection that is loaded, counted from 0.", example: "1"
    ) { $0.descriptors.index = $1 },
    font(
      "family", .familyName, initial: "that of the file",
      "The name by which `font-family` finds the font.", example: "Inter"
    ) { $0.descriptors.family = $1 },
    font(
      "weight", .declaredWeight, initial: "that of the file", "The weight of the face.",
      example: "600"
    ) { $0.descriptors.weight = $1 },
    font(
      "style", FontKeywords.styles.syntax, initial: "that of the file", "The slant of the face.",
      example: "italic"
    ) { $0.descriptors.style = $1 },
    font(
      "stretch", .fontStretch, initial: "that of the file", "The width of the face.",
      example: "condensed"
    ) { $0.descriptors.stretch = $1 },
    .other(
      "name", .document, on: .style, .name, initial: "required",
      "The name by which `class` finds the style.", example: "title", make: Declaration.name),
  ]

  /// What names elements.
  static let identity: [AttributeDefinition] = [
    .other(
      "id", .identity, on: [.container, .item, .span, .guide], .identifier, initial: "not set",
      "The name of the box or span, unique in the document. `superview` is reserved.",
      example: "amount", make: Declaration.name),
    .other(
      "class", .identity, on: [.container, .item, .span], .classes, initial: "not set",
      "Names of styles. A later name wins over an earlier one, the element's own attributes over all.",
      example: "card shadowed", make: Declaration.classes),
  ]

  private static func canvas<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, initial: String, _ summary: String,
    example: String, set: @escaping @Sendable (inout CanvasDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    let parse = syntax.parse
    return AttributeDefinition(
      name: name, section: .document, elements: .layout, values: syntax.notation, initial: initial,
      webInitial: nil, isInherited: false, summary: summary, example: example
    ) { parser throws(ValueFault) in
      let value = try parse(&parser)
      guard parser.usesFontUnits else { return .canvas { set(&$0, value) } }
      let text = parser.value
      return .canvas { draft in
        var parser = ValueParser(text, units: draft.units)
        if let value = try? parse(&parser) { set(&draft, value) }
      }
    }
  }

  private static func font<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, initial: String, _ summary: String,
    example: String, set: @escaping @Sendable (inout FontDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    .other(
      name, .document, on: .font, syntax, initial: initial, summary, example: example,
      make: { value in .font { set(&$0, value) } })
  }
}
