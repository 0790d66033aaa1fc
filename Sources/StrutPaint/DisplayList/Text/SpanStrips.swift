import StrutBoxes
import StrutCore
import StrutText

/// The boxes that the gradients of spans fill where a span stands on more than one line: its parts laid end to end, as if
/// nothing broke them.
///
/// [CSS Fragmentation 3 §5.4](https://www.w3.org/TR/css-break-3/#break-decoration), `slice`. Browser: the parts follow
/// each other from left to right, or from right to left where the span's direction is `rtl`:
/// `paint/gradient-of-a-span-goes-on`, in lines that are hidden, too: `paint/gradient-of-a-clamped-span`.
struct SpanStrips {
  /// One part of such a box.
  struct Strip {
    /// How much of the box lies to the left of the part.
    var left: Double
    /// The width of the whole box.
    var width: Double

    /// The whole box, of which `part` is a part.
    func box(around part: Rect) -> Rect {
      Rect(x: part.minX - left, y: part.minY, width: width, height: part.size.height)
    }
  }

  /// For each span that has gradients, line by line, the parts.
  private var strips: [Int: [Int: [Strip]]] = [:]

  /// Looks for the spans that stand on more than one line.
  init(of text: TextItems) {
    guard text.hasSpanBoxes else { return }
    let spans = Set(
      text.content.spans.indices.dropFirst().filter {
        !text.content.spans[$0].background.layers.isEmpty
      })
    let lines = text.layout.lines + text.layout.hiddenLines
    guard !spans.isEmpty, lines.count > 1 else { return }
    var widths: [Int: [(line: Int, width: Double)]] = [:]
    for (index, line) in lines.enumerated() {
      let areas = SpanAreas(text: text, line: line, index: index, strips: self)
      for span in areas.spans where spans.contains(span) {
        widths[span, default: []] += areas.widths(of: span).map { (index, $0) }
      }
    }
    for (span, parts) in widths where parts.count > 1 {
      let whole = parts.reduce(0) { $0 + $1.width }
      let isLeftToRight = text.content.spans[span].style.direction == .ltr
      var before = 0.0
      for part in parts {
        let left = isLeftToRight ? before : whole - before - part.width
        strips[span, default: [:]][part.line, default: []].append(Strip(left: left, width: whole))
        before += part.width
      }
    }
  }

  /// The part of a span's box on a line; `nil` where the span is in one piece.
  func strip(of span: Int, line: Int, part: Int) -> Strip? {
    guard let parts = strips[span]?[line], part < parts.count else { return nil }
    return parts[part]
  }
}
