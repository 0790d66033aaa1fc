import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that begin before a box or an image and end on it, since they are held at the start of their container and not where the text
/// begins that they stand below or above.
struct TextsBeforeBoxes: ContextualMessages {
  /// The most warnings, and the most equations that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The least width of a text before the box and on it, in points.
  private static let leastWidth = 4.0
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard tried < Self.mostTried, let (constraint, edge) = statement.loneComparison,
        edge.view == statement.container, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.space == nil, constraint.constant >= 0,
        [.leading, .left].contains(edge.attribute), edge.attribute == constraint.first.attribute,
        !constraint.first.view.isHelper, !context.isComputed(statement)
      else { return nil }
      let text = BoxID(Int(constraint.first.view.index))
      guard let container = boxes.layout.parent(of: text),
        ConstraintView(container.index) == statement.container,
        let box = box(across: text, in: container),
        let other = neighbour(of: text, beside: box, in: container),
        !isHeading(text, over: box, below: other)
      else { return nil }
      tried += 1
      return warning(text, box, other, constraint, statement)
    }
  }

  /// The box or image on which a text ends that begins before it, as high as a line of it at least; `nil` where the text has a ground.
  private func box(across text: BoxID, in container: BoxID) -> BoxID? {
    guard boxes.isBareText(text), !open.isTold(text), !boxes.isRightToLeft(container),
      let words = context.views.placeOfWords(in: text)
    else { return nil }
    let grounds = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter {
      $0.index < text.index && (boxes.isGround($0) || boxes.isPicture($0))
        && words.overlaps(boxes.layout.frame(of: $0))
    }
    guard !grounds.contains(where: { boxes.layout.frame(of: $0).covers(words) }) else { return nil }
    return grounds.first {
      let frame = boxes.layout.frame(of: $0)
      return words.minX < frame.minX - Self.leastWidth && words.maxX > frame.minX + Self.leastWidth
        && words.minY >= frame.minY - 1 && words.maxY <= frame.maxY + 1
    }
  }

  /// Whether a text is larger than the one that it stands below, or goes on behind a box: a heading over a panel is meant.
  private func isHeading(_ text: BoxID, over box: BoxID, below other: BoxID) -> Bool {
    let sizes = [text, other].map { boxes.fontSize(of: $0) ?? 0 }
    let end = context.views.placeOfWords(in: text)?.maxX ?? 0
    return sizes[0] > sizes[1] || end > boxes.layout.frame(of: box).maxX + 1
  }

  /// The text beside a box that an equation has a text below or above.
  private func neighbour(of text: BoxID, beside box: BoxID, in container: BoxID) -> BoxID? {
    let view = ConstraintView(text.index)
    let end = boxes.layout.frame(of: box).maxX
    return comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.axis == .vertical, constraint.first.attribute.isEdge,
        second.attribute == constraint.first.attribute.oppositeEdge
      else { return nil }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      guard !other.isHelper, other != view else { return nil }
      let neighbour = BoxID(Int(other.index))
      return self.boxes.layout.parent(of: neighbour) == container && self.boxes.showsText(neighbour)
        && self.boxes.layout.frame(of: neighbour).minX >= end - 0.5 ? neighbour : nil
    }.first
  }

  private func warning(
    _ text: BoxID, _ box: BoxID, _ other: BoxID, _ constraint: AnchorConstraint,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: text),
      let words = context.views.placeOfWords(in: text)
    else { return nil }
    let edge = constraint.first.attribute
    let meant = AnchorConstraint(
      constraint.first, .equal, Anchor(ConstraintView(other.index), edge))
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) {
      $0.stands(text, apartFrom: box, in: container) && !$0.hasTextInText(text, of: boxes)
        && $0.standsOut <= 0
    }
    guard isMended else { return nil }
    let frame = boxes.layout.frame(of: box)
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) begins \(shortest(frame.minX - words.minX)) before \(boxes.name(of: box)) "
        + "and ends on it",
      at: statement.range,
      hints: ["where \(boxes.name(of: other)) begins it is \(equation(meant))"])
  }
}
