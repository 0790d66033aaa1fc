import StrutCore
import StrutTemplate

/// The ids in an instance of a component, with the id of the instance before them.
///
/// A program's components are named as those of markup are: what stands in an instance that has an id is local to it.
struct InstanceNames {
  /// The component with its names in full.
  private(set) var instance: Element
  /// The attributes by which statements name views.
  private static let namingAttributes = ["view", "target", "of"]

  /// The full ids by those that stand in the component.
  private var fullIDs: [String: String] = [:]

  /// Names an instance.
  ///
  /// - Complexity: O(*n*) in the elements and the bytes of the statements.
  init(of component: Element, named id: String) {
    instance = component
    instance.isInstance = false
    let inner = instance.children
    for own in Self.names(in: inner) { fullIDs[own] = "\(id).\(own)" }
    if let old = instance.style[.id]?.markup { fullIDs[old] = id }
    if !fullIDs.isEmpty { instance = renamed(instance) }
    instance.style[.id] = .characters(id)
  }

  /// The ids of elements and of statements.
  private static func names(in elements: [Element]) -> [String] {
    var names: [String] = []
    var open = elements
    while let element = open.popLast() {
      if let id = element.style[.id] { names.append(id.markup) }
      if let name = StatementNames.arrow(in: Array(element.statement.utf8)) {
        names.append(name.name.text)
      }
      open += element.children
    }
    return names
  }

  /// The element with all names in it in full.
  private func renamed(_ element: Element) -> Element {
    // Not by recursion: a program may nest more elements than a stack holds calls.
    var elements = [(element: element, parent: -1, metrics: Set<String>())]
    var next = 0
    while next < elements.count {
      var (element, _, metrics) = elements[next]
      if element.kind == .other("constraints") {
        metrics = StatementNames.metrics(
          in: Array((element.style[attribute: "metrics"] ?? "").utf8))
      }
      elements += element.children.map { ($0, next, metrics) }
      elements[next].element = withFullNames(element, metrics: metrics)
      next += 1
    }
    var children: [Int: [Element]] = [:]
    for (index, (element, parent, _)) in elements.enumerated().reversed() where parent >= 0 {
      var element = element
      if let inner = children.removeValue(forKey: index) { element.children = inner.reversed() }
      children[parent, default: []].append(element)
    }
    var root = elements[0].element
    root.children = (children[0] ?? []).reversed()
    return root
  }

  private func withFullNames(_ element: Element, metrics: Set<String>) -> Element {
    var element = element
    if let id = element.style[.id]?.markup, let full = fullIDs[id] {
      element.style[.id] = .characters(full)
    }
    guard let name = element.kind.name, !element.isBox else { return element }
    if !element.statement.isEmpty {
      element.text = withFullNames(element.text, .init(ofTextIn: name), metrics: metrics)
    }
    for attribute in Self.namingAttributes {
      guard let grammar = StatementNames.Grammar(ofAttribute: attribute, on: name),
        let text = element.style[attribute: attribute]
      else { continue }
      element.style[attribute: attribute] = withFullNames(text, grammar, metrics: [])
    }
    return element
  }

  private func withFullNames(
    _ text: String, _ grammar: StatementNames.Grammar, metrics: Set<String>
  ) -> String {
    var bytes = Array(text.utf8)
    let arrow = grammar.hasArrow ? StatementNames.arrow(in: bytes)?.name : nil
    let names =
      StatementNames.find(in: bytes, grammar, metrics: metrics) + (arrow.map { [$0] } ?? [])
    for name in names.reversed() {
      guard name.text != "superview", let full = fullIDs[name.text] else { continue }
      let written = grammar.written(full, metrics: metrics)
      bytes.replaceSubrange(name.range, with: written.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Element {
  /// The text of a statement of constraints; empty for what is none.
  fileprivate var statement: String {
    guard case .other(let name) = kind, held == nil, ["constraint", "vfl", "stack"].contains(name)
    else { return "" }
    return text
  }
}
