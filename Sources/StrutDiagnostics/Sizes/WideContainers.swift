import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Containers whose texts make them wider than the canvas, so that they are cut at both sides.
struct WideContainers: ContextualMessages {
  /// The distance from each side that is proposed, in points.
  private static let distance = 16.0
  /// Lengths up to this one are nothing to the eye.
  private static let leastLength = 1.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    context.views.all.compactMap { box in
      guard boxes.layout.style(of: box).display == .constraints,
        let container = boxes.layout.parent(of: box), boxes.layout.parent(of: container) == nil,
        boxes.elements[box.index].id != nil
      else { return nil }
      let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
      guard frame.minX < -Self.leastLength, frame.maxX > room.width + Self.leastLength,
        room.width > Self.leastLength, boxes.layout.style(of: box).width == .auto,
        boxes.layout.children(of: box).contains(where: boxes.showsText)
      else { return nil }
      return warning(box, in: container, by: frame.width - room.width)
    }
  }

  private func warning(
    _ box: BoxID, in container: BoxID, by amount: Double
  ) -> Diagnostic? {
    let bound = AnchorConstraint(
      Anchor(ConstraintView(box.index), .width), .lessOrEqual,
      Anchor(ConstraintView(container.index), .width), plus: -2 * Self.distance)
    let mends = trials.mends(ConstraintProposal([bound]), in: container) { outcome in
      outcome.isInside(box, of: container)
        && boxes.layout.children(of: box).allSatisfy { !outcome.hasTextInText($0, of: boxes) }
    }
    guard mends else { return nil }
    let name = boxes.statementName(of: box, in: source)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) is \(shortest(amount)) wider than its container, where the canvas ends: its texts make it so, "
        + "and nothing limits its width",
      at: boxes.elements[box.index].range,
      hints: [
        "inside of it is <constraint>\(name).width ≤ superview.width\((-2 * Self.distance).asSummand)</constraint>, "
          + "which wraps its texts"
      ])
  }
}
