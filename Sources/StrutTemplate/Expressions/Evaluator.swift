import StrutCore

/// Works out an expression in a scope.
///
/// The depth of the calls is that of the expression, which the parser bounds.
struct Evaluator {
  /// How deep lists may be nested that expressions make.
  static let deepestNesting = 256

  let scope: any ExpressionScope
  let limits: ExpressionLimits
  /// What is left of the steps that comparisons may take: values that share parts can be far larger than their memory.
  var comparisonsLeft: Int
  /// How many `??` around would catch a missing field.
  var catchers = 0
  /// Whether what is worked out has been worked out before, with its warnings.
  let isQuiet: Bool

  init(_ scope: any ExpressionScope, isQuiet: Bool = false) {
    self.scope = scope
    self.isQuiet = isQuiet
    limits = scope.limits
    comparisonsLeft = 16 * limits.elements
  }

  /// The value of a part.
  mutating func value(of node: ExpressionNode) throws(TemplateFault) -> TemplateValue {
    switch node.kind {
    case .literal(let value): return value
    case .list(let parts): return try list(of: parts, at: node.range)
    case .reference(let path, let steps): return try reference(path, steps)
    case .access(let base, let steps):
      var value = try self.value(of: base)
      for step in steps { value = try take(step, of: value) }
      return value
    case .call(let call): return try result(of: call, at: node.range)
    case .negation(let operand): return .number(-(try number(operand, for: "'-'")))
    case .not(let operand): return .boolean(try !holds(operand))
    case .chain(let first, let operations): return try chain(first, operations)
    case .conditional: return try value(of: branch(of: node))
    }
  }

  /// The part that the value of a part is: for a condition the branch that is taken.
  mutating func branch(of node: ExpressionNode) throws(TemplateFault) -> ExpressionNode {
    var node = node
    while case .conditional(let branches, let otherwise) = node.kind {
      node = otherwise
      for branch in branches where try holds(branch.test) {
        node = branch.value
        break
      }
    }
    return node
  }

  /// Whether a condition holds.
  mutating func holds(_ node: ExpressionNode) throws(TemplateFault) -> Bool {
    let value = try value(of: node)
    if !isQuiet { ExpressionWarnings.checkTruth(of: value, at: node, in: scope) }
    return value.isTrue
  }

  private mutating func list(
    of parts: [ExpressionNode], at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    var elements: [TemplateValue] = []
    elements.reserveCapacity(parts.count)
    for part in parts { elements.append(try value(of: part)) }
    let list = TemplateValue.list(elements)
    guard list.nesting <= Self.deepestNesting else {
      throw TemplateFault(
        .limit, "lists are nested more than \(Self.deepestNesting) deep", at: range)
    }
    return list
  }

  // MARK: Names

  private mutating func reference(
    _ path: ReferencePath, _ steps: [ExpressionNode.Step]
  ) throws(TemplateFault) -> TemplateValue {
    var path = path
    while true {
      if let found = try scope.resolve(path) {
        if let longer = try longer(path, steps) {
          path = longer
          continue
        }
        var value = found.value
        for step in steps.dropFirst(found.count - 1) {
          // `$root` is the token that a group has itself, which goes by the name of the group.
          if step.fixedName == "$root", value.record == nil { continue }
          do throws(TemplateFault) {
            value = try take(step, of: value)
          } catch {
            throw error.namingSubject(of: path, before: step, in: scope)
              .namingField(step, of: value, behind: path, in: scope)
              .namingToken(step, of: path, in: scope)
          }
        }
        return value
      }
      // In a group of tokens an index goes on with the name: `color[kind]`.
      guard scope.isGroup(path.joined), path.names.count <= steps.count,
        let name = try name(in: steps[path.names.count - 1], of: path)
      else { throw ExpressionFaults.unknown(path, in: scope) }
      let range = steps[path.names.count - 1].range
      path = ReferencePath(names: path.names + [name], ranges: path.ranges + [range])
    }
  }

  /// The name with the next step, where a token is a group as well and the longer name is one, too: `color[tone].subtle`.
  private mutating func longer(
    _ path: ReferencePath, _ steps: [ExpressionNode.Step]
  ) throws(TemplateFault) -> ReferencePath? {
    guard path.names.count <= steps.count,
      scope.isGroup(path.joined), !scope.variables.contains(path.names[0])
    else { return nil }
    let step = steps[path.names.count - 1]
    guard let name = try name(in: step, of: path),
      scope.names.contains("\(path.joined).\(name)") || scope.isGroup("\(path.joined).\(name)")
    else { return nil }
    return ReferencePath(names: path.names + [name], ranges: path.ranges + [step.range])
  }

