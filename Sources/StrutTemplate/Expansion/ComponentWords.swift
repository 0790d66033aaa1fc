import StrutSyntax

/// Finds the components that are words: text, spans and images in a line, and no box. They stand in items, and in one of their
/// own where they are drawn by themselves.
struct ComponentWords {
  /// What nodes come to.
  private struct Kinds: OptionSet {
    let rawValue: Int
    static let words = Kinds(rawValue: 1)
    static let boxes = Kinds(rawValue: 2)
  }

  /// More nodes are not looked at: a component may use itself.
  private static let most = 10_000

  private let declarations: Declarations
  private let elements: Set<String>
  private var count = 0

  /// - Parameter elements: The elements of plain documents.
  init(in declarations: Declarations, elements: Set<String>) {
    self.declarations = declarations
    self.elements = elements
  }

  /// Whether a component comes to words and to nothing else, as far as that can be told without expanding it.
  ///
  /// - Parameters:
  ///   - contents: What is handed into its slots.
  ///   - file: The file in which that stands.
  mutating func areAll(
    of component: ComponentDefinition, with contents: [String: [Int32]], in file: TemplateFile
  ) -> Bool {
    kinds(of: component, with: contents.mapValues { kinds(of: $0, in: file, slots: [:]) }) == .words
  }

  private mutating func kinds(
    of component: ComponentDefinition, with slots: [String: Kinds]
  ) -> Kinds {
    kinds(of: component.body, in: component.file, slots: slots)
  }

  private mutating func kinds(
    of nodes: some Sequence<Int32>, in file: TemplateFile, slots: [String: Kinds]
  ) -> Kinds {
    var found: Kinds = []
    for node in nodes where !found.contains(.boxes) {
      found.formUnion(kinds(of: node, in: file, slots: slots))
    }
    return found
  }

  private mutating func kinds(
    of node: Int32, in file: TemplateFile, slots: [String: Kinds]
  ) -> Kinds {
    count += 1
    guard count <= Self.most else { return .boxes }
    let children = file.tree.children(of: node)
    switch file.role(node) {
    case nil: return file.isBlank(node) ? [] : .words
    case .plain?, .inline?, .statement?, .statements?:
      return ["span", "br", "image"].contains(file.name(node)) ? .words : .boxes
    case .language(.ifElement)?, .language(.elseElement)?, .language(.forElement)?:
      return kinds(of: children, in: file, slots: slots)
    case .language(.slot)?:
      return slots[file.slotName(node)] ?? kinds(of: children, in: file, slots: slots)
    case .instance?:
      guard let component = declarations.components[file.name(node)] else { return .boxes }
      let handed = SlotReading(
        children, in: file, to: component, elements: elements, components: declarations.components
      ) {
        (file.writtenValue($0), file.valueRange($0))
      }
      var inner: [String: Kinds] = [:]
      for (name, nodes) in handed.contents {
        inner[name] = kinds(of: nodes, in: file, slots: slots)
      }
      return kinds(of: component, with: inner)
    default: return []
    }
  }
}
