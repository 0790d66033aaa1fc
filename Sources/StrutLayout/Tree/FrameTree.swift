import StrutCore

/// Where every box of a tree stands after layout and snapping; one entry for each box, under the same ids.
public struct FrameTree: Hashable, Sendable {
  /// The size of the canvas.
  public var canvas: Size
  /// The border boxes, relative to the border box of the nearest ancestor that has one. Snapped to the grid.
  public var frames: [Rect]
  /// The same border boxes relative to the canvas.
  public var absoluteFrames: [Rect]

  /// Creates a tree of frames.
  public init(canvas: Size, frames: [Rect], absoluteFrames: [Rect]) {
    self.canvas = canvas
    self.frames = frames
    self.absoluteFrames = absoluteFrames
  }
}
