import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Equations that compare an edge, a middle or a size of a view with itself, which always holds: one of the two names was to be
/// another one.
struct SelfComparisons: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, other) = statement.loneComparison, constraint.first == other,
        constraint.multiplier == 1, constraint.constant == 0, constraint.space == nil,
        !other.view.isHelper, other.view != statement.container, !context.isComputed(statement)
      else { return nil }
      return warning(constraint, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ statement: ConstraintStatement
  ) -> Diagnostic {
    let box = BoxID(Int(constraint.first.view.index))
    let name = boxes.statementName(of: constraint.first.view, in: statement.container, source)
    let meant = neighbour(of: box).map {
      equation(
        constraint.replacingSecond(by: ConstraintView($0.index)), in: statement.container)
    }
    return Diagnostic(
      .warning, "no-effect",
      "\(name).\(constraint.first.attribute.rawValue) is compared with itself, which says nothing",
      at: statement.range,
      hints: [
        meant.map { "did you mean \($0)?" } ?? "name another view on one side, or leave it out"
      ])
  }

  /// A view that is named with another one in a statement, and is one like it if there is one; `nil` for none.
  private func neighbour(of box: BoxID) -> BoxID? {
    let view = ConstraintView(box.index)
    let container = boxes.layout.parent(of: box)
    let constraints = comparisons[view].flatMap(\.statement.constraints)
    let named: [ConstraintView] = constraints.flatMap { [$0.first.view, $0.second?.view ?? view] }
    let others = named.filter { !$0.isHelper && $0 != view }.map { BoxID(Int($0.index)) }.filter {
      boxes.layout.parent(of: $0) == container && boxes.elements[$0.index].id != nil
        && boxes.elements[$0.index].kind != .guide
    }
    return others.first { isAlike($0, box) } ?? others.first
  }

  /// Whether two views look the same, but for what they say.
  private func isAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    boxes.showsText(one) == boxes.showsText(other)
      && boxes.elements[one.index].paint.background == boxes.elements[other.index].paint.background
      && boxes.layout.style(of: one).height == boxes.layout.style(of: other).height
  }
}

extension AnchorConstraint {
  /// The comparison with the same anchor of another view on its right side.
  fileprivate func replacingSecond(by view: ConstraintView) -> AnchorConstraint {
    var result = self
    result.second?.view = view
    return result
  }
}
