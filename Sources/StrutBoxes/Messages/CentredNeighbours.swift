import StrutConstraints
import StrutCore
import StrutLayout

/// Views beside one that stands in the middle of their container, where that leaves too little room beside it: a caption below
/// an image.
struct CentredNeighbours: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Why a view has no room beside one in the middle, with what gives it room; `nil` where it stands beside none.
  func hint(
    for box: BoxID, in container: BoxID
  ) -> (range: SourceRange, hint: String)? {
    for (statement, constraint) in comparisons[ConstraintView(box.index)] {
      guard let held = statement.heldAtView, held.constraint == constraint,
        held.constraint.first.view == ConstraintView(box.index),
        held.target.attribute == constraint.first.attribute.oppositeEdge,
        constraint.first.attribute.isFarEdge == (constraint.constant < 0)
          || constraint.constant == 0,
        let centre = centre(of: held.target.view, held.target.attribute.axis, in: container),
        let hint = hint(
          for: box, beside: held.target, centre, abs(constraint.constant), in: container)
      else { continue }
      return (statement.range, hint)
    }
    return nil
  }

  /// What holds the middle of a view at that of its container; `nil` where nothing does.
  private func centre(
    of view: ConstraintView, _ axis: Axis, in container: BoxID
  ) -> AnchorConstraint? {
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    let owner = Anchor(ConstraintView(container.index), middle)
    return comparisons[view].map(\.constraint).first {
      $0.first == Anchor(view, middle) && $0.second == owner && $0.relation == .equal
        && $0.multiplier == 1
    }
  }

  private func hint(
    for box: BoxID, beside target: Anchor, _ centre: AnchorConstraint, _ distance: Double,
    in container: BoxID
  ) -> String? {
    let axis = target.attribute.axis
    let neighbour = BoxID(Int(target.view.index))
    let (frame, next) = (boxes.layout.frame(of: box), boxes.layout.frame(of: neighbour))
    let room = boxes.layout.frame(of: container).size.extent(axis)
    let own = frame.size.extent(axis)
    let (start, end) = axis == .horizontal ? (next.minX, next.maxX) : (next.minY, next.maxY)
    let isBehind = axis == .horizontal ? frame.minX >= end - 1 : frame.minY >= end - 1
    let free = isBehind ? room - end : start
    let missing = own + distance - free
    guard missing > 0 else { return nil }
    let side =
      axis == .horizontal ? (isBehind ? "behind" : "before") : isBehind ? "below" : "above"
    let mends = [
      moved(
        neighbour, centre, by: (distance + own) / (isBehind ? -2 : 2), with: box, in: container),
      larger(container, axis, to: (room + 2 * missing).rounded(.up), around: [box, neighbour]),
    ].compactMap { $0 }
    guard !mends.isEmpty else { return nil }
    return
      "\(boxes.name(of: neighbour)) is in the middle, which leaves \(shortest(free)) \(side) it, and \(boxes.name(of: box)) "
      + "needs \(shortest(own))\(distance == 0 ? "" : " and the distance of \(shortest(distance))"): both have room with "
      + mends.joined(separator: ", or with ")
  }

  /// The equation that has both in the middle together; `nil` where they have no room either.
  private func moved(
    _ neighbour: BoxID, _ centre: AnchorConstraint, by amount: Double, with box: BoxID,
    in container: BoxID
  ) -> String? {
    guard !boxes.isRightToLeft(container) || centre.first.attribute.axis == .vertical else {
      return nil
    }
    var meant = centre
    meant.constant += amount
    let mends = trials.mends(ConstraintProposal([meant], omitting: [centre]), in: container) {
      $0.isInside(box, of: container) && $0.isInside(neighbour, of: container)
    }
    let middle = centre.first.attribute.rawValue
    let name = boxes.statementName(of: neighbour, in: source)
    return mends
      ? "\(name).\(middle) == superview.\(middle)\(meant.constant.asSummand)" : nil
  }

  /// The size of a container that is given; `nil` where it has none, and where that does not help.
  private func larger(
    _ container: BoxID, _ axis: Axis, to length: Double, around views: [BoxID]
  ) -> String? {
    guard boxes.layout.parent(of: container) == nil else { return nil }
    let style = boxes.layout.style(of: container)
    let isOwn = (axis == .horizontal ? style.width : style.height) != .auto
    let canvas = axis == .horizontal ? boxes.canvas.width : boxes.canvas.height
    guard isOwn || canvas != nil else { return nil }
    var proposal = ConstraintProposal([])
    if axis == .horizontal { proposal.width = length } else { proposal.height = length }
    let mends = trials.mends(proposal, in: container) { outcome in
      views.allSatisfy { outcome.isInside($0, of: container) }
    }
    let range = isOwn ? boxes.elements[container.index].range : boxes.canvas.range
    let name = axis == .horizontal ? "width" : "height"
    return mends ? "\(name)=\"\(shortest(length))\" in \(place(of: range))" : nil
  }
}
