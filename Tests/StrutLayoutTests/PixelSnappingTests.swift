import StrutCore
import StrutLayout
import Testing

/// The rule for the pixel grid (`Layout.md`).
struct PixelSnappingTests {
  private func snapped(_ sketch: Sketch, width: Double, height: Double, scale: Double) -> [Rect] {
    var (tree, measurer) = sketch.tree()
    let canvas = tree.layOut(root: BoxID(0), width: width, height: height, measuring: measurer)
    return FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: scale).frames
  }

  private let thirds = Sketch.box(
    { _ in }, .box { $0.flexGrow = 1 }, .box { $0.flexGrow = 1 }, .box { $0.flexGrow = 1 })

  @Test func neighboursMeetOnTheGrid() {
    // Edges at 0, 33.3, 66.7 and 100.
    let frames = snapped(thirds, width: 100, height: 10, scale: 1)
    #expect(frames[1] == Rect(0, 0, 33, 10))
    #expect(frames[2] == Rect(33, 0, 34, 10))
    #expect(frames[3] == Rect(67, 0, 33, 10))
  }

  @Test func aFinerGridRoundsLess() {
    // 33.3 lies between 33 and 33.5, 66.7 between 66.5 and 67.
    let frames = snapped(thirds, width: 100, height: 10, scale: 2)
    #expect(frames[2] == Rect(33.5, 0, 33, 10))
  }

  /// A canvas has at least one pixel, of whatever size that is.
  @Test(arguments: [(0.5, 2.0), (1, 1), (0.25, 4)])
  func theSmallestCanvasIsAPixel(_ height: Double, _ scale: Double) {
    var (tree, measurer) = thirds.tree()
    let canvas = tree.layOut(root: BoxID(0), width: 10, height: 0.1, measuring: measurer)
    let frames = FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: scale)
    #expect(frames.canvas == Size(width: 10, height: height))
  }

  @Test func textsRoundAsAllBoxes() {
    // Edges at 0.5, 10.5 and 20.75.
    let sketch = Sketch.box(
      { $0.padding.left = 0.5 }, .text(1) { $0.alignSelf = ItemAlignment(.flexStart) },
      .text(1) {
        $0.width = 10.25
        $0.alignSelf = ItemAlignment(.flexStart)
      })
    let frames = snapped(sketch, width: 100, height: 10, scale: 1)
    #expect(frames[1] == Rect(1, 0, 10, 10))
    #expect(frames[2] == Rect(11, 0, 10, 10))
  }

  private func canvas(_ sketch: Sketch, width: Double? = nil, scale: Double = 1) -> Size {
    var (tree, measurer) = sketch.tree()
    let size = tree.layOut(root: BoxID(0), width: width, height: nil, measuring: measurer)
    return FrameTree(snapping: tree, root: BoxID(0), canvas: size, scale: scale).canvas
  }

  @Test func automaticCanvasIsRoundedAsATextAsRoot() {
    let sketch = Sketch.text(3) { $0.width = 30.3 }
    #expect(canvas(sketch) == Size(width: 30, height: 10))
    #expect(canvas(sketch, scale: 2) == Size(width: 30.5, height: 10))
    #expect(canvas(sketch, scale: 0) == Size(width: 30.3, height: 10))
  }

  @Test func automaticCanvasHoldsTheMarginsOfATextAsRoot() {
    // The margin box is 30.5 wide.
    let sketch = Sketch.text(3) {
      $0.margin.left = 0.25
      $0.margin.right = 0.25
    }
    #expect(canvas(sketch) == Size(width: 31, height: 10))
  }

  @Test(arguments: [(0.0, 0.0), (0.4, 1.0), (10.4, 10.0), (10.5, 11.0)])
  func definiteCanvasIsRoundedWithAndWithoutRoot(width: Double, rounded: Double) {
    #expect(canvas(.box(), width: width).width == rounded)
    let size = Size(width: width, height: 0)
    let empty = FrameTree(snapping: LayoutTree(), root: nil, canvas: size, scale: 1)
    #expect(empty.canvas.width == rounded)
  }
}
