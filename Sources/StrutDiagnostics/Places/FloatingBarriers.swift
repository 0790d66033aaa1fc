import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Barriers that stand farther behind their views than the margin says, since the fields that begin there are as wide as their texts: that
/// a barrier is near its views comes after all priorities, and so after the hugging of a text.
struct FloatingBarriers: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The least distance, in points, that shows.
  private static let leastDistance = 8.0
  /// The priority of what has fields wide: above the hugging of texts, below what keeps words whole.
  private static let wish = 300.0
  /// The most fields that a message names.
  private static let mostNamed = 6

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning at each of them, with the wish that keeps it near.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let barrier = statement.barrier, let id = statement.id,
        [.trailing, .right].contains(barrier.edge), statement.viewsOfBarrier.count > 1
      else { return nil }
      return warning(statement, barrier, id)
    }
  }

  private func warning(
    _ statement: ConstraintStatement, _ barrier: BarrierLine, _ id: String
  ) -> Diagnostic? {
    let container = BoxID(Int(statement.container.index))
    let fields = fields(at: barrier).filter { hasGround($0.box) }
    guard let priority = Priority(Self.wish), !boxes.isRightToLeft(container),
      let field = fields.first,
      let last = statement.viewsOfBarrier.map({ BoxID(Int($0.index)) }).max(by: {
        boxes.layout.frame(of: $0).maxX < boxes.layout.frame(of: $1).maxX
      }),
      let margin = statement.constraints.first(where: { $0.second?.view.isHelper == false })?
        .constant
    else { return nil }
    let place = boxes.layout.frame(of: field.box).minX - field.distance
    let beyond = place - boxes.layout.frame(of: last).maxX
    guard boxes.layout.parent(of: last) == container, margin >= 0,
      beyond - margin >= Self.leastDistance
    else { return nil }
    let start = place - beyond + margin + field.distance
    let wide = AnchorConstraint(
      Anchor(ConstraintView(field.box.index), .width), .equal,
      Anchor(statement.container, .width), priority: priority)
    let isMended = trials.isMended(by: ConstraintProposal([wide]), in: container) { outcome in
      outcome.standsOut <= 0
        && abs((outcome.frame(of: field.box)?.minX ?? 0) - start) < 1
    }
    guard isMended else { return nil }
    let names = fields.map { boxes.name(of: $0.box) }.listed(atMost: Self.mostNamed)
    let name = boxes.statementName(of: field.box, in: source)
    return Diagnostic(
      .warning, "outside",
      "the barrier '\(id)' stands \(shortest(beyond)) behind \(boxes.name(of: last)), not \(shortest(margin)): \(names) "
        + "\(fields.count > 1 ? "are" : "is") as wide as a text wants to be, which counts for more",
      at: statement.range,
      hints: [
        "it is as near as its margin says with <constraint priority=\"\(shortest(Self.wish))\">"
          + "\(name).width == superview.width</constraint>: a wish above that of the texts"
      ])
  }

  /// What begins at a barrier, with its distance from that.
  private func fields(at barrier: BarrierLine) -> [(box: BoxID, distance: Double)] {
    comparisons[barrier.line].compactMap { statement, constraint in
      guard statement.barrier == nil, constraint.relation == .equal, constraint.multiplier == 1,
        constraint.second == Anchor(barrier.line, barrier.edge), constraint.priority == .required,
        [.leading, .left].contains(constraint.first.attribute), !constraint.first.view.isHelper
      else { return nil }
      return (BoxID(Int(constraint.first.view.index)), constraint.constant)
    }
  }

  /// Whether one sees how wide a text is by more than its words, which begin at the barrier.
  private func hasGround(_ box: BoxID) -> Bool {
    guard case .text(let content) = boxes.elements[box.index].content, boxes.showsText(box),
      boxes.layout.style(of: box).display != .none,
      [.start, .left, .justify].contains(content.spans.first?.style.textAlign)
    else { return false }
    let paint = boxes.elements[box.index].paint
    let hasLine =
      boxes.layout.style(of: box).border.bottom > 0 && paint.border.bottom.color.alpha > 0
    return paint.background.color.alpha > 0 || hasLine
  }
}
