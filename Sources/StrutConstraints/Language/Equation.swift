import StrutCore

/// An equation or inequality between two attributes, or a size and a number.
///
///     constraint = operand relation right [ "~" priority ]
///     right      = operand [ ("*" | "/") value ] [ ("+" | "-") value ]  |  value
///     operand    = name "." attribute  |  name ".margin." attribute
///     value      = [ sign ] ( number | metric )
///     relation   = "==" | "<=" | ">=" | "≤" | "≥"
public struct Equation {
  private struct Operand {
    var anchor: Anchor?
    /// The attribute as the text says it, with `margin.`.
    var name: String
    var attribute: LayoutAttribute?
  }

  private var scanner: StatementScanner
  private var scope: StatementScope

  /// Reads an equation; problems go to `scope`.
  ///
  /// - Parameters:
  ///   - text: The content of the element.
  ///   - priority: The value of the attribute `priority`; `nil` without one.
  /// - Returns: The constraint; `nil` after an error.
  public static func parse(
    _ text: StatementText, priority: Priority?, in scope: inout StatementScope
  ) -> AnchorConstraint? {
    var equation = Equation(scanner: StatementScanner(text), scope: scope)
    var constraint: AnchorConstraint?
    do throws(StatementError) {
      constraint = try equation.parseEquation(priority: priority)
    } catch {
      equation.scope.diagnostics.append(error.diagnostic)
    }
    scope = equation.scope
    return constraint
  }

  // MARK: Grammar

  private mutating func parseEquation(priority: Priority?) throws(StatementError)
    -> AnchorConstraint?
  {
    let start = scanner.place
    let first = try parseOperand()
    let relation = try parseRelation()
    var second: Operand?
    var multiplier = 1.0
    var constant = 0.0
    if let operand = try parseRightOperand() {
      multiplier = try parseFactor()
      if scanner.isNext("+") || scanner.isNext("-") {
        let sign = scanner.skip("-") || !scanner.skip("+") ? -1.0 : 1.0
        constant = sign * (try parseValue())
      }
      second = operand
    } else {
      constant = try parseValue()
    }
    let ownPriority = try parsePriority(isGiven: priority != nil)
    guard scanner.isAtEnd else {
      throw StatementError(.unexpected(scanner, after: "the constraint"))
    }
    try checkPair(first, second, at: start)
    guard let anchor = first.anchor else { return nil }
    if second != nil, second?.anchor == nil { return nil }
    return AnchorConstraint(
      anchor, relation, second?.anchor, times: multiplier, plus: constant,
      priority: ownPriority ?? priority ?? .required)
  }

  private mutating func parseOperand() throws(StatementError) -> Operand {
    guard let name = scanner.name() else {
      throw StatementError(.expected("a view and its attribute", scanner))
    }
    return try parseAttribute(of: name)
  }

  /// Reads an operand on the right side; `nil` if a value comes.
  private mutating func parseRightOperand() throws(StatementError) -> Operand? {
    let before = scanner
    guard let name = scanner.name() else { return nil }
    if scanner.isNext(".") || (scope.metrics[name.text] == nil && scope.isView(name.text)) {
      return try parseAttribute(of: name)
    }
    scanner = before
    return nil
  }

  private mutating func parseAttribute(
    of name: StatementScanner.Token
  ) throws(StatementError) -> Operand {
    if let fault = scope.unwritableView(name) { throw StatementError(fault) }
    guard scanner.skip(".") else {
      throw StatementError(.expected("'.' and an attribute after '\(name.text)'", scanner))
    }
    guard var attribute = scanner.name() else {
      throw StatementError(.expected("an attribute of '\(name.text)'", scanner))
    }
    let view = scope.view(name)
    let isMargin = attribute.text == "margin"
    if isMargin {
      if let view, !view.hasLayoutMargins {
        scope.diagnostics.append(.noLayoutMargins(name.text, at: attribute.range))
      }
      guard scanner.skip(".") else {
        throw StatementError(.expected("'.' and an attribute after 'margin'", scanner))
      }
      guard let inner = scanner.name() else {
        throw StatementError(.expected("an attribute of the margin", scanner))
      }
      attribute = inner
    }
    return operand(view?.view, attribute, isMargin: isMargin)
  }

  private mutating func operand(
    _ view: ConstraintView?, _ name: StatementScanner.Token, isMargin: Bool
  ) -> Operand {
    let known = LayoutAttribute.allCases.filter {
      !isMargin || ($0 != .firstBaseline && $0 != .lastBaseline)
    }
    let attribute = known.first { $0.rawValue == name.text }
    if attribute == nil {
      let names = known.map(\.rawValue) + (isMargin ? [] : ["margin"])
      scope.diagnostics.append(.unknownAttribute(name.text, names, at: name.range))
    }
    let anchor = attribute.flatMap { attribute in
      view.map { Anchor($0, attribute, isMargin: isMargin) }
    }
    return Operand(
      anchor: anchor, name: (isMargin ? "margin." : "") + name.text, attribute: attribute)
  }

  private mutating func parseRelation() throws(StatementError) -> Relation {
    guard let token = scanner.relationCharacters() else {
      throw StatementError(.expected("a relation: ==, <= or >=", scanner))
    }
    switch token.text {
    case "==": return .equal
    case "<=", "≤": return .lessOrEqual
    case ">=", "≥": return .greaterOrEqual
    default:
      throw StatementError(.unknownRelation(token.text, "==, <=, >=, ≤ or ≥", at: token.range))
    }
  }

  private mutating func parseFactor() throws(StatementError) -> Double {
    if scanner.skip("*") { return try parseValue() }
    guard scanner.skip("/") else { return 1 }
    let place = scanner.place
    let divisor = try parseValue()
    guard divisor != 0 else { throw StatementError(.divisionByZero(at: place)) }
    return 1 / divisor
  }

  private mutating func parseValue() throws(StatementError) -> Double {
    let sign = scanner.isNext("-") ? -1.0 : 1.0
    _ = scanner.skip("-") || scanner.skip("+")
    if let number = try scanner.number() { return sign * number.value }
    guard let name = scanner.name() else {
      throw StatementError(.expected("a number or a metric", scanner))
    }
    if scope.metrics[name.text] == nil, scope.isView(name.text) {
      throw StatementError(.viewInsteadOfNumber(name.text, at: name.range))
    }
    return sign * scope.metric(name)
  }

  private mutating func parsePriority(isGiven: Bool) throws(StatementError) -> Priority? {
    guard scanner.skip("~") else { return nil }
    let place = scanner.place
    let priority = try scope.priority(&scanner)
    if isGiven { scope.diagnostics.append(.priorityTwice(at: place)) }
    return priority
  }

  // MARK: Rules

  private func checkPair(
    _ first: Operand, _ second: Operand?, at start: SourceRange
  ) throws(StatementError) {
    guard let left = first.attribute else { return }
    guard let second else {
      if left.kind != .size { throw StatementError(.loneLocation(first.name, at: start)) }
      return
    }
    guard let right = second.attribute else { return }
    guard left.kind == right.kind else {
      throw StatementError(.unpairable(first.name, second.name, at: start))
    }
    if (left.followsDirection && right.isPhysicalEdge)
      || (left.isPhysicalEdge && right.followsDirection)
    {
      throw StatementError(.mixedDirections(first.name, second.name, at: start))
    }
  }
}
