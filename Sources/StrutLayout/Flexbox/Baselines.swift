import StrutCore

/// [CSS Flexbox 1 §8.5](https://www.w3.org/TR/css-flexbox-1/#flex-baselines): baselines of items and containers.
extension FlexContainer {
  /// The distance from an item's cross-start margin edge to its baseline.
  ///
  /// An item without a baseline has one at the bottom of its border box. Browser: in a column the
  /// baselines of items run down their left edges: `baseline/baseline-in-column-is-start`.
  func ascent(of item: ItemPointer) -> Double {
    let baseline = isColumn ? 0 : baseline(of: item)
    return isCrossReversed
      ? item.pointee.crossStartMargin + item.pointee.cross - baseline
      : item.pointee.crossStartMargin + baseline
  }

  /// The distance from the top of an item's border box to its first baseline.
  private func baseline(of item: ItemPointer) -> Double {
    let width = isColumn ? item.pointee.cross : item.pointee.main
    let height = isColumn ? item.pointee.main : item.pointee.cross
    let found = pass.firstBaseline(
      of: item.pointee.box, item.pointee.model, width: width, height: height,
      percentageHeight: item.pointee.percentageHeight, lineRoom: lineRoom(of: item))
    guard let baseline = found.optional else { return height }
    // Browser: the baseline of a box that clips stays within it: `baseline/baseline-of-scrolling-container`.
    return item.pointee.box.pointee.style.isScrollContainer
      ? max(0, min(baseline, height)) : baseline
  }

  /// The distance from the top of the content box to the container's first baseline; none in a
  /// container without items.
  ///
  /// - Parameters:
  ///   - height: The used content height.
  ///   - lineRoom: How long the lines of a column may be whose height is not definite.
  @inline(__always)
  func firstBaseline(height: Double, lineRoom: Double) -> OptionalLength {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let (items, lines) = arrange(height: height, lineRoom: lineRoom)
    // Browser: reversed lines, and reversed items of a line, count from the other end:
    // `baseline/column-reverse-wrap-reverse-counts-from-last-line`.
    let isWrapReverse = box.pointee.style.flexWrap == .wrapReverse
    guard let line = isWrapReverse ? lines.last : lines.first else { return .none }
    let isReverse = box.pointee.style.isReverse
    var chosen = isReverse ? line.end - 1 : line.start
    if !isColumn {
      let places = line.start..<line.end
      let isAligned = { (index: Int) in
        items[index].pointee.alignment == .baseline && !items[index].pointee.hasAutoCrossMargin
      }
      chosen =
        (isReverse ? places.last(where: isAligned) : places.first(where: isAligned)) ?? chosen
    }
    return OptionalLength(
      origin(of: items[chosen], height: height).y + baseline(of: items[chosen]))
  }
}
