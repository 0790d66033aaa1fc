import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension TextMends {
  /// The barrier behind which one of two texts stands, and which is not about the other one: it was to be. `nil` for none.
  func joining(_ text: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let view = ConstraintView(text.index)
    for statement in boxes.layout.constraintStatements {
      guard let barrier = statement.barrier, let first = statement.constraints.first,
        statement.container == ConstraintView(container.index),
        comparisons[barrier.line].contains(where: { _, constraint in
          constraint.first.view == ConstraintView(other.index) && constraint.relation == .equal
            && constraint.second?.attribute == barrier.edge
            && constraint.first.attribute == barrier.edge.oppositeEdge
        }),
        !statement.constraints.contains(where: { $0.second?.view == view })
      else { continue }
      var joined = first
      joined.second?.view = view
      let mends = trials.isMended(by: ConstraintProposal([joined]), in: container) {
        areApart(text, other, after: $0) && $0.standsOut <= 0
      }
      guard mends else { continue }
      let views = statement.constraints.compactMap(\.second?.view).filter { !$0.isHelper } + [view]
      let names = views.sorted { $0.index < $1.index }.map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      return Mend(
        range: statement.range,
        hint: "the barrier is to be about both: of=\"\(names.joined(separator: " "))\"")
    }
    return nil
  }
}
