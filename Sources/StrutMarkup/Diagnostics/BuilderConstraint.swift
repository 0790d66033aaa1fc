import StrutCore

/// A constraint in the attributes of Interface Builder's files, or in the words of `NSLayoutConstraint`'s arguments, and
/// the equation that says the same.
struct BuilderConstraint {
  /// What each attribute is, in the notation of CSS.
  private static let parts: [String: String] = [
    "first-item": "item", "item": "item", "view": "item", "first-attribute": "attribute",
    "attribute": "attribute", "relation": "relation", "related-by": "relation",
    "second-item": "other", "to-item": "other", "second-attribute": "target",
    "to-attribute": "target", "attribute2": "target", "multiplier": "multiplier",
    "constant": "constant",
  ]
  private static let relations = [
    "lessthanorequal": "≤", "lessthanorequalto": "≤", "greaterthanorequal": "≥",
    "greaterthanorequalto": "≥", "<=": "≤", ">=": "≥", "&lt;=": "≤", "&gt;=": "≥",
  ]

  /// The attributes in the order in which they are written.
  let names: [String]
  /// What to write.
  let equation: String

  /// - Parameter attributes: Those of a `<constraint>` with nothing in it.
  init?(_ attributes: [WrittenAttribute]) {
    let own = attributes.filter { Self.parts[ForeignAttribute.hyphenated($0.name)] != nil }
    var values: [String: String] = [:]
    for attribute in own {
      values[Self.parts[ForeignAttribute.hyphenated(attribute.name)] ?? ""] = Self.word(
        attribute.value)
    }
    guard own.count > 1, let attribute = values["attribute"] else { return nil }
    names = own.map(\.name)
    let relation =
      values["relation"].flatMap { Self.relations[$0.lowercased().filter { $0 != "-" }] } ?? "=="
    let constant = values["constant"].flatMap(Double.init) ?? 0
    let left = "\(Self.view(values["item"] ?? "superview")).\(attribute)"
    guard let other = values["other"], !["nil", "null", ""].contains(other) else {
      equation = "\(left) \(relation) \(constant.shortestDecimal)"
      return
    }
    let factor = values["multiplier"].flatMap(Self.factor).map {
      $0 == 1 ? "" : " * \($0.decimal(places: 4))"
    }
    let distance =
      constant == 0
      ? "" : constant < 0 ? " - \((-constant).shortestDecimal)" : " + \(constant.shortestDecimal)"
    equation =
      "\(left) \(relation) \(Self.view(other)).\(values["target"] ?? attribute)\(factor ?? "")\(distance)"
  }

  /// A value without the point of Swift's cases.
  private static func word(_ value: String) -> String {
    let value = value.trimmed
    return Double(value) == nil && value.hasPrefix(".") ? String(value.dropFirst()) : value
  }

  private static func view(_ name: String) -> String {
    ["self", "view", "parent", "contentView", "superview"].contains(name)
      ? "superview" : name.nameInStatements
  }

  /// `0.5`, `1:2` or `1/2`.
  private static func factor(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.count == 1 ? parts[0] : nil
  }
}
