import StrutCore
import StrutFormats

/// The names that a document and its libraries mention anywhere, whether what mentions them is drawn or not.
struct NameUses {
  /// Where names mean the same: a component, or what stands outside of all components of a file.
  struct Region: Hashable {
    /// The index of the file.
    let file: Int32
    /// The element of the component; -1 outside.
    let component: Int32

    /// Calls a closure with each node of a file, in their order, and the region in which it stands.
    static func visit(_ file: TemplateFile, _ body: (_ node: Int32, _ region: Region) -> Void) {
      var component: Int32 = -1
      for index in file.tree.nodes.indices {
        let node = Int32(index)
        // What stands in an element follows it, up to the first node that has a parent before it.
        if file.tree.nodes[index].parent < component { component = -1 }
        if file.role(node) == .language(.component) { component = node }
        body(node, Region(file: file.index, component: component))
      }
    }
  }

  /// The first names of references, by the region in which they stand.
  private(set) var names: [Region: Set<String>] = [:]
  /// The tokens that are mentioned, also by others.
  private var tokens: Set<String> = []
  /// The groups of tokens of which any may be meant.
  private var groups: Set<String> = []
  /// The components that stand outside of their own definition.
  private(set) var components: Set<String> = []
  /// The keys of strings that are written out.
  private(set) var strings: Set<String> = []
  /// Whether a key is computed, so that it may be any.
  private(set) var hasComputedKeys = false
  private let table: TokenTable

  /// Collects the names.
  ///
  /// - Complexity: O(*n*) in the size of all files.
  init(in declarations: Declarations) {
    table = declarations.tokens
    for file in declarations.files { add(file) }
    let overrides = table.overrides.values.flatMap(\.values)
    for token in Array(table.base.values) + overrides {
      // What is computed in a document stands in an attribute there.
      if case .file(let definition) = token.source { add(definition) }
    }
  }

  // MARK: Elements

  private mutating func add(_ file: TemplateFile) {
    Region.visit(file) { node, region in
      guard let element = file.element(node) else {
        add(file.content(ofText: node), in: region)
        return
      }
      for attribute in element.attributes { add(file.content(ofAttribute: attribute), in: region) }
      if file.role(node) == .instance, !isOwn(file.name(node), region.component, of: file) {
        components.insert(file.name(node))
      }
    }
  }

  /// Whether a name is that of the component at a node.
  private func isOwn(_ name: String, _ component: Int32, of file: TemplateFile) -> Bool {
    guard component >= 0, let attribute = file.attribute("name", of: component) else {
      return false
    }
    return file.writtenValue(attribute) == name
  }

  private mutating func add(_ content: TemplateFileTexts.Content, in region: Region) {
    guard case .computed(let text) = content else { return }
    for case .expression(let expression) in text.pieces { add(expression.root, in: region) }
  }

  // MARK: Expressions

  private mutating func add(_ root: ExpressionNode, in region: Region) {
    root.visit { node in
      switch node.kind {
      case .reference(let path, let steps):
        names[region, default: []].insert(path.names[0])
        add(path, isOpen: path.names.count <= steps.count)
      case .call(let call) where call.function == .t: call.arguments.first.map { addKey($0) }
      default: break
      }
    }
  }

  private mutating func addKey(_ node: ExpressionNode) {
    switch node.kind {
    case .literal(let value): if let text = value.text { strings.insert(text) }
    case .conditional(let branches, let otherwise):
      for branch in branches { addKey(branch.value) }
      addKey(otherwise)
    default: hasComputedKeys = true
    }
  }

  // MARK: Tokens

  /// Adds the token that the longest beginning of a path names, or the group of which an index may name any: `color[kind]`.
  private mutating func add(_ path: ReferencePath, isOpen: Bool) {
    if let token = table.token(of: path) {
      tokens.insert(token.name)
    } else if isOpen {
      groups.insert(path.joined)
    }
  }

  /// Whether a token is mentioned, or may be.
  func mentions(token name: String) -> Bool {
    if tokens.contains(name) { return true }
    guard !groups.isEmpty else { return false }
    var prefix = name[...]
    while let dot = prefix.lastIndex(of: ".") {
      prefix = prefix[..<dot]
      if groups.contains(String(prefix)) { return true }
    }
    return false
  }

  private mutating func add(_ definition: TokenDefinition) {
    switch definition.content {
    case .value(let json): add(json)
    case .pointer(let text, _): addPointer(text)
    }
  }

  private mutating func add(_ json: JSONValue) {
    switch json.kind {
    case .string(let text):
      if let name = TokenPointer.alias(text) { tokens.insert(TokenPart.plain(name)) }
      addPointer(text)
    case .array(let elements): for element in elements { add(element) }
    case .object(let members): for member in members { add(member.value) }
    default: break
    }
  }

  private mutating func addPointer(_ text: String) {
    guard let path = TokenPointer(text)?.segments else { return }
    let end = path.firstIndex(of: "$value") ?? path.count
    tokens.insert(TokenPart.plain(path[..<end].joined(separator: ".")))
  }
}
