import StrutCore

/// What gives the names of a document their values besides its tokens, kept where somebody asks why a picture changed.
package struct DocumentInputs: Sendable {
  /// An element of the language as it is written, or a box with a theme of its own.
  package struct Element: Sendable {
    /// The name of the element.
    package let name: String
    /// The component in whose body it stands; `nil` for the document.
    package let component: String?
    /// The attributes that count.
    package let attributes: [Attribute]
    /// The file.
    package let source: SourceText
    /// Where its name stands.
    package let range: SourceRange
    /// The innermost loop or branch around it in its body, into ``DocumentInputs/elements``.
    package let branch: Int?
  }

  /// An attribute as it is written.
  package struct Attribute: Sendable {
    /// The name.
    package let name: String
    /// The value with its expressions.
    package let value: String
    /// Where the value stands.
    package let range: SourceRange
  }

  /// The case of a component that is drawn, with its content for the component's slots.
  package struct DrawnCase: Sendable {
    /// The file.
    package let source: SourceText
    /// Where it is written.
    package let range: SourceRange
  }

  /// The component that is drawn; `nil` for a document.
  package let component: String?
  /// The case of the component that is drawn; `nil` for none, and for a document.
  package let drawnCase: DrawnCase?
  /// Parameters with defaults, variables, settings of the case that is drawn, loops, conditions and themes of boxes, then the
  /// texts of components that are words, each with the one attribute ``DocumentInputs/text``.
  package private(set) var elements: [Element] = []
  /// A slot in the body of a component.
  package struct Slot: Sendable {
    /// The component.
    package let component: String
    /// The name; empty for the one without a name.
    package let name: String
    /// The file in which it is written.
    package let source: SourceText
    /// Where its name stands.
    package let range: SourceRange
  }

  /// The slots of components, in the order in which they are written.
  package private(set) var slots: [Slot] = []
  /// The components that are words, which stand in items of others.
  package private(set) var words: Set<String> = []
  /// In which loops and branches elements are written, by the names of the files.
  package private(set) var branches: [String: WrittenBranches] = [:]
  /// The data of the document as its files have it.
  package private(set) var data: [(name: String, value: TemplateValue)] = []
  /// The names of all tokens.
  package let tokens: [String]
  /// The names of all styles.
  package let styles: [String]
  /// The names of the tokens that each theme overrides.
  package let overrides: [String: [String]]
  /// The strings that were asked for, in the language that is drawn.
  package private(set) var strings: [(key: String, message: StringsFile.Message)] = []

  /// The name of a text of a component that is words, which stands in items of others.
  package static let text = "text"

  /// Collects everything that a document may have used.
  ///
  /// - Complexity: O(*n*) in the size of all files.
  init(
    in declarations: Declarations, _ choices: TemplateChoices, _ vocabulary: TemplateVocabulary,
    values: ValueScope, localizer: Localizer?
  ) {
    component = choices.component
    drawnCase = choices.component.flatMap { declarations.components[$0] }?.cases
      .first { $0.name == choices.caseName }
      .map { DrawnCase(source: $0.file.source, range: $0.file.tree.nodes[Int($0.node)].range) }
    tokens = declarations.tokens.names
    styles = Array(declarations.styles.keys)
    let table = declarations.tokens
    overrides = Dictionary(
      uniqueKeysWithValues: table.themes.map { ($0, Array((table.overrides[$0] ?? [:]).keys)) })
    for file in declarations.files { add(file, declarations, choices) }
    addWords(of: declarations, vocabulary)
    // What a case sets is told where the case stands.
    let state = declarations.cases.first { $0.name == choices.caseName }
    let set = Set(state?.settings.map(\.name) ?? [])
    for entry in declarations.data where !set.contains(entry.name) {
      if case .value(let value)? = values.meaning(of: entry.name) {
        data.append((entry.name, value))
      }
    }
    strings = localizer?.usedMessages ?? []
  }

  private mutating func add(
    _ file: TemplateFile, _ declarations: Declarations, _ choices: TemplateChoices
  ) {
    var component: Int32 = -1
    var state: Int32 = -1
    // For each node the innermost loop or branch around it, and that around what is in it.
    var around = [Int](repeating: -1, count: file.tree.nodes.count)
    var inside = around
    defer { branches[file.source.name] = WrittenBranches(file, places: around) }
    for index in file.tree.nodes.indices {
      let (node, parent) = (Int32(index), file.tree.nodes[index].parent)
      if parent >= 0 { around[index] = inside[Int(parent)] }
      inside[index] = around[index]
      // What stands in an element follows it, up to the first node that has a parent before it.
      if parent < component { component = -1 }
      if parent < state { state = -1 }
      guard let role = file.role(node) else { continue }
      if role == .language(.component) { component = node }
      if role == .language(.caseElement) { state = node }
      let name = component < 0 ? nil : file.written("name", of: component)
      if role == .language(.slot), let name {
        slots.append(
          Slot(
            component: name, name: file.slotName(node), source: file.source,
            range: file.nameRange(node)))
      }
      if state >= 0 {
        let isDrawn =
          name == choices.component && file.written("name", of: state) == choices.caseName
        guard isDrawn, component >= 0 || file.index == 0 else { continue }
      }
      let attributes = Self.attributes(of: node, role, in: file, declarations)
      // A branch without a condition parts the elements before it from its own.
      guard !attributes.isEmpty || role == .language(.elseElement) else { continue }
      if role.isControl { inside[index] = elements.count }
      elements.append(
        Element(
          name: file.name(node), component: name,
          attributes: attributes, source: file.source, range: file.nameRange(node),
          branch: around[index] < 0 ? nil : around[index]))
    }
  }

  /// Adds the texts of components that are words: what an item says does not tell what is written in them.
  private mutating func addWords(of declarations: Declarations, _ vocabulary: TemplateVocabulary) {
    for name in declarations.components.keys.sorted() {
      guard let component = declarations.components[name] else { continue }
      var words = ComponentWords(in: declarations, elements: vocabulary.elements)
      guard words.areAll(of: component, with: [:], in: component.file) else { continue }
      self.words.insert(name)
      let file = component.file
      var waiting = Array(component.body.reversed())
      while let node = waiting.popLast() {
        waiting += file.tree.children(of: node).reversed()
        guard file.role(node) == nil, !file.isBlank(node) else { continue }
        let range = file.source.withoutBlankEnds(file.tree.nodes[Int(node)].range)
        elements.append(
          Element(
            name: Self.text, component: name,
            attributes: [
              Attribute(name: Self.text, value: file.source.text(in: range), range: range)
            ], source: file.source, range: range, branch: nil))
      }
    }
  }

  /// The attributes of an element that decide what others come to; none for most elements.
  private static func attributes(
    of node: Int32, _ role: ElementRole, in file: TemplateFile, _ declarations: Declarations
  ) -> [Attribute] {
    let counted: [String]
    switch role {
    case .language(.param):
      guard file.attribute("default", of: node) != nil else { return [] }
      counted = ["name", "default"]
    case .language(.letElement), .language(.set): counted = ["name", "value"]
    case .language(.forElement): counted = ["each", "index", "in"]
    case .language(.ifElement), .language(.elseElement): counted = ["test"]
    case .plain, .inline, .statements: counted = ["theme"]
    case .instance:
      let component = declarations.components[file.name(node)]
      guard component?.parameter("theme") == nil else { return [] }
      counted = ["theme"]
    default: return []
    }
    return counted.compactMap { name in
      file.attribute(name, of: node).map { index in
        let range = file.valueRange(index)
        return Attribute(name: name, value: file.source.text(in: range), range: range)
      }
    }
  }
}

extension ElementRole {
  /// Whether it decides whether, or how often, there is what stands in the element.
  fileprivate var isControl: Bool {
    switch self {
    case .language(.forElement), .language(.ifElement), .language(.elseElement): true
    default: false
    }
  }
}

extension SourceText {
  /// A range without the white space at its ends.
  fileprivate func withoutBlankEnds(_ range: SourceRange) -> SourceRange {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    var (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }
}

extension TemplateFile {
  /// The value of an attribute as it is written; `nil` where the element has none.
  fileprivate func written(_ attribute: String, of node: Int32) -> String? {
    self.attribute(attribute, of: node).map(writtenValue)
  }
}
