import StrutCore

/// BxLayout's `stack`: views in a row or column, with the spaces between them as numbers.
public struct StackList {
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
  public static func parse(
    _ text: StatementText, along axis: Axis, priority: Priority, in scope: inout StatementScope
  ) -> [AnchorConstraint] {
    var list = StackList(axis: axis, priority: priority, scope: scope)
    var constraints: [AnchorConstraint] = []
    do throws(StatementError) {
      let arguments = try list.parseArguments(text)
      constraints = try list.join(arguments, end: text)
    } catch {
      list.scope.diagnostics.append(error.diagnostic)
    }
    scope = list.scope
    return constraints
  }

  // MARK: Grammar

  private mutating func parseArguments(_ text: StatementText) throws(StatementError) -> [Place] {
    var scanner = StatementScanner(text)
    var places: [Place] = []
    if scanner.isAtEnd { return [] }
    repeat {
      guard !scanner.isAtEnd, !scanner.isNext(",") else {
        throw StatementError(
          .wrongStack("expected a view or a number, the argument is empty", at: scanner.place))
      }
      places.append(try parseArgument(&scanner))
      if !scanner.isAtEnd, !scanner.isNext(",") {
        throw StatementError(
          .wrongStack("unexpected '\(scanner.nextScalar)', expected ','", at: scanner.place))
      }
    } while scanner.skip(",")
    return places
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
          text: (isNegative ? "-" : "") + Diagnostic.shortest(number.value))
      }
      if let name = scanner.name(), let value = scope.metrics[name.text] {
        return Place(
          argument: .number(isNegative ? -value : value), range: place, text: name.text)
      }
      scanner = start
    }
    if let number = try scanner.number(), scanner.isAtEnd || scanner.isNext(",") {
      return Place(
        argument: .number(number.value), range: number.range,
        text: Diagnostic.shortest(number.value))
    }
    scanner = start
    return argument(scanner.path() ?? scanner.token { $0 > 0x20 && $0 != UInt8(ascii: ",") })
  }

  private mutating func argument(_ token: StatementScanner.Token) -> Place {
    if let value = scope.metrics[token.text] {
      return Place(argument: .number(value), range: token.range, text: token.text)
    }
    let view = scope.view(token, orMetric: true)?.view
    return Place(
      argument: view.map { .view($0, isSuperview: scope.isContainer(token)) } ?? .unknown,
      range: token.range, text: token.text)
  }

  // MARK: Rules

  private func join(_ places: [Place], end text: StatementText) throws(StatementError)
    -> [AnchorConstraint]
  {
    try checkNumbers(places)
    let views = places.filter { if case .number = $0.argument { false } else { true } }
    try checkSuperview(views)
    guard views.count >= 2 else {
      let place = views.first?.range ?? text.range(text.bytes.count, text.bytes.count)
      throw StatementError(.wrongStack("needs at least two views", at: place))
    }
    var constraints: [AnchorConstraint] = []
    var previous: Place?
    var space = 0.0
    for place in places {
      if case .number(let number) = place.argument {
        space = number
        continue
      }
      if let previous, let first = anchor(place, isStart: true),
        let second = anchor(previous, isStart: false)
      {
        constraints.append(
          AnchorConstraint(first, .equal, second, plus: space, priority: priority))
      }
      previous = place
      space = 0
    }
    return constraints
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
          .wrongStack("the number \(place.text) does not follow a view", at: place.range))
      }
      mayBeNumber = false
    }
    if let last = places.last, case .number = last.argument {
      throw StatementError(
        .wrongStack(
          "the last argument must be a view, not the number \(last.text)", at: last.range))
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

  /// The edge of an argument that faces its neighbour; `superview` stands for its own outer edge.
  private func anchor(_ place: Place, isStart: Bool) -> Anchor? {
    guard case .view(let view, let isSuperview) = place.argument else { return nil }
    let start: LayoutAttribute = axis == .horizontal ? .leading : .top
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    return Anchor(view, isStart != isSuperview ? start : end)
  }
}
