/// Attributes that people know from elsewhere, where the value or the element decides what stands for them.
enum ForeignSetting {
  /// What to write for an attribute with its value; `nil` where the name alone says it, or nothing is known.
  ///
  /// - Parameters:
  ///   - name: The name in the notation of CSS.
  ///   - value: The value as it is written; empty where it is worked out.
  static func advice(_ name: String, _ value: String, on kind: ElementKind) -> ForeignAttribute
    .Advice?
  {
    ForeignSwitch.advice(name, value, on: kind) ?? ForeignMeasure.advice(name, value, on: kind)
      ?? (kind == .layout ? ofCanvas(name, value) : nil) ?? decided(name, value, on: kind)
  }

  /// What to write for an attribute that is neither turned on nor a measure.
  private static func decided(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    switch name {
    case "orientation", "axis", "stack-direction", "layout-mode", "flow", "layout":
      direction(value)
    case "gravity", "content-alignment": gravity(value, on: kind)
    case "fill" where kind == .span, "fill-color" where kind == .span: .rename("color")
    case "fill" where kind == .item, "fill-color" where kind == .item:
      .words("write background, or color for what is written in it")
    case "vertical-align" where kind == .item || kind == .container:
      .words(
        "put the box into a container with align-items=\"center\" in a row, or justify-content=\"center\" in a column"
      )
    case "padding-block", "margin-block", "padding-inline", "margin-inline": sides(name, value)
    case "x" where !value.isEmpty: .write("position=\"absolute\" left=\"\(value)\"")
    case "y" where !value.isEmpty: .write("position=\"absolute\" top=\"\(value)\"")
    case "font-name", "font-face-name", "post-script-name": face(value)
    case "rotation", "rotation-angle", "rotation-effect", "rotate": rotation(value)
    case "frame", "size", "dimensions": size(value)
    case "grid-template-columns", "columns", "num-columns", "grid-template", "span-count":
      columns(value)
    case "wrap" where kind == .item || kind == .span:
      .write("white-space=\"\(["false", "nowrap", "none"].contains(value) ? "nowrap" : "normal")\"")
    case "align" where kind == .container: aligned(value)
    case "align" where kind == .image, "valign" where kind == .image: .rename("vertical-align")
    case "float": float(value)
    case "centered" where kind == .item, "center" where kind == .item:
      .write("text-align=\"center\"")
    case "system-name", "symbol", "icon":
      .words(
        "put a file with the picture beside the document: src=\"\(value.split(separator: ".").first ?? "picture").svg\""
      )
    case "inset-block" where !value.isEmpty: .write("top=\"\(value)\" bottom=\"\(value)\"")
    case "inset-inline" where !value.isEmpty: .write("left=\"\(value)\" right=\"\(value)\"")
    case "primary-axis-sizing-mode", "counter-axis-sizing-mode":
      value == "FIXED"
        ? .write("width=\"320\" height=\"240\"")
        : .words("delete it: a box is as large as what stands in it")
    case "text-decoration-skip", "text-underline-position": underline(name, value)
    default: ofTable(name, value, on: kind) ?? declared(name, on: kind)
    }
  }

  /// Where HTML puts what stands in a box, in the words for boxes and for texts.
  private static func aligned(_ value: String) -> ForeignAttribute.Advice? {
    let places = [
      "left": ("flex-start", "left"), "right": ("flex-end", "right"),
      "center": ("center", "center"), "middle": ("center", "center"),
      "start": ("flex-start", "start"), "end": ("flex-end", "end"),
    ]
    if value == "justify" { return .write("text-align=\"justify\"") }
    guard let (boxes, texts) = places[value.lowercased()] else { return nil }
    return .words(
      "for the boxes in it write align-items=\"\(boxes)\", for its texts text-align=\"\(texts)\"")
  }

