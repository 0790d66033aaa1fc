import StrutCore
import StrutSyntax

/// The attributes and texts of a document or a library in which something is computed, each read once.
struct TemplateFileTexts: Sendable {
  /// What stands at a place where something may be computed.
  enum Content: Sendable {
    /// Nothing is computed: the bytes as written.
    case written
    /// Something is computed.
    case computed(TemplateText)
    /// An expression in it cannot be read, which has been told; what else is computed in it is left.
    case faulty(TemplateText)
  }

  /// What is wrong with the expressions.
  private(set) var faults: [Diagnostic] = []
  /// The names that expressions of other languages would give to what stands in them.
  private(set) var namesOfBlocks: Set<String> = []
  private var hasBlocks = false
  private var attributes: Places
  private var nodes: Places

  /// What is computed at places that are numbered from 0.
  private struct Places {
    let count: Int
    private var contents: [Content] = []
    /// The index among these for each place, -1 where nothing is computed; empty until something is.
    private var indices: [Int32] = []

    init(count: Int) { self.count = count }

    subscript(place: Int32) -> Content {
      guard !indices.isEmpty, indices[Int(place)] >= 0 else { return .written }
      return contents[Int(indices[Int(place)])]
    }

    mutating func set(_ content: Content?, at place: Int) {
      guard let content else { return }
      if indices.isEmpty { indices = Array(repeating: -1, count: count) }
      indices[place] = Int32(contents.count)
      contents.append(content)
    }
  }

