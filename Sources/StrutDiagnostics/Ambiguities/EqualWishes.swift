import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that wish two sizes of one view at one priority: whichever holds, the other one says nothing.
struct EqualWishes: ContextualMessages {
  /// What is wished, and how strongly.
  private struct Wish: Hashable {
    var anchor: Anchor
    var priority: Priority
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning at the later one of two, where it is not told already that the view is open.
  var warnings: [Diagnostic] {
    var first: [Wish: (statement: ConstraintStatement, constraint: AnchorConstraint)] = [:]
    var found: [Diagnostic] = []
    for statement in boxes.layout.constraintStatements where statement.kind == .equation {
      for constraint in statement.constraints
      where constraint.second == nil && constraint.relation == .equal
        && constraint.priority < .required && !constraint.first.view.isHelper
      {
        let wish = Wish(anchor: constraint.first, priority: constraint.priority)
        guard let other = first[wish] else {
          first[wish] = (statement, constraint)
          continue
        }
        let box = BoxID(Int(constraint.first.view.index))
        guard other.constraint.constant != constraint.constant, !open.isOpen(box) else { continue }
        found.append(warning(box, [other, (statement, constraint)]))
      }
    }
    return found
  }

  private func warning(
    _ box: BoxID, _ wishes: [(statement: ConstraintStatement, constraint: AnchorConstraint)]
  ) -> Diagnostic {
    let places = wishes.map { place(of: $0.statement.range) }
    let numbers = wishes.map { shortest($0.constraint.constant) }
    let wish = wishes[1].constraint
    return Diagnostic(
      .warning, "ambiguous",
      "\(places.listedLines()) wish \(boxes.name(of: box)) a \(wish.first.attribute.rawValue) of \(numbers[0]) "
        + "and of \(numbers[1]) at the same priority, \(shortest(wish.priority.rawValue))",
      at: wishes[1].statement.range,
      hints: ["give the one that is to win a higher one, or leave out the other"])
  }
}
