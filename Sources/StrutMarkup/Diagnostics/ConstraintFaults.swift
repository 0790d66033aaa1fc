import StrutCore

/// Constraints in wrong places, and attributes that have no effect among constraints.
extension Diagnostic {
  /// - Parameter arrangements: The attributes by which the container arranges its children as a flex container.
  static func misplacedConstraints(arrangements: [String], at range: SourceRange) -> Self {
    Diagnostic(
      .error, "misplaced-element",
      "<constraints> stands in a container with display=\"constraints\", and this one has another display",
      at: range,
      hints: [
        arrangements.isEmpty
          ? "write <container display=\"constraints\">"
          : "the container places its children by flexbox, as \(arrangements.joined(separator: " and ")) "
            + "\(arrangements.count == 1 ? "says" : "say"): leave <constraints> out, or write display=\"constraints\" "
            + "and place every child by statements"
      ])
  }

  static func misplacedGuide(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "misplaced-element",
      "<guide> stands in a container with display=\"constraints\", and this one has another display",
      at: range, hints: ["an empty <item/> takes room in a row or column"])
  }

  static func namelessBarrier(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "barrier", "barrier: expected the attribute 'id', by which statements name the line",
      at: range)
  }

  static func wrongOrientation(_ value: String, at range: SourceRange) -> Self {
    let meant = ["row": "horizontal", "h": "horizontal", "x": "horizontal", "column": "vertical"]
    return Diagnostic(
      .error, "invalid-value", "orientation: '\(value)' is not vertical or horizontal", at: range,
      hints: meant[value.lowercased()].map { ["did you mean '\($0)'?"] } ?? [])
  }

  static func statementNamedTwice(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "duplicate-id", "the statement has the id '\(name)' after '=>' and the attribute id",
      at: range)
  }

  /// - Parameter inset: What says the same on the statement that holds a view at the edges; `nil` where that is not known.
  static func paddingAmongConstraints(
    _ name: String, inset: String? = nil, at range: SourceRange
  ) -> Self {
    Diagnostic(
      .warning, "no-effect",
      "\(name) does not move the views of a constraint container", at: range,
      hints: [
        inset.map { "statements hold them at a distance from its edges: \($0)" }
          ?? "layout-margins is what '-' next to '|' in <vfl>, margin.leading and on=\"margins\" of <follow> stand for"
      ])
  }

  /// - Parameter stack: What says the same on the stack of the container; `nil` where none does.
  static func arrangementAmongConstraints(
    _ name: String, stack: String?, at range: SourceRange
  ) -> Self {
    Diagnostic(
      .warning, "no-effect", "\(name) does not arrange the views of a constraint container",
      at: range,
      hints: [
        stack.map { "write \($0)" }
          ?? "a <stack> in <constraints> does, and so does a container without display=\"constraints\""
      ])
  }

  static func marginsOfFlexContainer(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect", "\(name) has no effect on a flex container", at: range,
      hints: [
        "padding keeps its children away from its edges; constraints need display=\"constraints\""
      ])
  }

  static func priorityOutsideConstraints(_ name: String, at range: SourceRange) -> Self {
    let shrinks = name.hasPrefix("content-compression")
    return Diagnostic(
      .warning, "no-effect",
      "\(name) has no effect here: only views of constraint containers have it", at: range,
      hints: [
        shrinks
          ? "flex-shrink=\"0\" keeps a box from shrinking"
          : "flex-grow=\"0\", which is usual, keeps a box from growing, and align-self from being stretched"
      ])
  }

  static func contentSizeOfView(_ name: String, _ value: String, at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect",
      "\(name)=\"\(value)\" has no effect on a view of a constraint container", at: range,
      hints: [
        "without statements a view is as large as its content; content-hugging and content-compression say how strongly"
      ])
  }

  /// - Parameter hint: The statement that says the same.
  static func foreignStatement(_ name: String, _ hint: String, at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect", "\(name) has no effect: attributes of namespaces are not read",
      at: range, hints: [hint])
  }

  /// Margins of an item, in which statements place nothing.
  static func marginsAroundNothing(at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "no-effect", "layout-margins has no effect on an <item>: it holds no views",
      at: range, hints: ["the distance of a text from its own edges is padding"])
  }

  /// - Parameters:
  ///   - value: What the attribute is.
  ///   - id: The id of the view; `nil` for none.
  static func uselessAmongConstraints(
    _ name: String, _ value: String, of id: String?, at range: SourceRange
  ) -> Self {
    let view = (id ?? "a").nameInStatements
    if ["top", "right", "bottom", "left"].contains(name), let inset = Double(value) {
      let distance = name == "top" || name == "left" ? inset : -inset
      let summand =
        distance == 0
        ? "" : "\(distance < 0 ? " - " : " + ")\(abs(distance).shortestDecimal)"
      return Diagnostic(
        .warning, "no-effect", "\(name) has no effect on a view of a constraint container",
        at: range,
        hints: ["<constraint>\(view).\(name) == superview.\(name)\(summand)</constraint> says it"])
    }
    return Diagnostic(
      .warning, "no-effect",
      "\(name) has no effect on a view of a constraint container", at: range,
      hints: [
        name.hasPrefix("margin")
          ? "a distance is a number in a statement: <stack>a, 8, b</stack>, b.top == a.bottom + 8"
          : "say it with a statement in <constraints>"
      ])
  }
}
