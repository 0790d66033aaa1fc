import StrutCore
import StrutSyntax

/// Looks at everything that a document or a library says itself, drawn or not, for what is wrong whatever the values are: names
/// that nothing has, components with their parameters and slots, elements, attributes, and values that are written as they are.
///
/// Branches that are not taken and components that nobody uses are looked at as everything else is. What is always drawn or
/// worked out is left to that.
final class WrittenCheck {
  let declarations: Declarations
  let vocabulary: TemplateVocabulary
  let file: TemplateFile
  private let tokens: ThemeTokens
  /// What expressions see inside of each element; `nil` for elements that are not looked into.
  private var inner: [ValueScope?]
  /// The elements of which it has been told that they are called like slots or parameters.
  private var misnamed: Set<Int32> = []
  /// The elements with a scope that is theirs alone.
  private var owners: Set<Int32> = []
  private lazy var styles = Set(declarations.styles.keys).union(declarations.tokens.typography.keys)
  private lazy var nearestStyles = NearestNames(styles.sorted())
  /// What is wrong, in the order of the text, as far as it is told.
  private var found: [Diagnostic] = []
  /// How much more is wrong.
  private var left: (count: Int, first: SourceRange?) = (0, nil)

  /// What is wrong with what a document says itself.
  ///
  /// - Parameter deepest: How many components may stand in one another.
  /// - Complexity: O(*n*) in the size of the document.
  static func run(
    _ declarations: Declarations, _ vocabulary: TemplateVocabulary, deepest: Int
  ) -> [Diagnostic] {
    let check = WrittenCheck(declarations, vocabulary)
    for node in check.file.tree.nodes.indices.dropFirst() { check.visit(Int32(node)) }
    check.checkDefaultsOfLibraries()
    for circle in ComponentCircle.endless(in: check.file, of: declarations) {
      guard circle.file.index == check.file.index else { continue }
      let fault = circle.diagnostic(deepest)
      check.tell(fault, at: fault.range ?? .start)
    }
    for doubt in ImpossibleValues.run(declarations) {
      check.tell(doubt, at: doubt.range ?? .start)
    }
    guard check.left.count > 0 else { return check.found }
    return check.found + [.tooManyErrors(check.left.count, at: check.left.first)]
  }

  private init(_ declarations: Declarations, _ vocabulary: TemplateVocabulary) {
    self.declarations = declarations
    self.vocabulary = vocabulary
    file = declarations.document
    tokens = declarations.tokens.tokens(in: "base")
    inner = Array(repeating: nil, count: file.tree.nodes.count)
    let names =
      declarations.isLibrary
      ? [] : declarations.data.map(\.name) + declarations.parameters.map(\.name)
    if !inner.isEmpty { inner[0] = ValueScope(names.map { ($0, .faulty) }) }
  }

  /// Tells what is wrong, unless so much is wrong that it is only counted.
  func tell(_ diagnostic: @autoclosure () -> Diagnostic, at range: SourceRange) {
    guard found.count >= MarkupLimits.diagnostics else { return found.append(diagnostic()) }
    left = (left.count + 1, left.first ?? range)
  }

  // MARK: Nodes

  private func visit(_ node: Int32) {
    let parent = file.tree.nodes[Int(node)].parent
    guard parent >= 0, let scope = inner[Int(parent)] else { return }
    guard let role = file.role(node) else {
      checkCall(node)
      return checkNames(in: file.content(ofText: node), scope, isAttribute: false)
    }
    guard !declarations.isWrong(node, of: file) else {
      // What it would have brought to what follows is not known.
      let brings = role == .language(.letElement) || role == .language(.param)
      if brings { inner[Int(parent)] = nil }
      return
    }
    switch role {
    case .foreign: break
    case .font, .style: if declarations.isLibrary { checkElement(node, scope) }
    case .language(let element): visit(element, node, in: parent, scope)
    case .instance:
      checkInstance(node, scope)
      inner[Int(node)] = isClosed(node) ? nil : scope
    case .plain, .inline, .statement, .statements:
      checkElement(node, scope)
      inner[Int(node)] = isClosed(node) ? nil : scope
    }
  }