  /// What to write for an attribute of a drawing, a page or a file as a whole.
  private static func ofCanvas(_ name: String, _ value: String) -> ForeignAttribute.Advice? {
    switch name {
    case "view-box": canvas(value)
    case "scale", "initial-scale", "dpi", "density", "device-pixel-ratio":
      .words("delete it: how many pixels a point has is chosen where the picture is drawn")
    case "version", "encoding", "charset":
      .words("delete it: a document has no version, and is in UTF-8")
    default: nil
    }
  }

  /// The size of the picture that `0 0 200 100` names as the part of a drawing that shows.
  private static func canvas(_ value: String) -> ForeignAttribute.Advice? {
    let numbers = value.split { $0 == "," || $0.isWhitespace }
    guard numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    return .write("width=\"\(numbers[2])\" height=\"\(numbers[3])\"")
  }

  /// Where CSS puts an underline, which is below the baseline here, moved by an offset; and what CSS leaves out of it.
  private static func underline(_ name: String, _ value: String) -> ForeignAttribute.Advice {
    if name == "text-decoration-skip" {
      return .write("text-decoration-skip-ink=\"\(value == "none" ? "none" : "auto")\"")
    }
    return value.contains("under")
      ? .write("text-underline-offset=\"0.2em\"")
      : .words(
        "delete it: an underline is where the font has it, and text-underline-offset moves it")
  }

  /// Other shapes of letters, which fonts have under tags.
  private static func alternates(_ value: String) -> ForeignAttribute.Advice {
    let name = String(value.prefix { $0 != "(" && !$0.isWhitespace })
    let tags = [
      "swash": "swsh", "stylistic": "salt", "styleset": "ss01", "character-variant": "cv01",
      "ornaments": "ornm", "annotation": "nalt", "historical-forms": "hist",
    ]
    return tags[name].map { .write("font-feature-settings=\"'\($0)'\"") }
      ?? .words("delete it: font-feature-settings asks for other shapes, by the tags of the font")
  }

  /// What stands for attributes of grids, tables and forms, for two corners at once, and for other shapes of letters.
  private static func ofTable(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    switch name {
    case "grid-column", "grid-column-start", "grid-column-end", "grid-area", "colspan", "col-span",
      "column-span":
      ForeignGrid.span(value, of: name).map { .write("flex=\"\($0)\"") }
        ?? .words("delete it: boxes follow each other as they are written")
    case "cellpadding":
      .words("write padding=\"\(value.isEmpty ? "8" : value)\" on each cell in place of it")
    case "rows" where Int(value) != nil, "min-lines" where Int(value) != nil:
      .write("min-height=\"\(value)lh\"")
    case "soft-wrap": .write("white-space=\"\(value == "false" ? "nowrap" : "normal")\"")
    case "font-variant-alternates": alternates(value)
    case "cols" where Int(value) != nil: .write("width=\"\(value)ch\"")
    case "content" where kind == .style:
      .words(
        "there are no pseudo elements: write \(value.isEmpty ? "it" : value) at the start of each text"
      )
    case "border-top-radius", "border-bottom-radius", "border-left-radius", "border-right-radius":
      .write(
        ForeignSides.corners(at: String(name.dropFirst(7).prefix { $0 != "-" }))
          .map { "\($0)=\"\(value.isEmpty ? "8" : value)\"" }.joined(separator: " "))
    default: nil
    }
  }

