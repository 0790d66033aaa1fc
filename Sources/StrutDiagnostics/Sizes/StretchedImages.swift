import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Images of which something gives one length alone: the other one is that of the file, so that they are distorted, a sliver of
/// what they show, or far larger than their container.
struct StretchedImages: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// How much of its ratio an image loses before the eye sees it, and how much of one that is cut to its frame.
  private static let (leastLoss, leastCut) = (1.05, 4.0)
  /// The least length of a file that is no strip to be stretched, in pixels.
  private static let leastSide = 12.0
  /// The least length by which an image runs out of its container by mistake, in points.
  private static let leastLength = 4.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the images.
  var warnings: [Diagnostic] {
    context.views.all.messages(atMost: Self.mostWarnings) { box in
      guard boxes.isPicture(box), !open.isTold(box), let container = boxes.layout.parent(of: box),
        boxes.layout.style(of: container).display == .constraints,
        boxes.layout.style(of: box).aspectRatio == nil,
        let natural = context.views[box]?.naturalSize,
        min(natural.width, natural.height) >= Self.leastSide
      else { return nil }
      return beyond(box, container) ?? stretched(box, container, natural)
    }
  }

  // MARK: Ratios

  private func stretched(_ box: BoxID, _ container: BoxID, _ natural: Size) -> Diagnostic? {
    let size = boxes.layout.frame(of: box).size
    guard min(size.width, size.height) >= 1 else { return nil }
    let loss = (size.width * natural.height) / (size.height * natural.width)
    let isFilled = isFilled(box)
    guard max(loss, 1 / loss) >= (isFilled ? Self.leastLoss : Self.leastCut),
      let axis = [Axis.vertical, .horizontal].first(where: {
        abs(size.extent($0) - natural.extent($0)) < 0.5 && !hasSize(box, $0)
      }),
      isFilled || !hasSize(box, axis == .vertical ? .horizontal : .vertical)
    else { return nil }
    return warning(box, container, natural, along: axis)
  }

  private func warning(
    _ box: BoxID, _ container: BoxID, _ natural: Size, along axis: Axis
  ) -> Diagnostic? {
    let size = boxes.layout.frame(of: box).size
    let isHigh = axis == .vertical
    let view = ConstraintView(box.index)
    let (own, other): (LayoutAttribute, LayoutAttribute) =
      isHigh ? (.height, .width) : (.width, .height)
    let factor = isHigh ? natural.height / natural.width : natural.width / natural.height
    let shown = "\(shortest(size.width)) × \(shortest(size.height))"
    let file = "\(shortest(natural.width)) × \(shortest(natural.height))"
    let ratio =
      natural.width == natural.height
      ? "aspect-ratio=\"1\""
      : "aspect-ratio=\"\(shortest(natural.width)) / \(shortest(natural.height))\""
    let across: Axis = isHigh ? .horizontal : .vertical
    let keeps = trials.isMended(
      by: ConstraintProposal([
        AnchorConstraint(Anchor(view, own), .equal, Anchor(view, other), times: factor)
      ]), in: container
    ) { abs(($0.frame(of: box)?.size.extent(across) ?? 0) - size.extent(across)) < 0.5 }
    let length = shortest(size.extent(across) * factor)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) is \(shown) and its image \(file): nothing says how \(isHigh ? "high" : "wide") it is to be",
      at: boxes.elements[box.index].range,
      hints: [
        keeps && isFilled(box)
          ? "it keeps its ratio with \(own.rawValue)=\"\(length)\", or \(ratio)"
          : "give it width=\"…\" and height=\"…\", or one of them and \(ratio)"
      ])
  }

  /// Whether an image is drawn as wide and as high as its view, whatever its own ratio is.
  private func isFilled(_ box: BoxID) -> Bool {
    boxes.elements[box.index].paint.objectFit == .fill
  }

  /// Whether an attribute or a statement gives the size of a view on an axis.
  private func hasSize(_ box: BoxID, _ axis: Axis) -> Bool {
    let style = boxes.layout.style(of: box)
    let lengths =
      axis == .horizontal
      ? [style.width, style.minWidth, style.maxWidth]
      : [style.height, style.minHeight, style.maxHeight]
    if lengths.contains(where: { $0 != .auto && $0 != .points(0) }) { return true }
    let view = ConstraintView(box.index)
    let own = Anchor(view, axis == .horizontal ? .width : .height)
    return comparisons[view].contains { $0.constraint.first == own || $0.constraint.second == own }
  }

  // MARK: Ends

  /// An image that runs out of its container at an end that nothing holds.
  private func beyond(_ box: BoxID, _ container: BoxID) -> Diagnostic? {
    let frame = boxes.layout.frame(of: box)
    let room = boxes.layout.frame(of: container).size
    let ends: [(attribute: LayoutAttribute, amount: Double, side: String)] = [
      (.leading, -frame.minX, "left"), (.trailing, frame.maxX - room.width, "right"),
      (.top, -frame.minY, "top"), (.bottom, frame.maxY - room.height, "bottom"),
    ]
    guard !boxes.isRightToLeft(container),
      let end = ends.max(by: { $0.amount < $1.amount }), end.amount >= Self.leastLength,
      let start = hold(of: box, at: end.attribute.oppositeEdge, in: container),
      !isHeld(box, besides: start.first)
    else { return nil }
    var held = start
    held.first.attribute = end.attribute
    held.second?.attribute = end.attribute
    held.constant = -start.constant
    let isMended = trials.isMended(by: ConstraintProposal([held]), in: container) {
      $0.isInside(box, of: container)
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) runs \(shortest(end.amount)) beyond the \(end.side) edge of \(boxes.nameOfOwner(container)): "
        + "nothing holds that end of it",
      at: boxes.elements[box.index].range,
      hints: [
        "it ends inside with \(equation(held, in: ConstraintView(container.index)))"
      ])
  }

  /// The equality that holds an edge of a view at the same edge of its container.
  private func hold(
    of box: BoxID, at edge: LayoutAttribute, in container: BoxID
  ) -> AnchorConstraint? {
    let (own, owner) = (
      Anchor(ConstraintView(box.index), edge), ConstraintView(container.index)
    )
    return comparisons[own.view].map(\.constraint).first {
      $0.first == own && $0.relation == .equal && $0.multiplier == 1 && $0.space == nil
        && $0.second?.view == owner && $0.second?.attribute == edge
    }
  }

  /// Whether anything but one edge of a view is given along the axis of that.
  private func isHeld(_ box: BoxID, besides edge: Anchor) -> Bool {
    let axis = edge.attribute.axis
    let style = boxes.layout.style(of: box)
    if (axis == .horizontal ? style.width : style.height) != .auto { return true }
    return comparisons[edge.view].contains { _, constraint in
      [constraint.first, constraint.second].contains { anchor in
        guard let anchor, anchor.view == edge.view, anchor.attribute.axis == axis else {
          return false
        }
        // What compares its two sizes gives the other one, and what is held at it follows it.
        return anchor != edge && constraint.first.view == edge.view
          && constraint.second?.view != edge.view
      }
    }
  }
}
