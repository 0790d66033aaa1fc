import StrutCore
import StrutSyntax

extension ElementSurroundings {
  /// Looks around an element in which something is wrong.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - direction: The `flex-direction` that a style with a name sets.
  init(
    of node: Int32, in tree: MarkupTree, _ source: SourceText,
    directionOfStyle direction: @escaping (String) -> String? = { _ in nil }
  ) {
    let view = TreeView(tree: tree, source: source)
    let parent = view.parent(of: node)
    axis = parent.flatMap { view.axis(of: $0, direction) }
    isPlacedByStatements = parent.map(view.hasStatements) ?? false
    ownAxis = view.axis(of: node, direction)
    let use = view.use(node)
    attributes = use.attributes
    attributesOfShape = ForeignElement.attributesOfShape(use.name)
    let root = view.use(0).attributes
    canvas = (
      root.first { $0.name == "width" }.flatMap { Double($0.value) },
      root.first { $0.name == "height" }.flatMap { Double($0.value) }
    )
    let children = view.elements(in: node)
    let isFixed = !children.contains(where: view.isControl)
    childCount = isFixed ? children.count : 0
    childSpans = isFixed ? children.map(view.span) : []
    isEmpty = use.holdsText == nil
    holdsText = use.holdsText == true
    findWideChildren = {
      let wide = children.filter { view.needsWidth($0, direction) }
      return view.places(wide).map { ($0, wide.count > 1) }
    }
  }
}

/// The elements of a document, as messages look at them.
private struct TreeView {
  let tree: MarkupTree
  let source: SourceText

  /// The most children of an element that are looked at.
  private static let mostChildren = 256

  func use(_ node: Int32) -> ForeignUse { ForeignUse(node, of: tree, in: source) }

  /// The element that places another one, past those that only decide what stands there.
  func parent(of node: Int32) -> Int32? {
    var parent = tree.nodes[Int(node)].parent
    while parent >= 0, isControl(parent) { parent = tree.nodes[Int(parent)].parent }
    return parent < 0 ? nil : parent
  }

  /// Whether an element decides what stands in its place.
  func isControl(_ node: Int32) -> Bool { ["for", "if", "else"].contains(use(node).name) }

  /// Whether statements in an element place its children.
  func hasStatements(_ node: Int32) -> Bool {
    use(node).attributes.contains(WrittenAttribute("display", "constraints"))
  }

  /// How an element places its children; `nil` for one that places none along a line.
  func axis(of node: Int32, _ direction: (String) -> String?) -> ElementSurroundings.Axis? {
    let use = use(node)
    guard let kind = use.element?.kind ?? ElementKind(rawValue: use.name), kind == .container,
      !hasStatements(node)
    else { return nil }
    let written =
      WrittenAttribute.all(in: use.element?.attributes ?? "")
      + use.attributes.flatMap {
        ForeignTranslation.attributes(for: $0.name, $0.value, on: .container) ?? []
      }
    let classes = use.attributes.first { $0.name == "class" }?.value ?? ""
    let found =
      written.last { $0.name == "flex-direction" }?.value
      ?? classes.split(separator: " ").compactMap { direction(String($0)) }.last
    return found?.hasPrefix("row") == true ? .row : .column
  }

  /// Whether an element in a column fills its width, so that it has none where it is as wide as what stands in it.
  func needsWidth(_ node: Int32, _ direction: (String) -> String?) -> Bool {
    let use = use(node)
    if use.element?.attributes.hasPrefix("height=\"1\"") == true { return true }
    guard axis(of: node, direction) == .row, !use.attributes.contains(where: { $0.name == "width" })
    else { return false }
    return elements(in: node).contains { child in
      let child = self.use(child)
      return child.element?.attributes.hasPrefix("flex") == true
        || child.attributes.contains { ["flex", "flex-grow"].contains($0.name) }
    }
  }

  func elements(in node: Int32) -> [Int32] {
    tree.children(of: node).prefix(Self.mostChildren).filter { child in
      if case .element(let index) = tree.nodes[Int(child)].kind {
        !tree.elements[Int(index)].isForeign
      } else {
        false
      }
    }
  }

  /// How many columns of a grid an element takes.
  func span(of node: Int32) -> Int {
    use(node).attributes.lazy.compactMap { attribute in
      ["grid-column", "gridColumn", "colspan", "col-span"].contains(attribute.name)
        ? ForeignGrid.span(attribute.value, of: attribute.name) : nil
    }.first ?? 1
  }

  /// Elements as messages name them; `nil` for none.
  func places(_ nodes: [Int32]) -> String? {
    var lines: [(name: String, lines: [String])] = []
    for case .element(let index) in nodes.map({ tree.nodes[Int($0)].kind }) {
      let range = tree.elements[Int(index)].name
      let name = source.text(in: range)
      let line = "\(source.position(at: Int(range.lowerBound)).line)"
      if let place = lines.firstIndex(where: { $0.name == name }) {
        lines[place].lines.append(line)
      } else {
        lines.append((name, [line]))
      }
    }
    // What is put together stands elsewhere in the document.
    let isElsewhere = source.origins != nil
    let named = lines.map { name, lines in
      isElsewhere
        ? "\(lines.count == 1 ? "the" : "each") <\(name)> in it"
        : "the <\(name)> in \(lines.count == 1 ? "line" : "lines") \(lines.listed())"
    }
    return named.isEmpty ? nil : named.listed()
  }
}
