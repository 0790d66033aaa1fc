import StrutCore

/// What a setting of a program says, as `padding(horizontal = 16.dp)` or `frame(width: 100)`, in attributes.
///
/// Nothing of it is checked: ``ForeignTranslation`` takes only what is right.
struct ForeignSetter {
  /// The name in the notation of CSS.
  let name: String
  /// The element that is set.
  let kind: ElementKind
  let arguments: [ForeignTerm.Argument]
  /// Whether the name stands before brackets with the arguments, as in a program.
  var isCall = false

  /// The attributes; `nil` where the setting is not known.
  var attributes: [WrittenAttribute]? {
    switch name {
    case "padding", "content-padding": sides("padding")
    case "margin": sides("margin")
    case "frame", "size", "required-size", "default-min-size": frame
    case "fill-max-width": [WrittenAttribute("width", share)]
    case "fill-max-height": [WrittenAttribute("height", share)]
    case "fill-max-size": [WrittenAttribute("width", share), WrittenAttribute("height", share)]
    case "font": font
    case "shadow", "box-shadow", "drop-shadow": shadow
    case "elevation", "card-elevation": elevation
    case "border", "stroke", "strokes", "border-top", "border-bottom", "border-left",
      "border-right":
      border
    case "border-radius", "corner-radius", "clip", "clip-shape", "shape", "card-corner-radius":
      radius
    case "background", "background-color": background
    case "offset", "translate", "translation": offset
    case "rotation-effect", "rotate", "rotation", "rotation-angle":
      single.map { [WrittenAttribute("transform", "rotate(\(angle($0)))")] }
    case "scale-effect", "scale":
      single?.points.map { [WrittenAttribute("transform", "scale(\($0))")] }
    case "aspect-ratio", "ratio": ratio
    case "weight": single?.points.map { [WrittenAttribute("flex-grow", $0)] }
    case "vertical-arrangement", "horizontal-arrangement", "arrangement": arrangement
    case "blur": points.first.map { [WrittenAttribute("filter", "blur(\($0))")] }
    case "style", "text-style", "decoration", "modifier": made
    default: nil
    }
  }

  /// The only argument, whatever its name is.
  private var single: ForeignTerm? { arguments.count == 1 ? arguments[0].term : nil }

  private var points: [String] { arguments.compactMap(\.term.points) }

  private func labelled(_ labels: String...) -> ForeignTerm? {
    arguments.first { labels.contains($0.label) }?.term
  }

  private func sides(_ property: String) -> [WrittenAttribute]? {
    ForeignSides.attributes(property, arguments, maker: isCall ? "padding" : "")
  }

  private var share: String {
    guard case .number(let value, _)? = single else { return "100%" }
    return (value * 100).decimal(places: 4) + "%"
  }

  // MARK: Sizes

  private var frame: [WrittenAttribute]? {
    if let call = single?.call, let inside = call.arguments {
      return ForeignSetter(name: "frame", kind: kind, arguments: inside).attributes
    }
    if points.count == arguments.count, arguments.allSatisfy(\.label.isEmpty) {
      guard let width = points.first, points.count < 3 else { return nil }
      return [WrittenAttribute("width", width), WrittenAttribute("height", points.last ?? width)]
    }
    var result: [WrittenAttribute] = []
    for argument in arguments where !["alignment", "contentAlignment"].contains(argument.label) {
      var name = ForeignAttribute.hyphenated(argument.label)
      guard let value = argument.term.text else { return nil }
      if value == "100%", name.hasPrefix("max-") { name = String(name.dropFirst(4)) }
      if name.hasPrefix("ideal-") { name = String(name.dropFirst(6)) }
      result.append(WrittenAttribute(name, value))
    }
    return result.isEmpty ? nil : result
  }

  private var ratio: [WrittenAttribute]? {
    let numbers = arguments.filter { $0.label.isEmpty || $0.label == "ratio" }.compactMap(
      \.term.points)
    guard numbers.count == 2 || numbers.count == 1 && (isCall || name == "ratio") else {
      return nil
    }
    return [WrittenAttribute("aspect-ratio", numbers.joined(separator: " / "))]
  }

