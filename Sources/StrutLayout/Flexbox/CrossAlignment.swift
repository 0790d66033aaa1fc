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
  func alignInLine(_ item: inout FlexItem, _ line: FlexLine) {
    let free = line.cross - item.cross - item.crossMargins
    item.crossPosition = line.position + item.crossStartMargin
    if item.hasAutoCrossMargin {
      guard free > 0 else { return }
      if item.hasAutoCrossStart { item.crossPosition += item.hasAutoCrossEnd ? free / 2 : free }
      return
    }
    if free < 0, item.isSafe {
      if item.startIsCrossEnd { item.crossPosition += free }
      return
    }
    switch item.alignment {
    case .start, .stretch: break
    case .end: item.crossPosition += free
    case .center: item.crossPosition += free / 2
    case .baseline: item.crossPosition += line.ascent - item.ascent
    }
  }
}