  private mutating func name(
    in step: ExpressionNode.Step, of group: ReferencePath
  ) throws(TemplateFault) -> String? {
    switch step.kind {
    case .field(let name): return name
    case .index(let node):
      do throws(TemplateFault) {
        return try value(of: node).printed
      } catch {
        throw error.namingTokenInBrackets(node, of: group, in: scope)
      }
    }
  }

  // MARK: Fields and indexes

  private mutating func take(
    _ step: ExpressionNode.Step, of value: TemplateValue
  ) throws(TemplateFault) -> TemplateValue {
    switch step.kind {
    case .field(let name): return try field(name, of: value, at: step.range)
    case .index(let node):
      let index = try self.value(of: node)
      return try element(index, of: value, at: step.range)
    }
  }

  /// The field of a record.
  func field(
    _ name: String, of value: TemplateValue, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    switch value.kind {
    case .record(let record):
      guard let field = record[name] else {
        let isHinted =
          catchers == 0 && scope.isNew(ExpressionFaults.missingField(name), at: range)
        var fault = ExpressionFaults.missingField(name, of: value, at: range, isHinted: isHinted)
        if isHinted, scope.names.contains(name) {
          fault.hints.append(
            "for the field that '\(name)' names write [\(name)] in place of .\(name)")
        }
        if catchers > 0, !isQuiet { fault.lacking = (name, record.names) }
        throw fault
      }
      return field
    case .null: throw ExpressionFaults.missingField(name, of: value, at: range)
    default: throw ExpressionFaults.noFields(value, name, at: range)
    }
  }

  private func element(
    _ index: TemplateValue, of value: TemplateValue, at range: SourceRange
  ) throws(TemplateFault) -> TemplateValue {
    switch (value.kind, index.kind) {
    case (.list(let elements), .number(let number)):
      guard let position = Int(exactly: number) else {
        throw TemplateFault(
          number == number.rounded() ? .indexOutOfRange : .wrongType,
          "\(number.shortestDecimal) is no index of a list: indexes are whole numbers",
          at: range, origin: index.origin)
      }
      guard elements.indices.contains(position) else {
        throw ExpressionFaults.indexOutOfRange(
          number, of: elements.count, at: range, origin: value.origin)
      }
      return elements[position]
    case (.list, _):
      throw ExpressionFaults.wrongKind(
        index, of: "the index of a list", wanted: "a number", at: range,
        written: scope.written(range))
    case (.record, .text(let name)), (.null, .text(let name)):
      return try field(name, of: value, at: range)
    case (.record, _):
      throw ExpressionFaults.wrongKind(
        index, of: "the name of a field", wanted: "a text", at: range)
    case (.null, _):
      throw TemplateFault(.indexOutOfRange, "null has no elements", at: range, origin: value.origin)
    default:
      throw TemplateFault(
        .wrongType, "\(value.kindName) has no elements", at: range,
        hints: value.text == nil ? [] : ["split(…, '') makes a list of its characters"],
        origin: value.origin)
    }
  }

  /// Reports a warning.
  func warn(_ warning: @autoclosure () -> TemplateFault) {
    if !isQuiet { scope.report(warning()) }
  }

  // MARK: Operands

  /// The number that a part must be.
  mutating func number(
    _ node: ExpressionNode, for subject: String
  ) throws(TemplateFault) -> Double {
    let value = try value(of: node)
    guard let number = value.number else {
      throw wrongKind(value, of: subject, wanted: "a number", node)
    }
    return number
  }

  /// The text that a part must be.
  mutating func text(
    _ node: ExpressionNode, for subject: String
  ) throws(TemplateFault) -> String {
    let value = try value(of: node)
    guard let text = value.text else {
      throw wrongKind(value, of: subject, wanted: "a text", node)
    }
    return text
  }

  /// The list that a part must be.
  mutating func list(
    _ node: ExpressionNode, for subject: String
  ) throws(TemplateFault) -> [TemplateValue] {
    let value = try value(of: node)
    guard let list = value.list else {
      throw wrongKind(value, of: subject, wanted: "a list", node)
    }
    return list
  }

  private func wrongKind(
    _ value: TemplateValue, of subject: String, wanted: String, _ node: ExpressionNode
  ) -> TemplateFault {
    ExpressionFaults.wrongKind(
      value, of: subject, wanted: wanted, at: node.range, written: scope.written(node.range))
  }

  /// A result, which must be a number that there is.
  func finite(_ value: Double, at range: SourceRange) throws(TemplateFault) -> TemplateValue {
    guard value.isFinite else { throw ExpressionFaults.tooLarge(at: range) }
    return .number(value)
  }
}
