import StrutCore

/// A document's elements, attributes and texts as they are written, each with its place in the text.
///
/// What holds:
/// - `nodes` are in document order: a parent comes before its children, siblings from left to right. The
///   root element is node 0.
/// - Ranges of start tags, names, values and texts lie inside the document; a value's range is without its quotes.
/// - Comments and processing instructions are left out; they split texts.
/// - Names are not checked here, except that elements and attributes of XML namespaces are marked.
package struct MarkupTree: Sendable {
  /// One element or one text.
  package struct Node: Sendable, Hashable {
    /// The start tag of an element; the characters of a text as written.
    package let range: SourceRange
    /// What the node is.
    package let kind: Kind
    /// The index of the element around the node; -1 for the root.
    package let parent: Int32
    /// The index of the next node below the same parent; -1 for the last one.
    package internal(set) var nextSibling: Int32 = -1
  }

  /// What a node is.
  package enum Kind: Sendable, Hashable {
    /// An element: an index into ``MarkupTree/elements``.
    case element(Int32)
    /// Characters and references.
    case text
    /// The inside of a CDATA section.
    case characterData
  }

  /// One element.
  package struct Element: Sendable, Hashable {
    /// The name in the start tag.
    package let name: SourceRange
    /// The indices of the element's attributes in ``MarkupTree/attributes``.
    package let attributes: Range<Int32>
    /// Whether the element belongs to an XML namespace, so that it is ignored with all that is in it.
    package let isForeign: Bool
    /// The index of the first node in the element; -1 for an empty one.
    package internal(set) var firstChild: Int32 = -1
  }

  /// One attribute.
  package struct Attribute: Sendable, Hashable {
    /// The name.
    package let name: SourceRange
    /// The value as written between the quotes.
    package let value: SourceRange
    /// Whether the value holds references or line ends, so that it differs from what is written.
    package let needsDecoding: Bool
    /// Whether the attribute belongs to an XML namespace other than `xml`, or declares one.
    package internal(set) var isForeign: Bool

    /// Creates an attribute from its places.
    package init(name: SourceRange, value: SourceRange, needsDecoding: Bool, isForeign: Bool) {
      self.name = name
      self.value = value
      self.needsDecoding = needsDecoding
      self.isForeign = isForeign
    }
  }

  /// The elements and texts in document order.
  package internal(set) var nodes: [Node] = []
  /// The elements in document order.
  package internal(set) var elements: [Element] = []
  /// The attributes of all elements in document order.
  package internal(set) var attributes: [Attribute] = []

  /// The indices of the nodes directly in the element at index `node` of ``nodes``, in document order.
  package func children(of node: Int32) -> ChildSequence {
    guard case .element(let index) = nodes[Int(node)].kind else {
      return ChildSequence(nodes: nodes, following: -1)
    }
    return ChildSequence(nodes: nodes, following: elements[Int(index)].firstChild)
  }

  /// The indices of sibling nodes.
  package struct ChildSequence: Sequence, IteratorProtocol {
    let nodes: [Node]
    var following: Int32

    /// The next index, `nil` after the last.
    package mutating func next() -> Int32? {
      guard following >= 0 else { return nil }
      defer { following = nodes[Int(following)].nextSibling }
      return following
    }
  }

  /// The tree as indented text for people: one line for each node, with the byte offsets of names and values.
  package func dump(_ source: SourceText) -> String {
    var lines: [String] = []
    var depths = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if node.parent >= 0 { depths[index] = depths[Int(node.parent)] + 1 }
      let indent = String(repeating: "  ", count: depths[index])
      let place = "[\(node.range.lowerBound)..<\(node.range.upperBound)]"
      switch node.kind {
      case .text: lines.append("\(indent)text \(place)")
      case .characterData: lines.append("\(indent)cdata \(place)")
      case .element(let element): lines.append(indent + dump(elements[Int(element)], place, source))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func dump(_ element: Element, _ place: String, _ source: SourceText) -> String {
    var words = [source.text(in: element.name), place]
    if element.isForeign { words.append("foreign") }
    for index in element.attributes {
      let attribute = attributes[Int(index)]
      let value = source.text(in: attribute.value)
      words.append("\(source.text(in: attribute.name))[\(attribute.value.lowerBound)]=\"\(value)\"")
    }
    return words.joined(separator: " ")
  }
}
