import StrutCore

/// [CSS Flexbox 1 §9.6](https://www.w3.org/TR/css-flexbox-1/#cross-alignment), steps 13 to 16.
extension FlexContainer {
  /// Step 16: places the lines along the cross axis by `align-content`.
  func alignLines(_ lines: FlexLines, room: Double) {
    var free = room - crossGap * Double(max(0, lines.count - 1))
    for line in lines { free -= line.cross }
    let spacing = Distribution(
      box.pointee.style.alignContent, free: free, count: lines.count,
      startIsEnd: box.pointee.style.flexWrap == .wrapReverse, initial: .stretch)
    var position = spacing.before
    for index in lines.indices {
      lines[index].position = position
      position += lines[index].cross + crossGap + spacing.between
    }
  }

  /// Steps 13 and 14: places an item in its line by automatic margins, or else by its alignment.
  func alignInLine(_ item: ItemPointer, _ line: FlexLine) {
    let free = line.cross - item.pointee.cross - item.pointee.crossMargins
    item.pointee.crossPosition = line.position + item.pointee.crossStartMargin
    if item.pointee.hasAutoCrossMargin {
      guard free > 0 else { return }
      if item.pointee.hasAutoCrossStart {
        item.pointee.crossPosition += item.pointee.hasAutoCrossEnd ? free / 2 : free
      }
      return
    }
    if free < 0, item.pointee.isSafe {
      if item.pointee.startIsCrossEnd { item.pointee.crossPosition += free }
      return
    }
    switch item.pointee.alignment {
    case .start, .stretch: break
    case .end: item.pointee.crossPosition += free
    case .center: item.pointee.crossPosition += free / 2
    case .baseline: item.pointee.crossPosition += line.ascent - item.pointee.ascent
    }
  }
}
