import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Canvases that are as high as a column makes them, which begins at the top of a picture with a ratio of its own and ends far before that
/// does: it was to begin below the picture.
struct ShortCanvases: ContextualMessages {
  /// The most views that are followed in a column.
  private static let mostInColumn = 60
  /// The least part of the picture that is cut.
  private static let leastCut = 0.25

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    context.views.byContainer.compactMap { container, views in
      guard boxes.layout.parent(of: container) == nil, boxes.canvas.height == nil,
        boxes.layout.style(of: container).height == .auto, !boxes.isWindow(container),
        let head = head(ofColumnIn: container), !context.isComputed(head.statement)
      else { return nil }
      return views.lazy.compactMap { warning($0, head, in: container) }.first
    }
  }

  /// The equation that holds the first view of the column that ends a container.
  private func head(ofColumnIn container: BoxID) -> (
    statement: ConstraintStatement, constraint: AnchorConstraint, end: ConstraintView
  )? {
    let owner = ConstraintView(container.index)
    guard let end = comparisons.end(of: owner, .vertical)?.other.view else { return nil }
    var (current, seen): (ConstraintView, Set<ConstraintView>) = (end, [])
    while seen.insert(current).inserted, seen.count <= Self.mostInColumn, !current.isHelper {
      let own = Anchor(current, .top)
      let held = comparisons[current].filter { _, constraint in
        constraint.first == own && constraint.relation == .equal && constraint.multiplier == 1
      }
      guard held.count == 1, let second = held[0].constraint.second, !second.view.isHelper else {
        return nil
      }
      if second.attribute == .top, held[0].statement.heldAtView != nil {
        return (held[0].statement, held[0].constraint, end)
      }
      guard second.attribute == .bottom else { return nil }
      current = second.view
    }
    return nil
  }

  private func warning(
    _ picture: BoxID,
    _ head: (statement: ConstraintStatement, constraint: AnchorConstraint, end: ConstraintView),
    in container: BoxID
  ) -> Diagnostic? {
    let (view, owner) = (ConstraintView(picture.index), ConstraintView(container.index))
    let (frame, room) = (boxes.layout.frame(of: picture), boxes.layout.frame(of: container).size)
    let beyond = frame.maxY - room.height
    guard head.constraint.second == Anchor(view, .top), head.constraint.constant > 0,
      boxes.isPicture(picture) || boxes.isBareGround(picture),
      boxes.isPicture(picture) || boxes.layout.style(of: picture).aspectRatio != nil,
      boxes.elements[picture.index].paint.borderRadius == Corners(.zero),
      beyond > Self.leastCut * frame.size.height, frame.minY > -1,
      comparisons.hold(view, at: .leading, of: owner),
      comparisons.hold(view, at: .trailing, of: owner),
      comparisons.hold(view, at: .top, of: owner)
    else { return nil }
    var below = head.constraint
    below.second?.attribute = .bottom
    let isMended = trials.isMended(
      by: ConstraintProposal([below], omitting: [head.constraint]), in: container
    ) {
      $0.isInside(picture, of: container) && $0.standsOut <= 0
        && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
    guard isMended else { return nil }
    let names = [picture, BoxID(Int(head.end.index)), BoxID(Int(head.constraint.first.view.index))]
      .map { boxes.name(of: $0) }
    return Diagnostic(
      .warning, "outside",
      "\(names[0]) ends \(shortest(beyond)) beyond the bottom edge of \(boxes.nameOfOwner(container)), whose height "
        + "\(names[1]) ends: \(names[2]) begins at its top",
      at: head.statement.range, hints: ["below it is \(equation(below))"])
  }
}
