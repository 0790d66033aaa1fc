/// The spans of a text with round corners, which show only where a span begins and ends.
///
/// Browser: a span with nothing but round corners has no sides, so nothing in the text stands for them:
/// `text/spans/round-corners-are-no-sides`.
struct RoundedSpans {
  private let borders: [InlineText.Border]

  init(_ text: PreparedText) {
    let spans = text.content.spans
    guard spans.contains(where: { $0.frame?.hasCorners == true }) else {
      borders = []
      return
    }
    borders = text.text.borders.filter { spans[$0.span].frame?.hasCorners == true }
  }

  /// Notes on a line which of them begin and end there.
  func note(on line: inout TextLine, of broken: BrokenLine) {
    guard !borders.isEmpty else { return }
    let range = broken.range
    let start = borders.partitioningIndex { $0.position >= range.lowerBound }
    for border in borders[start...].prefix(while: { $0.position <= range.upperBound }) {
      if border.opens, border.position < range.upperBound {
        line.openedSpans.append(border.span)
      } else if !border.opens, border.position > range.lowerBound {
        line.closedSpans.append(border.span)
      }
    }
  }
}
