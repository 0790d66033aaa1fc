import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes that stand before the start of the canvas, since an equation puts them before the view that they come after in the
/// document.
struct BackwardViews: ContextualMessages {
  /// The most boxes that are looked at.
  private static let mostViews = 8
  /// Lengths up to this one are nothing to the eye.
  private static let leastLength = 1.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    context.views.all.lazy.filter(isOut).prefix(Self.mostViews).compactMap(warning)
  }

  /// Whether a box that is no text is partly before the start of the canvas, which nobody was told.
  private func isOut(_ box: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: box), boxes.layout.parent(of: container) == nil,
      [Axis.horizontal, .vertical].contains(where: {
        overhang(of: box, in: container, $0) > Self.leastLength
      })
    else { return false }
    return boxes.layout.style(of: container).display == .constraints && !boxes.showsText(box)
      && boxes.showsSomething(box) && boxes.elements[box.index].paint.isPlain && !open.isTold(box)
      && boxes.elements[box.index].kind != .guide && boxes.layout.style(of: box).display != .none
  }

  /// How far a box is before the start of its container; below 0 inside of it.
  private func overhang(of box: BoxID, in container: BoxID, _ axis: Axis) -> Double {
    let frame = boxes.layout.frame(of: box)
    guard axis == .horizontal else { return -frame.minY }
    return boxes.isRightToLeft(container)
      ? frame.maxX - boxes.layout.frame(of: container).size.width : -frame.minX
  }

  private func warning(_ box: BoxID) -> Diagnostic? {
    let view = ConstraintView(box.index)
    guard let container = boxes.layout.parent(of: box),
      let (range, hint) = SwappedSides(context).exchange(for: box, in: container)
    else { return nil }
    let before = comparisons[view].compactMap { statement, constraint -> Anchor? in
      guard statement.range == range, constraint.first.view == view else { return nil }
      return constraint.second
    }.first
    guard let before, before.view.index < view.index else { return nil }
    let axis = before.attribute.axis
    let amount = overhang(of: box, in: container, axis)
    guard amount > Self.leastLength else { return nil }
    let start = boxes.isRightToLeft(container) ? "right" : "left"
    let side = axis == .horizontal ? start : "top"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) stands \(shortest(amount)) beyond the \(side) edge of \(boxes.nameOfOwner(container)), "
        + "\(axis == .horizontal ? "before" : "above") \(boxes.name(of: BoxID(Int(before.view.index))))",
      at: range, hints: [hint])
  }
}
