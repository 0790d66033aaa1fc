import StrutCore

/// Comparisons of parameters with texts that are none of the values which these take: they hold never, or always.
struct ChoiceComparisons {
  private let declarations: Declarations
  private let file: TemplateFile
  /// For each component, and for the document by -1, the parameters with values of their own.
  private var choices: [Int32: [String: ParameterDefinition]] = [:]
  private var found: [Diagnostic] = []

  /// What is said of the comparisons that a document writes itself.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  static func run(_ declarations: Declarations) -> [Diagnostic] {
    var check = ChoiceComparisons(declarations)
    guard !check.choices.isEmpty else { return [] }
    check.run()
    return check.found
  }

  private init(_ declarations: Declarations) {
    self.declarations = declarations
    file = declarations.document
    for component in declarations.components.values where component.file.index == file.index {
      add(component.parameters, of: component.node)
    }
    if !declarations.isLibrary { add(declarations.parameters, of: -1) }
  }

  private mutating func add(_ parameters: [ParameterDefinition], of component: Int32) {
    let limited = parameters.filter { parameter in
      parameter.accepted?.isEmpty == false && (parameter.kind ?? .text) == .text
    }
    guard !limited.isEmpty else { return }
    choices[component] = Dictionary(limited.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func run() {
    var component: Int32 = -1
    var contents: [(Int32, TemplateFileTexts.Content)] = []
    for node in file.tree.nodes.indices.map(Int32.init) {
      // What stands in an element follows it, up to the first node that has a parent before it.
      if file.tree.nodes[Int(node)].parent < component { component = -1 }
      if file.role(node) == .language(.component) { component = node }
      guard let element = file.element(node) else {
        contents.append((component, file.content(ofText: node)))
        continue
      }
      hide(namesOf: node, in: component)
      for index in element.attributes {
        contents.append((component, file.content(ofAttribute: index)))
      }
    }
    for case (let component, .computed(let text)) in contents {
      guard let parameters = choices[component] else { continue }
      for case .expression(let expression) in text.pieces {
        expression.root.visit { check($0, among: parameters) }
      }
    }
  }

  /// What a loop or a variable names is the parameter of that name no longer.
  private mutating func hide(namesOf node: Int32, in component: Int32) {
    let attributes: [String]
    switch file.role(node) {
    case .language(.letElement)?: attributes = ["name"]
    case .language(.forElement)?: attributes = ["each", "index"]
    default: return
    }
    for attribute in attributes.compactMap({ file.attribute($0, of: node) }) {
      choices[component]?[file.writtenValue(attribute)] = nil
    }
  }

  private mutating func check(
    _ node: ExpressionNode, among parameters: [String: ParameterDefinition]
  ) {
    guard case .chain(let first, let operations) = node.kind, operations.count == 1,
      [.equal, .unequal].contains(operations[0].symbol)
    else { return }
    let sides = [first, operations[0].right]
    for (side, other) in zip(sides, sides.reversed()) {
      guard case .reference(let path, let steps) = side.kind, steps.isEmpty,
        let parameter = parameters[path.names[0]], case .literal(let value) = other.kind,
        let text = value.text, let accepted = parameter.accepted, !accepted.contains(text),
        parameter.defaultValue.map(file.writtenValue) != text
      else { continue }
      found.append(
        .neverThisValue(
          parameter.name, text, accepted: accepted, at: other.range))
    }
  }
}

extension Diagnostic {
  /// A parameter is compared with a text that is none of its values.
  fileprivate static func neverThisValue(
    _ name: String, _ text: String, accepted: [String], at range: SourceRange
  ) -> Self {
    let near = nearest(text, among: accepted)
    return Self(
      .warning, "comparison", "'\(name)' is never '\(text)': its values are \(quoted(accepted))",
      at: range,
      hints: near.isEmpty
        ? [
          "write values=\"\(accepted.joined(separator: " ")) \(text)\" in its <param>, or delete what depends on it"
        ]
        : near)
  }
}
