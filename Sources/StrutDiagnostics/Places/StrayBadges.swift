import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views at a corner of another view along one axis and at the edge of the canvas along the other, half of which or a
/// little of which is cut: both equations were to name that view.
struct StrayBadges: ContextualMessages {
  /// The largest distance of the middle of a badge from the edge that it is at, in points: what is farther is at no corner.
  private static let largestDistance = 8.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations about the edge of the canvas, where a part of the view is in that.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard let (constraint, edge) = statement.loneComparison,
        edge.view == statement.container, !isGone(constraint.first.view, from: edge.view)
      else { return nil }
      return warning(constraint, edge, statement)
    }
  }

  /// The warning about a view that is outside of the canvas wholly; `nil` for others.
  func warning(ofGone box: BoxID) -> Diagnostic? {
    let view = ConstraintView(box.index)
    return comparisons[view].lazy.compactMap { statement, _ -> Diagnostic? in
      guard let (constraint, edge) = statement.loneComparison, constraint.first.view == view,
        edge.view == statement.container, isGone(view, from: edge.view)
      else { return nil }
      return warning(constraint, edge, statement)
    }.first
  }

  /// Whether nothing of a view is in its container.
  private func isGone(_ view: ConstraintView, from container: ConstraintView) -> Bool {
    guard !view.isHelper, !container.isHelper else { return false }
    let size = boxes.layout.frame(of: BoxID(Int(container.index))).size
    let frame = boxes.layout.frame(of: BoxID(Int(view.index)))
    return !Rect(origin: .zero, size: size).overlaps(frame, by: 0)
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard edge.area == .frame,
      isCorner(constraint, edge) || isOutwards(constraint, edge) || isAtEdge(constraint, edge),
      !isNotch(constraint, edge),
      let target = target(of: constraint, besides: statement.container)
    else { return nil }
    return warning(constraint, edge, target, statement)
  }

  /// Whether an equality holds the middle of a view at an edge.
  private func isCorner(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1 && edge.attribute.isEdge
      && [.centerX, .centerY].contains(constraint.first.attribute)
      && !constraint.first.view.isHelper && constraint.first.view != edge.view
  }

  /// Whether the middle of a view is at an edge of its container, and that of one like it opposite, as the notches of a ticket are.
  private func isNotch(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    let opposite = Anchor(edge.view, edge.attribute.oppositeEdge)
    guard isCorner(constraint, edge) else { return false }
    let own = boxes.layout.frame(of: BoxID(Int(constraint.first.view.index)))
    return comparisons[edge.view].contains { _, other in
      guard other.second == opposite, isCorner(other, opposite) else { return false }
      let frame = boxes.layout.frame(of: BoxID(Int(other.first.view.index)))
      return own.size == frame.size
        && (edge.attribute.axis == .horizontal
          ? own.minY == frame.minY : own.minX == frame.minX)
    }
  }

  /// Whether an equality holds an edge of a view a little beyond the same edge of something.
  private func isOutwards(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1 && edge.attribute.isEdge
      && constraint.first.attribute == edge.attribute && constraint.constant != 0
      && edge.attribute.isFarEdge == (constraint.constant > 0)
      && !constraint.first.view.isHelper && constraint.first.view != edge.view
  }

  /// Whether an equality holds an edge of a view at the same edge of something.
  private func isAtEdge(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
      && edge.attribute.isEdge && constraint.first.attribute == edge.attribute
      && !constraint.first.view.isHelper && constraint.first.view != edge.view
  }

  /// The view at whose edge the middle, or beyond whose edge the view, is held along the other axis; `nil` for none.
  private func target(
    of constraint: AnchorConstraint, besides container: ConstraintView
  ) -> ConstraintView? {
    comparisons[constraint.first.view].compactMap { _, other -> ConstraintView? in
      guard let edge = other.second, other.first.view == constraint.first.view,
        constraint.first.attribute.isEdge && constraint.constant != 0
          ? isOutwards(other, edge)
          : isCorner(other, edge) && abs(other.constant) <= Self.largestDistance,
        edge.view != container, !edge.view.isHelper,
        other.first.attribute.axis != constraint.first.attribute.axis
      else { return nil }
      return edge.view
    }.first
  }

  /// Whether a view is a small sign on a ground of its own and another one a picture or a square: what stands above the end of
  /// a bar is its number.
  private func isBadge(_ box: BoxID, of other: BoxID) -> Bool {
    let (own, size) = (boxes.layout.frame(of: box).size, boxes.layout.frame(of: other).size)
    return !boxes.elements[box.index].paint.background.isEmpty
      && own.width <= size.width && own.height <= size.height
      && (boxes.isPicture(other) || boxes.isGround(other) && abs(size.width - size.height) < 1)
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ target: ConstraintView,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (view, container) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    guard boxes.layout.parent(of: container) == nil, boxes.layout.parent(of: view) == container,
      boxes.layout.parent(of: BoxID(Int(target.index))) == container, boxes.showsSomething(view)
    else { return nil }
    // What is held at some distance from an edge of the canvas may well be meant for that place.
    let canvas = Rect(origin: .zero, size: boxes.layout.frame(of: container).size)
    let isAtEdge = constraint.first.attribute.isEdge && constraint.constant == 0
    let (own, other) = (
      boxes.layout.frame(of: view), boxes.layout.frame(of: BoxID(Int(target.index)))
    )
    let isStray =
      isAtEdge
      ? !own.overlaps(other, by: 0) && isBadge(view, of: BoxID(Int(target.index)))
      : !canvas.covers(own)
    guard isStray else { return nil }
    guard let meant = place(of: constraint, edge, at: target, isAtEdge: isAtEdge) else {
      return nil
    }
    let corner =
      "at the corner of \(boxes.name(of: BoxID(Int(target.index)))) it is \(equation(meant))"
    let message =
      isAtEdge ? edgeWords(view, target, edge) : outWords(view, constraint, edge)
    return Diagnostic(.warning, "outside", message, at: statement.range, hints: [corner])
  }

  /// What holds a view at the corner of another one in place of an edge of the canvas, tried; `nil` where that does not put it inside.
  private func place(
    of constraint: AnchorConstraint, _ edge: Anchor, at target: ConstraintView, isAtEdge: Bool
  ) -> AnchorConstraint? {
    let (view, container) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    var meant = constraint.replacing(edge.view, by: target)
    if isAtEdge {
      meant.first.attribute = constraint.first.attribute.axis == .horizontal ? .centerX : .centerY
    }
    // What is far from the edge of the canvas was to be at that of the view, and not as far from it.
    var choices = [meant]
    if abs(meant.constant) > Self.largestDistance, !meant.first.attribute.isEdge {
      meant.constant = 0
      choices.append(meant)
    }
    return choices.first { choice in
      trials.isMended(
        by: ConstraintProposal([choice], omitting: [constraint]), in: container,
        where: { $0.isInside(view, of: container) })
    }
  }

  private func edgeWords(_ view: BoxID, _ target: ConstraintView, _ edge: Anchor) -> String {
    "\(boxes.name(of: view)) is at an edge of \(boxes.name(of: BoxID(Int(target.index)))) along one axis and at the "
      + "\(edge.attribute.rawValue) edge of the canvas along the other"
  }

  private func outWords(_ view: BoxID, _ constraint: AnchorConstraint, _ edge: Anchor) -> String {
    let isMiddle = !constraint.first.attribute.isEdge
    let name = boxes.name(of: view)
    let amount = shortest(abs(constraint.constant))
    let isHalf = isMiddle && abs(constraint.constant) <= Self.largestDistance
    let out =
      isHalf
      ? "half of \(name) is"
      : isMiddle ? "the middle of \(name) is \(amount)" : "\(name) stands \(amount)"
    return
      "\(out) beyond the \(edge.attribute.rawValue) edge of its container, where the canvas ends"
  }
}
