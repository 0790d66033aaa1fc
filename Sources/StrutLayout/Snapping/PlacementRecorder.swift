import StrutCore

/// Collects the placed boxes of a tree while it is walked in document order.
struct PlacementRecorder {
  /// The rare styles; `nil` where there are none.
  private let rare: UnsafePointer<RareStyle>?
  private var placements: [PlacedBox] = []
  /// The `order` of each box, where any has one.
  private var orders: [Int32] = []
  private var hasOrders = false

  /// Creates a recorder for at most `capacity` boxes, whose rare styles are at `rare`.
  init(rare: UnsafePointer<RareStyle>?, capacity: Int) {
    self.rare = rare
    placements.reserveCapacity(capacity)
    orders.reserveCapacity(capacity)
  }

  /// Adds a box after the ones that were walked before.
  ///
  /// - Parameters:
  ///   - corner: The unrounded left top corner on the canvas.
  ///   - frame: The snapped border box on the canvas.
  /// - Returns: The index for ``close(_:)``.
  mutating func add(_ node: BoxNode, _ box: Int32, corner: Point, frame: Rect) -> Int32 {
    var placed = PlacedBox(
      box: BoxID(Int(box)), end: Int32(truncatingIfNeeded: placements.count + 1),
      direction: node.isRightToLeft ? .rtl : .ltr, position: node.style.position,
      clipsContent: node.style.isScrollContainer, frame: frame,
      exactFrame: Rect(origin: corner, size: node.frame.size), border: .zero, padding: .zero)
    var order: Int32 = 0
    if node.style.rare >= 0 {
      let isSecond = node.style.hasLogicalEdges && node.isRightToLeft
      let style = rare.unsafelyUnwrapped + Int(node.style.rare) + (isSecond ? 1 : 0)
      placed.border = style.pointee.borderWidths
      placed.padding = style.pointee.padding(containingWidth: node.containingWidth)
      order = style.pointee.order
    }
    placements.append(placed)
    orders.append(order)
    hasOrders = hasOrders || order != 0
    return placed.end - 1
  }

  /// Says that all descendants of a box have been added.
  mutating func close(_ index: Int32) {
    placements[Int(index)].end = Int32(truncatingIfNeeded: placements.count)
  }

  /// The boxes in order-modified document order.
  consuming func finish() -> [PlacedBox] { hasOrders ? sortedByOrder() : placements }

  /// The boxes with the children of each in the order of their `order`.
  private func sortedByOrder() -> [PlacedBox] {
    var sorted: [PlacedBox] = []
    sorted.reserveCapacity(placements.count)
    var pending = Array(children(in: 0..<placements.count).reversed())
    while let index = pending.popLast() {
      var placed = placements[index]
      pending += children(in: index + 1..<Int(placed.end)).reversed()
      placed.end += Int32(truncatingIfNeeded: sorted.count - index)
      sorted.append(placed)
    }
    return sorted
  }

  /// The outermost boxes of a range; those with equal numbers stay in document order.
  private func children(in range: Range<Int>) -> [Int] {
    var children: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      children.append(index)
      index = Int(placements[index].end)
    }
    return children.sorted { (orders[$0], $0) < (orders[$1], $1) }
  }
}
