import StrutCore
import StrutLayout
import StrutPaint

/// A document whose boxes have their places, unrounded.
package final class PlacedDocument {
  /// The boxes with the frames of the layout.
  package let boxes: BoxTree
  private let canvas: Size

  init(boxes: BoxTree, texts: TextEngine) {
    var boxes = boxes
    let canvas = boxes.canvas
    self.canvas =
      boxes.elements.isEmpty
      ? Size(width: canvas.width ?? 0, height: canvas.height ?? 0)
      : boxes.layout.layOut(
        root: BoxID(0), width: canvas.width, height: canvas.height, direction: canvas.direction,
        measuring: texts)
    self.boxes = boxes
  }

  /// The frames of all boxes.
  package func frames(scale: Double) -> FrameTree {
    let frames = boxes.elements.indices.map { boxes.layout.frame(of: BoxID($0)) }
    return FrameTree(canvas: canvas, frames: frames, absoluteFrames: frames)
  }
}
