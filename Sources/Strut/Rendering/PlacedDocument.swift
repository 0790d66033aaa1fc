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

  /// The frames of all boxes, rounded to the document's grid.
  ///
  /// - Parameter scale: Pixels for each point: the grid, unless the document names another one.
  package func frames(scale: Double) -> FrameTree {
    FrameTree(
      snapping: boxes.layout, root: boxes.elements.isEmpty ? nil : BoxID(0), canvas: canvas,
      scale: boxes.canvas.pointScaleFactor ?? scale)
  }
}
