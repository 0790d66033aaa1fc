import StrutCore

/// Puts a tree together from tags and texts in document order.
package struct MarkupTreeBuilder {
  /// The tree so far.
  package private(set) var tree = MarkupTree()
  /// The open elements: the node's index, and the index of its last child so far.
  private var open: [(node: Int32, lastChild: Int32)] = []

  /// Begins without any node.
  package init() {}

  /// Makes room for a tree whose size is known.
  package mutating func reserve(nodes: Int, elements: Int, attributes: Int) {
    tree.nodes.reserveCapacity(nodes)
    tree.elements.reserveCapacity(elements)
    tree.attributes.reserveCapacity(attributes)
  }

  /// The number of open elements.
  package var depth: Int { open.count }

  /// Adds a start tag, in which everything stands up to ``close()``.
  ///
  /// - Parameter tag: From `<` to the end of `>`.
  package mutating func open(
    _ name: SourceRange, _ attributes: some Sequence<MarkupTree.Attribute>, tag: SourceRange,
    isForeign: Bool
  ) {
    let first = Int32(tree.attributes.count)
    tree.attributes.append(contentsOf: attributes)
    open(name, from: first, tag: tag, isForeign: isForeign)
  }

  /// Adds a start tag whose attributes are known as a list.
  package mutating func open(
    _ name: SourceRange, _ attributes: [MarkupTree.Attribute], tag: SourceRange, isForeign: Bool
  ) {
    let first = Int32(tree.attributes.count)
    tree.attributes += attributes
    open(name, from: first, tag: tag, isForeign: isForeign)
  }

  private mutating func open(
    _ name: SourceRange, from first: Int32, tag: SourceRange, isForeign: Bool
  ) {
    let element = MarkupTree.Element(
      name: name, attributes: first..<Int32(tree.attributes.count), isForeign: isForeign)
    let index = Int32(tree.elements.count)
    tree.elements.append(element)
    open.append((append(.element(index), tag), -1))
  }

  /// Ends the innermost element.
  package mutating func close() { _ = open.popLast() }

  /// Adds a node below the innermost element.
  @discardableResult
  package mutating func append(_ kind: MarkupTree.Kind, _ range: SourceRange) -> Int32 {
    let node = Int32(tree.nodes.count)
    let parent = open.last?.node ?? -1
    tree.nodes.append(MarkupTree.Node(range: range, kind: kind, parent: parent))
    guard let last = open.indices.last else { return node }
    if open[last].lastChild >= 0 {
      tree.nodes[Int(open[last].lastChild)].nextSibling = node
    } else if case .element(let index) = tree.nodes[Int(parent)].kind {
      tree.elements[Int(index)].firstChild = node
    }
    open[last].lastChild = node
    return node
  }
}
