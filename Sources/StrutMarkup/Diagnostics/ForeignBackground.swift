/// Images that CSS has behind what stands in a box, which are boxes of their own here.
enum ForeignBackground {
  /// What to write for a background that names an image; `nil` where it names none.
  static func hint(for value: String, of definition: AttributeDefinition, on kind: ElementKind)
    -> String?
  {
    guard definition.name == "background", let image = image(in: value) else { return nil }
    let color = value.split(whereSeparator: \.isWhitespace).map(String.init).first {
      $0 != "none" && definition.fault(of: $0) == nil
    }
    let lead = color.map { "write \($0)" } ?? "delete it"
    let layers = [image, gradient(in: value)].compactMap(\.self)
    let boxes = layers.joined()
    let place = layers.count > 1 ? "the first children" : "the first child"
    switch kind {
    case .container: return "\(lead), and write \(boxes) as \(place)"
    case .item:
      return
        "\(lead), and make it a <container> with \(boxes) as \(place), and its text in an <item>"
    case .layout: return "\(lead), and write \(boxes) as \(place) of the <container> in it"
    default: return nil
    }
  }

  /// What to do with how an image lies in a box that names none; `nil` for other attributes.
  static func hint(forAttribute name: String, _ value: String, in surroundings: ElementSurroundings)
    -> String?
  {
    guard surroundings.attributes != nil, surroundings.value(of: "src") == nil else { return nil }
    let isNamed = ["background-image", "background"].contains {
      surroundings.value(of: $0).flatMap(image) != nil
    }
    if isNamed, name.hasPrefix("background-"), name != "background-image",
      name != "background-color"
    {
      return "delete it: object-fit and object-position of the image say it"
    }
    let isGradient = ["background-image", "background"].contains {
      surroundings.value(of: $0)?.contains("gradient(") ?? false
    }
    if isGradient, name == "background-size", ["cover", "contain"].contains(value) {
      return "delete it: a gradient fills its box"
    }
    let box = "<item src=\"…\" \(placing)"
    switch name {
    case "background-size":
      return
        "delete it: an image behind a box is its first child, \(box) object-fit=\"\(fit(in: value))\"/>"
    case "background-position":
      return
        "delete it: an image behind a box is its first child, \(box) object-position=\"\(value)\"/>"
    case "background-repeat", "background-attachment", "background-clip", "background-origin":
      return "delete it: an image behind a box is its first child, \(box)/>"
    default: return nil
    }
  }

  /// The box with an image that a value names.
  private static func image(in value: String) -> String? {
    let path: String
    if let match = value.firstMatch(of: /url\(\s*['"]?([^'"()]+?)['"]?\s*\)/) {
      path = String(match.1)
    } else if let match = value.wholeMatch(
      of: /\s*['"]?([\w.\/-]+\.(?:png|jpe?g|svg|webp|gif))['"]?\s*/)
    {
      path = String(match.1)
    } else {
      return nil
    }
    let shown = path.utf8.count > 80 ? "…" : path
    return "<item src=\"\(shown)\" \(placing) object-fit=\"\(fit(in: value))\"/>"
  }

  /// What lays an image over all of a box: without sizes of its own it is as large as its file says.
  private static let placing =
    "position=\"absolute\" inset=\"0\" width=\"100%\" height=\"100%\""

  private static func fit(in value: String) -> String {
    value.contains("contain") ? "contain" : value.contains("100% 100%") ? "fill" : "cover"
  }

  /// The box with a gradient that lies over an image.
  private static func gradient(in value: String) -> String? {
    guard let start = value.firstRange(of: "linear-gradient(") else { return nil }
    var depth = 0
    for index in value.indices[start.lowerBound...] {
      if value[index] == "(" { depth += 1 }
      guard value[index] == ")" else { continue }
      depth -= 1
      if depth == 0 {
        let text = value[start.lowerBound...index]
        return "<item background=\"\(text)\" position=\"absolute\" inset=\"0\"/>"
      }
    }
    return nil
  }
}
