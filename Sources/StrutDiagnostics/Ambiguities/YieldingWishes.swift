import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements about places that cannot hold beside contents of the same priority: where they give way, all contents are whole.
struct YieldingWishes: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The one statement among wishes of contents that is about a place, where nothing of some views is open once it gives way to
  /// these; `nil` for others.
  func yielding(
    _ contributors: [ConstraintContributor], at priority: Priority, _ views: [BoxID]
  ) -> ConstraintContributor? {
    let own = contributors.filter { $0.statement != nil }
    // That of the wish has them required.
    let range = own.first?.statement?.range
    guard own.count == 1, contributors.count > 1,
      let statement = boxes.layout.constraintStatements.first(where: { $0.range == range }),
      statement.kind == .equation, let weaker = Priority(priority.rawValue - 1),
      statement.constraints.allSatisfy({ $0.first.attribute.kind != .size })
    else { return nil }
    let meant = statement.constraints.map { constraint in
      var meant = constraint
      meant.priority = weaker
      return meant
    }
    let isMended = trials.isMended(
      by: ConstraintProposal(meant, omitting: statement.constraints),
      in: BoxID(Int(statement.container.index))
    ) { outcome in
      outcome.standsOut <= 0 && views.allSatisfy { outcome.openNumbers(of: $0).isEmpty }
    }
    return isMended ? own[0] : nil
  }
}