  private var offset: [WrittenAttribute]? {
    let terms = single?.call?.arguments ?? arguments
    func part(_ label: String, _ place: Int) -> String? {
      if let labelled = terms.first(where: { $0.label == label || $0.label == "d" + label }) {
        return labelled.term.points
      }
      return terms.allSatisfy(\.label.isEmpty) && terms.count > place
        ? terms[place].term.points : "0"
    }
    guard let x = part("x", 0), let y = part("y", 1), x != "0" || y != "0" else { return nil }
    return [WrittenAttribute("transform", "translate(\(x), \(y))")]
  }

  private func angle(_ term: ForeignTerm) -> String {
    if let call = term.call, let first = call.arguments?.first?.term.points {
      return call.name == "radians" ? first + "rad" : first + "deg"
    }
    return term.points.map { $0 + "deg" } ?? term.text ?? "0deg"
  }

  // MARK: Looks

  private var font: [WrittenAttribute]? {
    if case .chain(let links)? = single { return ForeignFont.attributes(links) }
    return nil
  }

  private var background: [WrittenAttribute]? {
    let term = arguments.first { $0.label.isEmpty || $0.label == "color" }?.term
    if let call = term?.call, let gradient = ForeignGradient.text(of: call) {
      return [WrittenAttribute("background", gradient)]
    }
    guard let color = term?.text else { return nil }
    let shape = labelled("in", "shape") ?? arguments.dropFirst().first?.term
    let rounding = shape.flatMap { radius(of: $0) }
    return [WrittenAttribute("background", color)] + (rounding ?? [])
  }

  private var elevation: [WrittenAttribute]? {
    guard case .number(let height, _)? = single, height > 0 else { return nil }
    let (offset, blur) = ((height / 2).decimal(places: 4), (height * 2).decimal(places: 4))
    return [WrittenAttribute("box-shadow", "0 \(offset) \(blur) #0003")]
  }

  private var shadow: [WrittenAttribute]? {
    var parts = arguments
    if let call = single?.call, let inside = call.arguments { parts = inside }
    if case .list(let inside)? = single, inside.count == 1, let call = inside[0].term.call {
      parts = call.arguments ?? []
    }
    func part(_ labels: String...) -> ForeignTerm? {
      parts.first { labels.contains($0.label) }?.term
    }
    if parts.count == 1,
      parts[0].label == "elevation" || parts[0].label.isEmpty && name != "box-shadow"
    {
      return ForeignSetter(name: "elevation", kind: kind, arguments: parts).attributes
    }
    guard let blur = part("radius", "blurRadius", "blur")?.points else { return nil }
    let offset = part("offset")?.call?.arguments?.compactMap(\.term.points) ?? []
    let x = part("x")?.points ?? offset.first ?? "0"
    let y = part("y")?.points ?? (offset.count > 1 ? offset[1] : "0")
    let color = part("color")?.text ?? "#0005"
    let spread = part("spreadRadius", "spread")?.points.map { " " + $0 } ?? ""
    return [WrittenAttribute("box-shadow", "\(x) \(y) \(blur)\(spread) \(color)")]
  }

  private var border: [WrittenAttribute]? {
    let parts = single?.call?.arguments ?? arguments
    let property = name.hasPrefix("stroke") ? "border" : name
    guard !parts.isEmpty else { return nil }
    let width = parts.compactMap(\.term.points).first ?? "1"
    let others = parts.filter { $0.term.points == nil && $0.label != "shape" }
    let words = others.compactMap(\.term.text)
    let side = words.first { ["top", "right", "bottom", "left"].contains($0) }
    let style = words.first { ["solid", "dashed", "dotted", "double"].contains($0) } ?? "solid"
    let color = words.first { $0 != side && $0 != style }
    // A colour that nobody knows is not black.
    guard color != nil || words.count == others.count else { return nil }
    return [
      WrittenAttribute(
        side.map { "border-\($0)" } ?? property, "\(width) \(style) \(color ?? "black")")
    ]
  }

