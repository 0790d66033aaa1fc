import StrutCore
import StrutSyntax

/// Makes elements of syntax.
struct ElementReader {
  private let source: SourceText
  private let tree: MarkupTree

  init(_ tree: MarkupTree, of source: SourceText) {
    self.tree = tree
    self.source = source
  }

  /// The element of the document's outermost element; `nil` for an empty syntax.
  func root() -> Element? { tree.nodes.isEmpty ? nil : element(0) }

  private func element(_ node: Int32) -> Element? {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return nil }
    let syntax = tree.elements[Int(index)]
    guard !syntax.isForeign else { return nil }
    var element = Element(.init(named: source.text(in: syntax.name)))
    element.place.offset = tree.nodes[Int(node)].range.lowerBound
    for place in syntax.attributes {
      let attribute = tree.attributes[Int(place)]
      guard !attribute.isForeign else { continue }
      let name = source.text(in: attribute.name)
      let value =
        attribute.needsDecoding
        ? decoded(attribute.value, whitespace: .asInAttributes) : source.text(in: attribute.value)
      element.style[attribute: name] = value
    }
    readChildren(of: node, into: &element)
    return element
  }

  private func readChildren(of node: Int32, into element: inout Element) {
    let isBlankIgnored =
      element.kind == .canvas || element.kind == .container
      || element.kind == .other("constraints")
    var children: [Element] = []
    for child in tree.children(of: node) {
      switch tree.nodes[Int(child)].kind {
      case .element:
        if let child = self.element(child) { children.append(child) }
      case .text, .characterData:
        if isBlankIgnored { continue }
        let isLiteral = tree.nodes[Int(child)].kind == .characterData
        let text = decoded(
          tree.nodes[Int(child)].range, whitespace: .kept, isLiteral: isLiteral)
        append(text, to: &children)
      }
    }
    if children.count == 1, children[0].kind == .text {
      element.text = children[0].text
    } else {
      element.children = children
    }
  }

  /// Adds characters; those before and after a comment are one text.
  private func append(_ text: String, to children: inout [Element]) {
    if let last = children.indices.last, children[last].kind == .text {
      children[last].text += text
    } else {
      var piece = Element(.text)
      piece.text = text
      children.append(piece)
    }
  }

  private func decoded(
    _ range: SourceRange, whitespace: DecodedText.Whitespace, isLiteral: Bool = false
  ) -> String {
    let text = DecodedText(source.bytes, range, whitespace: whitespace, isLiteral: isLiteral)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