  /// What to do with an attribute, where what stands around decides it; `nil` where it does not.
  static func hint(
    for name: String, _ value: String, on kind: ElementKind, in surroundings: ElementSurroundings
  ) -> String? {
    let name = ForeignAttribute.hyphenated(name)
    for property in ["box-shadow", "text-shadow"] {
      guard let shadow = ForeignShadow(surroundings.attributes ?? [], of: property),
        shadow.names.contains(name)
      else { continue }
      return name == shadow.names[0]
        ? "write \(shadow.text)" : "delete it: \(property) says it"
    }
    // What tells the turns of a loop apart belongs to the loop.
    if let key = surroundings.keyOfLoop, ElementSurroundings.loops.contains(name),
      let loop = ForeignDirective.hint(for: name, value, on: kind)
    {
      return loop.replacing("}\"> … </for>", with: "}\" key=\"\(key)\"> … </for>")
    }
    if let group = ForeignGroup.hint(for: name, value, on: kind, in: surroundings) { return group }
    if name == "background-image", value.contains("gradient(") {
      return "write background=\"\(value)\""
    }
    if name == "background-image", let row = AttributeTable.row(of: "background", on: kind),
      let hint = ForeignBackground.hint(for: value, of: AttributeTable.all[row], on: kind)
    {
      return hint
    }
    let counts = ["columns", "num-columns", "span-count"]
    if name == "grid-template-columns" || counts.contains(name), surroundings.childCount > 0 {
      return ForeignGrid(counts.contains(name) ? "repeat(\(value), 1fr)" : value)?.hint(
        insteadOf: "it", spans: surroundings.childSpans, gap: gap(in: surroundings))
    }
    if let words = told(by: name, value, on: kind, in: surroundings) { return words }
    return ForeignBackground.hint(forAttribute: name, value, in: surroundings)
  }

  /// What to do with a value, where what stands around decides it; `nil` where it does not.
  static func hint(
    forValue value: String, of name: String, in surroundings: ElementSurroundings
  ) -> String? {
    switch name {
    // A box in a column is as wide as the column, unless it is placed.
    case "display" where ["inline-block", "inline"].contains(value) && surroundings.axis != nil:
      return surroundings.axis == .row
        ? "delete it: a box in a row is as wide as what stands in it"
        : "write align-self=\"flex-start\" in place of it"
    case "position": return place(value)
    case "top" where ["center", "middle"].contains(value):
      return "write top=\"50%\" transform=\"translate(0, -50%)\""
    case "left" where ["center", "middle"].contains(value):
      return "write left=\"50%\" transform=\"translate(-50%, 0)\""
    case "justify-content" where value == "stretch" || value == "fill":
      return "delete it: flex=\"1\" on the children fills the box"
    case "flex-direction"
    where ["z", "zstack", "depth", "stack", "overlay", "layer", "layered"].contains(
      value.lowercased()):
      return
        "write position=\"absolute\" inset=\"0\" on the children that lie over the others, and delete this"
    case "color" where ["darker", "lighter", "dark", "light"].contains(value):
      return "write the colour itself, as #334155, or a token in braces"
    case "flex" where ["row", "column", "row-reverse", "column-reverse"].contains(value):
      return "write flex-direction=\"\(value)\": flex says how a box itself grows"
    case "gap", "row-gap", "column-gap":
      guard value.hasPrefix("-"), Double(value) != nil else { return nil }
      let margins =
        surroundings.ownAxis.map { $0 == .row ? ["margin-left"] : ["margin-top"] }
        ?? ["margin-left", "margin-top"]
      let written = margins.map { "\($0)=\"\(value)\"" }.joined(separator: " or ")
      return "delete it: children overlap by a negative margin, \(written) on all but the first"
    case _ where name.hasPrefix("padding") && value.contains(/(?:^|\s)-\.?\d/):
      return "no padding is negative: what stands in it can have a negative margin"
    case "display" where value == "grid" && surroundings.childCount > 0:
      return surroundings.value(of: "grid-template-columns").flatMap(ForeignGrid.init)?.hint(
        insteadOf: "display and grid-template-columns", spans: surroundings.childSpans,
        gap: gap(in: surroundings))
    default: return nil
    }
  }

