import StrutCore
import StrutLayout
import Testing

/// What drawing is told of the boxes beside their frames.
struct PlacedBoxTests {
  private func placed(
    _ sketch: Sketch, width: Double = 100, direction: Direction = .ltr
  ) -> FrameTree {
    var (tree, measurer) = sketch.tree()
    let canvas = tree.layOut(
      root: BoxID(0), width: width, height: 20, direction: direction, measuring: measurer)
    let frames = FrameTree(placing: tree, root: BoxID(0), canvas: canvas, scale: 1)
    let plain = FrameTree(snapping: tree, root: BoxID(0), canvas: canvas, scale: 1)
    #expect(frames.frames == plain.frames)
    #expect(frames.absoluteFrames == plain.absoluteFrames)
    return frames
  }

  @Test func boxesComeInOrderModifiedDocumentOrderWithTheirDescendants() {
    // Of the root's children the last one stands first; one has no box, and one gives its children in its place.
    let frames = placed(
      .box(
        { _ in },
        .box({ $0.order = 1 }, .box(), .box({ $0.display = .none }, .box())),  // 1: 2, 3: 4
        .box({ $0.display = .contents }, .box { $0.order = 2 }, .box()),  // 5: 6, 7
        .box({ $0.order = -1 }, .box())))  // 8: 9
    #expect(frames.placements.map(\.box.index) == [0, 8, 9, 7, 1, 2, 6])
    #expect(frames.placements.map(\.end) == [7, 3, 3, 4, 6, 6, 7])
  }

  @Test func edgesAndBothRectanglesAreThoseOfTheLayout() throws {
    // The padding is a tenth of the canvas's width; the text begins at 0.25 + 1.5 + 10.
    let frames = placed(
      .box(
        {
          $0.margin.left = 0.25
          $0.padding.start = .percent(10)
          $0.border.start = 1.5
          $0.overflowX = .hidden
          $0.position = .static
        }, .text(1)))
    let root = try #require(frames.placements.first)
    #expect(root.exactFrame == Rect(0.25, 0, 99.75, 20))
    #expect(root.frame == Rect(0, 0, 100, 20))
    #expect(root.border == Edges(top: 0, right: 0, bottom: 0, left: 1.5))
    #expect(root.padding == Edges(top: 0, right: 0, bottom: 0, left: 10))
    #expect(root.exactContentFrame == Rect(11.75, 0, 88.25, 20))
    #expect(root.clipsContent && root.position == .static && root.direction == .ltr)
    #expect(frames.placements[1].exactFrame.minX == 11.75)
    #expect(frames.placements[1].frame.minX == 12)
  }

  @Test func startIsRightWhereTheDirectionSaysSo() throws {
    let frames = placed(
      .box({ _ in }, .box { $0.padding.start = 7 }, .box({ $0.direction = .ltr })),
      direction: .rtl)
    #expect(frames.placements.map(\.direction) == [.rtl, .rtl, .ltr])
    #expect(frames.placements[1].padding == Edges(top: 0, right: 7, bottom: 0, left: 0))
  }

  @Test func emptyTreesHaveNoBoxes() {
    let frames = FrameTree(placing: LayoutTree(), root: nil, canvas: .zero, scale: 1)
    #expect(frames.placements.isEmpty && frames.frames.isEmpty)
  }
}
