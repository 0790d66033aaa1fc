import StrutCore
import StrutSyntax

/// In which loops and branches the elements of a file are written, and what the texts say in which elements stand.
package struct WrittenBranches: Sendable {
  /// For the offsets of start tags the innermost loop or branch around, into ``DocumentInputs/elements``.
  private var branches: [Int32: Int] = [:]
  /// For the offsets of start tags the text in them, where it holds elements.
  private var texts: [Int32: String] = [:]
  /// For the offsets of start tags the text in them, where slots stand in it beside other words.
  private var slotted: [Int32: SlottedText] = [:]
  /// For the offsets of start tags of uses and cases what they hand into slots that stand in texts.
  private var contents: [Int32: [String: SlottedText]] = [:]

  /// The innermost loop or branch around the element whose start tag is at an offset; `nil` where it is in none of its body.
  package func branch(at offset: Int32) -> Int? { branches[offset] }

  /// What is written in the element whose start tag is at an offset, with loops and conditions as expressions and without
  /// other tags, empty where nothing is computed in it; `nil` where it holds nothing but characters, or a slot.
  package func text(at offset: Int32) -> String? { texts[offset] }

  /// What is written in the element whose start tag is at an offset, where slots stand in it beside other words; else `nil`.
  package func slotted(at offset: Int32) -> SlottedText? { slotted[offset] }

  /// What the use or the case whose start tag is at an offset hands into slots that stand in texts, by their names.
  package func contents(at offset: Int32) -> [String: SlottedText] { contents[offset] ?? [:] }

  /// How the text of a loop or a condition begins: no text that somebody writes holds that.
  package static let control = "{<"

  init() {}

  /// - Parameter places: For each node the innermost loop or branch around it; -1 for none.
  /// - Complexity: O(*n*) in the size of the file; what uses of components in one another hand on counts for each of them.
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
      if [.instance, .language(.caseElement)].contains(role),
        let found = file.contents(of: node), !found.isEmpty
      {
        contents[entry.range.lowerBound] = found
      }
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
    for (node, item) in items where item.hasSlot {
      let text = file.slottedText(in: file.tree.children(of: node))
      guard !text.isOneSlot else { continue }
      slotted[file.tree.nodes[Int(node)].range.lowerBound] = text
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
  /// What is written in some nodes of a text.
  fileprivate func slottedText(in nodes: some Sequence<Int32>) -> SlottedText {
    var text = SlottedText()
    for node in nodes { add(node, to: &text) }
    return text.trimmed
  }

  private func add(_ node: Int32, to text: inout SlottedText) {
    guard let role = role(node) else {
      return text.add(source.text(in: tree.nodes[Int(node)].range))
    }
    let children = tree.children(of: node)
    if role == .language(.slot) {
      text.add(slot: slotName(node), default: slottedText(in: children).written)
    } else {
      text.add(control(node, role))
      for child in children { add(child, to: &text) }
    }
  }

  /// What a use or a case hands into slots that stand in texts, by their names; `nil` where it hands in boxes.
  fileprivate func contents(of use: Int32) -> [String: SlottedText]? {
    var nodes: [String: [Int32]] = [:]
    for node in tree.children(of: use) {
      let role = role(node)
      if role == .plain || role == .inline && name(node) != "span" { return nil }
      if role == .language(.set) || role == .language(.caseElement) { continue }
      let slot = role == nil ? nil : attribute("slot", of: node).map(writtenValue)
      nodes[slot ?? "", default: []].append(node)
    }
    return nodes.filter { !$0.value.allSatisfy(isBlank) }.mapValues { slottedText(in: $0) }
  }

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
