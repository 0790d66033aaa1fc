import StrutCore
import StrutLayout
import Testing

/// Definiteness, ratios and content sizes.
struct SizingTests {
  @Test func percentageOfAnAutomaticHeightIsAutomatic() {
    let frames = Sketch.box(
      { $0.flexDirection = .column }, .box({ _ in }, .text(1) { $0.height = .percent(50) })
    ).frames(width: 100)
    #expect(frames[2].size.height == 10)
  }

  @Test func stretchedHeightIsDefiniteForPercentages() {
    let half = Sketch.box {
      $0.height = .percent(50)
      $0.width = 10
    }
    let frames = Sketch.box({ _ in }, .box({ _ in }, half)).frames(width: 100, height: 80)
    #expect(frames[2].size.height == 40)
  }

  @Test func stretchedHeightIsTransferredThroughTheRatio() {
    let frames = Sketch.box({ _ in }, .box { $0.aspectRatio = 2 }).frames(width: 500, height: 30)
    #expect(frames[1] == Rect(0, 0, 60, 30))
  }

  @Test func canvasIsAsLargeAsTheRootsMarginBox() {
    var (tree, measurer) = Sketch.box(
      {
        $0.margin = StyleEdges(3)
        $0.padding = StyleEdges(2)
      }, .text(4)
    ).tree()
    let canvas = tree.layOut(root: BoxID(0), width: nil, height: nil, measuring: measurer)
    #expect(canvas == Size(width: 3 + 2 + 40 + 2 + 3, height: 3 + 2 + 10 + 2 + 3))
  }

  @Test func contributionCountsNegativeMargins() {
    let frames = Sketch.box({ _ in }, .text(4) { $0.margin.left = -15 }).frames()
    #expect(frames[0].size.width == 25)
  }

  @Test func absoluteBoxFillsTheRoomBetweenInsets() {
    let frames = Sketch.box(
      { $0.border = StyleEdges(1) },
      .box {
        $0.position = .absolute
        $0.inset = StyleEdges(top: 4, right: 10, bottom: .percent(50), left: 20)
      }
    ).frames(width: 102, height: 102)
    #expect(frames[1] == Rect(21, 5, 70, 46))
  }

  @Test func absoluteBoxWithoutInsetsStandsWhereItWouldFlow() {
    let frames = Sketch.box(
      {
        $0.justifyContent = ContentAlignment(.center)
        $0.alignItems = ItemAlignment(.flexEnd)
      }, .text(2) { $0.position = .absolute }
    ).frames(width: 100, height: 50)
    #expect(frames[1] == Rect(40, 40, 20, 10))
  }

  @Test func boxWithoutDisplayHasAZeroFrameAndTakesNoRoom() {
    let frames = Sketch.box(
      { _ in }, .box({ $0.display = .none }, .text(3)), .text(1)
    ).frames(width: 100, height: 10)
    #expect(frames[1] == .zero)
    #expect(frames[2] == .zero)
    #expect(frames[3].minX == 0)
  }

  @Test func childrenOfContentsAreItemsOfTheContainer() {
    let frames = Sketch.box(
      { _ in }, .text(2), .box({ $0.display = .contents }, .text(3)), .text(1)
    ).frames(width: 100, height: 10)
    #expect(frames[2] == .zero)
    #expect(frames[3] == Rect(20, 0, 30, 10))
    #expect(frames[4].minX == 50)
  }
}
