import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views several times as large as their container since a part of it was divided by: `/ 0.33` for `* 0.33`.
final class DividedShares: ContextualMessages {
  let context: MessageContext
  /// What was found, with the layout that it was to be.
  private lazy var found: [(warning: Diagnostic, outcome: ConstraintTrials.Outcome?)] =
    boxes.layout.constraintStatements.flatMap { statement in
      statement.constraints.compactMap { warning($0, in: statement) }
    }

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] { found.map(\.warning) }

  /// Whether a view is inside of its container once the parts are parts.
  func puts(_ box: BoxID, inside container: BoxID) -> Bool {
    found.contains { $0.outcome?.isInside(box, of: container) ?? false }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> (Diagnostic, ConstraintTrials.Outcome?)? {
    guard let second = constraint.second, statement.kind == .equation,
      constraint.multiplier > 1, second.view == statement.container, second.area == .frame,
      constraint.first.attribute == second.attribute, second.attribute.kind == .size,
      !constraint.first.view.isHelper, constraint.first.view != second.view,
      let sign = statement.text.firstIndex(of: "/")
    else { return nil }
    let (view, container) = (
      BoxID(Int(constraint.first.view.index)), BoxID(Int(second.view.index))
    )
    let axis = second.attribute.axis
    let own = boxes.layout.frame(of: view).size.extent(axis)
    let room = boxes.layout.frame(of: container).size.extent(axis)
    guard room >= 1, own > room + 1 else { return nil }
    var part = constraint
    part.multiplier = 1 / constraint.multiplier
    var outcome: ConstraintTrials.Outcome?
    let mends = trials.mends(ConstraintProposal([part], omitting: [constraint]), in: container) {
      outcome = $0
      return $0.isInside(view, of: container)
    }
    guard mends else { return nil }
    let number = statement.text[sign...].dropFirst().drop(while: \.isWhitespace)
      .prefix { !$0.isWhitespace && !"<~+-".contains($0) }
    let name = second.attribute.rawValue
    return (
      Diagnostic(
        .warning, "outside",
        "the \(name) of \(boxes.name(of: view)) is \(shortest(own)), and that of its container \(shortest(room)): it is "
          + "divided by a number below 1",
        at: statement.range,
        hints: ["a part of it is superview.\(name) * \(number)\(constraint.constant.asSummand)"]),
      outcome
    )
  }
}
