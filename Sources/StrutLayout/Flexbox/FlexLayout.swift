import StrutCore

/// [CSS Flexbox 1 §9](https://www.w3.org/TR/css-flexbox-1/#layout-algorithm) as a list of its steps.
///
/// The steps up to the container's own size answer how high its content is; all of them place the items.
/// Step 10 (`visibility: collapse`) has no counterpart in the markup.
extension FlexContainer {
  /// The content height that the items ask for.
  ///
  /// - Parameter room: What is known about the content height.
  @inline(__always)
  func flowHeight(room: BlockRoom) -> Double {
    let mark = pass.state.pointee.scratch.mark
    // §9.1 and §9.2
    let items = collectItems()
    determineBaseSizes(items)
    let keepsItems = keepRootItems(items)
    defer { if !keepsItems { pass.state.pointee.scratch.release(to: mark) } }
    // §9.3, step 5
    let lines = collectLines(items, room: isColumn ? room.height : contentWidth)
    if isColumn { return longestLine(lines, items) }
    // §9.3, step 6, and §9.4, steps 7 and 8
    for line in lines {
      resolveFlexibleLengths(items[line], room: contentWidth)
    }
    for index in items.indices { determineCrossSize(of: items[index]) }
    determineLineCrossSizes(lines, items)
    return lines.reduce(crossGap * Double(max(0, lines.count - 1))) { $0 + $1.cross }
  }

  /// Sizes and positions of all items in a container whose content box is `height` high.
  ///
  /// - Parameter lineRoom: How long the lines of a column may be whose height is not definite.
  func arrange(height: Double, lineRoom: Double) -> (FlexItems, FlexLines) {
    let mainRoom = isColumn ? height : contentWidth
    let crossRoom = isColumn ? contentWidth : height
    let items = itemsWithBaseSizes()
    // §9.3
    let columnRoom = content.height.or(lineRoom)
    let lines = collectLines(items, room: isColumn ? columnRoom : contentWidth)
    for line in lines { resolveFlexibleLengths(items[line], room: mainRoom) }
    // §9.4
    for item in items where !needsOnlyLine(item) { determineCrossSize(of: item) }
    // The only line is as large as the container, so that its items matter for a shared baseline alone.
    if !isSingleLine || items.hasBaselines { determineLineCrossSizes(lines, items) }
    if isSingleLine {
      for index in lines.indices { lines[index].cross = crossRoom }
    } else {
      stretchLines(lines, room: crossRoom)
      // §9.6, step 16
      alignLines(lines, room: crossRoom)
    }
    for line in lines {
      for index in line.start..<line.end { stretch(items[index], lineCross: line.cross) }
      // §9.5
      alignOnMainAxis(items[line], room: mainRoom)
      // §9.6, steps 13 and 14
      for index in line.start..<line.end { alignInLine(items[index], line) }
    }
    return (items, lines)
  }

  /// §9.1 and §9.2.
  private func itemsWithBaseSizes() -> FlexItems {
    if let kept = pass.state.pointee.rootItems, box == pass.state.pointee.root,
      !content.height.isDefinite, OptionalLength(kept.width) == content.width
    {
      return FlexItems(kept)
    }
    let items = collectItems()
    determineBaseSizes(items)
    return items
  }

  /// Keeps the root's items for its placement, which follows the question for its height and begins with the same
  /// steps. The root is on the path of every change, and may have very many children.
  private func keepRootItems(_ items: FlexItems) -> Bool {
    guard box == pass.state.pointee.root, !content.height.isDefinite else { return false }
    pass.state.pointee.rootItems = items.kept(at: contentWidth)
    return true
  }

  /// Whether an item's cross size follows from its line's alone.
  private func needsOnlyLine(_ item: ItemPointer) -> Bool {
    guard !isColumn, isSingleLine, item.pointee.stretches, item.pointee.alignment != .baseline
    else { return false }
    return content.height.isDefinite
      || !pass.aspectRatio(of: item.pointee.box, item.pointee.model).exists
  }

  /// The left top corner of an item in the container's content box, reversals taken back.
  func origin(of item: ItemPointer, height: Double) -> Point {
    let mainRoom = isColumn ? height : contentWidth
    let crossRoom = isColumn ? contentWidth : height
    let main =
      isMainReversed
      ? mainRoom - item.pointee.mainPosition - item.pointee.main : item.pointee.mainPosition
    let cross =
      isCrossReversed
      ? crossRoom - item.pointee.crossPosition - item.pointee.cross : item.pointee.crossPosition
    return isColumn ? Point(x: cross, y: main) : Point(x: main, y: cross)
  }

  /// The length of a column's longest line before flexing.
  private func longestLine(_ lines: FlexLines, _ items: FlexItems) -> Double {
    var longest = 0.0
    for line in lines {
      var length = mainGap * Double(line.end - line.start - 1)
      for index in line.start..<line.end { length += items[index].pointee.outerHypothetical }
      longest = max(longest, length)
    }
    return longest
  }
}
