import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that begin within the box or the image beside or below which they stand, or boxes and buttons that stand in a text,
/// since the space between both was subtracted.
struct SubtractedSpaces: ContextualMessages {
  /// The least and the largest space that is one, in points.
  private static let spaces = 4.0...32.0

  /// The least length of a box that is none of the marks in a text, in points.
  private static let leastBox = 12.0
  /// How much of a line a button hides by mistake, in points.
  private static let leastCover = 6.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard let (constraint, edge, amount) = statement.crossing, Self.spaces.contains(amount)
      else { return nil }
      return warning(constraint, edge, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let views = [constraint.first.view, edge.view].map { BoxID(Int($0.index)) }
    guard let text = views.first(where: isPlainText), let box = views.first(where: { $0 != text }),
      let container = boxes.layout.parent(of: text), boxes.layout.parent(of: box) == container,
      stands(box, across: constraint, behind: text == views[0])
    else { return nil }
    let (own, other) = (boxes.layout.frame(of: text), boxes.layout.frame(of: box))
    // What is in the box wholly stands on it.
    guard own.overlaps(other), !other.covers(own), !CoveringTexts(context).covers(box, text),
      other.size.extent(edge.attribute.axis) > abs(constraint.constant)
    else { return nil }
    let apart = constraint.withOppositeSign
    let proposal = ConstraintProposal([apart], omitting: [constraint])
    let isMended = trials.isMended(by: proposal, in: container) {
      $0.stands(text, apartFrom: box, in: container)
    }
    guard isMended else { return nil }
    let name = boxes.statementName(of: views[1], in: source)
    let amount = shortest(abs(constraint.constant))
    return Diagnostic(
      .warning, "outside",
      text == views[0]
        ? beginning(of: text, within: box, constraint)
        : "\(boxes.name(of: box)) stands \(amount) in the text of \(boxes.name(of: text))",
      at: statement.range,
      hints: [
        "they are \(amount) apart with \(name).\(edge.attribute.rawValue)\(apart.constant.asSummand)"
      ])
  }

  private func beginning(
    of text: BoxID, within box: BoxID, _ constraint: AnchorConstraint
  ) -> String {
    let (verb, side) =
      switch constraint.first.attribute {
      case .bottom: ("ends", "above")
      case .top: ("begins", "below")
      default: ("begins", "beside")
      }
    return
      "the text of \(boxes.name(of: text)) \(verb) \(shortest(abs(constraint.constant))) within \(boxes.name(of: box)), "
      + "\(side) which it stands"
  }

  /// Whether a view is a text on no ground of its own; with one it may be a badge.
  private func isPlainText(_ box: BoxID) -> Bool {
    let paint = boxes.elements[box.index].paint
    return boxes.showsText(box) && paint.isPlain && paint.background.isEmpty
      && boxes.layout.style(of: box).border == StyleEdges(0)
  }

  /// Whether nothing but its border can be seen of a view, as of the lens in a search field.
  private func isOutline(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    return element.content == .none && element.paint.isPlain
      && boxes.layout.style(of: box).border != StyleEdges(0)
      && boxes.layout.style(of: box).display != .none && boxes.layout.children(of: box).isEmpty
  }

  /// Whether a view is a box or an image beside which a text is to stand. What is held at the text may be a line through it or
  /// a badge at its end: it is larger than that, or hides a good part of the line.
  private func stands(
    _ box: BoxID, across constraint: AnchorConstraint, behind isTarget: Bool
  ) -> Bool {
    if boxes.isGround(box) || boxes.isPicture(box) || isOutline(box) {
      let size = boxes.layout.frame(of: box).size
      return isTarget || min(size.width, size.height) >= Self.leastBox
    }
    let paint = boxes.elements[box.index].paint
    // Who keeps two apart does not mean a badge.
    let isBadge =
      constraint.relation == .equal
      && (constraint.first.attribute.axis == .horizontal
        || abs(constraint.constant) < Self.leastCover)
    return boxes.showsText(box) && paint.isPlain && paint.background.color.alpha == 1 && !isBadge
  }
}
