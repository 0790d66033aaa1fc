import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// How a view lies in its container along one axis, in the directions of the container: whether that holds it wholly or cuts it.
struct CutView {
  /// Lengths up to this one are nothing to the eye.
  static let leastLength = 1.0

  let box: BoxID
  let container: BoxID
  let axis: Axis
  /// Where it begins and ends, from the start of its container on.
  let start: Double
  let end: Double
  /// The extent of the container.
  let room: Double

  init(_ box: BoxID, in container: BoxID, along axis: Axis, of boxes: BoxTree) {
    (self.box, self.container, self.axis) = (box, container, axis)
    let frame = boxes.layout.frame(of: box)
    room = boxes.layout.frame(of: container).size.extent(axis)
    let (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let isTurned = axis == .horizontal && boxes.isRightToLeft(container)
    (start, end) = isTurned ? (room - high, room - low) : (low, high)
  }

  /// How far it is beyond the start and the end of the container.
  var before: Double { -start }
  var beyond: Double { end - room }
  var extent: Double { end - start }
  /// The attribute of its extent.
  var size: LayoutAttribute { axis == .horizontal ? .width : .height }
  /// The edge that it is beyond, the far one where it is beyond both.
  var side: LayoutAttribute {
    let edges = axis.edges
    return beyond > Self.leastLength ? edges.end : edges.start
  }
  var isBeyondBoth: Bool { before > Self.leastLength && beyond > Self.leastLength }

  /// Whether it is beyond an edge of the container.
  func isOut(beyond side: LayoutAttribute) -> Bool {
    (side.isFarEdge ? beyond : before) > Self.leastLength
  }
}
