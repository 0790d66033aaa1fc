import StrutCore

/// Uses of parameters that ask for values which these never have: comparisons with texts that are none of those accepted, which
/// hold never, or always, and `??` behind a default that is a text without characters.
struct ImpossibleValues {
  private let declarations: Declarations
  private let file: TemplateFile
  /// For each component, and for the document by -1, the parameters with values of their own or an empty default.
  private var choices: [Int32: [String: ParameterDefinition]] = [:]
  private var found: [Diagnostic] = []

  /// What is said of what a document writes itself.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  static func run(_ declarations: Declarations) -> [Diagnostic] {
    var check = ImpossibleValues(declarations)
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
      (parameter.kind ?? .text) == .text
        && (parameter.accepted?.isEmpty == false || hasEmptyDefault(parameter))
    }
    guard !limited.isEmpty else { return }
    choices[component] = Dictionary(limited.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func run() {
    var contents: [(Int32, TemplateFileTexts.Content)] = []
    NameUses.Region.visit(file) { node, region in
      guard let element = file.element(node) else {
        contents.append((region.component, file.content(ofText: node)))
        return
      }
      hide(namesOf: node, in: region.component)
      for index in element.attributes {
        contents.append((region.component, file.content(ofAttribute: index)))
      }
    }
    for case (let component, .computed(let text)) in contents {
      guard let parameters = choices[component] else { continue }
      for case .expression(let expression) in text.pieces {
        expression.root.visit {
          checkComparison($0, among: parameters)
          checkFallback($0, among: parameters)
        }
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

  private mutating func checkComparison(
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

  /// Warns of `??` behind a parameter that has a text without characters where nothing is given: that is never null.
  private mutating func checkFallback(
    _ node: ExpressionNode, among parameters: [String: ParameterDefinition]
  ) {
    guard case .chain(let first, let operations) = node.kind, let operation = operations.first,
      operation.symbol == .coalesce, case .reference(let path, let steps) = first.kind,
      steps.isEmpty, let parameter = parameters[path.names[0]], hasEmptyDefault(parameter),
      case .literal(let value) = operation.right.kind, value.text?.isEmpty == false
    else { return }
    found.append(
      .emptyIsNotNull(
        parameter.name, fallback: file.source.text(in: operation.right.range), at: first.range))
  }

  private func hasEmptyDefault(_ parameter: ParameterDefinition) -> Bool {
    parameter.defaultValue.map(file.writtenValue)?.isEmpty == true
  }
}

extension Diagnostic {
  /// A parameter is compared with a text that is none of its values.
  fileprivate static func neverThisValue(
    _ name: String, _ text: String, accepted: [String], at range: SourceRange
  ) -> Self {
    let other =
      "write values=\"\(accepted.joined(separator: " ")) \(text)\" in its <param>, or delete what depends on it"
    let near = nearest(text, among: accepted)
    return Self(
      .warning, "comparison", "'\(name)' is never '\(text)': its values are \(quoted(accepted))",
      at: range,
      hints: near.isEmpty
        ? [nearestValue(to: text, among: accepted).map { "did you mean '\($0)'?" }, other]
          .compactMap(\.self)
        : near)
  }

  /// The only one of few values that begins as a text does and is spelt nearly as that; `nil` for none.
  ///
  /// Values are few and known, so that one may be further off than a name: 'payed' for 'paid'.
  private static func nearestValue(to text: String, among accepted: [String]) -> String? {
    let alike = accepted.filter { value in
      value.count > 2 && value.prefix(2) == text.prefix(2) && value.last == text.last
        && abs(value.count - text.count) < 3
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// A parameter's default is a text without characters, and something else is written for where it has no value.
  fileprivate static func emptyIsNotNull(
    _ name: String, fallback: String, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "condition",
      "the default of '\(name)' is a text without characters, and '??' keeps it", at: range,
      hints: ["write default=\"{null}\", or \(name) == '' ? \(fallback) : \(name)"])
  }
}
