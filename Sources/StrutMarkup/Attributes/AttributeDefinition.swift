import StrutBoxes
import StrutCore
import StrutLayout

/// What one attribute of an element does, as soon as its value is known.
enum Declaration: Sendable {
  /// Changes the style of a box or a span.
  case style(@Sendable (inout StyleDraft) -> Void)
  /// Changes it by lengths that depend on the fonts of the element and of those around it.
  case relativeStyle(@Sendable (inout StyleDraft, FontScope) -> Void)
  /// Names the image of an item.
  case image(ImageReference)
  /// Changes the canvas.
  case canvas(@Sendable (inout CanvasDraft) -> Void)
  /// Changes a font declaration.
  case font(@Sendable (inout FontDraft) -> Void)
  /// Names an element (`id`) or a style (`name`).
  case name(String)
  /// Names styles, each with its place.
  case classes([ClassName])
  /// An attribute whose effect is not built.
  case none
}

/// One row of the attribute table: everything that the parser, the messages and the reference know about an attribute.
struct AttributeDefinition: Sendable {
  /// The chapter of the reference in which an attribute is described.
  enum Section: String, CaseIterable, Sendable {
    case document = "The document"
    case identity = "Names"
    case box = "Boxes"
    case position = "Placing"
    case flex = "Flex containers and their items"
    case size = "Sizes"
    case edges = "Margins, padding and gaps"
    case border = "Borders"
    case paint = "Paint"
    case image = "Images"
    case text = "Text"
    case constraints = "Constraint containers"
  }

  let name: String
  let section: Section
  /// The elements that take the attribute.
  let elements: ElementSet
  /// The grammar of the value.
  let values: String
  /// The initial value, and that of the `web` preset where it is another one; where no value can be written that
  /// means the same, words of ``wordsForNoValue``.
  let initial: String
  let webInitial: String?
  /// Whether boxes and texts inside take over the value.
  let isInherited: Bool
  /// One sentence for the reference.
  let summary: String
  /// A value for the reference's example.
  let example: String
  /// What an initial value is that is none of the attribute's values.
  static let wordsForNoValue: Set<String> = [
    "not set", "required", "that of the file", "every face", "the output's scale",
  ]

  /// Whether the attribute does something on a view of a constraint container.
  var actsOnViews = true
  /// Reads the value.
  let parse: @Sendable (inout ValueParser) throws(ValueFault) -> Declaration
}

extension AttributeDefinition {
  /// An attribute that sets a part of a box's or a span's style.
  static func style<Value>(
    _ name: String, _ section: Section, on elements: ElementSet = .boxes,
    _ syntax: ValueSyntax<Value>, initial: String, web: String? = nil, inherited: Bool = false,
    units: FontUnits.Basis = .own, _ summary: String, example: String,
    set: @escaping @Sendable (inout StyleDraft, Value) -> Void
  ) -> AttributeDefinition where Value: Sendable {
    let parse = syntax.parse
    return AttributeDefinition(
      name: name, section: section, elements: elements, values: syntax.notation, initial: initial,
      webInitial: web, isInherited: inherited, summary: summary, example: example
    ) { parser throws(ValueFault) in
      let value = try parse(&parser)
      guard parser.usesFontUnits else { return .style { set(&$0, value) } }
      // A value with such units is read again for each element, so that all others stay plain points.
      let text = parser.value
      return .relativeStyle { draft, scope in
        var parser = ValueParser(text, units: FontUnits(draft.text, units, in: scope))
        if let value = try? parse(&parser) { set(&draft, value) }
      }
    }
  }

  /// An attribute of another element.
  static func other<Value>(
    _ name: String, _ section: Section, on elements: ElementSet, _ syntax: ValueSyntax<Value>,
    initial: String, inherited: Bool = false, _ summary: String, example: String,
    make: @escaping @Sendable (Value) -> Declaration
  ) -> AttributeDefinition {
    let parse = syntax.parse
    return AttributeDefinition(
      name: name, section: section, elements: elements, values: syntax.notation, initial: initial,
      webInitial: nil, isInherited: inherited, summary: summary, example: example
    ) { parser throws(ValueFault) in make(try parse(&parser)) }
  }
}

extension AttributeDefinition {
  /// What is wrong with a text as a value of the attribute; `nil` for nothing.
  func fault(of text: String) -> ValueFault? {
    var parser = ValueParser(ValueText(text))
    do throws(ValueFault) {
      _ = try parse(&parser)
      try parser.finish()
      return nil
    } catch {
      return error
    }
  }
}

extension AttributeDefinition {
  /// The row marked as having no effect on views of constraint containers, which statements place.
  var withoutEffectOnViews: Self {
    var row = self
    row.actsOnViews = false
    return row
  }
}

extension [AttributeDefinition] {
  /// The rows marked as having no effect on views of constraint containers.
  var withoutEffectOnViews: Self { map(\.withoutEffectOnViews) }
}
