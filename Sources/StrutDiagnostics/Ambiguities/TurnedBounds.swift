import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Bounds that are the wrong way round, so that they stretch or squeeze a row or a column of contents.
struct TurnedBounds: ContextualMessages {
  /// The most bounds that are tried for a message.
  private static let mostTried = 4

  /// The most views that share a space for which bounds are tried, once for each of them.
  private static let mostViews = 6

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The bound the other way round with which contents that share what is left over or missing are as they are; `nil` where there
  /// is none.
  func hint(around views: [BoxID], _ axis: Axis) -> String? {
    guard views.count <= Self.mostViews, let first = views.first,
      let container = boxes.layout.parent(of: first)
    else { return nil }
    let owner = ConstraintView(container.index)
    let numbers = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    let bounds = boxes.layout.constraintStatements.lazy.compactMap { statement in
      statement.container == owner ? bound(in: statement, axis).map { (statement, $0) } : nil
    }
    for (statement, bound) in bounds.prefix(Self.mostTried) {
      var turned = bound
      turned.relation = bound.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
      let isMended = trials.isMended(
        by: ConstraintProposal([turned], omitting: [bound]), in: container
      ) { outcome in
        outcome.standsOut <= 0 && !areInOneAnother(bound, outcome)
          && views.allSatisfy {
            Set(outcome.openNumbers(of: $0)).isDisjoint(with: numbers)
              && !outcome.hasTextInText($0, of: boxes)
          }
      }
      guard isMended else { continue }
      let words = space(of: statement) ?? equation(turned, in: owner)
      let length = axis == .horizontal ? "widths" : "heights"
      return
        "\(place(of: statement.range)) holds \(views.map { boxes.name(of: $0) }.listed(atMost: 6)) away from the \(length) of their "
        + "contents; they have those with \(words)"
    }
    return nil
  }

  /// The one bound of an equation along an axis, or between two views of a format; `nil` for others.
  private func bound(in statement: ConstraintStatement, _ axis: Axis) -> AnchorConstraint? {
    let bounds = statement.constraints.filter { $0.relation != .equal }
    guard bounds.count == 1, let bound = bounds.first, let target = bound.second,
      statement.loneComparison != nil || statement.kind == .format && space(of: statement) != nil,
      bound.first.attribute.axis == axis, bound.first.attribute.isEdge, target.attribute.isEdge,
      !bound.first.view.isHelper, !target.view.isHelper
    else { return nil }
    return bound
  }

  /// The words for the only space of a format that is a bound, the other way round; `nil` for others.
  private func space(of statement: ConstraintStatement) -> String? {
    let parts = statement.text.split(separator: "-(").dropFirst()
    let spaces = parts.compactMap { $0.split(separator: ")").first }.filter {
      $0.hasPrefix("<=") || $0.hasPrefix(">=")
    }
    guard statement.kind == .format, spaces.count == 1, let space = spaces.first else { return nil }
    let turned = (space.hasPrefix("<=") ? ">=" : "<=") + space.dropFirst(2)
    return "(\(turned)) in place of (\(space))"
  }

  /// Whether two views beside one another stand in one another after a change that did not before.
  private func areInOneAnother(
    _ bound: AnchorConstraint, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard let second = bound.second, second.attribute == bound.first.attribute.oppositeEdge else {
      return false
    }
    let views = [bound.first.view, second.view].map { BoxID(Int($0.index)) }
    guard boxes.layout.parent(of: views[0]) == boxes.layout.parent(of: views[1]),
      let own = outcome.frame(of: views[0]), let other = outcome.frame(of: views[1])
    else { return false }
    return own.overlaps(other)
      && !boxes.layout.frame(of: views[0]).overlaps(boxes.layout.frame(of: views[1]))
  }
}
