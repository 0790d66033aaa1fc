import StrutConstraints

/// Statements of markup without views that have left the tree.
extension Element {
  /// The element with what its `<constraints>` say without some views.
  ///
  /// - Parameter ids: The names of the views.
  func withoutStatements(about ids: Set<String>) -> Element {
    guard hasStatements else { return self }
    var result = self
    result.children = children.map { child in
      child.isListOfStatements ? child.remaining { ids.contains($0) } : child
    }
    return result
  }

  /// Whether the element holds statements of markup.
  var hasStatements: Bool {
    guard let held, !held.holdsOnlyBoxes else { return false }
    return held.elements.contains(where: \.isListOfStatements)
  }

  /// Adds the names of the views that its statements are about to `names`.
  func collectViews(inStatements names: inout Set<String>) {
    guard hasStatements else { return }
    var found: Set<String> = []
    for child in children where child.isListOfStatements {
      _ = child.remaining { name in
        found.insert(name)
        return false
      }
    }
    names.formUnion(found)
  }

  /// The names of the barriers that have no view left.
  ///
  /// - Parameter ids: The names of the views that have left.
  func barriers(ofNothingBut ids: Set<String>) -> [String] {
    guard hasStatements else { return [] }
    let views = RemovedViews(metrics: nil) { ids.contains($0) }
    return children.filter(\.isListOfStatements).flatMap(\.children).compactMap { statement in
      guard statement.kind == .other("barrier"), statement.statements(without: views).isEmpty else {
        return nil
      }
      return statement.style[.id]?.markup
    }
  }

  private var isListOfStatements: Bool { kind == .other("constraints") }

  /// A list of statements without some views.
  private func remaining(without isRemoved: (String) -> Bool) -> Element {
    withoutActuallyEscaping(isRemoved) { isRemoved in
      let views = RemovedViews(metrics: style[attribute: "metrics"], isRemoved: isRemoved)
      var list = self
      list.children = children.flatMap { $0.statements(without: views) }
      return list
    }
  }

  /// What is left of a statement without some views.
  private func statements(without views: RemovedViews) -> [Element] {
    guard children.isEmpty else { return [self] }
    switch kind {
    case .other("stack"):
      let arranging = ["spacing", "distribution", "alignment", "ends"]
      let isArranged = arranging.contains { style[attribute: $0] != nil }
      return views.remaining(ofStack: text, isArranged: isArranged).map { [saying($0)] } ?? []
    case .other("vfl"): return formats(without: views)
    case .other("constraint"): return views.areNamed(inEquation: text) ? [] : [self]
    case .other("follow"):
      let names = ["view", "target"].compactMap { style[attribute: $0] }
      return names.contains(where: views.isNamed) ? [] : [self]
    case .other("barrier"):
      guard let list = style[attribute: "of"], !list.isEmpty else { return [self] }
      let names = views.remaining(ofList: list)
      var result = self
      result.style[attribute: "of"] = names
      return names.isEmpty ? [] : [result]
    default: return [self]
    }
  }

  private func saying(_ text: String) -> Element {
    var result = self
    result.text = text
    return result
  }

  /// What a visual format says of the runs of views that are left, and how these are aligned with one another.
  private func formats(without views: RemovedViews) -> [Element] {
    let left = views.remaining(ofFormat: text, options: style[attribute: "options"])
    let formats = left.formats.map { format in
      var element = saying(format)
      element.style[attribute: "options"] = left.options
      return element
    }
    return formats
      + left.equations.map { text in
        var equation = Element(.other("constraint"), at: place)
        equation.style[attribute: "priority"] = style[attribute: "priority"]
        equation.text = text
        return equation
      }
  }
}
