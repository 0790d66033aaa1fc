import StrutCore

/// An equation or inequality between two attributes, or a size and a number.
///
///     constraint = operand relation right [ "~" priority ] [ "=>" name ]
///     right      = operand [ ("*" | "/") factor ] [ ("+" | "-") value ]  |  value
///     operand    = name "." [ area "." ] attribute  |  area "." attribute
///     area       = "margin" | "safeArea" | "readable"
///     factor     = value  |  number "%"
///     value      = [ sign ] ( number | metric )
///     relation   = "==" | "<=" | ">=" | "≤" | "≥"
///
/// Attributes are those of ``AttributeSpelling``. One that stands for several, such as `center`, gives a constraint for
/// each.
package struct Equation {
  /// What an equation says.
  package struct Statement: Sendable {
    /// The constraints: several where compound attributes are compared.
    package var constraints: [AnchorConstraint] = []
    /// The name after `=>`.
    package var name: StatementName?
  }

  /// One side of an equation.
  struct Operand {
    var view: ConstraintView?
    var spelling: AttributeSpelling?
    /// The attribute as the text says it, with `margin.`.
    var name: String
    var area = LayoutArea.frame

    func anchor(_ attribute: LayoutAttribute) -> Anchor? {
      view.map { Anchor($0, attribute, of: area) }
    }
  }

  var scanner: StatementScanner
  private(set) var scope: StatementScope
  /// Where the left side begins.
  private(set) var leftStart: StatementScanner?

  /// Reads an equation; problems go to `scope`.
  ///
  /// - Parameters:
  ///   - text: The content of the element.
  ///   - priority: The value of the attribute `priority`; `nil` without one.
  /// - Returns: The constraints; none after an error.
  package static func parse(
    _ text: StatementText, priority: Priority?, in scope: inout StatementScope
  ) -> Statement {
    var equation = Equation(scanner: StatementScanner(text), scope: scope)
    var statement = Statement()
    do throws(StatementError) {
      try equation.scanner.refuseVisualFormat()
      try equation.parseEquation(priority: priority, into: &statement)
    } catch {
      if let hint = ListedEquations.hint(for: text.collapsed) {
        equation.scope.diagnostics.removeSubrange(scope.diagnostics.count...)
        equation.scope.diagnostics.append(error.diagnostic.with(hint: hint))
        scope = equation.scope
        return statement
      }
      let isCall = text.bytes.contains(UInt8(ascii: "("))
      let hasView = scope.names.meaning(of: "view") != nil
      let meant = isCall ? CalledEquation(text.collapsed, hasView: hasView) : nil
      if meant != nil { equation.leaveOutAttributes(behind: scope.diagnostics.count) }
      equation.scope.diagnostics.append(
        meant.map { error.diagnostic.with(hint: equation.words(for: $0)) } ?? error.diagnostic)
    }
    equation.foldRatio(of: text, behind: scope.diagnostics.count)
    scope = equation.scope
    return statement
  }

  /// Tells what is wrong with a ratio once, with the whole equation.
  private mutating func foldRatio(of text: StatementText, behind count: Int) {
    guard
      let first = scope.diagnostics.dropFirst(count).first(where: { $0.code == "unknown-anchor" }),
      let hint = ListedEquations.ratio(text.collapsed)
    else { return }
    scope.diagnostics.replaceSubrange(count..., with: [first.with(hint: hint)])
  }

  /// Takes back what was told of attributes: the whole equation says what they are.
  private mutating func leaveOutAttributes(behind count: Int) {
    let told = scope.diagnostics.dropFirst(count).filter {
      $0.code != "unknown-anchor" && !($0.code == "unknown-view" && $0.message.hasSuffix("'make'"))
    }
    scope.diagnostics.replaceSubrange(count..., with: told)
  }

  /// What to write for calls; SnapKit calls the view that they are about `make`.
  private func words(for call: CalledEquation) -> String {
    guard call.words.hasPrefix("make."), scope.names.meaning(of: "make") == nil else {
      return "write it as an equation: \(call.words)"
    }
    let views = scope.names.viewNames
    let view = views.count == 1 ? views[0].nameInStatements : "a"
    let words = call.words.replacing("make.", with: view + ".")
    return
      "write it as an equation, with the view in place of 'make': \(words)"
  }

  // MARK: Grammar

  private mutating func parseEquation(
    priority: Priority?, into statement: inout Statement
  ) throws(StatementError) {
    let start = scanner
    leftStart = start
    let first = try parseOperand()
    try refuseSum(of: first)
    let relation = try parseRelation()
    let number = scanner
    let right = try parseRight(of: first, named: start)
    let ownPriority = try parsePriority(isGiven: priority != nil)
    statement.name = try scanner.ownName()
    guard scanner.isAtEnd else {
      throw StatementError(
        .unexpected(scanner, after: "the constraint").with(
          hint: right.habits.hint(before: scanner, in: scope)))
    }
    try checkPair(first, right.operand, at: start.place, number: number)
    statement.constraints = constraints(
      first, relation, right, priority: ownPriority ?? priority ?? .required)
  }

  /// What stands on the right side.
  private struct Right {
    var operand: Operand?
    var multiplier = 1.0
    var constant = 0.0
    /// The places of the metrics that these are; -1 for none.
    var metrics: (factor: Int16, constant: Int16) = (-1, -1)
    var habits: EquationHabits
  }

  /// - Parameter start: Where the left side begins.
  private mutating func parseRight(
    of first: Operand, named start: StatementScanner
  ) throws(StatementError) -> Right {
    var right = Right(habits: EquationHabits(subject: first.name))
    let own = scanner
    right.operand = try parseRightOperand()
    if let operand = right.operand {
      right.habits.attribute = own.text(to: scanner)
      if isProduct { throw StatementError(.productOfAttributes(at: scanner.place)) }
      right.habits.factorStart = scanner
      if let view = first.view, view == operand.view, Set([first.name, operand.name]).count == 2 {
        var name = first.name == "width" ? start : own
        right.habits.ratioOf = name.name()?.text
      }
      right.multiplier = try parseFactor()
      right.metrics.factor = scope.takeMetric()
      right.habits.factor = right.multiplier
      guard scanner.isNext("+") || scanner.isNext("-") else { return right }
      let sign = scanner.skip("-") || !scanner.skip("+") ? -1.0 : 1.0
      right.habits.constantStart = scanner
      right.constant = sign * (try parseValue())
      right.metrics.constant = scope.takeMetric()
      return right
    }
    right.habits.isNumber = true
    right.habits.constantStart = scanner
    right.constant = try parseValue()
    right.metrics.constant = scope.takeMetric()
    if scanner.isNext("/"), isProduct {
      throw StatementError(.productOfAttributes(at: scanner.place))
    }
    if scanner.isNext("%") { throw percentageAlone(of: first) }
    return right
  }

  /// Notes the size that is said to be a percentage of nothing: the other statements say of what it may be one.
  private mutating func percentageAlone(of first: Operand) -> StatementError {
    let axis: LayoutAttribute? = ["width": .width, "height": .height][first.name]
    if let size = axis.flatMap(first.anchor) {
      scope.percentages.append((size, first.name, scanner.place))
    }
    return StatementError(.percentageOfNothing(first.name, scanner))
  }

  /// The constraints between what two operands stand for; none where a name is unknown.
  private func constraints(
    _ first: Operand, _ relation: Relation, _ value: Right, priority: Priority
  ) -> [AnchorConstraint] {
    let second = value.operand
    guard let left = first.spelling, second == nil || second?.spelling != nil else { return [] }
    let right = second?.spelling?.attributes ?? left.attributes
    return zip(left.attributes, right).compactMap { own, other in
      guard let anchor = first.anchor(own) else { return nil }
      let target = second?.anchor(other)
      if second != nil, target == nil { return nil }
      // A distance from all edges goes inwards.
      let isFarEdge = left == .edges && (own == .trailing || own == .bottom)
      var constraint = AnchorConstraint(
        anchor, relation, target, times: value.multiplier,
        plus: isFarEdge ? -value.constant : value.constant, priority: priority)
      (constraint.factorMetric, constraint.constantMetric) = value.metrics
      return constraint
    }
  }

  /// Whether an attribute follows by which what was read is multiplied or divided.
  private var isProduct: Bool {
    var rest = scanner
    return (rest.skip("*") || rest.skip("/")) && rest.name() != nil && rest.isNext(".")
  }

  /// Throws for a sum or a product on the left side, and for a call.
  private func refuseSum(of first: Operand) throws(StatementError) {
    let hint: String
    if isProduct {
      throw StatementError(.productOfAttributes(ratio(of: first), at: scanner.place))
    }
    if scanner.isNext("+") || scanner.isNext("-") || scanner.isNext("*") || scanner.isNext("/") {
      hint =
        "one attribute stands alone on the left: a.leading == b.trailing + 8, a.width == b.width * 2"
    } else if let second = secondAttribute {
      hint =
        "an equation has one attribute on each side: '\(second)' takes another <constraint>, or .edges, .center, .size"
    } else if scanner.isNext(".") || scanner.isNext("(") {
      hint = ForeignStatementNames.equation(of: first.name)
    } else {
      return
    }
    throw StatementError(.expected("a relation: ==, <= or >=", scanner).with(hint: hint))
  }

  private mutating func parseOperand() throws(StatementError) -> Operand {
    if let fault = scope.unwritableView(at: scanner, endingWith: ".") {
      throw StatementError(fault)
    }
    guard let name = scanner.name() else {
      let isNumber = scanner.next.map { (0x30...0x39).contains($0) } ?? false
      throw StatementError(
        .expected("a view and its attribute", scanner).with(
          hint: isNumber
            ? "an attribute stands on the left, numbers on the right: a.width == 100"
            : idWithMark ?? "an equation names a view by its id: a.top == superview.top + 8"))
    }
    return try parseAttribute(of: name)
  }

  /// Reads an operand on the right side; `nil` if a value comes.
  private mutating func parseRightOperand() throws(StatementError) -> Operand? {
    let before = scanner
    if let fault = scope.unwritableView(at: scanner, endingWith: ".") {
      throw StatementError(fault)
    }
    guard let name = scanner.name() else { return nil }
    if scanner.isNext(".")
      || scope.metrics[name.text] == nil
        && (scope.isView(name.text) || AttributeSpelling.area(name.text) != nil)
    {
      return try parseAttribute(of: name)
    }
    scanner = before
    return nil
  }

  private mutating func parseAttribute(
    of name: StatementScanner.Token
  ) throws(StatementError) -> Operand {
    if let fault = scope.unwritableView(name) { throw StatementError(fault) }
    // The margin of nothing in particular is that of the container.
    if let area = AttributeSpelling.area(name.text), !name.isQuoted, !scope.isView(name.text) {
      return try parseArea(area, name.text, of: scope.container)
    }
    guard scanner.skip(".") else {
      throw StatementError(
        .expected("'.' and an attribute after '\(name.text)'", scanner).with(
          hint: habit(insteadOfAttributeOf: name.text)))
    }
    guard let attribute = scanner.name() else {
      throw StatementError(.expected("an attribute of '\(name.text)'", scanner))
    }
    let view = scope.view(name, attribute: attribute.text)
    let area =
      AttributeSpelling.area(attribute.text)
      ?? (AttributeSpelling.isOfMargin(attribute.text) ? .margin : .frame)
    if area != .frame, let view, !view.hasLayoutMargins {
      scope.diagnostics.append(.noArea(area, name.text, at: attribute.range))
    }
    if AttributeSpelling.area(attribute.text) != nil {
      return try parseArea(area, attribute.text, of: view?.view)
    }
    return try operand(view?.view, attribute, of: .frame)
  }

  /// Reads what follows the word for an area, such as `margin`.
  private mutating func parseArea(
    _ area: LayoutArea, _ word: String, of view: ConstraintView?
  ) throws(StatementError) -> Operand {
    guard scanner.skip(".") else {
      throw StatementError(
        .expected("'.' and an attribute after '\(word)'", scanner).with(
          hint: "such as \(word).top or \(word).leading"))
    }
    guard let attribute = scanner.name() else {
      throw StatementError(.expected("an attribute of the \(word)", scanner))
    }
    return try operand(view, attribute, of: area)
  }

  private mutating func operand(
    _ view: ConstraintView?, _ token: StatementScanner.Token, of area: LayoutArea
  ) throws(StatementError) -> Operand {
    var name = token
    if AttributeSpelling.hasParts(name.text), scanner.skip(".") {
      guard let part = scanner.name() else {
        throw StatementError(.expected("what of '\(name.text)' is meant", scanner))
      }
      name.text += "." + part.text
      name.range = SourceRange(Int(token.range.lowerBound), Int(part.range.upperBound))
    }
    let ofMargin = area != .frame ? nil : AttributeSpelling.ofMargin(name.text)
    let spelling = ofMargin ?? AttributeSpelling(name.text, of: area)
    if spelling == nil { report(name, of: view, area) }
    return Operand(
      view: view, spelling: spelling, name: AttributeSpelling.prefix(area) + name.text,
      area: ofMargin != nil ? .margin : area)
  }

  /// Reports a word that is no attribute, and leaves out what follows it: that is no mistake of its own.
  private mutating func report(
    _ name: StatementScanner.Token, of view: ConstraintView?, _ area: LayoutArea
  ) {
    var attribute: String?
    let isGoingOn = scanner.isNext(".")
    while scanner.skip("."), let part = scanner.name() { attribute = attribute ?? part.text }
    let isFrame = area == .frame
    if isFrame, let attribute, let id = view.flatMap({ scope.names.id(of: name.text, in: $0) }) {
      guard case .view = scope.names.meaning(of: id) else {
        let quoted = StatementScanner.Token(text: id, range: name.range, isQuoted: true)
        _ = scope.view(quoted, attribute: attribute)
        return
      }
      scope.diagnostics.append(
        .unknownAttribute(name.text, of: area, AttributeSpelling.names(of: area), at: name.range)
          .with(hint: "an id with a point stands in backquotes: `\(id)`.\(attribute)"))
      return
    }
    let isView = isFrame && isGoingOn && scope.isView(name.text)
    scope.diagnostics.append(
      .unknownAttribute(name.text, of: area, AttributeSpelling.names(of: area), at: name.range)
        .with(
          hint: isView
            ? "a view is named by its id alone, wherever it stands: \(name.text).top"
            : FollowList.hint(forAttribute: name.text)))
  }

  private mutating func parseRelation() throws(StatementError) -> Relation {
    guard let token = scanner.relationCharacters() else {
      var rest = scanner
      let meant = rest.name().flatMap { ForeignStatementNames.relation($0.text) }
      throw StatementError(
        .expected("a relation: ==, <= or >=", scanner).with(
          hint: meant.map { "did you mean '\($0)'?" }))
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
    let isMultiplied = scanner.skip("*")
    guard isMultiplied || scanner.skip("/") else { return 1 }
    let place = scanner.place
    let value = try parseValue()
    guard isMultiplied || value != 0 else { throw StatementError(.divisionByZero(at: place)) }
    let factor = isMultiplied ? scanner.skip("%") ? value / 100 : value : 1 / value
    guard factor == Tolerance.factor(factor) else {
      throw StatementError(.factorOutOfRange(at: place))
    }
    return factor
  }

  private mutating func parseValue() throws(StatementError) -> Double {
    let sign = scanner.isNext("-") ? -1.0 : 1.0
    _ = scanner.skip("-") || scanner.skip("+")
    if let number = try scanner.number() { return sign * number.value }
    guard let name = scanner.name() else {
      throw StatementError(
        .expected("a number or a metric", scanner).with(
          hint: scanner.isNext("(") ? EquationHabits.noCalls : nil))
    }
    if scope.metrics[name.text] == nil, scope.isView(name.text) {
      throw StatementError(
        .viewInsteadOfNumber(name.text, at: name.range).with(
          hint:
            "an equation has one attribute on each side: tie sums together by a <stack> or a <guide>"
        ))
    }
    if scope.metrics[name.text] == nil,
      let meant = attribute(insteadOfNumber: name) ?? function(name)
    {
      throw StatementError(.unknownMetric(name.text, [], at: name.range).with(hint: meant))
    }
    return sign * scope.metric(name)
  }

  private mutating func parsePriority(isGiven: Bool) throws(StatementError) -> Priority? {
    if scanner.isNext("@") {
      throw StatementError(.priorityByAt(scanner).with(hint: Self.priority(at: scanner)))
    }
    guard scanner.skip("~") else { return nil }
    let place = scanner.place
    let priority = try scope.priority(&scanner)
    if scanner.isNext("%") {
      throw StatementError(
        .unexpected(scanner, after: "the priority").with(
          hint: "a priority is a number from 1 to 1000: ~ 750"))
    }
    if isGiven { scope.diagnostics.append(.priorityTwice(at: place)) }
    return priority
  }

  // MARK: Rules

  /// - Parameter number: Where the right side begins.
  private func checkPair(
    _ first: Operand, _ second: Operand?, at start: SourceRange, number: StatementScanner
  ) throws(StatementError) {
    guard let left = first.spelling else { return }
    guard let second else {
      if left.attributes.contains(where: { $0.kind != .size }) {
        throw StatementError(
          .loneLocation(first.name, left, number: number.rest, at: start))
      }
      return
    }
    guard let right = second.spelling else { return }
    guard left.isComparable(with: right) else {
      throw StatementError(
        .unpairable(first.name, second.name, at: start).with(
          hint: sibling(of: first, second, named: number)))
    }
    if left.attributes.count == 1,
      (left.attributes[0].followsDirection && right.attributes[0].isPhysicalEdge)
        || (left.attributes[0].isPhysicalEdge && right.attributes[0].followsDirection)
    {
      throw StatementError(.mixedDirections(first.name, second.name, at: start))
    }
  }
}
