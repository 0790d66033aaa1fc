import StrutCore
import StrutLayout
import Testing

/// CSS Flexbox 1 §9.7.
struct FlexibleLengthsTests {
  @Test func growingSharesFreeSpaceByFactors() {
    // 100 - 10 - 10 leaves 80: one part of 20, three parts of 60.
    let frames = Sketch.box(
      { _ in },
      .box {
        $0.width = 10
        $0.flexGrow = 1
      },
      .box {
        $0.width = 10
        $0.flexGrow = 3
      }
    ).frames(width: 100, height: 20)
    #expect(frames[1] == Rect(0, 0, 30, 20))
    #expect(frames[2] == Rect(30, 0, 70, 20))
  }

  @Test func shrinkingWeighsFactorsByBaseSizes() {
    // 300 points in 200: 100 are taken in proportion 1 · 100 to 2 · 200, so 20 and 80.
    let frames = Sketch.box(
      { _ in }, .box { $0.width = 100 },
      .box {
        $0.width = 200
        $0.flexShrink = 2
      }
    ).frames(width: 200, height: 20)
    #expect(frames[1].size.width == 80)
    #expect(frames[2].size.width == 120)
  }

  @Test func factorsBelowOneGiveAwayTheirShareOnly() {
    // A quarter and a quarter of 100 points.
    let quarter = Sketch.box {
      $0.flexBasis = 0
      $0.flexGrow = 0.25
    }
    let frames = Sketch.box({ _ in }, quarter, quarter).frames(width: 100, height: 20)
    #expect(frames[1] == Rect(0, 0, 25, 20))
    #expect(frames[2] == Rect(25, 0, 25, 20))
  }

  @Test func maximumFreezesAnItemAndTheOthersTakeItsShare() {
    let frames = Sketch.box(
      { _ in },
      .box {
        $0.flexGrow = 1
        $0.maxWidth = 10
      }, .box { $0.flexGrow = 1 }
    ).frames(width: 100, height: 20)
    #expect(frames[1].size.width == 10)
    #expect(frames[2] == Rect(10, 0, 90, 20))
  }

  @Test func automaticMinimumKeepsTheLongestWord() {
    // One letter is 10 points wide and cannot be broken; the sibling does not shrink.
    let frames = Sketch.box(
      { _ in }, .text(5),
      .box {
        $0.width = 100
        $0.flexShrink = 0
      }
    ).frames(width: 100, height: 60)
    #expect(frames[1] == Rect(0, 0, 10, 60))
  }

  @Test func minimumWinsOverMaximum() {
    let frames = Sketch.box(
      { _ in },
      .box {
        $0.minWidth = 50
        $0.maxWidth = 20
      }
    ).frames(width: 100, height: 20)
    #expect(frames[1].size.width == 50)
  }

  @Test(arguments: [1.0, 1e308, .infinity])
  func equalFactorsShareEqually(factor: Double) {
    let item = Sketch.box { $0.flexGrow = factor }
    let frames = Sketch.box({ _ in }, item, item).frames(width: 100, height: 20)
    #expect(frames[1] == Rect(0, 0, 50, 20))
    #expect(frames[2] == Rect(50, 0, 50, 20))
  }

  @Test(arguments: [1.0, 1e308, .infinity])
  func aLoneItemShrinksToItsRoom(factor: Double) {
    let frames = Sketch.box(
      { _ in },
      .box {
        $0.width = 300
        $0.flexShrink = factor
      }
    ).frames(width: 100, height: 20)
    #expect(frames[1] == Rect(0, 0, 100, 20))
  }
}
