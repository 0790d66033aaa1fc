import StrutCore
import StrutSyntax

/// An element of another language, as it stands in a document.
struct ForeignUse {
  let name: String
  /// Its attributes as they are written.
  let attributes: [WrittenAttribute]
  /// Whether text stands directly in it and no box; `nil` for an element in which neither stands.
  let holdsText: Bool?

  /// Reads the element at a node.
  init(_ node: Int32, of tree: MarkupTree, in source: SourceText) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else {
      (name, attributes, holdsText) = ("", [], nil)
      return
    }
    let element = tree.elements[Int(index)]
    name = source.text(in: element.name)
    attributes = element.attributes.map { tree.attributes[Int($0)] }.filter { !$0.isForeign }
      .map { WrittenAttribute(source.text(in: $0.name), source.text(in: $0.value)) }
    holdsText = Self.holdsText(node, of: tree, in: source)
  }

  /// Looks at the first nodes in an element, which tell what the others are.
  private static func holdsText(
    _ node: Int32, of tree: MarkupTree, in source: SourceText
  ) -> Bool? {
    for child in tree.children(of: node).prefix(8) {
      guard case .element(let index) = tree.nodes[Int(child)].kind else {
        if source.firstLine(of: tree.nodes[Int(child)].range) != nil { return true }
        continue
      }
      let name = tree.elements[Int(index)].name
      let bytes = source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]
      guard let kind = ElementKind(meantBy: bytes) else { continue }
      return kind == .span || kind == .lineBreak
    }
    return nil
  }

  /// What stands for the element: a box that holds what stands in it. `nil` where nothing stands for it.
  var element: ForeignElement? {
    guard let foreign = ForeignElement.named(name), let holdsText,
      !foreign.attributes.hasPrefix("src")
    else { return ForeignElement.named(name) }
    switch foreign.kind {
    case .container where holdsText: return foreign.counted(as: .item)
    case .item where !holdsText: return foreign.counted(as: .container)
    default: return foreign
    }
  }
}
