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
    /// The name of the element that holds it, or what stands in it: not that of a loop or a condition.
    var holder: String? { around.first { !["for", "if", "else"].contains($0) } }
    /// The names of the elements around in the same component.
    var aroundInComponent: ArraySlice<String> { around.prefix { $0 != "component" } }
  }

  /// Where the elements of one file are, by what they are looked up by.
  private struct Places {
    var byName: [String: Int] = [:]
    /// -1 for what several elements are called.
    var byID: [String: Int] = [:]
    var byAttribute: [SourceRange: Int] = [:]
    let tree: MarkupTree

    init(_ tree: MarkupTree, _ file: SourceText) {
      self.tree = tree
      for (index, node) in tree.nodes.enumerated() {
        guard case .element(let number) = node.kind else { continue }
        let element = tree.elements[Int(number)]
        byName[file.text(in: element.name)] = byName[file.text(in: element.name)] ?? index
        for attribute in element.attributes {
          byAttribute[tree.attributes[Int(attribute)].name] = index
        }
        if let id = tree.id(of: element, in: file) { byID[id] = byID[id] == nil ? index : -1 }
      }
    }
  }

  private var files: [String: Places?] = [:]

  private mutating func places(in file: SourceText) -> Places? {
    if let known = files[file.name] { return known }
    let tree = DocumentParser.parse(file.bytes, name: file.name).tree
    let places = tree.map { Places($0, file) }
    files[file.name] = .some(places)
    return places
  }

  /// The element that has an attribute whose name stands at a place; `nil` where there is none.
  mutating func element(withAttributeAt range: SourceRange, in file: SourceText) -> Element? {
    places(in: file).flatMap { element(at: $0.byAttribute[range], $0, file) }
  }

  /// The innermost element that a place stands in; `nil` outside of all.
  mutating func element(around offset: Int, in file: SourceText) -> Element? {
    places(in: file).flatMap { places in
      let nodes = places.tree.nodes
      var index = nodes.partitioningIndex { Int($0.range.lowerBound) > offset } - 1
      if index >= 0, case .element = nodes[index].kind {
      } else if index >= 0 {
        index = Int(nodes[index].parent)
      }
      return element(at: index, places, file)
    }
  }

  /// The element with an id that is written so; `nil` where there is none, or more than one.
  mutating func element(withID id: String, in file: SourceText) -> Element? {
    places(in: file).flatMap { element(at: $0.byID[id], $0, file) }
  }

  /// The first element of a name.
  mutating func element(named name: String, in file: SourceText) -> Element? {
    places(in: file).flatMap { element(at: $0.byName[name], $0, file) }
  }

  private func element(at index: Int?, _ places: Places, _ file: SourceText) -> Element? {
    let tree = places.tree
    guard let index, index >= 0, case .element(let number) = tree.nodes[index].kind else {
      return nil
    }
    var around: [String] = []
    var parent = tree.nodes[index].parent
    while parent >= 0 {
      if case .element(let number) = tree.nodes[Int(parent)].kind {
        around.append(file.text(in: tree.elements[Int(number)].name))
      }
      parent = tree.nodes[Int(parent)].parent
    }
    let element = tree.elements[Int(number)]
    return Element(
      name: file.text(in: element.name), around: around,
      hasID: tree.id(of: element, in: file) != nil)
  }
}

extension MarkupTree {
  /// The id that an element is written with; `nil` for none.
  fileprivate func id(of element: Element, in file: SourceText) -> String? {
    element.attributes.lazy.map { attributes[Int($0)] }
      .first { file.text(in: $0.name) == "id" }.map { file.text(in: $0.value) }
  }
}
