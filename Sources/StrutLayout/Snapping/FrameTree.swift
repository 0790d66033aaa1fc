import StrutCore

/// Where every box of a tree stands after layout and snapping; one entry for each box, under the same ids.
public struct FrameTree: Hashable, Sendable {
  /// The size of the canvas.
  public var canvas: Size
  /// The border boxes, relative to the border box of the nearest ancestor that has one. Snapped to the grid.
  public var frames: [Rect]
  /// The same border boxes relative to the canvas.
  public var absoluteFrames: [Rect]
  /// What drawing needs to know of the boxes, in order-modified document order
  /// ([Flexbox §5.4](https://www.w3.org/TR/css-flexbox-1/#order-property)): a box comes before its descendants. Elements
  /// without a box have none.
  ///
  /// Written by ``init(placing:root:canvas:scale:)``; empty where only frames were asked for.
  package internal(set) var placements: [PlacedBox] = []

  /// Creates a tree of frames.
  public init(canvas: Size, frames: [Rect], absoluteFrames: [Rect]) {
    self.canvas = canvas
    self.frames = frames
    self.absoluteFrames = absoluteFrames
  }
}
