import StrutCore

/// Classes of Tailwind, as attributes.
enum TailwindClass {
  /// The attributes of a list of classes; `nil` where hardly any is one of Tailwind's.
  static func attributes(
    ofClasses list: String, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    let classes = list.split(whereSeparator: \.isWhitespace).map(String.init)
    var found: [WrittenAttribute] = []
    var count = 0
    for name in classes {
      guard let own = attributes(of: name) else { continue }
      count += 1
      found = found.replacing(own)
    }
    // A row unless it is said otherwise.
    if classes.contains("flex") || classes.contains("inline-flex"),
      !found.contains(where: { $0.name == "flex-direction" })
    {
      found.insert(WrittenAttribute("flex-direction", "row"), at: 0)
    }
    found = found.filter { attribute in
      guard let row = AttributeTable.row(of: attribute.name, on: kind) else { return false }
      return AttributeTable.all[row].fault(of: attribute.value) == nil
    }
    return count * 2 < classes.count || found.isEmpty ? nil : found
  }

  /// The value of an attribute that a class of Tailwind stands for, or that one of its colours or sizes is.
  static func value(_ text: String, of attribute: String) -> String? {
    if let own = attributes(of: text)?.first(where: { $0.name == attribute }) { return own.value }
    switch attribute {
    case "border-radius": return radii[text]
    case "box-shadow": return shadows[text]
    case "font-size": return sizes[text]?.0
    case "max-width", "width": return lengthNames[text]
    default:
      return attribute.hasSuffix("color") || attribute == "background"
        ? TailwindColor.text(text) : nil
    }
  }

  /// The attributes of one class; empty for one that says what is so anyway, `nil` for a class of another kind.
  static func attributes(of name: String) -> [WrittenAttribute]? {
    // What holds on other screens, or where somebody points at it.
    if let variant = name.lastIndex(of: ":") {
      return attributes(of: String(name[name.index(after: variant)...])).map { _ in [] }
    }
    if silent.contains(name) || name.hasPrefix("grid-cols-") || name.hasPrefix("col-span-") {
      return []
    }
    if let whole = wholes[name] { return WrittenAttribute.all(in: whole) }
    let isNegative = name.hasPrefix("-")
    var parts = (isNegative ? String(name.dropFirst()) : name).split(separator: "-").map(
      String.init)
    var rest: [String] = []
    while !parts.isEmpty {
      let prefix = parts.joined(separator: "-")
      if let own = prefixed(prefix, rest.joined(separator: "-"), isNegative: isNegative) {
        return own
      }
      rest.insert(parts.removeLast(), at: 0)
    }
    return nil
  }

  // MARK: Prefixes

  private static func prefixed(
    _ prefix: String, _ rest: String, isNegative: Bool
  ) -> [WrittenAttribute]? {
    func set(_ name: String, _ value: String?) -> [WrittenAttribute]? {
      value.map { [WrittenAttribute(name, isNegative && $0 != "auto" ? "-" + $0 : $0)] }
    }
    if let attributes = lengths[prefix], !rest.isEmpty {
      guard let value = length(rest) else { return nil }
      return attributes.split(separator: " ").flatMap { set(String($0), value) ?? [] }
    }
    switch prefix {
    case "text": return text(rest)
    case "bg": return set("background", TailwindColor.text(rest))
    case "font": return font(rest)
    case "leading":
      return set(
        "line-height", lineHeights[rest] ?? spacing(rest).map { $0 + "px" } ?? arbitrary(rest))
    case "tracking": return set("letter-spacing", trackings[rest] ?? arbitrary(rest))
    case "rounded": return set("border-radius", radii[rest] ?? arbitrary(rest))
    case "border": return border(rest)
    case "border-t", "border-r", "border-b", "border-l":
      let side = ["t": "top", "r": "right", "b": "bottom", "l": "left"][prefix.suffix(1)] ?? "top"
      return rest.isEmpty || Int(rest) != nil
        ? set("border-\(side)", "\(rest.isEmpty ? "1" : rest) solid #e5e7eb") : nil
    case "shadow": return set("box-shadow", shadows[rest])
    case "opacity": return set("opacity", Int(rest).map { "\($0)%" })
    case "z", "order": return set(prefix == "z" ? "z-index" : "order", Int(rest).map { "\($0)" })
    case "line-clamp": return set("line-clamp", rest == "none" ? rest : Int(rest).map { "\($0)" })
    case "flex", "grow", "shrink", "basis": return flex(prefix, rest)
    case "items", "self", "content", "justify": return set(places[prefix] ?? "", alignments[rest])
    case "aspect":
      return set("aspect-ratio", ["square": "1", "video": "16 / 9"][rest] ?? arbitrary(rest))
    case "object":
      return set("object-fit", ["cover", "contain", "fill", "none"].contains(rest) ? rest : nil)
    case "overflow":
      return set("overflow", ["hidden", "visible", "scroll"].contains(rest) ? rest : nil)
    default: return nil
    }
  }

