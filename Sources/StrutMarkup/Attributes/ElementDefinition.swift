/// The elements of a document.
enum ElementKind: String, CaseIterable, Sendable {
  case layout, font, style, container, item, span
  case lineBreak = "br"
  case constraints, vfl, constraint, stack, follow
  case guide, barrier, image

  /// The element with this name.
  init?(named name: ArraySlice<UInt8>) {
    guard let kind = Self.byName[String(decoding: name, as: UTF8.self)] else { return nil }
    self = kind
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The element as set of one.
  var set: ElementSet { ElementSet(rawValue: 1 << UInt16(index)) }

  /// The place in ``allCases``.
  var index: Int {
    switch self {
    case .layout: 0
    case .font: 1
    case .style: 2
    case .container: 3
    case .item: 4
    case .span: 5
    case .lineBreak: 6
    case .constraints: 7
    case .vfl: 8
    case .constraint: 9
    case .stack: 10
    case .follow: 11
    case .guide: 12
    case .barrier: 13
    case .image: 14
    }
  }
}

/// A set of elements.
struct ElementSet: OptionSet, Sendable {
  let rawValue: UInt16

  static let layout = ElementKind.layout.set
  static let font = ElementKind.font.set
  static let style = ElementKind.style.set
  static let container = ElementKind.container.set
  static let item = ElementKind.item.set
  static let span = ElementKind.span.set
  static let lineBreak = ElementKind.lineBreak.set
  static let constraints = ElementKind.constraints.set
  static let vfl = ElementKind.vfl.set
  static let constraint = ElementKind.constraint.set
  static let stack = ElementKind.stack.set
  static let follow = ElementKind.follow.set
  static let guide = ElementKind.guide.set
  static let barrier = ElementKind.barrier.set
  static let image = ElementKind.image.set

  /// What becomes a box, and the styles that boxes name.
  static let boxes: ElementSet = [.container, .item, .style]
  /// What has sizes: boxes and guides.
  static let sized: ElementSet = boxes.union(.guide)
  /// Leaves, and the styles that they name.
  static let leaves: ElementSet = [.item, .style]
  /// Everything that texts inherit from, and spans.
  static let texts: ElementSet = [.layout, .container, .item, .span, .style]

  /// The names of the elements in the order of their definition.
  var names: [String] { ElementKind.allCases.filter { contains($0.set) }.map(\.rawValue) }
}

/// What the reference and the messages know about an element.
struct ElementDefinition: Sendable {
  let kind: ElementKind
  /// What may stand in the element.
  let children: ElementSet
  /// Whether characters may stand in the element.
  let takesText: Bool
  /// One line for the reference.
  let summary: String
  let example: String

  private init(
    _ kind: ElementKind, children: ElementSet = [], takesText: Bool = false,
    summary: String, example: String
  ) {
    self.kind = kind
    self.children = children
    self.takesText = takesText
    self.summary = summary
    self.example = example
  }

  /// The definition of an element.
  static func of(_ kind: ElementKind) -> ElementDefinition {
    all[kind.index]
  }

  /// All elements, in the order of ``ElementKind``.
  static let all: [ElementDefinition] = [
    ElementDefinition(
      .layout, children: [.font, .style, .container, .item],
      summary: "The document and its canvas: declarations first, then at most one root box.",
      example: ##"<layout width="375" background="#f4f4f6"> … </layout>"##),
    ElementDefinition(
      .font, summary: "Loads a font file for this document. Stands before the root box.",
      example: #"<font src="fonts/Inter.ttf" family="Inter"/>"#),
    ElementDefinition(
      .style,
      summary:
        "Names a set of attributes, which `class` gives to boxes. Stands before the root box.",
      example: #"<style name="title" font-size="20" font-weight="bold"/>"#),
    ElementDefinition(
      .container, children: [.container, .item, .guide, .constraints],
      summary: "A box that lays out its children. Text cannot stand directly in it.",
      example: #"<container flex-direction="row" gap="8"> … </container>"#),
    ElementDefinition(
      .item, children: [.span, .lineBreak, .image], takesText: true,
      summary: "A leaf: a plain box, a text, or an image.",
      example: "<item>Some <span font-weight=\"bold\">bold</span> text</item>"),
    ElementDefinition(
      .span, children: [.span, .lineBreak, .image], takesText: true,
      summary: "A stretch of a text with a look of its own. Spans can be nested.",
      example: ##"<span color="#c00">42</span>"##),
    ElementDefinition(
      .lineBreak, summary: "Ends a line of a text.", example: "<item>first<br/>second</item>"),
    ElementDefinition(
      .constraints, children: [.vfl, .constraint, .stack, .follow, .barrier],
      summary: "Statements that place the children of a constraint container.",
      example: #"<constraints metrics="gap: 10"> … </constraints>"#),
    ElementDefinition(
      .vfl, takesText: true, summary: "A statement in the Visual Format Language.",
      example: "<vfl>H:|-[icon]-[title]-|</vfl>"),
    ElementDefinition(
      .constraint, takesText: true, summary: "A linear equation or inequality.",
      example: "<constraint>icon.centerY == superview.centerY</constraint>"),
    ElementDefinition(
      .stack, takesText: true,
      summary:
        "Views one after the other. With `spacing`, `distribution`, `alignment` or `ends` it arranges them as a stack view.",
      example: #"<stack orientation="horizontal">a, 5, b</stack>"#),
    ElementDefinition(
      .follow, summary: "A view that follows the edges of another.",
      example: #"<follow view="a" on="edges" inset="4"/>"#),
    ElementDefinition(
      .guide,
      summary:
        "A view of a constraint container that shows nothing and has no content: a place that statements name.",
      example: #"<guide id="content"/>"#),
    ElementDefinition(
      .barrier,
      summary:
        "A line at the farthest of some views' edges, which other statements name as they name a view.",
      example: #"<barrier id="labels" edge="trailing" of="name mail" margin="8"/>"#),
    ElementDefinition(
      .image, summary: "An image in a text, which stands in its line as a letter does.",
      example: #"<image src="icon.png" height="1em" vertical-align="middle"/>"#),
  ]
}
