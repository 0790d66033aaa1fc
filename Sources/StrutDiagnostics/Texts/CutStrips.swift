import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Rows and columns of views of one size that go on beyond the edge of the canvas, as a carousel does of which a part is seen, and those of
/// whatever views in a window that cuts them.
struct CutStrips: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Whether a view beyond the far edge of the canvas stands behind one of its own size that is beyond or across that edge as
  /// well, or a view beyond that of a window behind any.
  func continues(at box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    guard let container = boxes.layout.parent(of: box) else { return false }
    // A canvas that says that it cuts what goes on is a window as well.
    let isRoot =
      boxes.layout.parent(of: container) == nil
      && !boxes.isWindow(container)
    guard !isRoot || !boxes.showsText(box) else { return false }
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    return comparisons[view].contains { _, constraint in
      guard constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second,
        constraint.first.view == view, second.view.index < view.index, !second.view.isHelper,
        constraint.first.attribute.isEdge, !constraint.first.attribute.isFarEdge,
        second.attribute == constraint.first.attribute.oppositeEdge, constraint.constant >= 0,
        boxes.layout.parent(of: BoxID(Int(second.view.index))) == container,
        isRoot || boxes.isWindow(container, along: second.attribute.axis)
      else { return false }
      let other = boxes.layout.frame(of: BoxID(Int(second.view.index)))
      let isRow = second.attribute.axis == .horizontal
      let isOut = isRow ? other.maxX > room.width || other.minX < 0 : other.maxY > room.height
      // Where the edge of a window falls into a space, what is next is out as what it would cut.
      let isNext =
        !isRoot && areAlike(other, frame) && constraint.constant > 0
        && (isRow ? frame.minX - room.width : frame.minY - room.height) < constraint.constant
      return isOut && (!isRoot || areAlike(other, frame)) || isNext
    }
  }

  /// Whether a view is on a card of such a strip, or above or below it between its sides, as the caption of a cover is: it is cut with that.
  func carries(_ view: BoxID, in container: BoxID) -> Bool {
    guard isEnd(container) else { return false }
    let frame = boxes.layout.frame(of: view)
    return comparisons[ConstraintView(view.index)].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.view == ConstraintView(view.index), !second.view.isHelper,
        second.attribute == constraint.first.attribute, second.attribute.kind != .size
      else { return false }
      let card = BoxID(Int(second.view.index))
      guard card.index < view.index, boxes.layout.parent(of: card) == container else {
        return false
      }
      let place = boxes.layout.frame(of: card)
      return (place.covers(frame) || place.spans(frame, along: second.attribute.axis))
        && isInStrip(card, in: container, along: second.attribute.axis, over: frame)
    }
  }

  /// Whether what is beyond a container cannot be seen: it is the canvas, or a window.
  private func isEnd(_ container: BoxID) -> Bool {
    boxes.layout.parent(of: container) == nil || boxes.isWindow(container)
  }

  /// Whether a box or an image is cut by the canvas or a window and stands behind one of its own size.
  ///
  /// - Parameters:
  ///   - axis: The axis of the strip where what is held at the card is not on it.
  ///   - frame: What is held at the card.
  private func isInStrip(
    _ card: BoxID, in container: BoxID, along axis: Axis, over held: Rect
  ) -> Bool {
    let (frame, room) = (boxes.layout.frame(of: card), boxes.layout.frame(of: container).size)
    let view = ConstraintView(card.index)
    let isOn = frame.covers(held)
    return (boxes.isGround(card) || boxes.isPicture(card))
      && (frame.maxX > room.width || frame.maxY > room.height)
      && comparisons[view].contains { _, constraint in
        guard let second = constraint.second, constraint.relation == .equal,
          constraint.first.view == view, !second.view.isHelper,
          second.attribute == constraint.first.attribute.oppositeEdge,
          !constraint.first.attribute.isFarEdge, constraint.constant >= 0,
          isOn || second.attribute.axis == axis
        else { return false }
        let other = BoxID(Int(second.view.index))
        return boxes.layout.parent(of: other) == container
          && areAlike(boxes.layout.frame(of: other), frame)
      }
  }

  private func areAlike(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.size.width - other.size.width) < 1 && abs(one.size.height - other.size.height) < 1
  }
}

extension Rect {
  /// Whether another frame is between the ends of this one along an axis.
  fileprivate func spans(_ other: Rect, along axis: Axis) -> Bool {
    axis == .horizontal
      ? other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5
      : other.minY >= minY - 0.5 && other.maxY <= maxY + 0.5
  }
}
