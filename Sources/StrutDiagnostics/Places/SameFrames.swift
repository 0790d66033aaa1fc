import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that nothing can be seen of since a later one has the same frame by the same equations: these were copied, and not changed.
struct SameFrames: ContextualMessages {
  /// The most warnings, and the most pairs that are tried.
  private static let (mostWarnings, mostTried) = (4, 4)
  /// The least length of what is missed, in points.
  private static let leastLength = 8.0

  /// Where equations hold the start of a view in its container.
  private struct Corner: Hashable {
    var first: HeldPlace
    var second: HeldPlace
    var width: Double
    var height: Double
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each pair, at the statement about the later view.
  var warnings: [Diagnostic] {
    var tried = 0
    return context.views.byContainer.flatMap { container, views -> [Diagnostic] in
      var corners: [Corner: BoxID] = [:]
      return views.compactMap { box -> Diagnostic? in
        guard isSolid(box), let (corner, top) = corner(of: box, in: container) else { return nil }
        guard let before = corners[corner] else {
          corners[corner] = box
          return nil
        }
        guard tried < Self.mostTried, hides(box, before) else { return nil }
        tried += 1
        return warning(box, over: before, top, in: container)
      }
    }.prefix(Self.mostWarnings).map { $0 }
  }

  /// Whether a view hides what is behind it and would be missed itself.
  private func isSolid(_ box: BoxID) -> Bool {
    let size = boxes.layout.frame(of: box).size
    return boxes.isOpaque(box) && boxes.elements[box.index].paint.opacity == 1
      && boxes.elements[box.index].paint.isVisible && !open.isTold(box)
      && min(size.width, size.height) >= Self.leastLength
  }

  /// Whether a view hides another one of the same frame wholly that would be missed: an image may let it through, and a bare ground that
  /// is hidden is a layer, as the one that stands for a photo until that is loaded.
  private func hides(_ box: BoxID, _ before: BoxID) -> Bool {
    boxes.elements[box.index].paint.background.color.alpha == 1
      && boxes.elements[box.index].paint.borderRadius
        == boxes.elements[before.index].paint.borderRadius
      && (boxes.showsText(before) || boxes.isPicture(before))
  }

  /// Where equations hold a view at its container, with the one about its top; `nil` for views that other statements hold.
  private func corner(
    of box: BoxID, in container: BoxID
  ) -> (Corner, ComparisonsByView.Entry)? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    let own = comparisons[view].filter { $0.constraint.first.view == view }
    let places = own.filter { statement, constraint in
      statement.loneComparison != nil && constraint.relation == .equal
        && constraint.multiplier == 1 && constraint.second?.view == owner
        && constraint.second?.attribute == constraint.first.attribute
        && constraint.first.attribute.kind != .size && !context.isComputed(statement)
    }
    guard places.count == 2,
      !own.contains(where: { _, constraint in
        constraint.second.map { $0.view != owner || $0.attribute.kind == .size } ?? false
      }),
      let side = places.first(where: { $0.constraint.first.attribute.axis == .horizontal }),
      let top = places.first(where: { $0.constraint.first.attribute == .top }),
      let one = side.constraint.second, let other = top.constraint.second
    else { return nil }
    let size = boxes.layout.frame(of: box).size
    return (
      Corner(
        first: side.constraint.place(at: one), second: top.constraint.place(at: other),
        width: size.width.rounded(), height: size.height.rounded()), top
    )
  }

  private func warning(
    _ box: BoxID, over before: BoxID, _ top: ComparisonsByView.Entry, in container: BoxID
  ) -> Diagnostic? {
    let meant = AnchorConstraint(
      top.constraint.first, .equal, Anchor(ConstraintView(before.index), .bottom),
      plus: usualSpace(in: container, along: .vertical))
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [top.constraint]), in: container
    ) {
      $0.stands(box, apartFrom: before, in: container) && $0.standsOut <= 0
        && !$0.hasMoreOnTexts(in: container, of: boxes) && !$0.hasTextInText(box, of: boxes)
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) hides \(boxes.name(of: before)) wholly: both are held at one place and have one size",
      at: top.statement.range, hints: ["below it is \(equation(meant))"])
  }
}
