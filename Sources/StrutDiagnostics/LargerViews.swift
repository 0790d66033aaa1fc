import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that a `<follow>` holds beyond every edge of the canvas, since its inset has the sign of an outset.
struct LargerViews: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them that holds others: an empty box may well be larger than what is seen of it.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard statement.kind == .follow, statement.constraints.count == 4,
        let first = statement.constraints.first, let target = first.second,
        target.view == statement.container, target.area == .frame,
        statement.constraints.allSatisfy(isOutwards)
      else { return nil }
      let (view, container) = (
        BoxID(Int(first.first.view.index)), BoxID(Int(target.view.index))
      )
      guard boxes.layout.parent(of: container) == nil, !boxes.layout.children(of: view).isEmpty,
        boxes.layout.style(of: view).display != .none
      else { return nil }
      return warning(view, container, statement)
    }
  }

  private func warning(
    _ view: BoxID, _ container: BoxID, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let inside = statement.constraints.map { constraint in
      var inside = constraint
      inside.constant = -constraint.constant
      return inside
    }
    let proposal = ConstraintProposal(inside, omitting: statement.constraints)
    guard trials.mends(proposal, in: container, where: { $0.isInside(view, of: container) }) else {
      return nil
    }
    let amounts = Set(statement.constraints.map { abs($0.constant) })
    let amount = amounts.count == 1 ? "\(shortest(amounts.first ?? 0)) " : ""
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) stands \(amount)beyond every edge of its container, where the canvas ends",
      at: statement.range,
      hints: [
        "an inset counts inwards: inset=\"\(inset(inside))\""
      ])
  }

  /// The shortest value of the attribute for comparisons that hold a view inside: top trailing bottom leading.
  private func inset(_ inside: [AnchorConstraint]) -> String {
    func amount(_ edges: LayoutAttribute...) -> String {
      inside.first { edges.contains($0.first.attribute) }.map { shortest(abs($0.constant)) } ?? "0"
    }
    let all = [amount(.top), amount(.trailing, .right), amount(.bottom), amount(.leading, .left)]
    guard all[1] == all[3] else { return all.joined(separator: " ") }
    guard all[0] == all[2] else { return all.prefix(3).joined(separator: " ") }
    return all[0] == all[1] ? all[0] : "\(all[0]) \(all[1])"
  }

  private func isOutwards(_ constraint: AnchorConstraint) -> Bool {
    switch constraint.first.attribute {
    case .leading, .left, .top: constraint.constant < 0
    case .trailing, .right, .bottom: constraint.constant > 0
    default: false
    }
  }
}