  private func visit(
    _ element: LanguageElement, _ node: Int32, in parent: Int32, _ scope: ValueScope
  ) {
    switch element {
    case .component, .tokens, .theme: inner[Int(node)] = ValueScope()
    case .param where file.role(parent) == .language(.component):
      checkDefault(of: node, scope)
      bring("name", of: node, into: parent, scope)
    case .token:
      checkNames(in: "value", of: node, scope)
      checkBraces(around: "value", of: node, scope)
    case .letElement:
      checkNames(in: "value", of: node, scope)
      checkBraces(around: "value", of: node, scope)
      checkCalculation(in: node)
      if let value = file.attribute("value", of: node) { checkCall(inAttribute: value) }
      bring("name", of: node, into: parent, scope)
    case .forElement: checkLoop(node, scope)
    case .ifElement, .elseElement, .slot:
      checkNames(in: "test", of: node, scope)
      inner[Int(node)] = scope
    default: break
    }
  }

  /// What follows sees a name that has a value by then.
  private func bring(
    _ attribute: String, of node: Int32, into parent: Int32, _ scope: ValueScope
  ) {
    guard let name = file.attribute(attribute, of: node) else { return }
    var own = scope
    if owners.insert(parent).inserted {
      own = ValueScope(in: scope)
      inner[Int(parent)] = own
    }
    own.add(file.writtenValue(name), .faulty)
  }

  private func checkLoop(_ node: Int32, _ scope: ValueScope) {
    let names = ["each", "index"].compactMap { file.attribute($0, of: node).map(file.writtenValue) }
    let turn = ValueScope(names.map { ($0, .faulty) }, in: scope)
    checkNames(in: "in", of: node, scope)
    checkNames(in: "key", of: node, turn)
    inner[Int(node)] = turn
  }

  // MARK: Elements

  private func checkElement(_ node: Int32, _ scope: ValueScope) {
    let name = file.name(node)
    if misnamed.contains(node) { return }
    if !vocabulary.elements.contains(name), !name.contains(":") {
      let range = file.nameRange(node)
      tell(
        vocabulary.faults.element(node, file.tree, file.source, parentName(of: node)), at: range)
      if vocabulary.faults.isClosed(name) { return }
    }
    for index in file.element(node)?.attributes ?? 0..<0 {
      let content = file.content(ofAttribute: index)
      checkNames(in: content, scope)
      switch (file.attributeRoles[Int(index)], content) {
      case (.foreign, _), (_, .faulty(_)): break
      case (.theme, _): checkTheme(index)
      case (.slot, _): break
      case (.id, .written), (.views, .written): break
      case (.classes, .written): checkClasses(index, on: name)
      case (_, .written):
        if let token = declarations.lonelyToken(index, of: file, vocabulary) {
          let range = file.valueRange(index)
          let attribute = file.source.text(in: file.tree.attributes[Int(index)].name)
          tell(.tokenWithoutBraces(token, in: attribute, at: range), at: range)
        } else if let fault = fault(of: index, on: name, isComputed: false, at: node) {
          add(fault)
        } else {
          checkCall(inAttribute: index)
        }
      case (_, .computed): add(fault(of: index, on: name, isComputed: true, at: node))
      }
    }
  }

  /// Whether an element that there is not holds another language.
  private func isClosed(_ node: Int32) -> Bool {
    let name = file.name(node)
    return !vocabulary.elements.contains(name) && declarations.components[name] == nil
      && vocabulary.faults.isClosed(name)
  }

  private func add(_ fault: Diagnostic?) {
    if let fault { tell(fault, at: fault.range ?? .start) }
  }

  /// The plain element around, past those of the language; `nil` where there is none.
  private func parentName(of node: Int32) -> String? {
    var parent = file.tree.nodes[Int(node)].parent
    while parent > 0, case .language? = file.role(parent) {
      parent = file.tree.nodes[Int(parent)].parent
    }
    return parent <= 0 || file.role(parent) == .instance ? nil : file.name(parent)
  }

  /// - Parameter node: The element that has the attribute, where that is a box.
  private func fault(
    of index: Int32, on element: String, isComputed: Bool, at node: Int32? = nil
  ) -> Diagnostic? {
    vocabulary.faults.attribute(
      file.tree.attributes[Int(index)], element, file.source, isComputed,
      node.map { ($0, file.tree) })
  }

