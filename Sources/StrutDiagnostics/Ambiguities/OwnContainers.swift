import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements of a container about itself that were to be about the container around it: `superview` is itself there.
struct OwnContainers: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What such statements were to say, with their words; `nil` where that does not place the view.
  func hint(
    for box: BoxID, _ numbers: [String], in parent: BoxID
  ) -> (hint: String, constraints: [AnchorConstraint])? {
    let view = ConstraintView(box.index)
    let found = comparisons[view].filter { saysNothing($0.constraint) }
    guard !found.isEmpty, found.allSatisfy({ $0.statement.container == view }) else { return nil }
    let meant = found.map { entry in
      var meant = entry.constraint
      meant.second?.view = ConstraintView(parent.index)
      return meant
    }
    let mends = trials.mends(ConstraintProposal(meant), in: parent) {
      Set($0.openNumbers(of: box)).isDisjoint(with: numbers) && $0.standsOut <= 0
    }
    guard mends else { return nil }
    var places: [String] = []
    for entry in found {
      let range = entry.statement.range
      let place = place(of: range)
      if !places.contains(place) { places.append(place) }
    }
    let name = boxes.name(of: box)
    let owner =
      boxes.elements[parent.index].id == nil ? "the container around it" : boxes.name(of: parent)
    let (say, them) = places.count > 1 ? ("say nothing", "them") : ("says nothing", "it")
    return (
      "\(places.listedLines()) \(say): superview is \(name) itself there; write \(them) in the <constraints> of \(owner)",
      meant
    )
  }

  /// Whether both sides of an equality are the same.
  private func saysNothing(_ constraint: AnchorConstraint) -> Bool {
    constraint.relation == .equal && constraint.second == constraint.first
      && constraint.multiplier == 1 && constraint.constant == 0
  }
}
