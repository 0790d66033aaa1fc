import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Buttons with round corners that go on beyond both sides of the canvas by the space that keeps others off these: the distances have the
/// wrong sign.
struct BothSidesOut: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The largest height of a button, in points, and the most views of a container that are looked at.
  private static let (largestHeight, mostViews) = (96.0, 120)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    let roots = context.views.byContainer.filter { boxes.layout.parent(of: $0.container) == nil }
    return Array(
      roots.lazy.flatMap { container, views in
        views.compactMap { warning($0, container, views) }
      }.prefix(Self.mostWarnings))
  }

  private func warning(_ view: BoxID, _ container: BoxID, _ views: [BoxID]) -> Diagnostic? {
    let (frame, room) = (boxes.layout.frame(of: view), boxes.layout.frame(of: container).size)
    guard boxes.isFilledText(view), frame.size.height <= Self.largestHeight,
      (context.views[view]?.inset.width ?? 0) / 2 < 8 - frame.minX,
      isRound(view), frame.minX < -1,
      abs(frame.maxX - room.width + frame.minX) < 1, !boxes.isWindow(container, along: .horizontal),
      isUsual(-frame.minX, in: container), areInside(views, besides: view, room.width)
    else { return nil }
    let sides = sides(of: view, in: container)
    guard sides.count == 2, Set(sides.map(\.constraint.first.attribute.isFarEdge)).count == 2,
      !sides.contains(where: { context.isComputed($0.statement) })
    else { return nil }
    let meant = sides.map(\.constraint.withOppositeSign)
    let isMended = trials.isMended(
      by: ConstraintProposal(meant, omitting: sides.map(\.constraint)), in: container
    ) { $0.isInside(view, of: container) && !$0.hasTextInText(view, of: boxes) }
    guard isMended else { return nil }
    let inset = sides[0].statement.kind == .follow ? sides[0].statement.text.withInsetInwards : nil
    let words = meant.map { equation($0, in: ConstraintView(container.index)) }.listed()
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) goes \(shortest(-frame.minX)) beyond both sides of \(boxes.nameOfOwner(container)), where the "
        + "canvas ends",
      at: sides[0].statement.range,
      hints: [inset.map { "an inset counts inwards: \($0)" } ?? "inside of it are both \(words)"])
  }

  /// The equalities that hold the sides of a view outside of those of its container.
  private func sides(of view: BoxID, in container: BoxID) -> [ComparisonsByView.Entry] {
    let (own, owner) = (ConstraintView(view.index), ConstraintView(container.index))
    return comparisons[own].filter { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        Set([constraint.first.view, second.view]) == [own, owner],
        constraint.first.attribute == second.attribute, second.attribute.axis == .horizontal,
        second.attribute.isEdge, constraint.multiplier == 1, constraint.space == nil
      else { return false }
      return constraint.constant != 0
    }
  }

  /// Whether all corners of a box are round alike: others are those of what is cut at the edge on purpose.
  private func isRound(_ view: BoxID) -> Bool {
    let radius = boxes.elements[view.index].paint.borderRadius
    return radius != Corners(.zero) && radius == Corners(radius.topLeft)
  }

  /// Whether a distance is that of the margins of a container.
  private func isUsual(_ distance: Double, in container: BoxID) -> Bool {
    let margins = boxes.layout.constraintAttributes(of: container).layoutMargins
    return abs(margins.left - distance) < 0.5 && abs(margins.right - distance) < 0.5
      || [LayoutAttribute.leading, .trailing].contains {
        usualInset(in: container, at: $0).map { abs($0 - distance) < 0.5 } ?? false
      }
  }

  private func areInside(_ views: [BoxID], besides view: BoxID, _ width: Double) -> Bool {
    let others = views.prefix(Self.mostViews).filter {
      $0 != view && boxes.showsSomething($0) && boxes.layout.style(of: $0).display != .none
    }
    return others.count > 1
      && others.allSatisfy {
        let frame = boxes.layout.frame(of: $0)
        return frame.minX > -1 && frame.maxX < width + 1
      }
  }
}
