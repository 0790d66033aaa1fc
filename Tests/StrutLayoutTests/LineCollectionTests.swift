import StrutCore
import StrutLayout
import Testing

/// CSS Flexbox 1 §9.3, step 5, and the sizes of lines.
struct LineCollectionTests {
  private let tenth = Sketch.box {
    $0.width = .percent(10)
    $0.height = 5
  }

  @Test func tenItemsOfATenthShareALine() {
    var row = Sketch.box { $0.flexWrap = .wrap }
    row.style.alignContent = ContentAlignment(.flexStart)
    row.children = Array(repeating: tenth, count: 10)
    let frames = row.frames(width: 33.3, height: 20)
    #expect(frames.dropFirst().allSatisfy { $0.minY == 0 })
  }

  @Test func gapsCountBetweenTheItemsOfALineOnly() {
    // 40 + 20 + 40 fills the line; the third item begins another one.
    let item = Sketch.box {
      $0.width = 40
      $0.height = 10
    }
    let frames = Sketch.box(
      {
        $0.flexWrap = .wrap
        $0.columnGap = 20
        $0.rowGap = 5
        $0.alignContent = ContentAlignment(.flexStart)
      }, item, item, item
    ).frames(width: 100, height: 100)
    #expect(frames[2].origin == Point(x: 60, y: 0))
    #expect(frames[3].origin == Point(x: 0, y: 15))
  }

  @Test func wrapReverseStacksLinesFromTheBottom() {
    let item = Sketch.box {
      $0.width = 60
      $0.height = 10
    }
    let frames = Sketch.box(
      {
        $0.flexWrap = .wrapReverse
        $0.alignContent = ContentAlignment(.flexStart)
      }, item, item
    ).frames(width: 100, height: 100)
    #expect(frames[1].origin == Point(x: 0, y: 90))
    #expect(frames[2].origin == Point(x: 0, y: 80))
  }
}
