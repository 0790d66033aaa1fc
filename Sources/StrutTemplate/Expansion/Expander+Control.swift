import StrutCore
import StrutSyntax

/// Variables, loops, conditions and slots.
extension Expander {
  /// Expands an element of the language.
  ///
  /// - Parameter isDone: What an `<else>` here would follow; `nil` for nothing, else whether it is passed over.
  /// - Returns: The same for the next node.
  func expand(
    _ element: LanguageElement, _ node: Int32, isDone: Bool?, in context: ExpansionContext
  ) -> Bool? {
    if declarations.isWrong(node, of: context.file) { return true }
    switch element {
    case .ifElement: return expandBranch(node, in: context)
    case .elseElement:
      guard isDone == false else { return isDone }
      return expandBranch(node, in: context)
    case .forElement: return expandLoop(node, in: context)
    case .slot: expandSlot(node, in: context)
    default: break
    }
    return nil
  }

  /// Expands `<if>`, or `<else>` whose turn it is; returns whether it was taken.
  private func expandBranch(_ node: Int32, in context: ExpansionContext) -> Bool {
    if let test = context.file.attribute("test", of: node) {
      guard case .value(let value) = value(ofAttribute: test, in: context) else { return true }
      if case .computed(let text) = context.file.content(ofAttribute: test) {
        checkTruth(of: value, text, in: context)
      }
      guard value.isTrue else { return false }
    }
    expandChildren(of: node, in: context)
    return true
  }

  private func checkTruth(
    of value: TemplateValue, _ text: TemplateText, in context: ExpansionContext
  ) {
    if let expression = text.wholeExpression {
      expression.checkTruth(of: value, in: scope(context))
    } else {
      let warning = TemplateFault(
        .condition, "a text counts as true: only null and false are false", at: text.range,
        hints: [oneExpression(text, in: context)])
      tell(warning.diagnostic(.warning), in: context)
    }
  }

  /// What to write for a condition of which only parts stand in braces.
  private func oneExpression(_ text: TemplateText, in context: ExpansionContext) -> String {
    let written = context.file.source.text(in: text.range)
    let joined = written.withoutBraces.trimmed
    let isExpression = ExpressionParser.isExpression(joined)
    return "write one expression: test=\"{\(isExpression ? joined : "…")}\""
  }

  /// Adds the name of a `<let>` to a scope, for what follows it in its element.
  func expandLet(_ node: Int32, in context: ExpansionContext, to scope: ValueScope) {
    let file = context.file
    guard !declarations.isWrong(node, of: file), let name = file.attribute("name", of: node),
      let attribute = file.attribute("value", of: node)
    else { return }
    let meaning: ValueScope.Meaning =
      switch value(ofAttribute: attribute, in: context) {
      case .value(let value): .value(value.standing(at: file.valueRange(attribute), in: file))
      case .faulty: .faulty
      }
    scope.add(file.writtenValue(name), meaning)
  }

  // MARK: Loops

  /// Expands a loop; returns whether it had a turn.
  private func expandLoop(_ node: Int32, in context: ExpansionContext) -> Bool {
    let file = context.file
    guard let variable = file.attribute("each", of: node),
      let source = file.attribute("in", of: node),
      case .value(let value) = value(ofAttribute: source, in: context)
    else { return true }
    guard let list = value.list else {
      tellNoList(value, source, each: file.writtenValue(variable), in: context)
      return true
    }
    let names = (
      each: file.writtenValue(variable),
      index: file.attribute("index", of: node).map(file.writtenValue)
    )
    let key = file.attribute("key", of: node)
    if list.count < 2, let root = context.root { root.id = root.id ?? root.loneID }
    var keys: [String: KnownKey] = [:]
    for (index, element) in list.enumerated() {
      guard enter(node, in: context) else { return true }
      var turn = context
      turn.turns = list
      turn.way = step(.turn(index + 1, data: element.origin?.place), at: node, in: context)
      turn.values = ValueScope(
        [(names.each, .value(element))]
          + (names.index.map { [($0, .value(.number(Double(index))))] } ?? []),
        in: context.values)
      var name = "\(index)"
      if let key {
        // One of two that coincide says it all.
        guard let own = self.name(ofTurn: index, key: key, in: turn, of: context, &keys) else {
          return true
        }
        name = own
      }
      turn.ids = IDScope(turn: name, in: context.ids)
      expandChildren(of: node, in: turn)
    }
    return !list.isEmpty
  }

  /// What is known of the key of a turn.
  private struct KnownKey {
    let turn: Int
    let isGiven: Bool
    /// Whether it is written with characters that no key has.
    let isCleaned: Bool
  }

  /// The name of a turn by its key, which is told if another turn has it: `nil` then.
  private func name(
    ofTurn index: Int, key: Int32, in turn: ExpansionContext, of loop: ExpansionContext,
    _ keys: inout [String: KnownKey]
  ) -> String? {
    let given = self.key(key, in: turn)
    let name = given?.name ?? "\(index)"
    let own = KnownKey(
      turn: index, isGiven: given != nil,
      isCleaned: given.map { $0.name != $0.written } ?? false)
    guard let first = keys.updateValue(own, forKey: name) else { return name }
    let lonely = first.isGiven ? given == nil ? index + 1 : nil : first.turn + 1
    let turns = [first.turn, index].map { turnName($0, of: turn.turns ?? [], in: loop) }
    tell(
      .repeatedKey(
        name, of: turns, without: lonely, isCleaned: own.isCleaned || first.isCleaned,
        at: innerRange(ofAttribute: key, in: turn)), in: loop)
    return nil
  }