  // MARK: Corners

  private var radius: [WrittenAttribute]? {
    if let points = single?.points { return [WrittenAttribute("border-radius", points)] }
    return arguments.count == 1 ? radius(of: arguments[0].term) : nil
  }

  /// `CircleShape`, `BorderRadius.circular(8)` and `BorderRadius.only(topLeft: Radius.circular(8))`.
  private func radius(of term: ForeignTerm) -> [WrittenAttribute]? {
    guard case .chain(let links) = term, let last = links.last else { return nil }
    let word = last.name.lowercased()
    if word.hasPrefix("circle") || word.hasPrefix("oval") || word.hasPrefix("ellipse"),
      last.arguments?.isEmpty ?? true
    {
      return [WrittenAttribute("border-radius", "50%")]
    }
    if word.hasPrefix("capsule") || word.hasPrefix("stadium") {
      return [WrittenAttribute("border-radius", "9999")]
    }
    guard let inside = last.arguments else { return nil }
    if let points = inside.compactMap(\.term.points).first,
      inside.allSatisfy({ ["", "cornerRadius", "radius"].contains($0.label) }), inside.count == 1
    {
      return [WrittenAttribute("border-radius", points)]
    }
    if inside.count == 1, inside[0].label.isEmpty { return radius(of: inside[0].term) }
    return corners(inside)
  }

  private func corners(_ arguments: [ForeignTerm.Argument]) -> [WrittenAttribute]? {
    let order = [
      "topleft topstart topleading top left", "topright topend toptrailing top right",
      "bottomright bottomend bottomtrailing bottom right",
      "bottomleft bottomstart bottomleading bottom left",
    ]
    var values = ["0", "0", "0", "0"]
    for argument in arguments {
      let label = argument.label.lowercased().replacing("radius", with: "")
      guard let points = argument.term.points ?? argument.term.call?.arguments?.first?.term.points
      else { continue }
      for index in values.indices where order[index].split(separator: " ").contains(label[...]) {
        values[index] = points
      }
    }
    return values.allSatisfy { $0 == "0" }
      ? nil : [WrittenAttribute("border-radius", values.joined(separator: " "))]
  }

  // MARK: Others

  /// `Arrangement.spacedBy(8.dp, Alignment.CenterVertically)`.
  private var arrangement: [WrittenAttribute]? {
    guard let call = single?.call, call.name.lowercased() == "spacedby",
      let points = call.arguments?.first?.term.points
    else { return nil }
    var result = [WrittenAttribute("gap", points)]
    if let place = call.arguments?.dropFirst().first?.term.text {
      result.append(WrittenAttribute("justify-content", place))
    }
    return result
  }

  /// `TextStyle(fontSize: 14)`, `BoxDecoration(color: …)` and `Modifier.padding(8.dp).fillMaxWidth()`: several settings.
  private var made: [WrittenAttribute]? {
    guard case .chain(let links)? = single else { return nil }
    if links.count > 1, let last = links.last, links.allSatisfy({ $0.arguments == nil }) {
      return ForeignFont.attributes([last])
    }
    let isModifier = name == "modifier"
    let settings: [ForeignSetter] = links.flatMap { link -> [ForeignSetter] in
      guard let inside = link.arguments else { return [] }
      if isModifier || links.count > 1 {
        return [
          ForeignSetter(
            name: ForeignAttribute.hyphenated(link.name), kind: kind, arguments: inside,
            isCall: true)
        ]
      }
      return inside.map { argument in
        var name = ForeignAttribute.hyphenated(argument.label)
        if name == "color", link.name.hasSuffix("Decoration") { name = "background" }
        return ForeignSetter(
          name: name, kind: kind, arguments: [ForeignTerm.Argument("", argument.term)])
      }
    }
    let attributes = settings.reduce([WrittenAttribute]()) {
      $0.replacing(ForeignTranslation.attributes(of: $1, on: kind) ?? [])
    }
    return attributes.isEmpty ? nil : attributes
  }
}