  /// A place in the box around, which other languages have as a position; `nil` for other values.
  private static func place(_ value: String) -> String? {
    if value == "fixed" {
      return
        "write absolute, and move the element to the end of the root box: each box holds its absolute children"
    }
    if value == "center" { return "write margin=\"auto\" in place of it" }
    if let match = value.wholeMatch(of: /(-?[\d.]+)[\s,]+(-?[\d.]+)/) {
      return "write position=\"absolute\" left=\"\(match.1)\" top=\"\(match.2)\""
    }
    let sides = ForeignAttribute.hyphenated(value).split { $0 == "-" || $0.isWhitespace }
    guard
      !sides.isEmpty,
      sides.allSatisfy({ ["top", "right", "bottom", "left", "start", "end"].contains($0) })
    else { return nil }
    return "write position=\"absolute\" "
      + sides.map { "\($0)=\"0\"" }.joined(separator: " ")
  }

  /// What to do with an attribute whose meaning other attributes of the element, or what stands in it, decide.
  private static func told(
    by name: String, _ value: String, on kind: ElementKind, in surroundings: ElementSurroundings
  ) -> String? {
    switch name {
    case "class", "extends", "inherits", "parent", "based-on":
      guard kind == .style, let own = surroundings.value(of: "name"), !value.isEmpty else {
        return nil
      }
      return "delete it, and write both names where it is used: class=\"\(value) \(own)\""
    case "justify-items":
      let isRow = surroundings.ownAxis == .row
      let own = isRow ? "justify-content" : "align-items"
      let isTaken = surroundings.value(of: own) != nil
      guard surroundings.ownAxis != nil, isTaken || isRow else { return nil }
      let takes = AttributeTable.row(of: own, on: kind).map { AttributeTable.all[$0] }
      return isTaken || takes?.fault(of: value) != nil
        ? "delete it: \(own) places the children" : "write justify-content=\"\(value)\""
    case "size":
      // A text has the size of its letters.
      guard kind == .item, surroundings.holdsText, let size = ForeignMeasure.length(value) else {
        return nil
      }
      return
        "write font-size=\"\(size)\" for its letters, or width=\"\(size)\" height=\"\(size)\" for its box"
    case "leading":
      // Beside the other edge it is one.
      return surroundings.value(of: "trailing") == nil ? nil : "write start=\"\(value)\""
    case "title", "caption", "heading":
      guard kind == .item, surroundings.attributes != nil else { return nil }
      return surroundings.isEmpty && surroundings.value(of: "src") == nil
        ? ForeignDirective.hint(for: "text", value, on: kind)
        : "delete it: nobody points at a picture"
    default: return nil
    }
  }

  private static func gap(in surroundings: ElementSurroundings) -> String? {
    ["column-gap", "gap", "grid-gap"].lazy.compactMap { surroundings.value(of: $0) }.first
  }

  /// The attributes of what stands before the boxes.
  private static func declared(
    _ name: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    switch name {
    case "id" where kind == .style, "class" where kind == .style, "selector" where kind == .style:
      .rename("name")
    case "font-family" where kind == .font, "name" where kind == .font: .rename("family")
    case "font-weight" where kind == .font: .rename("weight")
    case "font-style" where kind == .font: .rename("style")
    case "href" where kind == .font: .rename("src")
    case "format" where kind == .font, "tech" where kind == .font:
      .words("delete it: a file says itself what it is")
    case "unicode-range" where kind == .font:
      .words("delete it: each character takes the first family of font-family that has it")
    case "font-display" where kind == .font, "display" where kind == .font:
      .words("delete it: a font is there before anything is drawn")
    default: nil
    }
  }

  /// Texts run around nothing.
  private static func float(_ side: String) -> ForeignAttribute.Advice {
    guard side != "none" else { return .words("delete it: nothing floats") }
    let boxes =
      side == "right" || side == "end"
      ? "what stands beside the box, and then the box," : "the box and what stands beside it"
    return .words(
      "delete it: nothing floats; put \(boxes) into a <container flex-direction=\"row\">")
  }

