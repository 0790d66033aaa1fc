import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that cover texts wholly since they are held at the same place as these: a statement was copied, and what it is
/// about was not changed.
struct CopiedPlaces: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// The most views that a message names.
  private static let mostNamed = 6
  /// The most pairs that are looked at.
  private static let mostPairs = 100_000
  /// Lengths up to this one are nothing to the eye.
  private static let leastLength = 1.0

  let context: MessageContext
  /// The views of turns of loops, of which more is told.
  private let turns: StackedTurns

  init(_ context: MessageContext, _ turns: StackedTurns) {
    (self.context, self.turns) = (context, turns)
  }

  /// A warning for each statement that puts a view onto texts, with the one that puts it behind them.
  var warnings: [Diagnostic] {
    var places: [HeldPlace: [BoxID]] = [:]
    var (found, pairs) = (0, 0)
    return boxes.layout.constraintStatements.compactMap { statement -> Diagnostic? in
      guard let (constraint, target) = statement.heldAtView,
        target.attribute == constraint.first.attribute.oppositeEdge
      else { return nil }
      let box = BoxID(Int(constraint.first.view.index))
      let place = constraint.place(at: target)
      defer { places[place, default: []].append(box) }
      guard found < Self.mostWarnings, pairs < Self.mostPairs else { return nil }
      pairs += places[place]?.count ?? 0
      let covered = (places[place] ?? []).filter { covers(box, $0) && !turns.separate(box, $0) }
      guard !covered.isEmpty else { return nil }
      found += 1
      return warning(box, covered, constraint, statement)
    }
  }

  private func warning(
    _ box: BoxID, _ covered: [BoxID], _ constraint: AnchorConstraint,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: box), let target = constraint.second,
      let last = covered.max(by: { end($0, target.attribute) < end($1, target.attribute) })
    else { return nil }
    // Of several that end at one place the first one is as good.
    let next =
      covered.first { end($0, target.attribute) == end(last, target.attribute) } ?? last
    var behind = constraint
    behind.second?.view = ConstraintView(next.index)
    let proposal = ConstraintProposal([behind], omitting: [constraint])
    let mends = trials.mends(proposal, in: container) { outcome in
      outcome.standsOut <= 0
        && covered.allSatisfy { !areCommon(outcome.frame(of: box), outcome.frame(of: $0)) }
    }
    guard mends else { return nil }
    let names = [box, next].map { boxes.statementName(of: $0, in: source) }
    let equation =
      "\(names[0]).\(constraint.first.attribute.rawValue) == \(names[1]).\(target.attribute.rawValue)"
      + constraint.constant.asSummand
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) covers \(covered.map(boxes.name).listed(atMost: Self.mostNamed)) wholly: it is held where "
        + "\(covered.count > 1 ? "they are" : "that is")",
      at: statement.range,
      hints: ["it stands behind with <constraint>\(equation)</constraint>"])
  }

  private func end(_ box: BoxID, _ edge: LayoutAttribute) -> Double {
    let frame = boxes.layout.frame(of: box)
    return edge.axis == .horizontal ? frame.maxX : frame.maxY
  }

  private func areCommon(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return true }
    return one.overlaps(other, by: Self.leastLength)
  }

  /// Whether nothing of a text can be seen behind a view that comes later and that no statement ties to it.
  private func covers(_ cover: BoxID, _ text: BoxID) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: text))
    let paint = boxes.elements[cover.index].paint
    let under = boxes.elements[text.index].paint
    guard text.index < cover.index, boxes.showsText(text), frame.size.width > 1,
      frame.size.height > 1, boxes.layout.parent(of: text) == boxes.layout.parent(of: cover),
      paint.background.color.alpha == 1, paint.isPlain, under.isPlain, own.minX <= frame.minX + 0.5,
      own.minY <= frame.minY + 0.5, own.maxX >= frame.maxX - 0.5, own.maxY >= frame.maxY - 0.5
    else { return false }
    let (view, other) = (ConstraintView(cover.index), ConstraintView(text.index))
    return !comparisons[other].contains { _, constraint in
      constraint.first.view == view || constraint.second?.view == view
    }
  }
}
