import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension TextMends {
  /// The barrier behind which one of two texts stands, and which is not about the other one: it was to be. `nil` for none.
  func joining(_ text: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let view = ConstraintView(text.index)
    for statement in boxes.layout.constraintStatements {
      guard let barrier = statement.barrier, let joined = statement.comparison(alsoWith: view),
        statement.container == ConstraintView(container.index),
        comparisons[barrier.line].contains(where: { _, constraint in
          constraint.first.view == ConstraintView(other.index) && constraint.relation == .equal
            && constraint.second?.attribute == barrier.edge
            && constraint.first.attribute == barrier.edge.oppositeEdge
        })
      else { continue }
      let mends = trials.isMended(by: ConstraintProposal([joined]), in: container) {
        $0.separates(text, other) && $0.standsOut <= 0
      }
      guard mends else { continue }
      let names = (statement.viewsOfBarrier + [view]).sorted { $0.index < $1.index }.map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      return Mend(
        range: statement.range,
        hint: "the barrier is to be about both: of=\"\(names.joined(separator: " "))\"")
    }
    return nil
  }
}
