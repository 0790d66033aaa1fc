import StrutCore

/// [CSS Flexbox 1 §9.3](https://www.w3.org/TR/css-flexbox-1/#algo-line-break), step 5.
extension FlexContainer {
  /// Browser: sizes that add up to the room but for the noise of binary fractions fit on one line; ten
  /// items of 10 %, for example: `line-breaking/ten-tenths-fit-on-one-line`.
  static var slack: Double { 1.0 / 64 }

  /// Breaks the items into flex lines: adjacent, not empty, covering every item.
  ///
  /// - Parameters:
  ///   - items: In order-modified document order, with hypothetical main sizes.
  ///   - room: What a line may be long, in points.
  func collectLines(_ items: FlexItems, room: Double) -> FlexLines {
    guard wraps, !items.isEmpty else {
      let lines = FlexLines(
        start: pass.state.pointee.scratch.take(1, of: FlexLine.self), count: items.isEmpty ? 0 : 1)
      lines.initialize(repeating: FlexLine(start: 0, end: items.count))
      return lines
    }
    let first = pass.state.pointee.scratch.take(items.count, of: FlexLine.self)
    var count = 0
    var line = FlexLine(start: 0, end: 0)
    var used = items[0].pointee.outerHypothetical
    for index in 1..<max(1, items.count) {
      // A gap belongs to the pair it separates, so a line's first item has none.
      let grown = used + mainGap + items[index].pointee.outerHypothetical
      if grown > room + Self.slack {
        line.end = index
        (first + count).initialize(to: line)
        count += 1
        line = FlexLine(start: index, end: index)
        used = items[index].pointee.outerHypothetical
      } else {
        used = grown
      }
    }
    line.end = items.count
    (first + count).initialize(to: line)
    return FlexLines(start: first, count: count + 1)
  }
}
