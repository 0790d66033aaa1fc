import StrutConstraints
import StrutCore
import StrutLayout

/// Views that cover texts wholly since they are held at the same place as these: a statement was copied, and what it is
/// about was not changed.
struct CopiedPlaces: ContextualMessages {
  /// Where statements hold a view.
  private struct Place: Hashable {
    var edge: LayoutAttribute
    var target: Anchor
    var distance: Double
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each statement that puts a view onto texts, with the one that puts it behind them.
  var warnings: [Diagnostic] {
    var places: [Place: [BoxID]] = [:]
    return boxes.layout.constraintStatements.compactMap { statement -> Diagnostic? in
      guard statement.kind == .equation, statement.constraints.count == 1,
        let constraint = statement.constraints.first, let target = constraint.second,
        constraint.relation == .equal, constraint.multiplier == 1,
        target.attribute == constraint.first.attribute.oppositeEdge, !target.view.isHelper,
        !constraint.first.view.isHelper, target.view != statement.container
      else { return nil }
      let box = BoxID(Int(constraint.first.view.index))
      let place = Place(
        edge: constraint.first.attribute, target: target, distance: constraint.constant)
      defer { places[place, default: []].append(box) }
      let covered = (places[place] ?? []).filter { covers(box, $0) }
      return covered.isEmpty ? nil : warning(box, covered, constraint, statement)
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
      "\(boxes.name(of: box)) covers \(covered.map(boxes.name).listed()) wholly: it is held where "
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
    return min(one.maxX, other.maxX) - max(one.minX, other.minX) > 1
      && min(one.maxY, other.maxY) - max(one.minY, other.minY) > 1
  }

  /// Whether nothing of a text can be seen behind a view that comes later and that no statement ties to it.
  private func covers(_ cover: BoxID, _ text: BoxID) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: text))
    let paint = boxes.elements[cover.index].paint
    guard text.index < cover.index, boxes.showsText(text), frame.size.width > 1,
      frame.size.height > 1, boxes.layout.parent(of: text) == boxes.layout.parent(of: cover),
      paint.background.color.alpha == 1, paint.isVisible, paint.opacity == 1,
      paint.transform.isEmpty, paint.zIndex == nil, paint.blendMode == .normal,
      boxes.elements[text.index].paint.zIndex == nil, own.minX <= frame.minX + 0.5,
      own.minY <= frame.minY + 0.5, own.maxX >= frame.maxX - 0.5, own.maxY >= frame.maxY - 0.5
    else { return false }
    let (view, other) = (ConstraintView(cover.index), ConstraintView(text.index))
    return !comparisons[other].contains { _, constraint in
      constraint.first.view == view || constraint.second?.view == view
    }
  }
}
