import StrutCore

/// [CSS Flexbox 1 §9.5](https://www.w3.org/TR/css-flexbox-1/#main-alignment), step 12.
extension FlexContainer {
  /// Places the items of a line along the main axis: automatic margins first, then `justify-content`.
  func alignOnMainAxis(_ line: FlexItems, room: Double) {
    var free = room - mainGap * Double(max(0, line.count - 1))
    var autoMargins = 0
    for index in line.indices {
      free -= line[index].pointee.main + line[index].pointee.mainMargins
      if line[index].pointee.hasAutoMainStart { autoMargins += 1 }
      if line[index].pointee.hasAutoMainEnd { autoMargins += 1 }
    }
    let autoMargin = autoMargins > 0 ? max(0, free) / Double(autoMargins) : 0
    if autoMargins > 0, free > 0 { free = 0 }
    let isReverse = box.pointee.style.isReverse
    let spacing = Distribution(
      box.pointee.style.justifyContent, free: free, count: line.count, startIsEnd: isReverse,
      initial: .flexStart)
    var position = spacing.before
    for index in line.indices {
      if line[index].pointee.hasAutoMainStart { position += autoMargin }
      position += line[index].pointee.mainStartMargin
      line[index].pointee.mainPosition = position
      position +=
        line[index].pointee.main + line[index].pointee.mainEndMargin + mainGap + spacing.between
      if line[index].pointee.hasAutoMainEnd { position += autoMargin }
    }
  }
}

/// Where free space goes among subjects in a row (CSS Box Alignment 3 §4 and §5).
struct Distribution {
  /// The space before the first subject, on the start side of the axis; negative where they overflow it.
  var before = 0.0
  /// The space that is added between neighbours.
  var between = 0.0

  /// - Parameters:
  ///   - free: The room that the subjects leave; negative where they overflow.
  ///   - startIsEnd: Whether the writing mode's start is the end side of the axis.
  ///   - initial: What `normal` means.
  init(
    _ alignment: ContentAlignment, free: Double, count: Int, startIsEnd: Bool,
    initial: ContentAlignment.Keyword
  ) {
    let keyword = alignment.keyword == .normal ? initial : alignment.keyword
    if free < 0 {
      let fallsBackToStart =
        alignment.overflow == .safe || keyword == .spaceAround || keyword == .spaceEvenly
      if fallsBackToStart {
        before = startIsEnd ? free : 0
        return
      }
    }
    switch keyword {
    case .normal, .flexStart, .stretch: break
    case .flexEnd: before = free
    case .start: before = startIsEnd ? free : 0
    case .end: before = startIsEnd ? 0 : free
    case .center: before = free / 2
    case .spaceBetween: between = count > 1 ? max(0, free) / Double(count - 1) : 0
    case .spaceAround:
      between = max(0, free) / Double(max(1, count))
      before = between / 2
    case .spaceEvenly:
      between = max(0, free) / Double(count + 1)
      before = between
    }
  }
}
