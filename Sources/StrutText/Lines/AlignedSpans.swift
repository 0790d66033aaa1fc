/// Finds the height of a line in which spans are aligned by what is in them.
///
/// [CSS Inline 3 §4.2](https://www.w3.org/TR/css-inline-3/#baseline-alignment). Browser: a span is moved with all that it has
/// on a line, by the height of all of that, and not at all where it has nothing
/// there. Empty spans are something, and so are a space that the line drops where it is all that stands between two tags, and an order
/// that begins anew: `text/spans/aligned-by-content`, `text/spans/aligned-without-content`, `text/spans/ordered-anew-after-a-break`.
struct AlignedSpans {
  private let text: PreparedText
  private let parents: [Int?]
  /// For each span how far what it has on the line reaches from its own baseline.
  private var heights: [LineBoxHeight]
  /// Whether a span has anything on the line.
  private var hasContent: [Bool]

  /// - Parameter parents: The spans around spans.
  init(_ text: PreparedText, parents: [Int?]) {
    self.text = text
    self.parents = parents
    heights = text.boxes.map { LineBoxHeight(above: $0.above, below: $0.below) }
    hasContent = text.boxes.map { _ in false }
  }

  /// The height of a line.
  ///
  /// - Parameters:
  ///   - spans: Those on the line, each after the one around it.
  ///   - reopened: The innermost span in which an order that a forced break has ended begins anew.
  ///   - borders: Where spans begin and end on it.
  ///   - fallbacks: The runs of other fonts on it.
  /// - Complexity: the spans and the pieces of the line, and their depth.
  mutating func height(
    of line: BrokenLine, spans: [Int], reopened: Int?,
    borders: ArraySlice<InlineText.Border>, fallbacks: ArraySlice<FallbackRun>
  ) -> LineBoxHeight {
    for span in [0] + spans {
      heights[span] = LineBoxHeight(above: text.boxes[span].above, below: text.boxes[span].below)
      hasContent[span] = false
    }
    for run in fallbacks {
      heights[run.span].include(above: run.above, below: run.below)
    }
    for (border, next) in zip(borders, borders.dropFirst())
    where border.span == next.span && border.position == next.position {
      hold(border.span)
    }
    if let reopened { hold(reopened) }
    findContent(of: line)
    var moves: [Int: Double] = [:]
    for span in spans.reversed() {
      guard let parent = parents[span] else { continue }
      let own = heights[span]
      let move = hasContent[span] ? move(of: span, own, in: parent) : 0
      moves[span] = move
      heights[parent].include(above: own.above - move, below: own.below + move)
    }
    var height = heights[0]
    height.shifts = shifts(of: spans, moves)
    return height
  }

  /// How far the baseline of a span is below that of the one around it.
  private func move(of span: Int, _ own: LineBoxHeight, in parent: Int) -> Double {
    let box = text.boxes[span]
    return BaselineShifts.shift(
      text.content.spans[span].verticalAlign, above: own.above, below: own.below,
      lineHeight: box.above + box.below,
      in: .init(text.boxes[parent], fontSize: text.style(of: parent).fontSize))
  }

  /// How far baselines are below that of the line, where that hangs on the line.
  private func shifts(of spans: [Int], _ moves: [Int: Double]) -> [Int: Double] {
    var shifts: [Int: Double] = [:]
    for span in spans {
      guard let parent = parents[span], let move = moves[span] else { continue }
      let shift = (shifts[parent] ?? text.boxes[parent].shift) + move
      if shift != text.boxes[span].shift { shifts[span] = shift }
    }
    return shifts
  }

  /// Finds the spans that have something on a line, and how high the images in them are.
  private mutating func findContent(of line: BrokenLine) {
    // Collapsed spaces at the end of a line are gone; a forced break is something.
    let end = line.isForced ? line.range.upperBound : line.content.upperBound
    var position = line.content.lowerBound
    while position < end {
      let index = text.segment(at: position)
      let segment = text.segments[index]
      hold(segment.span)
      if let (span, height) = text.imageHeight(at: position) {
        heights[span].include(above: height.above, below: height.below)
      }
      position = max(position + 1, segment.range.upperBound)
    }
    for position in end..<max(end, line.range.upperBound)
    where text.flags[position].contains(.hanging) || standsAlone(position) {
      hold(text.segments[text.segment(at: position)].span)
    }
  }

  /// Notes that a span, and those around it, have something on the line.
  private mutating func hold(_ span: Int) {
    var span: Int? = span
    while let open = span, !hasContent[open] {
      hasContent[open] = true
      span = parents[open]
    }
  }

  /// Whether a character has a tag on either side.
  private func standsAlone(_ position: Int) -> Bool {
    !text.text.borders(before: position).isEmpty && !text.text.borders(before: position + 1).isEmpty
  }
}
