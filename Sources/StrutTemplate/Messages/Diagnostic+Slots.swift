import StrutCore

extension Diagnostic {
  /// Something says into which slot it goes that stands too deep in an instance, or in none.
  ///
  /// - Parameter attribute: The attribute `slot`.
  static func slotTooDeep(_ attribute: Int32, on node: Int32, in file: TemplateFile) -> Self {
    var child = node
    var parent = file.tree.nodes[Int(node)].parent
    while parent >= 0, file.role(parent) != .instance {
      child = parent
      parent = file.tree.nodes[Int(parent)].parent
    }
    let slot = file.source.text(in: file.valueRange(attribute))
    let hint =
      parent < 0
      ? "slot stands on what is handed to a component: <Card><item slot=\"\(slot)\"/></Card>"
      : "slot stands on the children of <\(file.name(parent))>: write <\(file.name(child)) slot=\"\(slot)\">"
    return Self(
      .error, "unknown-attribute", "<\(file.name(node))> has no attribute 'slot'",
      at: file.tree.attributes[Int(attribute)].name, hints: [hint])
  }

  /// An element says into which slot it goes by an attribute that there is not.
  static func misspeltSlot(
    _ name: String, on element: String, isInstance: Bool, at range: SourceRange
  ) -> Self {
    Self(
      .error, "unknown-attribute",
      isInstance
        ? "<\(element)> has no parameter '\(name)', and boxes have no such attribute"
        : "<\(element)> has no attribute '\(name)'",
      at: range, hints: ["did you mean 'slot'?"])
  }

  /// An element is called like a slot, as web components and others have it.
  ///
  /// - Parameter box: The element to write.
  static func elementForSlot(
    _ name: String, of component: String, box: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "unknown-element",
      "there is no element <\(name)>: '\(name)' is a slot of <\(component)>", at: range,
      hints: ["say it on what goes there: <\(box) slot=\"\(name)\">"])
  }

  /// A component that there is not is called like a slot of the one around.
  ///
  /// - Parameter box: What stands in it.
  static func componentForSlot(
    _ name: String, _ slot: String, box: String, at range: SourceRange
  ) -> Self {
    .unknownComponent(
      name, hint: "write slot=\"\(slot)\" on the <\(box)> in it, and leave the <\(name)> out",
      at: range)
  }

  /// An element is called like a parameter.
  ///
  /// - Parameter value: The text in it; `nil` where something else stands there.
  static func elementForParameter(
    _ name: String, of component: String, value: String?, at range: SourceRange
  ) -> Self {
    let isShort = value.map { $0.count <= 60 && !$0.contains("\"") } ?? false
    return Self(
      .error, "unknown-element",
      "there is no element <\(name)>: '\(name)' is a parameter of <\(component)>", at: range,
      hints: ["write <\(component) \(name)=\"\(isShort ? value ?? "" : "…")\">"])
  }
}
