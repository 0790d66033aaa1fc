import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Barriers whose margin has the wrong sign, or equations whose distance from a barrier has it, so that what begins there stands in
/// the texts that the barrier is about.
final class InnerBarriers: ContextualMessages {
  /// The least distance that is one, in points, and the least part of the height of words that is covered, or that many points.
  private static let (leastDistance, leastHeight, leastDepth) = (4.0, 0.5, 8.0)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] { found.map(\.warning) }

  /// The views that stand in texts by one of them.
  var told: Set<BoxID> { Set(found.map(\.box)) }

  private lazy var found: [(box: BoxID, warning: Diagnostic)] = boxes.layout
    .constraintStatements.compactMap { statement in
      guard let barrier = statement.barrier else { return nil }
      guard let margin = margin(of: statement, barrier) else { return crossing(statement, barrier) }
      return within(statement, barrier, margin)
    }

  /// What begins at a barrier within one of its texts.
  private func within(
    _ statement: ConstraintStatement, _ barrier: BarrierLine, _ margin: Double
  ) -> (box: BoxID, warning: Diagnostic)? {
    let texts = texts(of: statement)
    for (_, constraint) in comparisons[barrier.line]
    where constraint.relation == .equal && constraint.constant == 0
      && constraint.second?.view == barrier.line
      && constraint.first.attribute.isEdge && !constraint.first.view.isHelper
    {
      let box = BoxID(Int(constraint.first.view.index))
      let under = texts.first {
        boxes.layout.frame(of: $0).overlaps(boxes.layout.frame(of: box))
      }
      guard let under, boxes.showsSomething(box) else { continue }
      return (box, warning(statement, barrier, box, under, margin))
    }
    return nil
  }

  /// The texts that a barrier is about, in the order of the document.
  private func texts(of statement: ConstraintStatement) -> [BoxID] {
    Set(statement.viewsOfBarrier).map { BoxID(Int($0.index)) }.filter(boxes.showsText)
      .sorted { $0.index < $1.index }
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

  // MARK: Distances

  /// What equations have begin within the texts of a barrier that is away from them.
  private func crossing(
    _ statement: ConstraintStatement, _ barrier: BarrierLine
  ) -> (box: BoxID, warning: Diagnostic)? {
    let line = Anchor(barrier.line, barrier.edge)
    let crossing = comparisons[barrier.line].filter { _, constraint in
      constraint.second == line && (constraint.crossing ?? 0) >= Self.leastDistance
        && !constraint.first.view.isHelper
    }
    let texts = texts(of: statement)
    let container = BoxID(Int(statement.container.index))
    guard let first = crossing.first, crossing.allSatisfy({ $0.statement.loneComparison != nil }),
      let (box, under, constraint) = crossing.lazy.compactMap({
        self.covered(by: $0.constraint, texts)
      }).first
    else { return nil }
    let apart = crossing.map(\.constraint.withOppositeSign)
    let isMended = trials.isMended(
      by: ConstraintProposal(apart, omitting: crossing.map(\.constraint)), in: container
    ) { outcome in
      outcome.standsOut <= 0
        && texts.allSatisfy { outcome.stands(box, apartFrom: $0, in: container) }
    }
    guard isMended else { return nil }
    let amount = shortest(abs(constraint.constant))
    let verb = barrier.edge.isFarEdge ? "begins" : "ends"
    return (
      box,
      Diagnostic(
        .warning, "outside",
        "\(boxes.name(of: box)) \(verb) \(amount) within \(boxes.name(of: under)), which the barrier keeps it away from",
        at: (crossing.first { $0.constraint == constraint } ?? first).statement.range,
        hints: [hint(crossing, at: statement.id, barrier.edge)])
    )
  }

  /// What holds views as far behind a barrier as equations have them before it: each distance with its lines.
  private func hint(
    _ crossing: [ComparisonsByView.Entry], at name: String?, _ edge: LayoutAttribute
  ) -> String {
    var distances: [Double] = []
    for (_, constraint) in crossing where !distances.contains(constraint.constant) {
      distances.append(constraint.constant)
    }
    let sums = distances.map { distance in
      let places = crossing.filter { $0.constraint.constant == distance }.map {
        place(of: $0.statement.range)
      }
      let sum =
        name.map { "\($0).\(edge.rawValue)\((-distance).asSummand)" }
        ?? "\(shortest(-distance)) in place of \(shortest(distance))"
      return "\(sum) in \(places.listedLines())"
    }
    let amounts = distances.map { shortest(abs($0)) }
    return "they are \(amounts.listed()) apart with \(sums.listed())"
  }

  /// The text of which words lie under what an equation holds, with that; `nil` for none.
  private func covered(
    by constraint: AnchorConstraint, _ texts: [BoxID]
  ) -> (box: BoxID, text: BoxID, constraint: AnchorConstraint)? {
    let box = BoxID(Int(constraint.first.view.index))
    let frame = boxes.layout.frame(of: box)
    let text = texts.first { text in
      guard text != box, let words = context.views.placeOfWords(in: text),
        let common = words.intersection(frame)?.size
      else { return false }
      return common.width > Rect.leastOverlap
        && common.height > min(Self.leastHeight * words.size.height, Self.leastDepth)
    }
    return text.map { (box, $0, constraint) }
  }
}
