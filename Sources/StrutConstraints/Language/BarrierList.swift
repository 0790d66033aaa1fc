import StrutCore

/// A barrier, as Android's ConstraintLayout has it: a line at the farthest of some edges.
package struct BarrierList {
  /// The edges that a barrier can be about, by their names.
  private static let edges: [LayoutAttribute] = [
    .leading, .trailing, .left, .right, .top, .bottom,
  ]

  /// The values of the element's attributes, and the place of the element itself.
  package struct Attributes {
    /// `edge`, which is required.
    package var edge: StatementText?
    /// `of`, which is required.
    package var of: StatementText?
    /// `margin`; 0 without.
    package var margin: StatementText?
    /// The start tag, where a missing attribute is reported.
    package var element: SourceRange
    /// The attributes that are there by another name, which is told.
    package var misspelt: Set<String> = []

    /// Creates the list of values.
    package init(
      edge: StatementText?, of: StatementText?, margin: StatementText?, element: SourceRange
    ) {
      self.edge = edge
      self.of = of
      self.margin = margin
      self.element = element
    }
  }

  /// The edge that a barrier is about; `nil` where it is missing or wrong.
  package static func edge(_ text: StatementText?) -> LayoutAttribute? {
    text.flatMap { text in edges.first { $0.rawValue == text.collapsed } }
  }

  /// Reads the attributes of a `<barrier>`; problems go to `scope`.
  ///
  /// - Parameter line: The name of the line among views.
  package static func parse(
    _ attributes: Attributes, line: ConstraintView, priority: Priority,
    in scope: inout StatementScope
  ) -> (line: BarrierLine, constraints: [AnchorConstraint])? {
    let edge = parseEdge(attributes, &scope)
    let views = parseViews(attributes, &scope)
    let margin = parseMargin(attributes.margin, &scope)
    let metric = scope.takeMetric()
    guard let edge else { return nil }
    let barrier = BarrierLine(line, edge: edge)
    let constraints = views.map { view -> AnchorConstraint in
      var constraint = AnchorConstraint(
        Anchor(line, edge), barrier.isBehind ? .greaterOrEqual : .lessOrEqual, Anchor(view, edge),
        plus: barrier.isBehind ? margin : -margin, priority: priority)
      constraint.constantMetric = metric
      return constraint
    }
    return (barrier, constraints)
  }

  private static func parseEdge(
    _ attributes: Attributes, _ scope: inout StatementScope
  ) -> LayoutAttribute? {
    guard let text = attributes.edge else {
      guard !attributes.misspelt.contains("edge") else { return nil }
      scope.diagnostics.append(
        .wrongBarrier("expected the attribute 'edge'", at: attributes.element).with(
          hint: "edges are leading, trailing, left, right, top and bottom"))
      return nil
    }
    if let edge = edge(text) { return edge }
    let names = edges.map(\.rawValue)
    scope.diagnostics.append(
      .wrongBarrierEdge(text.collapsed, names, at: text.range(0, text.bytes.count)))
    return nil
  }

  private static func parseViews(
    _ attributes: Attributes, _ scope: inout StatementScope
  ) -> [ConstraintView] {
    guard let text = attributes.of else {
      guard !attributes.misspelt.contains("of") else { return [] }
      scope.diagnostics.append(
        .wrongBarrier("expected the attribute 'of' with the names of views", at: attributes.element)
      )
      return []
    }
    var scanner = StatementScanner(text)
    if scanner.isAtEnd {
      scope.diagnostics.append(
        .wrongBarrier("expected the names of views in 'of'", at: scanner.place))
    }
    var views: [ConstraintView] = []
    while !scanner.isAtEnd {
      if let view = scope.view(name(&scanner))?.view { views.append(view) }
      _ = scanner.skip(",")
    }
    return views
  }

  /// Reads one of the names; lists elsewhere have commas between their parts.
  static func name(_ scanner: inout StatementScanner) -> StatementScanner.Token {
    scanner.path() ?? scanner.token { $0 > 0x20 && $0 != UInt8(ascii: ",") }
  }

  private static func parseMargin(
    _ text: StatementText?, _ scope: inout StatementScope
  ) -> Double {
    guard let text else { return 0 }
    return scope.length(text, of: "margin") { .wrongBarrier($0, at: $1) }
  }
}

extension StatementScope {
  /// Reads a number or metric that is a whole attribute value; problems go to ``diagnostics``.
  ///
  /// - Parameter fault: What to report for something else, by its words and its place.
  mutating func length(
    _ text: StatementText, of attribute: String, orReport fault: (String, SourceRange) -> Diagnostic
  ) -> Double {
    var scanner = StatementScanner(text)
    let start = scanner.place
    let sign = scanner.isNext("-") ? -1.0 : 1.0
    _ = scanner.skip("-") || scanner.skip("+")
    var value: Double?
    if let number = try? scanner.number() {
      value = number.value
    } else if let name = scanner.name() {
      value = metric(name)
    }
    guard let value, scanner.isAtEnd else {
      let place = value == nil ? start : scanner.place
      diagnostics.append(
        fault("attribute '\(attribute)' takes a number of points or a metric", place).with(
          hint: value == nil ? nil : "numbers are points and have no unit"))
      return 0
    }
    return sign * value
  }
}