  private func checkTheme(_ index: Int32) {
    guard case .written = file.content(ofAttribute: index) else { return }
    let name = file.writtenValue(index)
    let isKnown = declarations.tokens.hasTheme(name)
    guard !isKnown, !declarations.report.unread.contains(.library) else { return }
    let range = file.valueRange(index)
    tell(
      .unknownTheme(name, known: ["base"] + declarations.tokens.themes, at: range), at: range)
  }

  private func checkClasses(_ index: Int32, on element: String) {
    guard declarations.report.unread.isDisjoint(with: [.library, .tokens]),
      !file.tree.attributes[Int(index)].needsDecoding
    else { return }
    let range = file.valueRange(index)
    let bytes = file.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    let unknown = bytes.split(whereSeparator: \.isSpace).compactMap { word in
      let name = String(decoding: word, as: UTF8.self)
      return styles.contains(name) ? nil : (name, SourceRange(word.startIndex, word.endIndex))
    }
    guard let first = unknown.first else { return }
    if let fault = vocabulary.faults.classes(unknown.map(\.0), element, first.1) {
      return tell(fault, at: first.1)
    }
    for (name, place) in unknown {
      tell(vocabulary.faults.style(name, nearestStyles.nearest(to: name), place), at: place)
    }
  }

  // MARK: Instances

  private func checkInstance(_ node: Int32, _ scope: ValueScope) {
    if misnamed.contains(node) { return }
    let name = file.name(node)
    let reading = declarations.components[name].map {
      InstanceReading(of: node, in: file, to: $0, vocabulary)
    }
    for index in file.element(node)?.attributes ?? 0..<0
    where reading?.refuses(index) != true {
      checkNames(in: file.content(ofAttribute: index), scope)
    }
    guard let component = declarations.components[name], let reading else {
      guard !declarations.report.unread.contains(.library), !declarations.isMisnamed(name) else {
        return
      }
      let range = file.nameRange(node)
      tell(declarations.unknownComponent(node, of: file), at: range)
      if !declarations.mayBeComponent(name) { checkForeign(node, name) }
      return
    }
    var given: Set<Int> = []
    for (index, use) in reading.attributes {
      switch use {
      case .parameter(let parameter):
        given.insert(parameter)
        checkValue(index, of: component.parameters[parameter], scope)
      case .theme: checkTheme(index)
      case .box: checkHanded(index, file.attributeRoles[Int(index)])
      case .unknown(let fault): add(fault)
      }
    }
    for (index, parameter) in component.parameters.enumerated() where !given.contains(index) {
      add(reading.missing(parameter, at: file.nameRange(node)))
    }
    let contents = SlotReading(
      file.tree.children(of: node), in: file, to: component, elements: vocabulary.elements,
      components: declarations.components
    ) { attribute in
      guard case .written = file.content(ofAttribute: attribute) else { return nil }
      return (file.writtenValue(attribute), file.valueRange(attribute))
    }
    for mistake in contents.mistakes { add(mistake) }
    misnamed.formUnion(contents.misnamed)
  }

  /// Looks at the attributes of an element of another language, which may stand for one of plain documents.
  private func checkForeign(_ node: Int32, _ name: String) {
    guard !vocabulary.faults.isClosed(name) else { return }
    for index in file.element(node)?.attributes ?? 0..<0 {
      switch (file.attributeRoles[Int(index)], file.content(ofAttribute: index)) {
      case (.plain, .written), (.path, .written):
        add(fault(of: index, on: name, isComputed: false, at: node))
      case (.plain, .computed), (.path, .computed):
        add(fault(of: index, on: name, isComputed: true, at: node))
      default: break
      }
    }
  }

  /// Looks at a value for the root box of a component, which may be a container or an item.
  private func checkHanded(_ index: Int32, _ role: AttributeRole) {
    guard case .written = file.content(ofAttribute: index), role != .id else { return }
    if role == .classes { return checkClasses(index, on: "container") }
    guard fault(of: index, on: "container", isComputed: false) != nil else { return }
    add(fault(of: index, on: "item", isComputed: false))
  }

  // MARK: Values

  private func checkDefault(of node: Int32, _ scope: ValueScope) {
    guard let attribute = file.attribute("default", of: node) else { return }
    checkNames(in: file.content(ofAttribute: attribute), scope)
    let parent = file.tree.nodes[Int(node)].parent
    let name = file.attribute("name", of: node).map(file.writtenValue) ?? ""
    guard let component = file.attribute("name", of: parent).map(file.writtenValue),
      let definition = declarations.components[component], definition.node == parent,
      let parameter = definition.parameter(name)
    else { return }
    checkValue(attribute, of: definition.parameters[parameter], scope)
  }

