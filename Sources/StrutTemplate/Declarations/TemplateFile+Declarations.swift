import StrutCore

extension TemplateFile {
  /// The first of the names between dots in a value.
  func firstName(_ attribute: Int32) -> String {
    String(writtenValue(attribute).prefix { $0 != "." })
  }

  /// Nodes without the white space before the first and after the last.
  func trimmed(_ nodes: [Int32]) -> [Int32] {
    guard let first = nodes.firstIndex(where: { !isBlank($0) }),
      let last = nodes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(nodes[first...last])
  }

  /// The name of a slot; empty for the one without a name.
  func slotName(_ node: Int32) -> String {
    attribute("name", of: node).map(writtenValue) ?? ""
  }

  /// The slot in whose content by default a node of a component stands; `nil` where it stands in none.
  func slot(around node: Int32, in component: Int32) -> Int32? {
    var parent = tree.nodes[Int(node)].parent
    while parent > component {
      if role(parent) == .language(.slot) { return parent }
      parent = tree.nodes[Int(parent)].parent
    }
    return nil
  }

  /// A place as messages name it: `kit.xml:14:3`.
  func shown(_ range: SourceRange) -> String { source.shown(range) }
}

extension SourceText {
  /// A place as messages name it: `kit.xml:14:3`.
  func shown(_ range: SourceRange) -> String {
    let position = position(at: Int(range.lowerBound))
    return "\(name):\(position.line):\(position.column)"
  }
}
