import StrutCore

/// Attributes that people know from elsewhere whose value stays as it is, though it stands in another notation here.
enum ForeignMeasure {
  /// What to write for an attribute with its value; `nil` where its value is not understood, and for other names.
  static func advice(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    let value = value.trimmed
    switch name {
    case "scale", "scale-effect", "zoom": return kind == .layout ? nil : scale(value)
    case "scale-x", "scale-y": return moved("scale", name, value, factor)
    case "translate-x", "translate-y", "translation-x", "translation-y":
      return moved("translate", name, value, length)
    case "skew-x", "skew-y": return moved("skew", name, value, angle)
    case "translate", "offset", "position-offset": return both("translate", value, length)
    case "skew":
      return value.contains(/[\s,]/)
        ? both("skew", value, angle)
        : moved("skew", "-x", value, angle)
    case "rotate-z": return moved("rotate", "", value, angle)
    case "size" where kind == .span: return letters(value)
    case "frame", "bounds", "size", "dimensions", "layout-size": return box(name, value)
    case "shadow", "inner-shadow": return shadow(name, value)
    case "box-shadow-color" where !value.isEmpty: return .write("box-shadow=\"0 2 8 \(value)\"")
    case "border-block": return .write("border-top=\"\(value)\" border-bottom=\"\(value)\"")
    case "border-inline": return .write("border-left=\"\(value)\" border-right=\"\(value)\"")
    case "place-items", "place-content", "place-self": return places(name, value)
    case "gravity" where value.lowercased().contains("fill"): return filling(on: kind)
    case "leading" where Int(value) != nil: return .write("line-height=\"\(value)px\"")
    case "font": return ForeignFont.advice(value)
    case "layout" where ["flex", "grid", "constraints", "block", "inline"].contains(value):
      return .rename("display")
    default: return nil
    }
  }

  // MARK: Transformations

  private static func scale(_ value: String) -> ForeignAttribute.Advice? {
    if ["normal", "auto"].contains(value) { return .words("delete it: a box has its own size") }
    let factors = parts(value).map(factor)
    guard let first = factors.first, let x = first else { return nil }
    guard factors.count > 1 else { return .write("transform=\"scale(\(x))\"") }
    return factors[1].map { .write("transform=\"scale(\(x), \($0))\"") }
  }

  /// A function for the axis that a name ends with.
  private static func moved(
    _ function: String, _ name: String, _ value: String, _ read: (String) -> String?
  ) -> ForeignAttribute.Advice? {
    let axis = name.hasSuffix("-x") ? "X" : name.hasSuffix("-y") ? "Y" : ""
    return read(value).map { .write("transform=\"\(function)\(axis)(\($0))\"") }
  }

  /// A function for both axes; one value is that along the lines.
  private static func both(
    _ function: String, _ value: String, _ read: (String) -> String?
  ) -> ForeignAttribute.Advice? {
    let values = parts(value)
    guard let x = values.first.flatMap(read) else { return nil }
    guard let y = values.count > 1 ? read(values[1]) : "0" else { return nil }
    return .write("transform=\"\(function)(\(x), \(y))\"")
  }

  private static func parts(_ value: String) -> [String] {
    isWorkedOut(value) ? [value] : value.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  private static func isWorkedOut(_ text: String) -> Bool {
    text.wholeMatch(of: /\{[^{}"<]+\}/) != nil
  }

  private static func factor(_ text: String) -> String? {
    if isWorkedOut(text) { return text }
    guard let match = text.wholeMatch(of: /(-?\d*\.?\d+)(%?)/) else { return nil }
    guard !match.2.isEmpty else { return String(match.1) }
    return Double(match.1).map { ($0 / 100).decimal(places: 4) }
  }

  /// A length without the units of points; `nil` for other texts.
  static func length(_ text: String) -> String? {
    if isWorkedOut(text) { return text }
    return text.wholeMatch(of: /(-?\d*\.?\d+(?:%|r?em)?)(?:px|dp|pt)?/).map { String($0.1) }
  }

  private static func angle(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /(-?\d*\.?\d+)(deg|rad|grad|turn|°)?/) else { return nil }
    let unit = match.2.map(String.init) ?? "deg"
    return match.1 + (unit == "°" ? "deg" : unit)
  }

  // MARK: Boxes

  /// A place with a size, as `0 0 10 10`; one size for both sides; a name of a size, which none is.
  private static func box(_ name: String, _ value: String) -> ForeignAttribute.Advice? {
    let lengths = parts(value).compactMap(length)
    if lengths.count == 4, name == "frame" || name == "bounds" {
      return .write(
        "position=\"absolute\" left=\"\(lengths[0])\" top=\"\(lengths[1])\" width=\"\(lengths[2])\" height=\"\(lengths[3])\""
      )
    }
    if lengths.count == 1, parts(value).count == 1 {
      return .write("width=\"\(lengths[0])\" height=\"\(lengths[0])\"")
    }
    guard name == "size", !value.isEmpty, value.allSatisfy(\.isLetter) else { return nil }
    return .words("write width and height in points, or font-size for a text")
  }

  /// The size of letters, which HTML counts from 1 to 7.
  private static func letters(_ value: String) -> ForeignAttribute.Advice? {
    let counted = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
    if let count = Int(value), (1...7).contains(count) {
      return .write("font-size=\"\(counted[count - 1])\"")
    }
    return length(value).map { .write("font-size=\"\($0)\"") }
  }

  /// A shadow that is one of Strut's already, or one under a name of Tailwind's.
  private static func shadow(_ name: String, _ value: String) -> ForeignAttribute.Advice? {
    guard let row = AttributeTable.row(of: "box-shadow", on: .item) else { return nil }
    let definition = AttributeTable.all[row]
    func isValid(_ text: String) -> Bool { definition.fault(of: text) == nil }
    if name == "inner-shadow" {
      return isValid("inset " + value) ? .write("box-shadow=\"inset \(value)\"") : nil
    }
    return isValid(value) || TailwindClass.value(value, of: "box-shadow").map(isValid) ?? false
      ? .rename("box-shadow") : nil
  }

  // MARK: Places

  /// Two places at once, of which a grid has the one across its lines first.
  private static func places(_ name: String, _ value: String) -> ForeignAttribute.Advice? {
    let values = parts(value)
    guard let first = values.first, let second = values.last else { return nil }
    switch name {
    case "place-items" where values.count == 1 && first == "center":
      return .write("align-items=\"center\" justify-content=\"center\"")
    case "place-content": return .write("align-content=\"\(first)\" justify-content=\"\(second)\"")
    case "place-self": return .write("align-self=\"\(first)\"")
    default:
      guard values.count == 2, first != second else {
        return values.count == 2 ? .write("align-items=\"\(first)\"") : nil
      }
      return .words(
        "write justify-content=\"\(first)\" align-items=\"\(second)\", in a row justify-content=\"\(second)\" align-items=\"\(first)\""
      )
    }
  }

  /// Android's gravity that makes what stands in a box as large as the box.
  private static func filling(on kind: ElementKind) -> ForeignAttribute.Advice {
    .words(
      kind == .container
        ? "write align-items=\"stretch\", and flex=\"1\" on the children that fill the rest"
        : "delete it: a text has all of the width of its item")
  }
}