  /// Looks at the defaults of parameters that components of libraries have, which are used or not.
  private func checkDefaultsOfLibraries() {
    let names = declarations.components.keys.sorted()
    for component in names.compactMap({ declarations.components[$0] })
    where component.file.index != file.index {
      for parameter in component.parameters {
        guard let attribute = parameter.defaultValue,
          case .written = component.file.content(ofAttribute: attribute)
        else { continue }
        do throws(ParameterFault) {
          let value = TemplateValue.text(component.file.writtenValue(attribute))
          _ = try parameter.read(value, vocabulary: vocabulary) { $0 }
        } catch {
          let range = component.file.valueRange(attribute)
          let scope = evaluation(ValueScope())
          var diagnostic = error.diagnostic(
            of: parameter, at: range, in: "default", knowing: scope.isSeen(_:))
          diagnostic.source = component.file.source
          // What is only counted is told in this document.
          tell(diagnostic, at: SourceRange(0, 0))
        }
      }
    }
  }

  private func checkValue(
    _ attribute: Int32, of parameter: ParameterDefinition, _ scope: ValueScope
  ) {
    guard case .written = file.content(ofAttribute: attribute) else { return }
    do throws(ParameterFault) {
      let value = TemplateValue.text(file.writtenValue(attribute))
      _ = try parameter.read(value, vocabulary: vocabulary) { $0 }
      guard (parameter.kind ?? .text) == .text else { return }
      checkBraces(around: attribute, scope)
      checkCall(inAttribute: attribute)
    } catch {
      let range = file.valueRange(attribute)
      let scope = evaluation(scope)
      tell(
        error.diagnostic(
          of: parameter, at: range,
          in: file.source.text(in: file.tree.attributes[Int(attribute)].name),
          knowing: scope.isSeen(_:)), at: range)
    }
  }

  // MARK: Names

  private func checkNames(in attribute: String, of node: Int32, _ scope: ValueScope) {
    guard let index = file.attribute(attribute, of: node) else { return }
    checkNames(in: file.content(ofAttribute: index), scope)
  }

  private func checkNames(
    in content: TemplateFileTexts.Content, _ scope: ValueScope, isAttribute: Bool = true
  ) {
    let text: TemplateText
    switch content {
    case .written: return
    case .computed(let read), .faulty(let read): text = read
    }
    let scope = evaluation(scope, isAttribute: isAttribute)
    for case .expression(let expression) in text.pieces {
      var slashed: [SourceRange] = []
      expression.root.visit { node in
        if case .chain(let first, let operations) = node.kind,
          ExpressionFaults.slashedToken(first, operations, in: scope) != nil
        {
          // One name, which has been told where it begins.
          slashed += operations.map(\.right.range)
        }
        guard case .reference(let path, let steps) = node.kind,
          isUnknown(path, steps, in: scope), !scope.isTold(path), !slashed.contains(node.range)
        else { return }
        tell(ExpressionFaults.unknown(path, in: scope).diagnostic(), at: path.range)
      }
    }
  }

  func evaluation(_ scope: ValueScope, isAttribute: Bool = true) -> EvaluationScope {
    EvaluationScope(
      values: scope, tokens: tokens,
      shared: EvaluationScope.Shared(
        formatter: nil, limits: ExpressionLimits(), report: declarations.report,
        declaration: declarations.names.declaration(of:usedAt:in:),
        isPlain: !declarations.usesLanguage),
      at: TemplateReport.Place(file: file.source, index: file.index, way: -1),
      isAttribute: isAttribute)
  }

  /// Whether the names of a reference mean nothing, whatever the values are.
  private func isUnknown(
    _ path: ReferencePath, _ steps: [ExpressionNode.Step], in scope: EvaluationScope
  ) -> Bool {
    guard !scope.hasValue(path.names[0]), !tokens.isToken(path) else { return false }
    // In a group of tokens an index goes on with the name: `color[kind]`.
    return !(tokens.isGroup(path.joined) && path.names.count <= steps.count)
  }
}
