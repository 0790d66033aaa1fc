import StrutCore

/// A shadow of a box or a text that is told in attributes of its parts, as in React Native.
struct ForeignShadow {
  /// The attributes as they are written, in the notation of CSS.
  let names: [String]
  private var values: [String: String] = [:]
  /// The attribute that says all of it.
  private let property: String

  /// Looks for the attributes of a shadow; `nil` for none of them, and for an elevation alone.
  init?(_ attributes: [WrittenAttribute], of property: String) {
    self.property = property
    let prefix = property == "text-shadow" ? "text-" : ""
    var names: [String] = []
    for attribute in attributes {
      let name = ForeignAttribute.hyphenated(attribute.name)
      guard name.hasPrefix(prefix), Self.all.contains(String(name.dropFirst(prefix.count))) else {
        continue
      }
      names.append(name)
      values[String(name.dropFirst(prefix.count))] = attribute.value
    }
    self.names = names
    guard names.contains(where: { $0 != "elevation" }) else { return nil }
  }

  private static let all: Set<String> = [
    "shadow-color", "shadow-offset", "shadow-opacity", "shadow-radius", "elevation",
  ]

  /// The attribute to write.
  var text: String {
    let blur = number("shadow-radius") ?? number("elevation").map { 2 * $0 } ?? 8
    let offset = (values["shadow-offset"] ?? "").matches(of: /-?[\d.]+/).map { String($0.0) }
    let moved = offset.count == 2 ? offset.joined(separator: " ") : "0 2"
    return "\(property)=\"\(moved) \(blur.decimal(places: 2)) \(color)\""
  }

  private func number(_ name: String) -> Double? { values[name].flatMap(Double.init) }

  private var color: String {
    // Shadows of texts are as opaque as their colour.
    let opacity = number("shadow-opacity") ?? (property == "text-shadow" ? 1 : 0.2)
    let name = values["shadow-color"] ?? "#000"
    if let faded = ForeignColor.faded(name, opacity) { return faded }
    guard let row = AttributeTable.row(of: "color", on: .item),
      AttributeTable.all[row].fault(of: name) == nil
    else { return "#0003" }
    return name
  }
}
