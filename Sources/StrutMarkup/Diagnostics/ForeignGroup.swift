import StrutCore

/// Several attributes of another language that are one here, as a rotation and a scale.
///
/// Who follows a hint for each would write that one twice.
enum ForeignGroup {
  /// What to write for one of them; `nil` where nothing else on the element sets the same.
  ///
  /// - Parameters:
  ///   - name: The attribute in the notation of CSS.
  ///   - surroundings: What stands around it, with the other attributes of the element.
  static func hint(
    for name: String, _ value: String, on kind: ElementKind, in surroundings: ElementSurroundings
  ) -> String? {
    // Elements that programs write have more.
    guard let all = surroundings.attributes, (2...8).contains(all.count),
      let own = translation(name, value, on: kind)
    else { return nil }
    for property in ["transform", "background", "filter", "position"] {
      guard own.contains(where: { $0.name == property }) else { continue }
      let members = all.filter { attribute in
        translation(attribute.name, attribute.value, on: kind)?.contains { $0.name == property }
          ?? false
      }
      // What says nothing, or the same twice, is better told by itself.
      guard members.count > 1, !members.contains(where: { $0.value.trimmed == "none" }),
        Set(members.map(\.value)).count == members.count,
        let first = members.first(where: { !isKnown($0.name, on: kind) })
      else { continue }
      guard ForeignAttribute.hyphenated(first.name) == name else {
        return property == "position"
          ? "delete it: what is to be written for \(first.name) says it"
          : "delete it: \(property) says it"
      }
      var sets = members.flatMap { translation($0.name, $0.value, on: kind) ?? [] }
      // Other languages move a box before they turn it, wherever that stands.
      if property == "transform" {
        sets =
          sets.filter { $0.value.hasPrefix("translate") }
          + sets.filter { !$0.value.hasPrefix("translate") }
      }
      let sides: Set<String> = ["left", "top", "right", "bottom"]
      if sets.contains(where: { sides.contains($0.name) }) { sets.removeAll { $0.name == "inset" } }
      let names = sets.map(\.name).filter { $0 != property }
      guard Set(names).count == names.count,
        !names.contains(where: { name in all.contains { $0.name == name } })
      else { return nil }
      return text(of: property, sets, isGiven: members.contains { $0.name == property })
    }
    return nil
  }

  private static func isKnown(_ name: String, on kind: ElementKind) -> Bool {
    AttributeTable.row(of: name, on: kind) != nil
  }

  /// What an attribute says here, with values that are right.
  private static func translation(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    if let row = AttributeTable.row(of: name, on: kind) {
      return AttributeTable.all[row].fault(of: value) == nil
        ? [WrittenAttribute(name, value)] : nil
    }
    if ForeignAttribute.hyphenated(name) == "background-image", value.contains("gradient(") {
      return ForeignTranslation.attributes(for: "background", value, on: kind)
    }
    return ForeignTranslation.attributes(for: name, value, on: kind)
  }

  /// - Parameter isGiven: Whether the element has the attribute itself.
  private static func text(
    of property: String, _ sets: [WrittenAttribute], isGiven: Bool
  ) -> String? {
    let values = sets.filter { $0.name == property }.map(\.value)
    let others = sets.filter { $0.name != property }
    var written: [WrittenAttribute]
    switch property {
    case "position": written = isGiven ? [] : [WrittenAttribute(property, values[0])]
    case "background":
      let gradients = values.filter { $0.contains("gradient(") }
      let colors = values.filter { !$0.contains("gradient(") }
      guard colors.count < 2 else { return nil }
      written = [WrittenAttribute(property, (gradients + colors).joined(separator: ", "))]
    default: written = [WrittenAttribute(property, values.joined(separator: " "))]
    }
    written = written.replacing(others)
    return "write \(written.text)" + (isGiven && property != "position" ? " in place of both" : "")
  }
}
