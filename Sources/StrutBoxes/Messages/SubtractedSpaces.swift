import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that begin within the box or the image beside or below which they stand, since the space between both was
/// subtracted.
struct SubtractedSpaces: ContextualMessages {
  /// The least and the largest space that is one, in points.
  private static let spaces = 4.0...32.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard let (constraint, edge) = statement.heldAtView, let amount = constraint.crossing,
        Self.spaces.contains(amount)
      else { return nil }
      return warning(constraint, edge, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (text, box) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    guard let container = boxes.layout.parent(of: text),
      boxes.layout.parent(of: box) == container, boxes.showsText(text),
      boxes.isGround(box) || boxes.isPicture(box)
    else { return nil }
    let paint = boxes.elements[text.index].paint
    let (own, other) = (boxes.layout.frame(of: text), boxes.layout.frame(of: box))
    // What has a ground of its own is a badge, and what is in the box wholly stands on it.
    guard paint.isPlain, paint.background.isEmpty,
      boxes.layout.style(of: text).border == StyleEdges(0), own.overlaps(other),
      !other.covers(own), other.size.extent(edge.attribute.axis) > abs(constraint.constant)
    else { return nil }
    let apart = constraint.withOppositeSign
    let mends = trials.mends(ConstraintProposal([apart], omitting: [constraint]), in: container) {
      $0.stands(text, apartFrom: box, in: container)
    }
    guard mends else { return nil }
    let name = boxes.statementName(of: box, in: source)
    let amount = shortest(abs(constraint.constant))
    let (verb, side) =
      switch constraint.first.attribute {
      case .bottom: ("ends", "above")
      case .top: ("begins", "below")
      default: ("begins", "beside")
      }
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) \(verb) \(amount) within \(boxes.name(of: box)), \(side) which it stands",
      at: statement.range,
      hints: [
        "they are \(amount) apart with \(name).\(edge.attribute.rawValue)\(apart.constant.asSummand)"
      ])
  }
}
