import StrutCore
import StrutSyntax

/// In which loops and branches the elements of a file are written, and what the texts say in which elements stand.
package struct WrittenBranches: Sendable {
  /// For the offsets of start tags the innermost loop or branch around, into ``DocumentInputs/elements``.
  private var branches: [Int32: Int] = [:]
  /// For the offsets of start tags the text in them, where it holds elements.
  private var texts: [Int32: String] = [:]

  /// The innermost loop or branch around the element whose start tag is at an offset; `nil` where it is in none of its body.
  package func branch(at offset: Int32) -> Int? { branches[offset] }

  /// What is written in the element whose start tag is at an offset, with loops and conditions as expressions and without
  /// other tags, empty where nothing is computed in it; `nil` where it holds nothing but characters, or a slot.
  package func text(at offset: Int32) -> String? { texts[offset] }

  /// How the text of a loop or a condition begins: no text that somebody writes holds that.
  package static let control = "{<"

  init() {}

  /// - Parameter places: For each node the innermost loop or branch around it; -1 for none.
  /// - Complexity: O(*n*) in the size of the file.
  init(_ file: TemplateFile, places: [Int]) {
    var items: [Int32: Item] = [:]
    // For each node the item around it.
    var around = [Int32](repeating: -1, count: places.count)
    for (index, entry) in file.tree.nodes.enumerated() {
      let node = Int32(index)
      if entry.parent >= 0 { around[index] = around[Int(entry.parent)] }
      guard let role = file.role(node) else {
        if around[index] >= 0 {
          items[around[index]]?.text += file.source.text(in: entry.range)
        }
        continue
      }
      if places[index] >= 0 { branches[entry.range.lowerBound] = places[index] }
      if around[index] >= 0 {
        items[around[index]]?.add(file.control(node, role))
        if role == .language(.slot) { items[around[index]]?.hasSlot = true }
      } else if role == .inline {
        around[index] = node
        items[node] = Item()
      }
    }
    for (node, item) in items where item.hasElements && !item.hasSlot {
      texts[file.tree.nodes[Int(node)].range.lowerBound] =
        item.text.contains("{") ? item.text.split { $0.isWhitespace }.joined(separator: " ") : ""
    }
  }

  /// What is written in an item.
  private struct Item {
    var text = ""
    var hasElements = false
    var hasSlot = false

    mutating func add(_ control: String) {
      hasElements = true
      text += control
    }
  }
}

extension TemplateFile {
  /// What the text around an element has for it: what it computes, where that decides the text.
  fileprivate func control(_ node: Int32, _ role: ElementRole) -> String {
    let attributes: [String]
    switch role {
    case .language(.ifElement), .language(.elseElement): attributes = ["test"]
    case .language(.forElement): attributes = ["each", "in"]
    case .instance:
      attributes =
        element(node)?.attributes.map {
          source.text(in: tree.attributes[Int($0)].name)
        } ?? []
    default: return ""
    }
    let values = attributes.compactMap { attribute($0, of: node) }
      .map { source.text(in: valueRange($0)).filter { !"{}".contains($0) } }
    return WrittenBranches.control + "\(name(node))> " + values.joined(separator: " ") + "}"
  }
}
