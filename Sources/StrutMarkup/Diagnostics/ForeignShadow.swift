import StrutCore

/// A shadow that is told in several attributes, as in React Native.
struct ForeignShadow {
  /// The attributes as they are written, in the notation of CSS.
  let names: [String]
  private var values: [String: String] = [:]

  /// Looks for the attributes of a shadow; `nil` for fewer than two of them.
  init?(_ attributes: [WrittenAttribute]) {
    var names: [String] = []
    for attribute in attributes {
      let name = ForeignAttribute.hyphenated(attribute.name)
      guard Self.all.contains(name) else { continue }
      names.append(name)
      values[name] = attribute.value
    }
    self.names = names
    guard names.count > 1 else { return nil }
  }

  private static let all: Set<String> = [
    "shadow-color", "shadow-offset", "shadow-opacity", "shadow-radius", "elevation",
  ]

  /// The attribute to write.
  var text: String {
    let blur = number("shadow-radius") ?? number("elevation").map { 2 * $0 } ?? 8
    let offset = (values["shadow-offset"] ?? "").matches(of: /-?[\d.]+/).map { String($0.0) }
    let moved = offset.count == 2 ? offset.joined(separator: " ") : "0 2"
    return "box-shadow=\"\(moved) \(blur.decimal(places: 2)) \(color)\""
  }

  private func number(_ name: String) -> Double? { values[name].flatMap(Double.init) }

  private var color: String {
    let opacity = number("shadow-opacity") ?? 0.2
    let name = values["shadow-color"] ?? "#000"
    var digits = Array(name.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard name.hasPrefix("#") || name == "black", digits.count >= 5 else { return "#0003" }
    let bits = name == "black" ? 0 : UInt32(String(digits.prefix(6)), radix: 16) ?? 0
    return "rgb(\(bits >> 16) \(bits >> 8 & 0xFF) \(bits & 0xFF) / \(opacity.decimal(places: 4)))"
  }
}
