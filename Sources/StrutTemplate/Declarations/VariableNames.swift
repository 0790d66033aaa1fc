import StrutSyntax

/// What the names of `<let>` elements of a file are compared with: the parameters and data before them, and what asks for names.
struct VariableNames {
  /// By the element around, the first parameter or data of each name.
  private var declared: [Int32: [String: Int32]] = [:]
  /// By the element around, the first node that asks for each name, in an attribute or as a text.
  private var asking: [Int32: [String: Int32]] = [:]
  /// The names that anything in the file asks for.
  private var asked: Set<String> = []
  /// By the element around, the first `<let>` of each name that begins with nothing: 0, a text without characters, an empty list.
  private var starts: [Int32: [String: Int32]] = [:]

  /// Collects the names.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  init(in file: TemplateFile) {
    for node in file.tree.nodes.indices.map(Int32.init) {
      let parent = file.tree.nodes[Int(node)].parent
      let names = Self.names(askedBy: node, of: file)
      asked.formUnion(names)
      if let name = Self.start(at: node, of: file), starts[parent]?[name] == nil {
        starts[parent, default: [:]][name] = node
      }
      guard Self.holdsDeclarations(parent, of: file) else { continue }
      for name in names where asking[parent]?[name] == nil {
        asking[parent, default: [:]][name] = node
      }
      guard [.language(.param), .language(.data)].contains(file.role(node)),
        let name = file.attribute("name", of: node).map(file.writtenValue)
      else { continue }
      if declared[parent]?[name] == nil { declared[parent, default: [:]][name] = node }
    }
  }

  /// Whether a document or a library is at a node, or a component.
  static func holdsDeclarations(_ node: Int32, of file: TemplateFile) -> Bool {
    node == 0 || node > 0 && file.role(node) == .language(.component)
  }

  /// Whether anything in the file asks for a name.
  func isAsked(_ name: String) -> Bool { asked.contains(name) }

  /// Whether a `<let>` in an element, before a node of it, begins a sum of a name.
  func beginsSum(_ name: String, in parent: Int32, before node: Int32) -> Bool {
    starts[parent]?[name].map { $0 < node } ?? false
  }

  /// The parameter or data of a name before a node, for which nothing beside it asks up to there; `nil` for none.
  func unused(_ name: String, before node: Int32, in parent: Int32) -> Int32? {
    guard let hidden = declared[parent]?[name], hidden < node else { return nil }
    return asking[parent]?[name].map { $0 <= node } == true ? nil : hidden
  }

  private static func names(askedBy node: Int32, of file: TemplateFile) -> Set<String> {
    let contents =
      file.element(node)?.attributes.map(file.content(ofAttribute:)) ?? [file.content(ofText: node)]
    var names: Set<String> = []
    for case .computed(let text) in contents { names.formUnion(Self.names(in: text)) }
    return names
  }

  /// The names that a text with values asks for.
  static func names(in text: TemplateText) -> Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in text.pieces {
      expression.root.visit { part in
        if case .reference(let path, _) = part.kind { names.insert(path.names[0]) }
      }
    }
    return names
  }

  /// The name of a `<let>` that begins with nothing; `nil` for others.
  private static func start(at node: Int32, of file: TemplateFile) -> String? {
    guard file.role(node) == .language(.letElement),
      let value = file.attribute("value", of: node),
      ["0", "''", "[]", ""].contains(file.source.text(in: file.valueRange(value)).withoutBraces)
    else { return nil }
    return file.attribute("name", of: node).map(file.writtenValue)
  }
}
