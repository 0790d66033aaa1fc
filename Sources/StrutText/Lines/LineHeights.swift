/// The height and the baseline of one line box.
struct LineBoxHeight {
  /// The height above the baseline.
  var above: Double
  /// The height below the baseline.
  var below: Double
  /// How far the baselines of spans are below the line's, where that hangs on what they have on it.
  var shifts: [Int: Double] = [:]

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
  private var aligned: AlignedSpans?
  private var open: [Int] = []
  private var border = 0
  private var fallback = 0

  init(_ text: PreparedText) {
    self.text = text
    parents = text.text.borders.isEmpty ? [] : text.content.parents
    aligned =
      parents.isEmpty || !text.content.hasAlignedSpans ? nil : AlignedSpans(text, parents: parents)
  }

  /// The height of the next line. Lines must be given in order.
  mutating func height(of line: BrokenLine) -> LineBoxHeight {
    let start = border
    let reopened = beginsAnew(line) ? open.last : nil
    let spans = spans(on: line)
    let fallbacks = fallbacks(on: line)
    if let height = aligned?.height(
      of: line, spans: spans, reopened: reopened, borders: text.text.borders[start..<border],
      fallbacks: fallbacks)
    {
      return height
    }
    var height = LineBoxHeight(above: text.boxes[0].above, below: text.boxes[0].below)
    for span in spans {
      height.include(above: text.boxes[span].above, below: text.boxes[span].below)
    }
    for run in fallbacks { height.include(above: run.above, below: run.below) }
    if !text.content.images.isEmpty { includeImages(of: line, in: &height) }
    return height
  }

  /// The spans that have a part on the next line, each after the one around it.
  private mutating func spans(on line: BrokenLine) -> [Int] {
    var spans = open
    let borders = text.text.borders
    let end = line.range.upperBound
    while border < borders.count, borders[border].position < end { pass(&spans) }
    let bordersEnd = endOfBorders(of: line)
    while border < bordersEnd { pass(&spans) }
    return spans
  }

  /// Whether a line begins with the order of a span that a forced break has ended.
  private func beginsAnew(_ line: BrokenLine) -> Bool {
    let start = line.range.lowerBound
    return start > 0 && text.text.scalars[start - 1] == Scalar.lineFeed && hasOrder
  }

  /// Whether a span around the current place has an order of its own.
  private var hasOrder: Bool {
    open.contains { text.content.spans[$0].unicodeBidi != .normal }
  }

  /// Goes over the next border.
  private mutating func pass(_ spans: inout [Int]) {
    let next = text.text.borders[border]
    border += 1
    if next.opens {
      open.append(next.span)
      spans.append(next.span)
    } else {
      open.removeLast()
    }
  }

  /// The end of the borders that stand on a line, after those before its end.
  ///
  /// Browser: spans that close where the line ends are on it, and so are empty ones there, up to the first that goes on
  /// in the next line; after a forced break only those that close, at the end of the text, too, and none where a span around the
  /// break has an order of its own, which begins anew behind it: `text/lines/empty-spans-at-a-break`,
  /// `text/spans/ordered-anew-after-a-break`. Those before a dropped space, or
  /// the end of a span, that alone lets the line break are on it: `text/lines/spans-before-the-break`. Where the spaces at its
  /// end do not fit, those that go on are on it, too, if another one closes in them or spaces were dropped there:
  /// `text/lines/spans-after-spaces-that-do-not-fit`.
  private func endOfBorders(of line: BrokenLine) -> Int {
    let borders = text.text.borders
    let end = line.range.upperBound
    if end == text.count, text.text.scalars.last != Scalar.lineFeed { return borders.count }
    var index = border
    var found = index
    if line.isForced, end < text.count, hasOrder { return found }
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
      guard let image = text.imageHeight(at: position) else { continue }
      let shift = text.boxes[image.span].shift
      height.include(above: image.height.above - shift, below: image.height.below + shift)
    }
  }

  /// The runs of other fonts on the next line.
  private mutating func fallbacks(on line: BrokenLine) -> ArraySlice<FallbackRun> {
    let runs = text.fallbackRuns
    let start = fallback
    var end = start
    while end < runs.count, runs[end].range.lowerBound < line.range.upperBound { end += 1 }
    // A run that goes on is on the next line, too.
    let goesOn = end > start && runs[end - 1].range.upperBound > line.range.upperBound
    fallback = goesOn ? end - 1 : end
    return runs[start..<end]
  }
}

extension LineBoxHeight {
  /// Makes room for something that reaches so far from the baseline.
  mutating func include(above: Double, below: Double) {
    self.above = max(self.above, above)
    self.below = max(self.below, below)
  }
}
