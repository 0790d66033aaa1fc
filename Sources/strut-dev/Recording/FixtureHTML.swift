import StrutLayout

/// A fixture's document as a section of an HTML page, every length multiplied by a scale.
///
/// The section is the canvas. Every box has the attribute `data-box`, in document order.
struct FixtureHTML {
  private let document: FixtureDocument
  private let scale: Double

  init(_ document: FixtureDocument, scale: Double) {
    self.document = document
    self.scale = scale
  }

  /// The initial values of both presets, for the page that sections are put on.
  static let styleSheet = """
    section { position: absolute; left: 0; top: 0; display: flow-root }
    [data-box] { margin: 0; padding: 0; border: 0 solid; box-sizing: border-box;
      position: relative; scrollbar-width: none }
    .yoga [data-box] { flex-direction: column; flex-shrink: 0; align-content: flex-start;
      min-width: 0; min-height: 0 }
    .web [data-box] { min-width: auto; min-height: auto }
    """

  /// The section's source.
  func section() throws -> String {
    let content = try document.root.map { root in
      try box(root, attributes: rootAttributes(of: root), extra: rootSize(of: root))
    }
    let style = try
      (canvasSize + ["--rem:\(rootFontSize)px"]
      + declarations(textAttributes(of: document.layout))).joined(separator: ";")
    return """
      <section class="\(document.preset.rawValue)"\(language(of: document.layout)) style="\(quoted(style))">\(content ?? "")</section>
      """
  }

  /// What `rem` stands for in the document, in pixels of the page.
  private var rootFontSize: Double {
    guard let size = document.layout["font-size"] else { return 16 * scale }
    let number = size.prefix { $0.isNumber || $0 == "." }
    return (Double(number) ?? 16) * (size.hasSuffix("em") ? 16 : 1) * scale
  }

  // MARK: The canvas and its root box

  private var canvasSize: [String] {
    ["width", "height"].map { axis in
      guard let size = document.layout[axis], !document.canvasIsAuto(axis) else {
        return "\(axis):\(axis == "width" ? "max-content" : "auto")"
      }
      return "\(axis):\(AttributeRule.length(size, scale: scale))"
    }
  }

  /// The attributes of `<layout>` that boxes inherit.
  private func textAttributes(of layout: FixtureElement) -> [(name: String, value: String)] {
    let own: Set = [
      "width", "height", "defaults", "point-scale-factor", "background", "title", "xml:lang",
    ]
    return layout.attributes.filter { !own.contains($0.name) }
  }

  /// What is left of the root box's attributes: its insets move it as those of a relative box unless it is static, its
  /// auto margins are 0, and percentages of an auto axis count as `auto`.
  private func rootAttributes(of root: FixtureElement) -> [(name: String, value: String)] {
    root.attributes.compactMap { name, value in
      if name == "position" { return nil }
      if Self.insets.contains(name) {
        return root["position"] == "static" ? nil : (name, rootInsets(value, of: name))
      }
      let edges = name.hasPrefix("margin") || name.hasPrefix("padding")
      if edges { return (name, rootEdges(value)) }
      let axis = name.hasSuffix("width") ? "width" : name.hasSuffix("height") ? "height" : nil
      if let axis, value.hasSuffix("%"), document.canvasIsAuto(axis) { return nil }
      return (name, value)
    }
  }

  private static let insets: Set = ["top", "right", "bottom", "left", "start", "end", "inset"]

  /// One to four insets; those that are percentages of an auto axis are none.
  private func rootInsets(_ value: String, of name: String) -> String {
    value.split(separator: " ").enumerated().map { index, word in
      let isVertical = name == "inset" ? index % 2 == 0 : name == "top" || name == "bottom"
      let isNone = word.hasSuffix("%") && document.canvasIsAuto(isVertical ? "height" : "width")
      return isNone ? "auto" : String(word)
    }.joined(separator: " ")
  }

  private func rootEdges(_ value: String) -> String {
    value.split(separator: " ").map { word in
      let isAuto = word.hasSuffix("%") && document.canvasIsAuto("width")
      return word == "auto" || isAuto ? "0" : String(word)
    }.joined(separator: " ")
  }

  /// The root box's size where it gives none: it fills a definite canvas, and has its max-content size
  /// on an auto one.
  private func rootSize(of root: FixtureElement) -> [String] {
    ["width", "height"].compactMap { axis in
      let given = rootAttributes(of: root).first { $0.name == axis }?.value ?? "auto"
      guard given == "auto" else { return nil }
      guard document.canvasIsAuto(axis) else { return "\(axis):stretch" }
      return "\(axis):\(axis == "width" ? "max-content" : "auto")"
    }
  }

  // MARK: Boxes and texts

  private func box(
    _ element: FixtureElement, attributes: [(name: String, value: String)], extra: [String] = []
  ) throws -> String {
    let display = element["display"] ?? "flex"
    let inner = element.name == "item" && display == "flex" ? "block" : display
    let own = attributes.filter { !["id", "src", "display", "xml:lang"].contains($0.name) }
    let style = try (["display:\(inner)"] + declarations(own) + extra).joined(separator: ";")
    let start = "data-box\(language(of: element)) style=\"\(quoted(style))\""
    if let source = element["src"] { return "<img \(start) \(sourceSet(source))>" }
    return "<div \(start)>\(try content(of: element))</div>"
  }

  private func content(of element: FixtureElement) throws -> String {
    try element.content.map { part in
      switch part {
      case .text(let text): element.name == "container" ? "" : text
      case .element(let child): try inner(child)
      }
    }.joined()
  }

  private func inner(_ element: FixtureElement) throws -> String {
    switch element.name {
    case "container", "item": return try box(element, attributes: element.attributes)
    case "br": return "<br>"
    case "image": return try image(element)
    case "span":
      let own = element.attributes.filter { $0.name != "xml:lang" }
      let style = try declarations(own).joined(separator: ";")
      return
        "<span\(language(of: element)) style=\"\(quoted(style))\">\(try content(of: element))</span>"
    default: throw ChoreError("the recorder does not know <\(element.name)>")
    }
  }

  /// An image in a line.
  private func image(_ element: FixtureElement) throws -> String {
    let own = element.attributes.filter { $0.name != "src" }
    let style = try declarations(own).joined(separator: ";")
    return "<img style=\"\(quoted(style))\" \(sourceSet(element["src"] ?? ""))>"
  }

  /// The density makes the image's own pixels follow the scale.
  private func sourceSet(_ source: String) -> String {
    "srcset=\"\(quoted(source)) \(1 / scale)x\""
  }

  /// The attributes in CSS, those of narrower meaning last.
  private func declarations(_ attributes: [(name: String, value: String)]) throws -> [String] {
    if let unknown = attributes.first(where: { !AttributeRule.known.contains($0.name) }) {
      throw ChoreError("the recorder has no CSS for '\(unknown.name)'")
    }
    return AttributeRule.all.flatMap { rule in
      attributes.first { $0.name == rule.attribute }
        .map { rule.declarations($0.value, scale: scale) } ?? []
    }
  }

  private func language(of element: FixtureElement) -> String {
    element["xml:lang"].map { " lang=\"\($0)\"" } ?? ""
  }

  /// Text as it may stand between double quotes; references in it stay references.
  private func quoted(_ text: String) -> String {
    text.replacing("\"", with: "&quot;")
  }
}
