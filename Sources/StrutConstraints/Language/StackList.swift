import StrutCore

/// BxLayout's `stack`: views in a row or column, with the spaces between them as numbers. With one of the attributes of
/// an arrangement it is UIKit's stack view.
package struct StackList {
  /// The values of the element's attributes that arrange views.
  package struct Attributes {
    /// `spacing`; 0 without.
    package var spacing: StatementText?
    /// `distribution`; `fill` without.
    package var distribution: StatementText?
    /// `alignment`; `fill` without.
    package var alignment: StatementText?
    /// `ends`; `held` without.
    package var ends: StatementText?

    /// Creates the list of values.
    package init(
      spacing: StatementText? = nil, distribution: StatementText? = nil,
      alignment: StatementText? = nil, ends: StatementText? = nil
    ) {
      self.spacing = spacing
      self.distribution = distribution
      self.alignment = alignment
      self.ends = ends
    }

    /// Whether any of them is there.
    var isEmpty: Bool {
      spacing == nil && distribution == nil && alignment == nil && ends == nil
    }
  }

  private enum Argument {
    case view(ConstraintView, isSuperview: Bool)
    case number(Double)
    /// A name that means nothing; already reported.
    case unknown
  }

  private struct Place {
    var argument: Argument
    var range: SourceRange
    var text: String
    /// The place of the metric that a space is; -1 for none.
    var metric: Int16 = -1
  }

  private let axis: Axis
  private let priority: Priority
  private var scope: StatementScope

  /// Reads a list; problems go to `scope`.
  ///
  /// - Parameters:
  ///   - text: The content of the element.
  ///   - axis: The direction in which views follow one another.
  ///   - priority: The priority of all constraints.
  ///   - attributes: What arranges the views.
  ///   - length: The name of a length that the statement may bring along.
  /// - Returns: The list, which is `nil` after an error, and the name of the statement.
  package static func parse(
    _ text: StatementText, along axis: Axis, priority: Priority,
    attributes: Attributes = Attributes(), length: ConstraintView = ConstraintView(helper: 0),
    in scope: inout StatementScope
  ) -> (rule: StackRule?, name: StatementName?) {
    var list = StackList(axis: axis, priority: priority, scope: scope)
    var rule: StackRule?
    var name: StatementName?
    let arrangement = list.arrangement(attributes, length: length)
    let spacing =
      attributes.spacing.map { text in
        list.scope.length(text, of: "spacing") { .wrongStack($0, at: $1) }
      } ?? 0
    let metric = list.scope.takeMetric()
    do throws(StatementError) {
      var scanner = StatementScanner(text)
      let arguments = try list.parseArguments(&scanner)
      name = try scanner.ownName()
      if !scanner.isAtEnd {
        throw StatementError(
          .wrongStack(
            "unexpected '\(scanner.nextScalar)' after the name of the statement",
            at: scanner.place))
      }
      rule = try list.rule(arguments, arrangement, spacing: (spacing, metric), end: text)
    } catch {
      list.scope.diagnostics.append(error.diagnostic)
    }
    scope = list.scope
    return (rule, name)
  }

  // MARK: Arrangement

  private mutating func arrangement(
    _ attributes: Attributes, length: ConstraintView
  ) -> StackRule.Arrangement? {
    guard !attributes.isEmpty else { return nil }
    let names = StackRule.Distribution.allCases.map(\.rawValue)
    let distribution =
      word(attributes.distribution, "distribution", names).flatMap(
        StackRule.Distribution.init(rawValue:)) ?? .fill
    var alignments = StackRule.Alignment.allCases.map(\.rawValue)
    if axis == .vertical { alignments.removeAll { $0.hasSuffix("baseline") } }
    let alignment =
      word(attributes.alignment, "alignment", alignments).flatMap(
        StackRule.Alignment.init(rawValue:)) ?? .fill
    let ends = word(attributes.ends, "ends", ["held", "free"])
    return StackRule.Arrangement(
      distribution, alignment, holdsEnds: ends != "free", length: length)
  }

  /// The value of an attribute that is one of some words; `nil` where it is missing or, reported, another.
  private mutating func word(
    _ text: StatementText?, _ attribute: String, _ words: [String]
  ) -> String? {
    guard let text else { return nil }
    var word = text.collapsed
    // UIKit's names for the ends across a horizontal stack, and its spelling of words.
    let other = axis == .horizontal ? ["top": "leading", "bottom": "trailing"] : [:]
    word = other[word] ?? word
    if words.contains(word) { return word }
    scope.diagnostics.append(
      .wrongStackWord(
        text.collapsed, attribute, words, isVertical: axis == .vertical,
        at: text.range(0, text.bytes.count)))
    return nil
  }

  // MARK: Grammar

  private mutating func parseArguments(
    _ scanner: inout StatementScanner
  ) throws(StatementError) -> [Place] {
    var places: [Place] = []
    if scanner.isAtEnd { return [] }
    repeat {
      guard !scanner.isAtArgumentEnd else {
        throw StatementError(
          .wrongStack("expected a view or a number, the argument is empty", at: scanner.place))
      }
      places.append(try parseArgument(&scanner))
      if !scanner.isAtArgumentEnd {
        throw StatementError(
          .wrongStack("unexpected '\(scanner.nextScalar)', expected ','", at: scanner.place)
            .with(hint: sizeHabit(scanner, behind: places.last?.text)))
      }
    } while scanner.skip(",")
    return places
  }

  /// What people probably meant by something behind an argument: a size, as in the Simple Layout Engine.
  private func sizeHabit(_ scanner: StatementScanner, behind view: String?) -> String {
    var rest = scanner
    guard rest.skip(".") || rest.isNext("("), let view else {
      return "views and spaces are separated by commas: a, 8, b"
    }
    let size = rest.name()?.text
    _ = rest.skip("(")
    let number = (try? rest.number())?.value
    guard let number else {
      return
        "a stack names views and spaces alone, \(view), 8, …: what takes the room that is left is said by statements"
    }
    let attribute =
      size == "width" || size == "height" ? size ?? "" : axis == .vertical ? "height" : "width"
    return
      "a stack names views and spaces alone: the size is <constraint>\(view).\(attribute) == \(number.shortestDecimal)</constraint>"
  }

  private mutating func parseArgument(_ scanner: inout StatementScanner) throws(StatementError)
    -> Place
  {
    let start = scanner
    let place = scanner.place
    let isNegative = scanner.isNext("-")
    if scanner.skip("-") || scanner.skip("+") {
      if let number = try scanner.number() {
        return Place(
          argument: .number(isNegative ? -number.value : number.value), range: place,
          text: (isNegative ? "-" : "") + number.value.shortestDecimal)
      }
      if let name = scanner.name(), scope.metrics[name.text] != nil {
        let value = scope.metric(name)
        return Place(
          argument: .number(isNegative ? -value : value), range: place,
          text: (isNegative ? "-" : "") + name.text,
          metric: scope.takeMetric())
      }
      scanner = start
    }
    if let number = try scanner.number(), scanner.isAtArgumentEnd {
      return Place(
        argument: .number(number.value), range: number.range,
        text: number.value.shortestDecimal)
    }
    scanner = start
    if scanner.isNext("[") || scanner.isNext("|") {
      throw StatementError(
        .wrongStack("unexpected '\(scanner.nextScalar)', expected a view or a number", at: place)
          .with(
            hint: "a stack is a list with commas, superview, 8, a, 4, b; a format stands in <vfl>"))
    }
    let token = BarrierList.name(&scanner)
    try refuseSize(token, start)
    return argument(token)
  }

  /// Throws for a view with a size behind it.
  private func refuseSize(
    _ token: StatementScanner.Token, _ start: StatementScanner
  ) throws(StatementError) {
    var rest = start
    guard !token.isQuoted, scope.names.meaning(of: token.text) == nil, let name = rest.name(),
      scope.isView(name.text), rest.isNext("(") || rest.isNext(".")
    else { return }
    throw StatementError(
      .wrongStack("unexpected '\(rest.nextScalar)', expected ','", at: rest.place).with(
        hint: sizeHabit(rest, behind: name.text)))
  }

  /// Reads an argument; `nil` for a space.
  ///
  /// - Parameter isMetric: Whether a name is that of a number.
  static func viewName(
    _ scanner: inout StatementScanner, isMetric: (String) -> Bool
  ) -> StatementScanner.Token? {
    let start = scanner
    if scanner.skip("-") || scanner.skip("+") {
      if (try? scanner.number()) != nil { return nil }
      if let name = scanner.name(), isMetric(name.text) { return nil }
      scanner = start
    }
    if (try? scanner.number()) != nil, scanner.isAtArgumentEnd { return nil }
    scanner = start
    let name = BarrierList.name(&scanner)
    return !name.isQuoted && isMetric(name.text) ? nil : name
  }

  private mutating func argument(_ token: StatementScanner.Token) -> Place {
    if scope.isMetric(token) {
      let value = scope.metric(token)
      return Place(
        argument: .number(value), range: token.range, text: token.text, metric: scope.takeMetric())
    }
    let view = scope.view(token, orMetric: true)?.view
    return Place(
      argument: view.map { .view($0, isSuperview: $0 == scope.container) } ?? .unknown,
      range: token.range, text: token.text)
  }

  // MARK: Rules

  private func rule(
    _ places: [Place], _ arrangement: StackRule.Arrangement?,
    spacing: (value: Double, metric: Int16), end text: StatementText
  ) throws(StatementError) -> StackRule {
    try checkNumbers(places)
    let views = places.filter { if case .number = $0.argument { false } else { true } }
    if arrangement == nil {
      try checkSuperview(views)
    } else {
      try checkArranged(views)
    }
    guard views.count >= (arrangement == nil ? 2 : 1) else {
      let place = views.first?.range ?? text.range(text.bytes.count, text.bytes.count)
      let least = arrangement == nil ? "two views" : "one view"
      throw StatementError(
        .wrongStack("needs at least \(least)", at: place).with(
          hint: "views stand beside <constraints>; the text names them: <stack>a, 8, b</stack>"))
    }
    var members: [StackRule.Member] = []
    var space = spacing
    for place in places {
      switch place.argument {
      case .number(let number): space = (number, place.metric)
      case .view(let view, let isContainer):
        var member = StackRule.Member(view, isContainer: isContainer, space: space.value)
        member.metric = space.metric
        members.append(member)
        space = spacing
      // Already reported.
      case .unknown: space = spacing
      }
    }
    return StackRule(
      along: axis, in: scope.container, members, priority: priority, arrangement: arrangement)
  }

  /// What is arranged are views in the container: its own ends are held anyway.
  private func checkArranged(_ views: [Place]) throws(StatementError) {
    var seen: Set<ConstraintView> = []
    for place in views {
      guard case .view(let view, let isContainer) = place.argument else { continue }
      if isContainer {
        throw StatementError(
          .wrongStack(
            "superview takes no place in a stack with spacing, alignment, distribution or ends",
            at: place.range
          ).with(
            hint:
              "such a stack holds the edges of the container; with ends=\"free\" and without superview, spaces at the ends "
              + "are statements: <vfl>\(axis == .horizontal ? "H" : "V"):|-16-[a]</vfl>"
          ))
      }
      if !seen.insert(view).inserted {
        throw StatementError(.wrongStack("'\(place.text)' is listed twice", at: place.range))
      }
    }
  }

  private func checkNumbers(_ places: [Place]) throws(StatementError) {
    var mayBeNumber = false
    for place in places {
      guard case .number = place.argument else {
        mayBeNumber = true
        continue
      }
      guard mayBeNumber else {
        throw StatementError(
          .wrongStack("the number \(place.text) does not follow a view", at: place.range).with(
            hint: "a space at the ends is that to superview: superview, 16, a, b, 16, superview"))
      }
      mayBeNumber = false
    }
    if let last = places.last, case .number = last.argument {
      throw StatementError(
        .wrongStack(
          "the last argument must be a view, not the number \(last.text)", at: last.range
        ).with(hint: "the space to the container's end is \(last.text), superview"))
    }
  }

  private func checkSuperview(_ views: [Place]) throws(StatementError) {
    for (index, place) in views.enumerated() {
      guard case .view(_, isSuperview: true) = place.argument else { continue }
      if index > 0, index < views.count - 1 {
        throw StatementError(
          .wrongStack("superview may only be the first or the last argument", at: place.range))
      }
      if index == 1, views.count == 2, case .view(_, isSuperview: true) = views[0].argument {
        throw StatementError(
          .wrongStack(
            "needs at least one view between superview and superview", at: place.range))
      }
    }
  }
}

extension StatementScanner {
  /// Whether an argument of a list ends here.
  fileprivate var isAtArgumentEnd: Bool { isAtEnd || isNext(",") || isNextArrow }
}
