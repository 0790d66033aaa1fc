import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since what begins behind their barrier is held at a number as well.
struct BarrierRivals: ContextualMessages {
  /// The most statements that are tried.
  private static let mostTried = 4

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole that is before a barrier: what begins at that without a number of its own; `nil` for others.
  func remedy(for box: BoxID) -> String? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let owner = ConstraintView(container.index)
    let barriers = comparisons[ConstraintView(box.index)].compactMap(\.statement.barrier?.line)
    var tried = 0
    for line in Set(barriers).sorted(by: { $0.index > $1.index }) {
      for view in followers(of: line) {
        for (statement, constraint) in comparisons[view] {
          guard tried < Self.mostTried, let (_, target) = statement.loneComparison,
            constraint.first == Anchor(view, .leading), target == Anchor(owner, .leading),
            constraint.relation == .equal, !context.isComputed(statement)
          else { continue }
          tried += 1
          let isMended = trials.isMended(
            by: ConstraintProposal([], omitting: [constraint]), in: container
          ) { outcome in
            outcome.isWhole(box, along: .horizontal) && outcome.standsOut <= 0
              && outcome.openNumbers(of: BoxID(Int(view.index))).isEmpty
          }
          guard isMended else { continue }
          return
            "without \(place(of: statement.range)): the barrier says where \(boxes.name(of: BoxID(Int(view.index)))) begins"
        }
      }
    }
    return nil
  }

  /// The views that begin at a barrier, or where one does that does.
  private func followers(of line: ConstraintView) -> [ConstraintView] {
    let direct = comparisons[line].compactMap { statement, constraint -> ConstraintView? in
      guard statement.barrier == nil, constraint.first.attribute == .leading,
        constraint.relation == .equal, constraint.second?.view == line
      else { return nil }
      return constraint.first.view
    }
    let aligned = direct.flatMap { view in
      comparisons[view].compactMap { _, constraint -> ConstraintView? in
        guard constraint.first.attribute == .leading, constraint.relation == .equal,
          constraint.second == Anchor(view, .leading)
        else { return nil }
        return constraint.first.view
      }
    }
    return (direct + aligned).filter { !$0.isHelper }
  }
}
