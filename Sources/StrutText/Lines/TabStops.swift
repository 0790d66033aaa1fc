import StrutBoxes

/// The tab stops of a text.
///
/// [CSS Text 3 §4.3](https://www.w3.org/TR/css-text-3/#tab-size-property). Browser: a stop nearer than half of a
/// space's advance is passed over, but not by a tab after another one: `text/white-space/tab-stop-too-near`. Without a tab size the letter spacing is one:
/// `text/white-space/tab-size-of-nothing`.
struct TabStops {
  private let text: PreparedText

  init(_ text: PreparedText) { self.text = text }

  /// How wide a tab is that starts `position` points from the line's start edge.
  private func width(ofTab tab: TextSegment, at position: Double) -> Double {
    let interval = interval(of: tab.span)
    guard interval > 0 else { return 0 }
    let remainder = position - (position / interval).rounded(.down) * interval
    let distance = interval - remainder
    let isNear = distance < text.boxes[0].metrics.space / 2
    return LayoutUnit.ceil(isNear && !followsTab(tab) ? distance + interval : distance)
  }

  /// Whether a tab stands right after another one of its span.
  private func followsTab(_ tab: TextSegment) -> Bool {
    let before = tab.range.lowerBound - 1
    guard before >= 0, text.text.scalars[before] == Scalar.tab else { return false }
    return text.segments[text.segment(at: before)].span == tab.span
  }

  /// How wide a segment is that has no characters and starts `position` points from the line's start edge.
  func width(of segment: TextSegment, at position: Double) -> Double {
    segment.kind == .tab ? width(ofTab: segment, at: position) : segment.width
  }

  private func interval(of span: Int) -> Double {
    let root = text.rootStyle
    let interval =
      switch text.style(of: span).tabSize {
      case .points(let points): points
      case .spaces(let count):
        count * (text.boxes[0].metrics.space + root.letterSpacing + root.wordSpacing)
      }
    return interval == 0 ? root.letterSpacing : interval
  }
}