  /// The name of a font with its weight and its slope, as in `Inter-SemiBoldItalic`; `nil` for that of a family.
  private static func face(_ name: String) -> ForeignAttribute.Advice? {
    guard let match = name.wholeMatch(of: /([^-{}]+)-([A-Za-z]*?)(Italic|Oblique)?/) else {
      return nil
    }
    var attributes = [WrittenAttribute("font-family", String(match.1))]
    if !match.2.isEmpty, match.2 != "Regular" {
      guard let weight = ForeignFont.weight(match.2.lowercased()) else { return nil }
      attributes.append(WrittenAttribute("font-weight", weight))
    }
    if let slope = match.3 { attributes.append(WrittenAttribute("font-style", slope.lowercased())) }
    return .write(attributes.text)
  }

  private static func rotation(_ value: String) -> ForeignAttribute.Advice? {
    guard let match = value.wholeMatch(of: /(-?[\d.]+)(?:deg|°)?/) else { return nil }
    return .write("transform=\"rotate(\(match.1)deg)\"")
  }

  private static func size(_ value: String) -> ForeignAttribute.Advice? {
    guard let match = value.wholeMatch(of: /([\d.]+)(?: ?[x×,] ?| )([\d.]+)/) else { return nil }
    return .write("width=\"\(match.1)\" height=\"\(match.2)\"")
  }

  /// `1fr 1fr` and `repeat(3, 1fr)`: columns of one width.
  private static func columns(_ value: String) -> ForeignAttribute.Advice? {
    var count = value.split(whereSeparator: \.isWhitespace).count
    if let match = value.firstMatch(of: /repeat\((\d+)/) { count = Int(match.1) ?? 0 }
    if let number = Int(value) { count = number }
    guard (1...24).contains(count) else { return nil }
    return .words(
      "write flex-direction=\"row\", and flex=\"1\" on its \(count) children; a further row is a <container> of its own"
    )
  }

  private static func direction(_ value: String) -> ForeignAttribute.Advice? {
    switch value.lowercased() {
    case "horizontal", "h", "x", "row": .write(#"flex-direction="row""#)
    case "vertical", "v", "y", "column": .write(#"flex-direction="column""#)
    default: nil
    }
  }

  /// Android's places, in a column; of a text its own lines.
  private static func gravity(
    _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    let words = Set(value.lowercased().split { $0 == "|" || $0.isWhitespace }.map(String.init))
    func place(_ start: Set<String>, _ center: String, _ end: Set<String>) -> String? {
      if !words.isDisjoint(with: start) { return "flex-start" }
      if !words.isDisjoint(with: end) { return "flex-end" }
      return words.contains(center) || words.contains("center") ? "center" : nil
    }
    let across = place(["start", "left"], "center_horizontal", ["end", "right"])
    let along = place(["top"], "center_vertical", ["bottom"])
    if kind == .item, let across {
      let side = across == "center" ? "center" : across == "flex-start" ? "start" : "end"
      return .write("text-align=\"\(side)\"")
    }
    let attributes = [
      along.map { "justify-content=\"\($0)\"" }, across.map { "align-items=\"\($0)\"" },
    ].compactMap(\.self)
    let inRow = [
      across.map { "justify-content=\"\($0)\"" }, along.map { "align-items=\"\($0)\"" },
    ].compactMap(\.self)
    guard !attributes.isEmpty else { return nil }
    if along == across { return .write(attributes.joined(separator: " ")) }
    return .words(
      "write \(attributes.joined(separator: " ")), in a row \(inRow.joined(separator: " "))")
  }

  /// Two values are those of the two sides.
  private static func sides(_ name: String, _ value: String) -> ForeignAttribute.Advice? {
    let values = value.split(whereSeparator: \.isWhitespace)
    guard values.count == 2 else { return nil }
    let property = name.prefix { $0 != "-" }
    let (first, second) = name.hasSuffix("block") ? ("top", "bottom") : ("start", "end")
    return .write("\(property)-\(first)=\"\(values[0])\" \(property)-\(second)=\"\(values[1])\"")
  }
}
