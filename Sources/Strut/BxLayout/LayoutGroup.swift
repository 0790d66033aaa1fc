/// A box with boxes that are laid out by statements between them.
public struct LayoutGroup<each View: LayoutViewConvertible> {
  private let superview: Box
  private let views: (repeat each View)

  init(_ superview: Box, _ views: repeat each View) {
    self.superview = superview
    self.views = (repeat each views)
  }

  /// Collects constraints; ``LayoutStatements/apply()`` lets them take effect.
  public func layout(
    @LayoutStatementBuilder _ body: (LayoutView, repeat (each View).StatementView) ->
      [LayoutConstraint]
  ) -> LayoutStatements {
    LayoutStatements(
      superview: superview,
      constraints: body(superview._statementView, repeat (each views)._statementView))
  }
}

/// Constraints that wait to take effect.
public struct LayoutStatements {
  let superview: Box
  /// The constraints in the order of their statements.
  public let constraints: [LayoutConstraint]

  /// Lets the box that the statements are about hold the constraints.
  @discardableResult
  public func apply() -> [LayoutConstraint] {
    superview.addConstraints(constraints)
    return constraints
  }
}

/// Joins the statements of a layout.
@resultBuilder
public enum LayoutStatementBuilder {
  /// Takes a constraint; an error of its box names the line of the statement.
  public static func buildExpression(
    _ constraint: LayoutConstraint, fileID: StaticString = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    constraint.place =
      constraint.place.isCall ? constraint.place : Place(fileID: fileID, line: line)
    return [constraint]
  }

  /// Takes constraints.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], fileID: StaticString = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    for constraint in constraints where !constraint.place.isCall {
      constraint.place = Place(fileID: fileID, line: line)
    }
    return constraints
  }

  /// Joins statements.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    parts.flatMap(\.self)
  }
  /// Takes what an `if` without `else` gives.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] {
    part ?? []
  }
  /// Takes what the first branch gives.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// Takes what the other branch gives.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// Takes what the turns of a loop give.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    parts.flatMap(\.self)
  }
}

extension Box {
  /// Adds boxes in their order after all others, for statements between them.
  @discardableResult
  public func addSubviews<each View: LayoutViewConvertible>(
    _ views: repeat each View
  ) -> LayoutGroup<repeat each View> {
    repeat append((each views)._box)
    return LayoutGroup(self, repeat each views)
  }

  /// Takes boxes of this tree, whichever boxes hold them, for statements between them.
  public func with<each View: LayoutViewConvertible>(
    _ views: repeat each View
  ) -> LayoutGroup<repeat each View> {
    LayoutGroup(self, repeat each views)
  }
}

extension Box {
  private func append(_ box: Box) { addSubview(box) }
}
