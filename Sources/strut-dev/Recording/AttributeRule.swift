/// How one attribute of the markup is written in CSS.
struct AttributeRule {
  /// What the words of the attribute's value are.
  enum Value {
    /// Keywords and plain numbers, the same in CSS.
    case word
    /// Lengths, which need the scale and a unit, beside percentages and keywords.
    case length
    /// The `flex` shorthand, where only the last word may be a length.
    case flex
    /// A number without unit is a factor, one with unit a length.
    case lineHeight
  }

  var attribute: String
  var properties: [String]
  var value: Value

  /// The declarations for a value at a scale: CSS pixels for each point.
  func declarations(_ text: String, scale: Double) -> [String] {
    let css = cssValue(text, scale: scale)
    return properties.map { "\($0):\(css)" }
  }

  private func cssValue(_ text: String, scale: Double) -> String {
    var words = text.split(separator: " ").map(String.init)
    switch value {
    case .word: break
    case .length: words = words.map { Self.length($0, scale: scale) }
    case .flex:
      // The second word is a shrink factor unless it has a unit or is no number.
      let last = words.count - 1
      if last == 2 || (last == 1 && Double(words[1]) == nil) {
        words[last] = Self.length(words[last], scale: scale)
      }
    case .lineHeight:
      words = words.map { Double($0) == nil ? Self.length($0, scale: scale) : $0 }
    }
    return words.joined(separator: " ")
  }

  /// A word that may be a number of points, with or without `px`, as CSS has it at a scale.
  static func length(_ word: String, scale: Double) -> String {
    // The root of the page is not that of the document, whose size the section keeps.
    if word.hasSuffix("rem") { return "calc(\(word.dropLast(3)) * var(--rem))" }
    guard let points = Double(word.hasSuffix("px") ? String(word.dropLast(2)) : word) else {
      return word
    }
    return "\(points * scale)px"
  }
}

extension AttributeRule {
  /// All rules, the narrower attribute after the wider one, so that its declaration wins as the markup
  /// says.
  static let all: [AttributeRule] =
    flexShorthand + words + sizes + fourEdges + edgePairs + physicalEdges + logicalEdges + text

  /// The rules by the names of their attributes.
  static let known: Set<String> = Set(all.map(\.attribute))

  private static let flexShorthand = [
    AttributeRule(attribute: "flex", properties: ["flex"], value: .flex)
  ]

  private static let words = same(
    [
      "position", "direction", "flex-direction", "flex-wrap", "justify-content", "align-items",
      "align-self", "align-content", "flex-grow", "flex-shrink", "order", "aspect-ratio",
      "box-sizing", "overflow", "overflow-x", "overflow-y", "object-fit", "transform", "filter",
    ], .word)

  private static let sizes = same(
    [
      "width", "height", "min-width", "min-height", "max-width", "max-height", "flex-basis", "gap",
      "row-gap", "column-gap",
    ], .length)

  private static let fourEdges = same(["inset", "margin", "padding", "border-width"], .length)

  private static let edgePairs = ["margin", "padding"].flatMap { box in
    [
      AttributeRule(
        attribute: "\(box)-horizontal", properties: ["\(box)-left", "\(box)-right"], value: .length),
      AttributeRule(
        attribute: "\(box)-vertical", properties: ["\(box)-top", "\(box)-bottom"], value: .length),
    ]
  }

  private static let physicalEdges = ["top", "right", "bottom", "left"].flatMap { side in
    same([side, "margin-\(side)", "padding-\(side)", "border-\(side)-width"], .length)
  }

  private static let logicalEdges = ["start", "end"].flatMap { side in
    [
      (side, "inset-inline-\(side)"), ("margin-\(side)", "margin-inline-\(side)"),
      ("padding-\(side)", "padding-inline-\(side)"),
      ("border-\(side)-width", "border-inline-\(side)-width"),
    ].map { AttributeRule(attribute: $0.0, properties: [$0.1], value: .length) }
  }

  private static let text =
    same(
      [
        "font-size", "letter-spacing", "word-spacing", "text-indent", "vertical-align",
        "border-radius",
      ], .length)
    + same(["line-height", "tab-size"], .lineHeight)
    + same(
      [
        "font-family", "font-weight", "font-style", "font-stretch", "font-variation-settings",
        "font-optical-sizing", "font-synthesis", "white-space", "overflow-wrap", "word-break",
        "text-align", "text-wrap", "text-overflow", "font-feature-settings", "font-kerning",
        "font-variant", "font-variant-ligatures", "font-variant-caps", "font-variant-numeric",
        "font-variant-east-asian", "font-variant-position", "text-align-last", "line-break",
        "hyphens", "hyphenate-character", "text-transform", "unicode-bidi", "text-spacing-trim",
      ], .word)

  private static func same(_ names: [String], _ value: Value) -> [AttributeRule] {
    names.map { AttributeRule(attribute: $0, properties: [$0], value: value) }
  }
}
