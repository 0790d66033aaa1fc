import StrutBoxes
import StrutCore
import StrutLayout

/// The boxes of a picture in the order in which they are painted, for finding the one at a point.
package struct PaintedBoxes: Sendable {
  /// Where a box is painted.
  package struct Place: Hashable, Sendable {
    /// The border box in its plane, in points.
    package var borderBox = Rect.zero
    /// The used border widths.
    package var border = Edges<Double>.zero
    /// The used padding.
    package var padding = Edges<Double>.zero
    /// From the box's plane to the canvas.
    package var plane = Affine.identity
    /// The index of the innermost clip in ``PaintedBoxes/clips``; -1 for none.
    package var clip = -1
  }

  /// The padding box of a box that clips what it holds.
  package struct Clip: Hashable, Sendable {
    /// The box in its plane, in points.
    package var area: Rect
    /// From the plane to the canvas.
    package var plane: Affine
    /// The index of the clip around this one; -1 for none.
    package var parent: Int
  }

  /// The boxes that can be seen, the bottommost first.
  package private(set) var order: [BoxID] = []
  /// One entry for each box; that of a box that is not painted means nothing.
  package private(set) var places: [Place] = []
  /// The clips that places name.
  package private(set) var clips: [Clip] = []

  /// Finds the order of the boxes of a laid-out tree.
  ///
  /// - Parameter frames: The frames of `boxes` at scale 1, with their placements.
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  package init(boxes: BoxTree, frames: FrameTree) {
    let paint = PaintOrder(boxes: boxes, frames: frames)
    places = Array(repeating: Place(), count: boxes.elements.count)
    for (placed, entry) in zip(frames.placements, paint.entries) {
      let geometry = BoxGeometry(placed, pixelGrid: 1)
      places[placed.box.index] = Place(
        borderBox: geometry.borderBox, border: geometry.border, padding: geometry.padding,
        clip: Int(entry.clip))
    }
    follow(paint, boxes, frames.placements)
    clips = paint.clips.map { clip in
      let place = places[frames.placements[clip.box].box.index]
      return Clip(
        area: place.borderBox.inset(by: place.border), plane: place.plane,
        parent: Int(clip.parent))
    }
  }

  /// Goes through the steps of painting with the planes of the stacking contexts.
  private mutating func follow(
    _ paint: PaintOrder, _ boxes: BoxTree, _ placements: [PlacedBox]
  ) {
    var planes = [Affine.identity]
    /// How many contexts around are not painted at all.
    var hiddenDepth = 0
    for step in paint.steps {
      switch step {
      case .enter(let index):
        let box = placements[index].box.index
        let style = boxes.elements[box].paint
        let transform = style.transform.matrix(
          borderBox: places[box].borderBox, origin: style.transformOrigin)
        planes.append(planes[planes.count - 1].concatenating(transform))
        let isHidden = transform.inverse == nil || style.opacity <= 0
        if isHidden || hiddenDepth > 0 { hiddenDepth += 1 }
      case .leave:
        planes.removeLast()
        hiddenDepth = max(0, hiddenDepth - 1)
      case .decoration(let index):
        let box = placements[index].box
        places[box.index].plane = planes[planes.count - 1]
        let element = boxes.elements[box.index]
        // A guide has a frame, and nothing of it is seen.
        if hiddenDepth == 0, element.paint.isVisible, element.kind != .guide { order.append(box) }
      case .content: break
      }
    }
  }
}
