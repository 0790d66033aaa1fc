import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Barriers whose margin has the wrong sign, so that what begins at them stands in the texts that they are about.
struct InnerBarriers: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] { found.map(\.warning) }

  /// The views that stand in texts by one of them.
  var told: Set<BoxID> { Set(found.map(\.box)) }

  private var found: [(box: BoxID, warning: Diagnostic)] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard let barrier = statement.barrier, let margin = margin(of: statement, barrier) else {
        return nil
      }
      let views = Set(statement.constraints.compactMap(\.second?.view).filter { !$0.isHelper })
        .map { BoxID(Int($0.index)) }.sorted { $0.index < $1.index }
      for (_, constraint) in comparisons[barrier.line]
      where constraint.relation == .equal && constraint.constant == 0
        && constraint.second?.view == barrier.line
        && constraint.first.attribute.isEdge && !constraint.first.view.isHelper
      {
        let box = BoxID(Int(constraint.first.view.index))
        let under = views.first {
          boxes.showsText($0) && boxes.layout.frame(of: $0).overlaps(boxes.layout.frame(of: box))
        }
        guard let under, boxes.showsSomething(box) else { continue }
        return (box, warning(statement, barrier, box, under, margin))
      }
      return nil
    }
  }

  /// How far a barrier is inside of its views; `nil` where it keeps away from them.
  private func margin(of statement: ConstraintStatement, _ barrier: BarrierLine) -> Double? {
    let constant =
      statement.constraints.first { !($0.second?.view.isHelper ?? true) }?.constant ?? 0
    return constant != 0 && barrier.edge.isFarEdge == (constant < 0) ? abs(constant) : nil
  }

  private func warning(
    _ statement: ConstraintStatement, _ barrier: BarrierLine, _ box: BoxID, _ under: BoxID,
    _ margin: Double
  ) -> Diagnostic {
    let verb = barrier.edge.isFarEdge ? "begins" : "ends"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) \(verb) at a barrier \(shortest(margin)) within \(boxes.name(of: under)), and so stands in "
        + "its text",
      at: statement.range,
      hints: ["a margin keeps away from the views: margin=\"\(shortest(margin))\""])
  }
}
