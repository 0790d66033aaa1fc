import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes and buttons side by side or below one another that stand in one another, since the distance between them has the
/// wrong sign.
struct CrossedNeighbours: ContextualMessages {
  /// The least and the largest distance that is one, in points.
  private static let distances = 4.0...32.0
  /// The part of the shorter of two views up to which they stand in one another by mistake.
  private static let largestPart = 0.5
  /// The most warnings.
  private static let mostWarnings = 8

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge, amount) = statement.crossing, Self.distances.contains(amount)
      else { return nil }
      return warning(constraint, edge, amount, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ amount: Double,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (one, other) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    let axis = edge.attribute.axis
    guard let container = boxes.layout.parent(of: one), boxes.layout.parent(of: other) == container,
      areAlike(one, other, across: axis), isPart(amount, of: one, other, axis)
    else { return nil }
    let apart = constraint.withOppositeSign
    let proposal = ConstraintProposal([apart], omitting: [constraint])
    let isMended = trials.isMended(by: proposal, in: container) { $0.separates(one, other) }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: one)) and \(boxes.name(of: other)) stand \(shortest(amount)) in one another: the distance between "
        + "them is \(shortest(-amount))",
      at: statement.range,
      hints: [
        "they are \(shortest(amount)) apart with \(equation(apart))"
      ])
  }

  /// Whether two views stand in one another by a distance that is a small part of both.
  private func isPart(_ amount: Double, of one: BoxID, _ other: BoxID, _ axis: Axis) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    let shorter = min(frames[0].size.extent(axis), frames[1].size.extent(axis))
    return frames[0].overlaps(frames[1]) && amount <= Self.largestPart * shorter
  }

  /// Whether two views are of one row or column: of one kind, equally high or wide and at one place across. What decorates
  /// another one, as a badge does, is smaller; pictures and discs are stacked on purpose, and cards overlap with a shadow.
  private func areAlike(_ one: BoxID, _ other: BoxID, across axis: Axis) -> Bool {
    guard isBar(one), isBar(other), boxes.showsText(one) == boxes.showsText(other) else {
      return false
    }
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    let isRow = axis == .horizontal
    let starts = frames.map { isRow ? $0.minY : $0.minX }
    let ends = frames.map { isRow ? $0.maxY : $0.maxX }
    return abs(starts[0] - starts[1]) < 1
      && (abs(ends[0] - ends[1]) < 1 || !isRow && boxes.showsText(one))
  }

  /// Whether a view is a text on a ground, or a ground alone with nothing that lets it stand out from what is below it.
  private func isBar(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    guard paint.isPlain, paint.background.color.alpha == 1, paint.boxShadow.isEmpty,
      boxes.layout.style(of: box).border == StyleEdges(0)
    else { return false }
    if boxes.showsText(box) { return !isDisc(box) }
    return boxes.isGround(box) && paint.borderRadius == Corners(.zero)
  }

  /// Whether a view is as wide as it is high, as a disc with initials is.
  private func isDisc(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    return abs(size.width - size.height) < 2
  }
}
