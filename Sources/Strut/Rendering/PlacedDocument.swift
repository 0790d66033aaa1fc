import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint

/// A document whose boxes have their places, unrounded, ready to be drawn at any scale.
///
/// It belongs to the renderer that made it and to that renderer's thread.
package final class PlacedDocument {
  /// The boxes with the frames of the layout.
  package private(set) var boxes: BoxTree
  private let canvas: Size

  init(boxes: BoxTree, resources: DocumentResources) {
    var boxes = boxes
    let canvas = boxes.canvas
    let size = Size(width: canvas.width ?? 0, height: canvas.height ?? 0)
    if boxes.elements.isEmpty {
      self.canvas = size
    } else {
      self.canvas = boxes.layout.layOut(
        root: BoxID(0), width: canvas.width, height: canvas.height, direction: canvas.direction,
        measuring: StubMeasurer())
    }
    self.boxes = boxes
  }
}
extension PlacedDocument {
  package func frames(scale: Double) -> FrameTree {
    FrameTree(canvas: canvas, frames: boxes.elements.map { _ in .zero }, absoluteFrames: [])
  }
  package func draw(_ f: OutputFormat, scale: Double) throws(DrawingError) -> [UInt8] {
    Array("picture \(f) \(scale)\n".utf8)
  }
}
