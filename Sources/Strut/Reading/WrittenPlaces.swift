import StrutCore
import StrutSyntax

/// Where things are written in the files of a document, each file read once: for messages about the plain document.
struct WrittenPlaces {
  /// An element with those around it.
  struct Element {
    /// The name.
    let name: String
    /// The names of the elements around, innermost first.
    let around: [String]
    /// Whether it has an id.
    let hasID: Bool

    /// Whether it is the use of a component.
    var isInstance: Bool { name.first?.isUppercase ?? false }
  }

  private var trees: [String: MarkupTree?] = [:]

  private mutating func tree(of file: SourceText) -> MarkupTree? {
    if let known = trees[file.name] { return known }
    let tree = DocumentParser.parse(file.bytes, name: file.name).tree
    trees[file.name] = .some(tree)
    return tree
  }

  /// The element that has an attribute whose name stands at a place; `nil` where there is none.
  mutating func element(withAttributeAt range: SourceRange, in file: SourceText) -> Element? {
    first(in: file) { tree, element in
      element.attributes.contains { tree.attributes[Int($0)].name == range }
    }
  }

  /// The first element with an id that is written so.
  mutating func element(withID id: String, in file: SourceText) -> Element? {
    first(in: file) { tree, element in Self.id(of: element, tree, file) == id }
  }

  /// The first element of a name.
  mutating func element(named name: String, in file: SourceText) -> Element? {
    first(in: file) { _, element in file.text(in: element.name) == name }
  }

  private static func id(
    of element: MarkupTree.Element, _ tree: MarkupTree, _ file: SourceText
  ) -> String? {
    element.attributes.lazy.map { tree.attributes[Int($0)] }
      .first { file.text(in: $0.name) == "id" }.map { file.text(in: $0.value) }
  }

  private mutating func first(
    in file: SourceText, where isMeant: (MarkupTree, MarkupTree.Element) -> Bool
  ) -> Element? {
    guard let tree = tree(of: file) else { return nil }
    for (index, node) in tree.nodes.enumerated() {
      guard case .element(let number) = node.kind else { continue }
      let element = tree.elements[Int(number)]
      guard isMeant(tree, element) else { continue }
      var around: [String] = []
      var parent = tree.nodes[index].parent
      while parent >= 0 {
        if case .element(let number) = tree.nodes[Int(parent)].kind {
          around.append(file.text(in: tree.elements[Int(number)].name))
        }
        parent = tree.nodes[Int(parent)].parent
      }
      return Element(
        name: file.text(in: element.name), around: around,
        hasID: Self.id(of: element, tree, file) != nil)
    }
    return nil
  }
}