  private static func text(_ rest: String) -> [WrittenAttribute]? {
    if let size = sizes[rest] {
      return [WrittenAttribute("font-size", size.0), WrittenAttribute("line-height", size.1)]
    }
    if ["left", "center", "right", "justify", "start", "end"].contains(rest) {
      return [WrittenAttribute("text-align", rest)]
    }
    if let size = arbitrary(rest) {
      return [WrittenAttribute(size.hasPrefix("#") ? "color" : "font-size", size)]
    }
    return TailwindColor.text(rest).map { [WrittenAttribute("color", $0)] }
  }

  private static func font(_ rest: String) -> [WrittenAttribute]? {
    if let family = ["sans": "sans-serif", "serif": "serif", "mono": "monospace"][rest] {
      return [WrittenAttribute("font-family", family)]
    }
    return weights[rest].map { [WrittenAttribute("font-weight", $0)] }
  }

  private static func border(_ rest: String) -> [WrittenAttribute]? {
    if rest.isEmpty { return [WrittenAttribute("border", "1 solid #e5e7eb")] }
    if Int(rest) != nil {
      return [WrittenAttribute("border-width", rest), WrittenAttribute("border-style", "solid")]
    }
    if ["solid", "dashed", "dotted", "double", "none"].contains(rest) {
      return [WrittenAttribute("border-style", rest)]
    }
    return TailwindColor.text(rest).map { [WrittenAttribute("border-color", $0)] }
  }

  private static func flex(_ prefix: String, _ rest: String) -> [WrittenAttribute]? {
    switch (prefix, rest) {
    case ("flex", "row"), ("flex", "col"), ("flex", "row-reverse"), ("flex", "col-reverse"):
      return [WrittenAttribute("flex-direction", rest.replacing("col", with: "column"))]
    case ("flex", "wrap"), ("flex", "nowrap"): return [WrittenAttribute("flex-wrap", rest)]
    case ("flex", "1"): return [WrittenAttribute("flex", "1")]
    case ("flex", "auto"), ("flex", "none"): return [WrittenAttribute("flex", rest)]
    case ("grow", ""), ("flex", "grow"): return [WrittenAttribute("flex-grow", "1")]
    case ("grow", "0"), ("shrink", "0"): return [WrittenAttribute("flex-\(prefix)", "0")]
    case ("shrink", ""): return [WrittenAttribute("flex-shrink", "1")]
    case ("basis", _): return length(rest).map { [WrittenAttribute("flex-basis", $0)] }
    default: return nil
    }
  }

  // MARK: Values

  /// `4`, `1/2`, `full`, `auto`, `md` and `[12px]`.
  private static func length(_ text: String) -> String? {
    if let points = spacing(text) { return points }
    if let known = lengthNames[text] { return known }
    if let match = text.wholeMatch(of: /(\d+)\/(\d+)/), let part = Double(match.1),
      let whole = Double(match.2), whole > 0
    {
      return (part / whole * 100).decimal(places: 4) + "%"
    }
    return arbitrary(text)
  }

  /// A step of the scale, four points each.
  private static func spacing(_ text: String) -> String? {
    text == "px"
      ? "1" : text.first?.isNumber == true ? Double(text).map { ($0 * 4).decimal(places: 4) } : nil
  }

  /// What stands in square brackets.
  private static func arbitrary(_ text: String) -> String? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inside = text.dropFirst().dropLast().replacing("_", with: " ")
    return String(inside.hasSuffix("px") ? inside.dropLast(2) : inside[...])
  }
}