  /// Reads what is computed in a file.
  ///
  /// - Parameter usesLanguage: Whether the file holds anything of the language besides braces.
  /// - Complexity: O(*n*) in the size of the file.
  init(_ source: SourceText, _ tree: MarkupTree, _ roles: [ElementRole], usesLanguage: Bool) {
    attributes = Places(count: tree.attributes.count)
    nodes = Places(count: tree.nodes.count)
    var isOpen = false
    for (index, attribute) in tree.attributes.enumerated() where !attribute.isForeign {
      let range = Int(attribute.value.lowerBound)..<Int(attribute.value.upperBound)
      guard TemplateText.isNeeded(for: source.bytes[range]) else { continue }
      let text = DecodedText(source.bytes, attribute.value, whitespace: .asInAttributes)
      let found = content(
        text, of: source.text(in: attribute.name), usesLanguage, isOpen: &isOpen)
      attributes.set(found, at: index)
    }
    // Elements in which a brace is left open before one of their children.
    var open: Set<Int32> = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .text {
      let bytes = source.bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)]
      if !open.isEmpty, open.contains(node.parent) {
        nodes.set(.faulty(TemplateText()), at: index)
        guard Self.closesBrace(bytes) else { continue }
        // Another block of the same kind may begin behind it.
        let isOpened = addControl(in: DecodedText(source.bytes, node.range, whitespace: .kept))
        if !isOpened { open.remove(node.parent) }
        continue
      }
      guard TemplateText.isNeeded(for: bytes), !Self.holdsData(node.parent, tree, roles) else {
        continue
      }
      let text = DecodedText(source.bytes, node.range, whitespace: .kept)
      if addControl(in: text) {
        nodes.set(.faulty(TemplateText()), at: index)
        open.insert(node.parent)
        continue
      }
      let found = content(text, usesLanguage, isOpen: &isOpen)
      nodes.set(found, at: index)
      if isOpen { open.insert(node.parent) }
    }
  }

  /// What stands in the value of an attribute.
  func content(ofAttribute index: Int32) -> Content { attributes[index] }

  /// What stands in a text.
  func content(ofText node: Int32) -> Content { nodes[node] }

  // MARK: Reading

  /// Whether a brace is closed that was left open before.
  private static func closesBrace(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } == UInt8(ascii: "}")
  }

  /// Tells a block of Angular's control flow that a text ends in, open where an element comes; returns whether one does.
  private mutating func addControl(in text: DecodedText) -> Bool {
    let end = text.bytes.lastIndex { $0 > 0x20 }
    guard let end, text.bytes[end] == UInt8(ascii: "{"), text.bytes.contains(UInt8(ascii: "@")),
      end <= Self.mostOfControl,
      let (block, length) = ForeignBlock.control(
        endOf: String(decoding: text.bytes[..<end], as: UTF8.self)[...])
    else { return false }
    namesOfBlocks.formUnion(block.names)
    guard !block.isContinued || !hasBlocks else { return true }
    hasBlocks = true
    let range = SourceRange(Int(text.offsets[end - length]), Int(text.offsets[end + 1]))
    let fault = TemplateFault(
      .syntax, "blocks are elements here, and this is text", at: range, hints: [block.hint])
    faults.append(fault.diagnostic())
    return true
  }

  /// Longer texts are prose.
  private static let mostOfControl = 1024

  /// Whether the text in an element is no text of the document: JSON, a style sheet, or something of an XML namespace.
  private static func holdsData(_ node: Int32, _ tree: MarkupTree, _ roles: [ElementRole]) -> Bool {
    guard node >= 0, case .element(let index) = tree.nodes[Int(node)].kind else { return false }
    return switch roles[Int(index)] {
    case .language(.data), .language(.tokens), .language(.theme), .language(.strings), .foreign,
      .style:
      true
    default: false
    }
  }

  /// - Parameters:
  ///   - attribute: The name of the attribute whose value it is; `nil` for a text.
  ///   - isOpen: Becomes whether a brace is not closed.
  private mutating func content(
    _ text: DecodedText, of attribute: @autoclosure () -> String? = nil, _ usesLanguage: Bool,
    isOpen: inout Bool
  ) -> Content? {
    isOpen = false
    guard text.bytes.contains(UInt8(ascii: "{")) else { return nil }
    var found: [TemplateText.Fault] = []
    let read = TemplateText(text, &found)
    for fault in found {
      isOpen = isOpen || fault.isOpen
      add(fault, of: attribute(), usesLanguage)
    }
    return found.isEmpty ? .computed(read) : .faulty(read)
  }

  /// What to write for a record of a class and its condition, as Vue has it: `{active: on}`; `nil` for anything else.
  private static func classHint(_ inside: String) -> String? {
    guard inside.utf8.count <= 80,
      let match = inside.wholeMatch(of: /\s*'?([\w-]+)'?\s*:\s*([^,:?"]+?)\s*/)
    else { return nil }
    return "write class=\"{\(match.2) ? '\(match.1)' : null}\""
  }

  /// What to write for what stands in the braces in JSX and Vue; `nil` for anything else.
  private static func foreignHint(
    _ found: TemplateText.Fault, of attribute: String?
  ) -> String? {
    let isClass = attribute == "class" || attribute == ":class"
    if isClass, let hint = classHint(found.inside) { return hint }
    if let attribute, let hint = ForeignObject.hint(found.inside, of: attribute) { return hint }
    if found.inside.contains("=>"), let hint = ForeignArrow(found.inside)?.hint { return hint }
    guard attribute == nil, found.isOpen else { return nil }
    return ForeignBlock.hint(forElementsBehind: found.inside)
  }

  private mutating func add(
    _ found: TemplateText.Fault, of attribute: String?, _ usesLanguage: Bool
  ) {
    var fault = found.fault
    if attribute == "metrics", fault.hints == [ExpressionLexer.noJSON] {
      fault.hints = ["metrics are no JSON: metrics=\"margin: 12; gap: 8\""]
    }
    namesOfBlocks.formUnion(ForeignBlock.arguments(in: found.inside))
    if let block = ForeignBlock(found.inside) {
      // The end of a block is no mistake besides its beginning.
      if block.isContinued, hasBlocks { return }
      hasBlocks = hasBlocks || !block.isComment
      if block.isComment { fault.message = "a comment cannot stand in braces" }
      namesOfBlocks.formUnion(block.names)
      fault.hints = [block.hint]
    }
    if let hint = Self.foreignHint(found, of: attribute) { fault.hints = [hint] }
    // A brace that is left open in a text may be one, and in a value seldom is.
    if attribute == nil, found.isOpen, fault.kind == .syntax,
      fault.hints.first?.hasPrefix("write {") == true,
      fault.hints.last != TemplateText.braceHint
    {
      fault.hints.append(TemplateText.braceHint)
    }
    if attribute != nil, found.isOpen, fault.hints.count > 1,
      fault.hints.last == TemplateText.braceHint
    {
      fault.hints.removeLast()
    }
    // In a document without anything of the language braces are text, as they were in all documents once.
    if fault.kind == .syntax, fault.hints.isEmpty, !usesLanguage {
      fault.hints.append(TemplateText.braceHint)
    }
    faults.append(fault.diagnostic())
  }
}
