import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words a little inside of the edge of a bar which is that of the canvas as well, so that they begin outside of the safe area, although
/// there is room for them in the bar: one equation has its edge in place of that of the area.
struct WordsOnBars: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8

  /// The largest part of the strip outside of the safe area that a distance is: a larger one was counted from the edge of the screen.
  private static let largestPart = 0.5

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    guard boxes.canvas.safeArea != Edges(0) else { return [] }
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge) = statement.heldAtView, edge.area == .frame,
        constraint.space == nil, edge.attribute == constraint.first.attribute,
        edge.attribute.axis == .vertical, edge.attribute.isEdge,
        edge.attribute.isFarEdge ? constraint.constant < 0 : constraint.constant > 0
      else { return nil }
      let (text, bar) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
      guard let root = boxes.layout.parent(of: text), boxes.layout.parent(of: root) == nil,
        boxes.layout.parent(of: bar) == root, boxes.isBareText(text), boxes.isGround(bar),
        !isTied(text, besides: bar, in: root),
        let depth = depth(of: bar, at: edge, in: root),
        abs(constraint.constant) <= depth * Self.largestPart,
        edge.attribute.isFarEdge || !OutsideAreas(context).hasClock(above: depth, in: root)
      else { return nil }
      return warning(ofWordsOn: bar, text, constraint, edge, statement, in: root, depth)
    }
  }

  /// Whether an equation holds a text at another view on a bar, as the label below an icon is.
  private func isTied(_ text: BoxID, besides bar: BoxID, in root: BoxID) -> Bool {
    let view = ConstraintView(text.index)
    return comparisons[view].contains { _, constraint in
      guard constraint.first.view == view, let other = constraint.second?.view, !other.isHelper,
        other != view, other != ConstraintView(bar.index), other != ConstraintView(root.index)
      else { return false }
      return boxes.layout.frame(of: bar).covers(boxes.layout.frame(of: BoxID(Int(other.index))))
    }
  }

  /// How deep the strip outside of the safe area is at an edge of a bar; `nil` where the bar is not there, or does not reach beyond it.
  private func depth(of bar: BoxID, at edge: Anchor, in root: BoxID) -> Double? {
    let area = boxes.layout.constraintAttributes(of: root).safeArea ?? boxes.canvas.safeArea
    let depth = edge.attribute.isFarEdge ? area.bottom : area.top
    let (frame, room) = (boxes.layout.frame(of: bar), boxes.layout.frame(of: root).size)
    let start = edge.attribute.isFarEdge ? room.height - frame.maxY : frame.minY
    guard abs(start) < 1, frame.size.height > depth, frame.size.width > room.width - 1 else {
      return nil
    }
    return depth
  }

  private func warning(
    ofWordsOn bar: BoxID, _ text: BoxID, _ constraint: AnchorConstraint, _ edge: Anchor,
    _ statement: ConstraintStatement, in root: BoxID, _ depth: Double
  ) -> Diagnostic? {
    var meant = constraint
    meant.second = Anchor(ConstraintView(root.index), edge.attribute, of: .safeArea)
    // The same place from the edge of the canvas.
    var tried = meant
    tried.second?.area = .frame
    tried.constant += edge.attribute.isFarEdge ? -depth : depth
    let isMended = trials.isMended(
      by: ConstraintProposal([tried], omitting: [constraint]), in: root
    ) { outcome in
      guard let own = outcome.frame(of: text), let ground = outcome.frame(of: bar) else {
        return false
      }
      return ground.covers(own) && outcome.standsOut <= 0
        && !outcome.hasTextInText(text, of: boxes) && outcome.keepsOrder(of: text, in: boxes)
    }
    guard isMended else { return nil }
    let side = edge.attribute.rawValue
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) stands \(shortest(abs(constraint.constant))) from the \(side) edge of "
        + "\(boxes.name(of: bar)), outside of the safe area",
      at: statement.range,
      hints: [
        "inside of it is \(equation(meant, in: statement.container))"
      ])
  }
}
