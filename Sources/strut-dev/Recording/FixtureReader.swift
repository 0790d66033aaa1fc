import Foundation
import StrutCore
import StrutMarkup
import StrutSyntax

/// Reads the syntax of fixtures. Whether names and values are right is for the suite that lays them out.
struct FixtureReader {
  private let source: SourceText
  private let tree: MarkupTree

  /// The document in a file.
  static func read(_ file: URL) throws -> FixtureDocument {
    let bytes = [UInt8](try Data(contentsOf: file))
    let markup = MarkupReader.read(bytes, name: file.relativePath)
    guard let tree = markup.tree else {
      let printed = markup.diagnostics.map { $0.description(in: markup.source) }
      throw ChoreError(printed.joined(separator: "\n"))
    }
    let reader = FixtureReader(source: markup.source, tree: tree)
    return try FixtureDocument(layout: reader.element(at: 0))
  }

  /// The element at a node; values and texts stay as written, since XML's references are HTML's too.
  private func element(at node: Int32) throws -> FixtureElement {
    guard case .element(let index) = tree.nodes[Int(node)].kind else {
      throw ChoreError("\(source.name): node \(node) is no element")
    }
    let element = tree.elements[Int(index)]
    return FixtureElement(
      name: source.text(in: element.name),
      attributes: element.attributes.map { index in
        let attribute = tree.attributes[Int(index)]
        return (source.text(in: attribute.name), source.text(in: attribute.value))
      },
      content: try tree.children(of: node).map { child in
        let range = tree.nodes[Int(child)].range
        switch tree.nodes[Int(child)].kind {
        case .element: return .element(try self.element(at: child))
        case .text: return .text(source.text(in: range))
        case .characterData: throw ChoreError("\(source.name): fixtures have no CDATA sections")
        }
      })
  }
}
