import StrutCore

/// Apple's Visual Format Language: a row or column of views, drawn with characters.
///
///     visualFormat = [ ("H" | "V") ":" ] [ "|" connection ] view { connection view } [ connection "|" ] [ "=>" name ]
///     view         = "[" name [ predicates ] "]"
///     connection   = "" | "-" | "-" ( number | metric ) "-" | "-" predicates "-"
///     predicates   = "(" predicate { "," predicate } ")"
///     predicate    = [ "==" | ">=" | "<=" ] object [ "@" priority ]
///     object       = [ sign ] number | metric | name         (name only in a view's predicates)
///
/// Source: Apple, "Auto Layout Guide: Visual Format Language".
package struct VisualFormat {
  /// A comparison with a number or the same dimension of another view.
  private struct Predicate {
    var relation: Relation
    var constant: Double
    var view: ConstraintView?
    var priority: Priority
    /// The place of the metric that the constant is; -1 for none.
    var metric: Int16 = -1
  }

  /// What stands between two views, or between a view and the container's edge.
  private enum Connection {
    case none
    case standard
    case predicates([Predicate])
  }

  /// The space that a lone dash between views means, in points.
  private static let standardSpacing = 8.0

  var scanner: StatementScanner
  private(set) var scope: StatementScope
  private let priority: Priority
  private let options: VisualFormatOptions
  private(set) var isHorizontal = true
  private var constraints: [AnchorConstraint] = []

  /// Reads a format; problems go to `scope`.
  ///
  /// - Parameters:
  ///   - text: The content of the element.
  ///   - options: The value of the attribute `options`, if there is one.
  ///   - priority: The priority of constraints without `@`.
  /// - Returns: The constraints, in the order of the text, alignments last, and the name of the statement.
  package static func parse(
    _ text: StatementText, options: StatementText?, priority: Priority,
    in scope: inout StatementScope
  ) -> (constraints: [AnchorConstraint], name: StatementName?) {
    var format = VisualFormat(text, options, priority, scope)
    var name: StatementName?
    do throws(StatementError) {
      try format.parseFormat()
      name = try format.parseName()
    } catch {
      format.scope.diagnostics.append(error.diagnostic)
    }
    scope = format.scope
    return (format.constraints, name)
  }

  private init(
    _ text: StatementText, _ options: StatementText?, _ priority: Priority, _ scope: StatementScope
  ) {
    scanner = StatementScanner(text)
    self.scope = scope
    self.priority = priority
    var start = scanner
    let isHorizontal = start.name()?.text != "V"
    self.options = VisualFormatOptions(
      options, isHorizontal: isHorizontal, &self.scope.diagnostics)
  }

  // MARK: Grammar

  private mutating func parseFormat() throws(StatementError) {
    try scanner.refuseCall()
    try scanner.refuseEquation()
    try refuseLateOrientation()
    let format = scanner
    try parseOrientation()
    let isPlain = scanner.position == format.position
    options.check(
      isHorizontal: isHorizontal, plain: isPlain ? format.rest : nil, &scope.diagnostics)
    var places = [scanner.place]
    var views = try parseStart()
    var previous = views.last
    while !scanner.isAtEnd, !scanner.isNextArrow {
      let connection = try parseConnection()
      if scanner.skip("|") {
        if let previous { connectEnd(previous, connection) }
        try refuseMore()
        break
      }
      if case .none = connection, !scanner.isNext("[") {
        throw StatementError(
          .unexpected(scanner, after: "the view").with(hint: habitBehindView))
      }
      places.append(scanner.place)
      let view = try parseView(after: "the connection")
      if let previous, let view {
        warn(ofContainerAsView: [previous, view], connection, at: places.suffix(2))
        connect(previous, view, connection)
      }
      previous = view
      if let view { views.append(view) }
    }
    alignViews(views)
  }

  /// Reads the name of the statement, if one stands at the end.
  private mutating func parseName() throws(StatementError) -> StatementName? {
    let name = try scanner.ownName()
    if !scanner.isAtEnd {
      throw StatementError(.unexpected(scanner, after: "the name of the statement"))
    }
    return name
  }

  /// Reads up to the first view, which is the result where it is known.
  private mutating func parseStart() throws(StatementError) -> [ConstraintView] {
    guard refuseSpaceWithoutEdge() || scanner.skip("|") else {
      return try parseView(after: nil).map { [$0] } ?? []
    }
    let connection = try parseConnection()
    guard let first = try parseView(after: "the superview and its connection") else { return [] }
    connectStart(first, connection)
    return [first]
  }

  /// Throws for what stands behind the container's edge at the end.
  private func refuseMore() throws(StatementError) {
    guard !scanner.isAtEnd, !scanner.isNextArrow else { return }
    let hint: String
    switch scanner.nextScalar {
    case "@", "~": hint = "the priority of a whole format is the attribute priority=\"750\""
    case "H", "V", "[": hint = Self.oneFormat
    case ";", ",":
      var rest = scanner
      _ = rest.skip(";") || rest.skip(",")
      hint =
        rest.isAtEnd ? "a format ends with its last '|': leave out what follows" : Self.oneFormat
    default: hint = "a format ends with its last '|': leave out what follows"
    }
    throw StatementError(.unexpected(scanner, after: "the closing superview").with(hint: hint))
  }

  /// Reports a space at the beginning that no `|` stands before; the rest is read as if it did.
  private mutating func refuseSpaceWithoutEdge() -> Bool {
    guard scanner.isNext("-") else { return false }
    scope.diagnostics.append(
      .expected("a view '[…]' or '|'", scanner).with(
        hint: "a space at the edge begins at the superview's '|': \(isHorizontal ? "H" : "V"):|-[a]"
      ))
    return true
  }

  /// Throws for an orientation behind the container's edge.
  private func refuseLateOrientation() throws(StatementError) {
    var rest = scanner
    guard rest.skip("|") else { return }
    while rest.skip("-") {}
    let edge = scanner.text(to: rest)
    guard let word = rest.name(), ["H", "V"].contains(word.text.uppercased()), rest.skip(":") else {
      return
    }
    let format = (word.text.uppercased() + ":" + edge + rest.rest).filter { !$0.isWhitespace }
    throw StatementError(
      Diagnostic(
        .error, "visual-format", "the orientation '\(word.text):' stands first, before the edge",
        at: word.range, hints: ["write \(format)"]))
  }

  private mutating func parseOrientation() throws(StatementError) {
    guard let word = scanner.name() else { return }
    guard word.text == "H" || word.text == "V" else {
      throw StatementError(.unknownOrientation(word.text, at: word.range))
    }
    isHorizontal = word.text == "H"
    guard scanner.skip(":") else {
      throw StatementError(
        .expected("':' after '\(word.text)' to give the orientation", scanner).with(
          hint: "a format begins with H: or V:, as \(word.text):|-[a]-[b]-|"))
    }
  }

  /// Reads a view with its predicates; `nil` if its name is unknown.
  private mutating func parseView(after previous: String?) throws(StatementError)
    -> ConstraintView?
  {
    let start = scanner
    guard scanner.skip("[") else {
      let place = previous.map { " after \($0)" } ?? ""
      var rest = scanner
      _ = rest.skip("(") || rest.skip("{")
      let hint = rest.name().flatMap { name in
        scope.isView(name.text) ? "views stand in brackets: [\(name.text)]" : nil
      }
      if previous == nil, let format = scanner.quotedFormat {
        throw StatementError(
          .expected("a view '[…]'", scanner).with(hint: "write the format alone: \(format)"))
      }
      let space = "a space is a dash, or a number between dashes: -, -8-, -(>=8)-"
      throw StatementError(
        .expected("a view '[…]'\(place)", scanner).with(
          hint: hint ?? (previous == nil || scanner.isAtEnd || scanner.isNext("|") ? nil : space)))
    }
    if let fault = scope.unwritableView(at: scanner, endingWith: "]", "(") {
      throw StatementError(fault)
    }
    guard let name = scanner.name() else {
      let isQuoted = scanner.isNext("\"") || scanner.isNext("'")
      throw StatementError(
        .expected("the name of a view", scanner).with(
          hint: isQuoted ? "names stand in brackets without quotes: [a]" : nil))
    }
    if let fault = scope.unwritableView(name) { throw StatementError(fault) }
    let view = scope.view(name)?.view
    if scanner.skip("(") {
      for predicate in try parsePredicates(of: name.text) {
        if let view { constrainSize(of: view, predicate) }
      }
    }
    guard scanner.skip("]") else {
      throw StatementError(
        .expected("']' to close the view", scanner).with(
          hint: habit(behind: name.text, start.text(to: scanner))))
    }
    return view
  }

  private mutating func parseConnection() throws(StatementError) -> Connection {
    guard scanner.skip("-") else { return .none }
    if scanner.isNext("[") || scanner.isNext("|") { return .standard }
    let predicates: [Predicate]
    if scanner.skip("(") {
      predicates = try parsePredicates(of: nil)
    } else {
      let space = try parsePlainSpacing()
      predicates = [
        Predicate(
          relation: .equal, constant: space, view: nil, priority: priority,
          metric: scope.takeMetric())
      ]
    }
    guard scanner.skip("-") else {
      throw StatementError(
        .expected("'-' to close the connection", scanner).with(
          hint: habitInSpace))
    }
    return .predicates(predicates)
  }

  private mutating func parsePlainSpacing() throws(StatementError) -> Double {
    if let number = try scanner.number() { return number.value }
    guard let name = scanner.name() else {
      guard !scanner.isAtEnd else {
        throw StatementError(
          .expected("a number, a metric, '(', a view '[…]' or '|' after the dash", scanner).with(
            hint: "a space at the edge ends at the superview's '|': [a]-|"))
      }
      throw StatementError(
        .expected("a number, a metric or '(' in the connection", scanner).with(
          hint: habit(insteadOfNumber: scanner)))
    }
    return try metricOfConnection(name)
  }

  private mutating func metricOfConnection(
    _ name: StatementScanner.Token
  ) throws(StatementError) -> Double {
    if scope.metrics[name.text] == nil, scope.isView(name.text) {
      throw StatementError(.viewInsteadOfNumber(name.text, at: name.range))
    }
    return scope.metric(name)
  }

  /// Reads predicates and the closing parenthesis.
  ///
  /// - Parameter view: The name of the view that they are about; `nil` for a space.
  private mutating func parsePredicates(of view: String?) throws(StatementError) -> [Predicate] {
    var predicates: [Predicate] = []
    let first = scanner
    var start = scanner
    repeat {
      start = scanner
      if let predicate = try parsePredicate(ofView: view != nil) { predicates.append(predicate) }
    } while scanner.skip(",")
    guard scanner.skip(")") else {
      let isNumber = predicates.last?.view == nil
      throw StatementError(
        .expected("')' to close the predicates", scanner).with(
          hint: view.flatMap { equation(of: $0, from: start, isNumber: isNumber) }
            ?? closed(first, ofView: view != nil)
            ?? habit(inPredicatesOfView: view != nil)))
    }
    return predicates
  }

  /// Reads a predicate; `nil` if it names an unknown view.
  private mutating func parsePredicate(ofView isOfView: Bool) throws(StatementError) -> Predicate? {
    let relation = try parseRelation()
    var constant = 0.0
    var other: ConstraintView?
    var isKnown = true
    let sign = scanner.isNext("-") ? -1.0 : 1.0
    let isSigned = scanner.skip("-") || scanner.skip("+")
    if let number = try scanner.number() {
      constant = sign * number.value
    } else if let name = scanner.name() {
      if scope.isMetric(name) || isSigned {
        constant = sign * (try metricOfConnection(name))
      } else if isOfView {
        other = scope.view(name, orMetric: true)?.view
        isKnown = other != nil
      } else {
        constant = try metricOfConnection(name)
      }
    } else {
      let what = isOfView && !isSigned ? "a number, a metric or a view" : "a number or a metric"
      throw StatementError(
        .expected("\(what) in the predicate", scanner).with(
          hint: scanner.isNext("@")
            ? "a priority stands behind what it is about: "
              + (isOfView ? "[a(>=0@750)], [a(100@750)]" : "-(8@750)-") : nil))
    }
    let metric = scope.takeMetric()
    let priority = scanner.skip("@") ? try scope.priority(&scanner) : priority
    guard isKnown else { return nil }
    return Predicate(
      relation: relation, constant: constant, view: other, priority: priority, metric: metric)
  }

  private mutating func parseRelation() throws(StatementError) -> Relation {
    guard let token = scanner.relationCharacters() else { return .equal }
    switch token.text {
    case "==": return .equal
    case "<=", "≤": return .lessOrEqual
    case ">=", "≥": return .greaterOrEqual
    default:
      throw StatementError(.unknownRelation(token.text, "==, >=, <=, ≥ or ≤", at: token.range))
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ first: Anchor, _ predicate: Predicate, _ second: Anchor?
  ) {
    var constraint = AnchorConstraint(
      first, predicate.relation, second, plus: predicate.constant, priority: predicate.priority)
    constraint.constantMetric = predicate.metric
    constraints.append(constraint)
  }

  private mutating func constrainSize(of view: ConstraintView, _ predicate: Predicate) {
    let attribute: LayoutAttribute = isHorizontal ? .width : .height
    add(Anchor(view, attribute), predicate, predicate.view.map { Anchor($0, attribute) })
  }

  /// The edges that face the start and the end of the layout.
  private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    guard isHorizontal else { return (.top, .bottom) }
    switch options.direction {
    case .leadingToTrailing: return (.leading, .trailing)
    case .leftToRight: return (.left, .right)
    case .rightToLeft: return (.right, .left)
    }
  }

  /// Whether distances in flow order grow towards the left in the coordinates of the anchors.
  private var isReversed: Bool { isHorizontal && options.direction == .rightToLeft }

  /// Adds `far − near` relation number for each predicate, measured in flow order.
  private mutating func separate(near: Anchor, far: Anchor, _ predicates: [Predicate]) {
    for predicate in predicates {
      if isReversed { add(near, predicate, far) } else { add(far, predicate, near) }
    }
  }

  private func equality(_ constant: Double) -> [Predicate] {
    [Predicate(relation: .equal, constant: constant, view: nil, priority: priority)]
  }

  private mutating func connectStart(_ first: ConstraintView, _ connection: Connection) {
    separate(
      near: Anchor(scope.container, edges.start, of: area(of: connection)),
      far: Anchor(first, edges.start), predicates(of: connection, standard: 0))
  }

  private mutating func connectEnd(_ last: ConstraintView, _ connection: Connection) {
    separate(
      near: Anchor(last, edges.end),
      far: Anchor(scope.container, edges.end, of: area(of: connection)),
      predicates(of: connection, standard: 0))
  }

  /// What a connection to the superview counts from: a plain dash is its margin.
  private func area(of connection: Connection) -> LayoutArea {
    if case .standard = connection { .margin } else { .frame }
  }

  /// Warns where a view is to begin at the end of the container that it stands in, or to end at its beginning: what is
  /// meant is the container's edge.
  private mutating func warn(
    ofContainerAsView views: [ConstraintView], _ connection: Connection,
    at places: ArraySlice<SourceRange>
  ) {
    let isEqual = predicates(of: connection, standard: Self.standardSpacing).allSatisfy {
      $0.relation == .equal && $0.priority == .required && $0.constant >= 0
    }
    guard isEqual, let index = views.firstIndex(of: scope.container), views[0] != views[1] else {
      return
    }
    let place = places[places.startIndex + index]
    scope.diagnostics.append(.containerAsView(isFirst: index == 0, isHorizontal, at: place))
  }

  private mutating func connect(
    _ previous: ConstraintView, _ next: ConstraintView, _ connection: Connection
  ) {
    let isBaseline = options.isBaselineToBaseline && !isHorizontal
    separate(
      near: Anchor(previous, isBaseline ? .lastBaseline : edges.end),
      far: Anchor(next, isBaseline ? .firstBaseline : edges.start),
      predicates(of: connection, standard: Self.standardSpacing))
  }

  private func predicates(of connection: Connection, standard: Double) -> [Predicate] {
    switch connection {
    case .none: equality(0)
    case .standard: equality(standard)
    case .predicates(let predicates): predicates
    }
  }

  private mutating func alignViews(_ views: [ConstraintView]) {
    guard let first = views.first else { return }
    for alignment in options.alignments {
      for view in views.dropFirst() where view != first {
        constraints.append(
          AnchorConstraint(
            Anchor(view, alignment.attribute), .equal, Anchor(first, alignment.attribute),
            priority: priority))
      }
    }
  }
}
