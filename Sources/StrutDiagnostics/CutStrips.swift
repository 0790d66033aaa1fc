import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Rows and columns of views of one size that go on beyond the edge of the canvas, as a carousel does of which a part is seen.
struct CutStrips: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Whether a view beyond the far edge of the canvas stands behind one of its own size that is beyond or across that edge as
  /// well.
  func continues(at box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    guard let container = boxes.layout.parent(of: box), boxes.layout.parent(of: container) == nil,
      !boxes.showsText(box)
    else { return false }
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    return comparisons[view].contains { _, constraint in
      guard constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second,
        constraint.first.view == view, second.view.index < view.index, !second.view.isHelper,
        constraint.first.attribute.isEdge, !constraint.first.attribute.isFarEdge,
        second.attribute == constraint.first.attribute.oppositeEdge, constraint.constant >= 0,
        boxes.layout.parent(of: BoxID(Int(second.view.index))) == container
      else { return false }
      let other = boxes.layout.frame(of: BoxID(Int(second.view.index)))
      let isOut =
        second.attribute.axis == .horizontal
        ? other.maxX > room.width || other.minX < 0 : other.maxY > room.height
      return isOut && abs(other.size.width - frame.size.width) < 1
        && abs(other.size.height - frame.size.height) < 1
    }
  }
}
