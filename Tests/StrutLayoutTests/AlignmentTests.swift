import StrutCore
import StrutLayout
import Testing

/// CSS Flexbox 1 §8 and §9.5 to §9.6; CSS Box Alignment 3.
struct AlignmentTests {
  /// Where a row of three 20-point items begins its items under `justify-content`, in 90 points.
  @Test(
    arguments: [
      (.flexStart, [0.0, 20, 40]), (.flexEnd, [30, 50, 70]),
      (.center, [15, 35, 55]), (.spaceBetween, [0, 35, 70]), (.spaceAround, [5, 35, 65]),
      (.spaceEvenly, [7.5, 35, 62.5]),
    ] as [(ContentAlignment.Keyword, [Double])])
  func justifyContentDistributesFreeSpace(
    _ keyword: ContentAlignment.Keyword, _ expected: [Double]
  ) {
    let item = Sketch.box { $0.width = 20 }
    let frames = Sketch.box(
      { $0.justifyContent = ContentAlignment(keyword) }, item, item, item
    ).frames(width: 90, height: 10)
    #expect(frames.dropFirst().map(\.minX) == expected)
  }

  /// Where a too long item begins, in 50 points.
  @Test(
    arguments: [
      (ContentAlignment(.center), -25.0), (ContentAlignment(.center, overflow: .safe), 0),
      (ContentAlignment(.flexEnd), -50), (ContentAlignment(.spaceBetween), 0),
      (ContentAlignment(.spaceEvenly), 0),
    ] as [(ContentAlignment, Double)])
  func overflowFallsBackAsSpecified(_ alignment: ContentAlignment, _ expected: Double) {
    let frames = Sketch.box(
      { $0.justifyContent = alignment },
      .box {
        $0.width = 100
        $0.flexShrink = 0
      }
    ).frames(width: 50, height: 10)
    #expect(frames[1].minX == expected)
  }

  @Test func autoMarginsTakeFreeSpaceBeforeJustifyContent() {
    let frames = Sketch.box(
      { $0.justifyContent = ContentAlignment(.center) },
      .box {
        $0.width = 20
        $0.margin.left = .auto
      }
    ).frames(width: 100, height: 10)
    #expect(frames[1].minX == 80)
  }

  @Test func baselinesMeetAcrossNestedContainers() {
    // The nested text's baseline is 5 + 8 points below its container's top, the other's 8 below its own.
    let frames = Sketch.box(
      { $0.alignItems = ItemAlignment(.baseline) }, .text(1),
      .box({ $0.padding.top = 5 }, .text(1))
    ).frames(width: 100, height: 50)
    #expect(frames[1].minY == 5)
    #expect(frames[2].minY == 0)
  }

  @Test func startFollowsTheDirection() {
    let frames = Sketch.box(
      {
        $0.direction = .rtl
        $0.flexDirection = .rowReverse
        $0.justifyContent = ContentAlignment(.start)
      }, .box { $0.width = 20 }
    ).frames(width: 100, height: 10)
    #expect(frames[1].minX == 80)
  }
}