  /// The number of a turn, counted from 1, with the place of its element where that stands in a file of its own.
  private func turnName(
    _ index: Int, of list: [TemplateValue], in context: ExpansionContext
  ) -> String {
    guard let origin = list[index].origin, origin.source.text.name != context.file.source.name
    else {
      return "\(index + 1)"
    }
    let line = origin.source.text.position(at: Int(origin.range.lowerBound)).line
    return "\(index + 1) (\(origin.source.text.name):\(line))"
  }

  /// Tells that the value of a loop's attribute is no list.
  private func tellNoList(
    _ value: TemplateValue, _ source: Int32, each name: String, in context: ExpansionContext
  ) {
    let range = innerRange(ofAttribute: source, in: context)
    var written: String?
    if case .computed(let text) = context.file.content(ofAttribute: source),
      text.wholeExpression != nil
    {
      written = scope(context).written(range)
    }
    let file = value.origin.map(\.source.text.name)
    var diagnostic = Diagnostic.notAList(
      value, each: name, written: written,
      file: file == context.file.source.name ? nil : file, at: range)
    if let origin = value.origin {
      diagnostic.trace = origin.trace(behind: lines(of: context.way))
    }
    if let path = value.text, DataFormat(path: path) != nil, let written,
      LanguageCheck.isVariable(written)
    {
      // The path came with the call, or as the default of a parameter.
      diagnostic.hints = [
        value.origin == nil
          ? "draw with --data \(written)=\(path)"
          : "write <data name=\"\(written)\" src=\"\(path)\"/>"
      ]
    } else if let name = value.text, declarations.data.contains(where: { $0.name == name }) {
      diagnostic.hints = ["write {\(name)} where the value is given: '\(name)' is data"]
    }
    tell(diagnostic, in: context)
  }

  /// The key of a turn; `nil` where it is wrong, and where it is null, which counts as not given.
  private func key(
    _ attribute: Int32, in context: ExpansionContext
  ) -> (name: String, written: String)? {
    guard case .value(let value) = value(ofAttribute: attribute, in: context) else { return nil }
    guard !value.isNull else { return nil }
    guard let text = value.printed, !text.isEmpty else {
      tell(.wrongKey(value, at: innerRange(ofAttribute: attribute, in: context)), in: context)
      return nil
    }
    return (IDScope.key(text), text)
  }

  /// Adds a step to the way.
  func step(
    _ kind: SourceOrigins.Step.Kind, at node: Int32, in context: ExpansionContext
  ) -> Int32 {
    draft.steps.append(
      SourceOrigins.Step(
        kind, at: context.file.tree.nodes[Int(node)].range, in: context.file.index,
        parent: context.way))
    return Int32(draft.steps.count) - 1
  }

  // MARK: Slots

  /// Expands what was handed into a slot, with the names of where it is written and the theme of where it lands.
  private func expandSlot(_ node: Int32, in context: ExpansionContext) {
    guard let slots = context.slots, let nodes = slots.nodes[context.file.slotName(node)] else {
      return expandChildren(of: node, in: context)
    }
    guard enter(node, in: context) else { return }
    var inner = slots.context
    inner.tokens = context.tokens
    inner.root = context.root
    inner.isRootHanded = true
    inner.around = context.around
    inner.isLanded = true
    inner.isInline = context.isInline
    inner.statements = context.statements
    inner.level = context.level
    inner.slot = (context.file.index, node)
    expand(nodes, in: inner)
  }

  // MARK: Themes

  /// The tokens in the theme that an attribute names; those around where it names none.
  func theme(_ attribute: Int32, in context: ExpansionContext) -> ThemeTokens {
    if let fault = themeInBraces(attribute, in: context) {
      tell(fault, in: context)
      return context.tokens
    }
    guard let name = text(ofAttribute: attribute, in: context) else { return context.tokens }
    guard declarations.tokens.hasTheme(name) else {
      guard !report.unread.contains(.library) else { return context.tokens }
      var fault = Diagnostic.unknownTheme(
        name, known: ["base"] + declarations.tokens.themes,
        at: innerRange(ofAttribute: attribute, in: context))
      if case .value(let value) = value(ofAttribute: attribute, in: context),
        let origin = value.origin
      {
        fault.trace = origin.trace(behind: lines(of: context.way))
      }
      tell(fault, in: context)
      return context.tokens
    }
    return declarations.tokens.tokens(in: name)
  }

  /// That the name of a theme stands in braces, where nothing else is called so; `nil` where it does not.
  private func themeInBraces(_ attribute: Int32, in context: ExpansionContext) -> Diagnostic? {
    guard case .computed(let text) = context.file.content(ofAttribute: attribute),
      text.pieces.count == 1, case .expression(let expression) = text.pieces[0],
      case .reference(let path, _) = expression.root.kind, declarations.tokens.hasTheme(path.joined)
    else { return nil }
    let scope = scope(context)
    guard !scope.isSeen(path.names[0]) else { return nil }
    var fault = ExpressionFaults.unknown(path, in: scope)
    fault.hints = ["write theme=\"\(path.joined)\""]
    return fault.diagnostic()
  }
}
