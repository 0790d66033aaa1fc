import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Dots with their middles at the end of a text, so that they hide its last letter: they were to be beside the words, or at the corner of
/// an icon.
struct SignsOnWords: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The largest dot, in points.
  private static let largestSign = 28.0
  /// The least width of words that is hidden, in points, and the least part of their height: what is less touches a letter.
  private static let (leastWidth, leastHeight) = (6.0, 0.4)
  /// The distance of a dot beside words, in points.
  private static let distance = 4.0
  /// The sizes of icons, in points.
  private static let icons = 16.0...64.0
  /// The most views of a container that are looked at.
  private static let mostSiblings = 120

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
        constraint.first.attribute == .centerX, target.attribute.isEdge, target.area == .frame
      else { return nil }
      let (sign, text) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)))
      guard let container = boxes.layout.parent(of: sign),
        boxes.layout.parent(of: text) == container, isSign(sign), hides(sign, text)
      else { return nil }
      return warning(sign, text, constraint, target, statement, in: container)
    }
  }

  /// Whether a box is an opaque dot or square without words.
  private func isSign(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    return boxes.isGround(box) && boxes.elements[box.index].paint.background.color.alpha == 1
      && abs(size.width - size.height) < 1 && size.width <= Self.largestSign
  }

  /// Whether a dot hides letters of a text.
  private func hides(_ sign: BoxID, _ text: BoxID) -> Bool {
    guard sign.index > text.index, boxes.isBareText(text),
      let words = context.views.placeOfWords(in: text),
      let common = words.intersection(boxes.layout.frame(of: sign))?.size
    else { return false }
    return common.width >= Self.leastWidth
      && common.height >= Self.leastHeight * words.size.height
  }

  private func warning(
    _ sign: BoxID, _ text: BoxID, _ constraint: AnchorConstraint, _ target: Anchor,
    _ statement: ConstraintStatement, in container: BoxID
  ) -> Diagnostic? {
    var beside = constraint
    beside.first.attribute = target.attribute.oppositeEdge
    beside.constant = target.attribute.isFarEdge ? Self.distance : -Self.distance
    let isMended = isFree(sign, in: container, ConstraintProposal([beside], omitting: [constraint]))
    let corner = corner(for: sign, text, instead: constraint, in: container)
    let hints = [
      corner, isMended ? "beside the words it is \(equation(beside))" : nil,
    ].compactMap { $0 }
    guard !hints.isEmpty else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: sign)) hides letters of \(boxes.name(of: text)): its middle is at the \(target.attribute.rawValue) edge of "
        + "the words",
      at: statement.range, hints: [hints.joined(separator: ", or ")])
  }

  private func isFree(
    _ sign: BoxID, in container: BoxID, _ proposal: ConstraintProposal
  ) -> Bool {
    let texts = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter(
      boxes.showsText)
    return trials.isMended(by: proposal, in: container) { outcome in
      outcome.standsOut <= 0 && outcome.isInside(sign, of: container)
        && texts.allSatisfy { outcome.separates(sign, $0) }
    }
  }

  /// What puts a dot at the corner of the first icon of the container, where equations hold it at a text along both axes; `nil` for none.
  private func corner(
    for sign: BoxID, _ text: BoxID, instead constraint: AnchorConstraint, in container: BoxID
  ) -> String? {
    let (view, other) = (constraint.first.view, ConstraintView(text.index))
    let across = comparisons[view].map(\.constraint).filter {
      $0.first == Anchor(view, .centerY) && $0.second?.view == other
        && $0.second?.attribute.axis == .vertical && $0.relation == .equal
    }
    let own = boxes.layout.frame(of: sign).size.width
    let icon = boxes.layout.children(of: container).prefix(Self.mostSiblings).first { icon in
      let size = boxes.layout.frame(of: icon).size
      return icon.index < sign.index && (boxes.isGround(icon) || boxes.isPicture(icon))
        && boxes.elements[icon.index].id != nil && abs(size.width - size.height) < 1
        && Self.icons.contains(size.width) && size.width > own
    }
    guard across.count == 1, let icon else { return nil }
    let meant = [constraint, across[0]].map {
      $0.replacing(other, by: ConstraintView(icon.index))
    }
    let proposal = ConstraintProposal(meant, omitting: [constraint, across[0]])
    guard isFree(sign, in: container, proposal) else { return nil }
    return
      "at the corner of \(boxes.name(of: icon)) it is \(meant.map { equation($0) }.listed())"
  }
}
