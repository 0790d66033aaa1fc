import Strut
import Testing

/// Which items of the Simple Layout Engine have room, and their frames, worked out by hand.
struct SimpleLayoutRoomTests {
  private typealias Item = SimpleLayout.Item

  private func row(
    _ width: Double, _ height: Double = 40, _ alignment: SimpleLayout.Alignment = .leading
  ) -> SimpleLayout {
    SimpleLayout(
      parentFrame: Rect(x: 10, y: 20, width: width, height: height), alignment: alignment)
  }

  @Test func flexibleItemsShareWhatIsLeft() throws {
    let layout = row(100)
    try layout.add(items: [.flexible, .width(30), .flexible])
    #expect(try layout.frame(at: 0) == Rect(x: 10, y: 20, width: 35, height: 40))
    #expect(try layout.frame(at: 1) == Rect(x: 45, y: 20, width: 30, height: 40))
    #expect(try layout.frame(at: 2) == Rect(x: 75, y: 20, width: 35, height: 40))
  }

  /// An item that had no room has no frame, and those behind it stand as if it had never been added.
  @Test func itemsWithoutRoomTakeNone() throws {
    let layout = row(100)
    let first = try layout.add(item: .width(60))
    let second = Item.width(50)
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) { try layout.add(item: second) }
    let third = try layout.add(item: .flexible)
    #expect(try first.frame() == Rect(x: 10, y: 20, width: 60, height: 40))
    #expect(throws: SimpleLayout.LayoutError.itemIncomplete) { try second.frame() }
    #expect(throws: SimpleLayout.LayoutError.itemIncomplete) { try layout.frame(at: 1) }
    #expect(try third.frame() == Rect(x: 70, y: 20, width: 40, height: 40))
    #expect(throws: SimpleLayout.LayoutError.itemOutOfBounds) { try layout.frame(at: 3) }
    #expect(throws: SimpleLayout.LayoutError.itemOutOfBounds) { try layout.frame(at: -1) }
  }

  /// Items that fill the frame exactly have room, and a flexible one behind them has none.
  @Test func nothingIsLeftBehindFixedItems() throws {
    let layout = row(100)
    try layout.add(items: [.width(60), .width(40)])
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) { try layout.add(item: .flexible) }
    let empty = row(0)
    #expect(try empty.add(item: .flexible).frame().size.width == 0)
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) { try empty.add(item: .width(1)) }
  }

  /// An item as high as the row has room, a higher one has not.
  @Test func itemsFitAcross() throws {
    #expect(throws: Never.self) {
      try row(100).add(item: .size(Size(width: 10, height: 40)))
    }
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) {
      try row(100).add(item: .size(Size(width: 10, height: 40.5)))
    }
  }

  @Test(arguments: [(SimpleLayout.Alignment.leading, 20.0), (.center, 35), (.trailing, 50)])
  func itemsAreAlignedAcross(_ alignment: SimpleLayout.Alignment, _ y: Double) throws {
    let item = try row(100, 40, alignment).add(item: .height(10))
    #expect(try item.frame() == Rect(x: 10, y: y, width: 100, height: 10))
    let column = SimpleLayout(
      parentFrame: Rect(x: 10, y: 20, width: 40, height: 100), direction: .column,
      alignment: alignment)
    try column.add(items: [.height(30), .width(10)])
    #expect(try column.frame(at: 0) == Rect(x: 10, y: 20, width: 40, height: 30))
    #expect(try column.frame(at: 1) == Rect(x: y - 10, y: 50, width: 10, height: 70))
  }

  /// What is no length is nothing, and an endless frame has room for all that has numbers.
  @Test func oddNumbersAreBounded() throws {
    let odd = SimpleLayout(parentFrame: Rect(x: .nan, y: .infinity, width: .infinity, height: 10))
    try odd.add(items: [.width(-5), .width(.nan), .width(7)])
    #expect(try odd.frame(at: 2) == Rect(x: 0, y: 0, width: 7, height: 10))
  }
}
