/// The height and the baseline of one line box.
struct LineBoxHeight {
  /// The height above the baseline.
  var above: Double
  /// The height below the baseline.
  var below: Double

  /// The height of the line box.
  var height: Double { above + below }
}

/// Walks down the lines of a text and finds the height of each.
///
/// [CSS Inline 3 §4](https://www.w3.org/TR/css-inline-3/#line-height). Browser: the item's own box and every span on
/// the line count, also empty ones: `text/lines/small-span-raises-line`, `text/lines/empty-span`.
struct LineHeights {
  private let text: PreparedText
  /// The spans around spans; none where there are no borders to ask for.
  private let parents: [Int?]
  private var open: [Int] = []
  private var border = 0
  private var fallback = 0

  init(_ text: PreparedText) {
    self.text = text
    parents = text.text.borders.isEmpty ? [] : text.content.parents
  }

  /// The height of the next line. Lines must be given in order.
  mutating func height(of line: BrokenLine) -> LineBoxHeight {
    var height = LineBoxHeight(above: text.boxes[0].above, below: text.boxes[0].below)
    for span in open { height.include(text.boxes[span]) }
    let borders = text.text.borders
    let bordersEnd = endOfBorders(of: line)
    while border < bordersEnd {
      let next = borders[border]
      if next.opens {
        open.append(next.span)
        height.include(text.boxes[next.span])
      } else {
        open.removeLast()
      }
      border += 1
    }
    includeFallbacks(of: line, in: &height)
    if !text.content.images.isEmpty { includeImages(of: line, in: &height) }
    return height
  }

  /// The end of the borders that stand on a line.
  ///
  /// Browser: spans that close where the line ends are on it, and so are empty ones there, up to the first that goes on
  /// in the next line; after a forced break only those that close: `text/lines/empty-spans-at-a-break`. Those before a dropped space, or
  /// the end of a span, that alone lets the line break are on it: `text/lines/spans-before-the-break`. Where the spaces at its
  /// end do not fit, those that go on are on it, too, if another one closes in them or spaces were dropped there:
  /// `text/lines/spans-after-spaces-that-do-not-fit`.
  private func endOfBorders(of line: BrokenLine) -> Int {
    let borders = text.text.borders
    let end = line.range.upperBound
    if end == text.count { return borders.count }
    var index = border
    while index < borders.count, borders[index].position < end { index += 1 }
    var found = index
    var depth = 0
    while index < borders.count, borders[index].position == end {
      let opens = borders[index].opens
      if opens, line.isForced { return found }
      depth = max(0, depth + (opens ? 1 : -1))
      index += 1
      let isOnLine =
        depth == 0 || line.isCrowded && (!opens || text.text.isEmptied(afterBorders: index))
        || text.text.wraps(afterBorders: index)
        || text.text.letsBreak(at: borders[index - 1], parents) { text.style(of: $0).whiteSpace }
      if isOnLine { found = index }
    }
    return found
  }

  private func includeImages(of line: BrokenLine, in height: inout LineBoxHeight) {
    for position in line.range {
      guard let mark = text.text.marks[position], case .image(let index) = mark.kind else {
        continue
      }
      let shift = text.imageShift(of: mark)
      let image = text.content.images[index]
      height.above = max(height.above, image.heightAboveBaseline - shift)
      height.below = max(height.below, shift)
    }
  }

  private mutating func includeFallbacks(of line: BrokenLine, in height: inout LineBoxHeight) {
    let runs = text.fallbackRuns
    while fallback < runs.count, runs[fallback].range.lowerBound < line.range.upperBound {
      let run = runs[fallback]
      height.above = max(height.above, run.above)
      height.below = max(height.below, run.below)
      if run.range.upperBound > line.range.upperBound { break }
      fallback += 1
    }
  }
}

extension LineBoxHeight {
  fileprivate mutating func include(_ box: InlineBox) {
    above = max(above, box.above - box.shift)
    below = max(below, box.below + box.shift)
  }
}
