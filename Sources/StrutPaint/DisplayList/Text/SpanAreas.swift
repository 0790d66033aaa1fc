import StrutBoxes
import StrutCore
import StrutLayout
import StrutText

/// The areas that spans cover on one line.
struct SpanAreas {
  let text: TextItems
  let line: TextLine
  /// The number of the line.
  let index: Int
  /// The boxes that gradients of spans fill.
  let strips: SpanStrips
  /// What lies in spans, of those with boxes.
  private let held: SpanFragments

  init(text: TextItems, line: TextLine, index: Int, strips: SpanStrips) {
    self.text = text
    self.line = line
    self.index = index
    self.strips = strips
    held = SpanFragments(text.hasSpanBoxes ? line.boxFragments : [], in: text)
  }

  /// What a span covers without a gap.
  private struct Area {
    /// From ascent to descent, with the sides of the span that are there.
    var rect: Rect
    /// Whether the span begins there, so that its border does.
    var hasOpening = false
    /// Whether the span ends there.
    var hasClosing = false
  }

  /// The backgrounds and borders of spans, those of outer spans first.
  ///
  /// Browser: their edges are on the nearest lines of the pixel grid, as those of boxes are:
  /// `paint/span-backgrounds-on-fractions`. They go on where an ellipsis takes the place of the text: `paint/ellipsis-and-spans`.
  func backgrounds(baseline: Double) -> [DisplayItem] {
    var items: [DisplayItem] = []
    lazy var shown = shownFragments
    for span in spans {
      let own = text.content.spans[span]
      guard !own.background.isEmpty || own.frame != nil, own.style.isVisible else { continue }
      let letters = own.clipsBackgroundToText ? letters(of: span, among: shown) : nil
      let areas = areas(
        of: held.members(of: span), span: span, in: line.boxFragments, baseline: baseline)
      for (part, area) in areas.enumerated() {
        let strip = strips.strip(of: span, line: index, part: part)
        if let frame = own.frame {
          let decoration = framed(area, frame, own.style.direction, strip)
          items += letters.map(decoration.items(withBackgroundThrough:)) ?? decoration.items
          continue
        }
        let rect = area.rect.snapped(lines: text.pixelGrid)
        var geometry = BoxGeometry(
          borderBox: rect, border: .zero, padding: .zero, exactContentBox: rect,
          direction: own.style.direction)
        geometry.gradientBox = strip?.box(around: rect)
        var style = PaintStyle()
        style.background = own.background
        let decoration = DecorationItems(
          geometry: geometry, style: style, pixelGrid: text.pixelGrid)
        items += letters.map(decoration.items(withBackgroundThrough:)) ?? decoration.items
      }
    }
    return items
  }

  /// The shapes of the letters in a span, directly or deeper, and of their decorations.
  private func letters(
    of span: Int, among shown: (fragments: [TextFragment], members: SpanFragments)
  ) -> LetterShapes {
    text.letters(of: shown.members.members(of: span).map { shown.fragments[$0.index] }, on: line)
  }

  /// What is drawn of the line, and what of it lies in spans.
  private var shownFragments: (fragments: [TextFragment], members: SpanFragments) {
    let fragments = line.decoratedFragments
    return (fragments, line.isTruncated ? SpanFragments(fragments, in: text) : held)
  }

  /// The part of a framed span on one line: where the span goes on, its box is cut straight (`box-decoration-break: slice`).
  private func framed(
    _ area: Area, _ frame: InlineFrame, _ direction: Direction, _ strip: SpanStrips.Strip?
  ) -> DecorationItems {
    let isLeftToRight = direction == .ltr
    let (hasLeft, hasRight) =
      isLeftToRight
      ? (area.hasOpening, area.hasClosing) : (area.hasClosing, area.hasOpening)
    var border = frame.border
    var style = frame.paint
    let none = CornerRadius.zero
    if !hasLeft {
      border.left = 0
      (style.borderRadius.topLeft, style.borderRadius.bottomLeft) = (none, none)
    }
    if !hasRight {
      border.right = 0
      (style.borderRadius.topRight, style.borderRadius.bottomRight) = (none, none)
    }
    let (over, under) = (frame.padding.top + border.top, frame.padding.bottom + border.bottom)
    let rect = Rect(
      x: area.rect.minX, y: area.rect.minY - over, width: area.rect.size.width,
      height: area.rect.size.height + over + under
    ).snapped(lines: text.pixelGrid)
    var geometry = BoxGeometry(
      borderBox: rect, border: border.snappedAsBorder(lines: text.pixelGrid),
      padding: frame.padding, exactContentBox: area.rect, direction: direction)
    geometry.gradientBox = strip?.box(around: rect)
      .inset(by: frame.border.snappedAsBorder(lines: text.pixelGrid))
    return DecorationItems(geometry: geometry, style: style, pixelGrid: text.pixelGrid)
  }

  /// The widths of the parts of a span on this line, from left to right.
  func widths(of span: Int) -> [Double] {
    areas(of: held.members(of: span), span: nil, in: line.boxFragments, baseline: 0)
      .map(\.rect.size.width)
  }

  /// The areas of links.
  func links(baseline: Double) -> [DisplayItem] {
    var targets: [String] = []
    var members: [String: [SpanFragments.Member]] = [:]
    for fragment in line.fragments {
      guard let link = text.content.spans[fragment.span].link, members[link] == nil else {
        continue
      }
      members[link] = []
      targets.append(link)
    }
    guard !targets.isEmpty else { return [] }
    for (index, fragment) in line.decoratedFragments.enumerated() {
      for span in sequence(first: fragment.span, next: { text.parents[$0] }) {
        guard let link = text.content.spans[span].link, members[link]?.last?.index != index else {
          continue
        }
        members[link]?.append((index, span))
      }
    }
    return targets.flatMap { target in
      areas(
        of: members[target, default: []], span: nil, in: line.decoratedFragments,
        baseline: baseline
      ).map { DisplayItem.link(target: target, area: $0.rect) }
    }
  }

  /// The boxes around neighbouring fragments.
  ///
  /// - Parameters:
  ///   - members: The fragments.
  ///   - own: The span whose sides are told apart; `nil` for none.
  ///   - fragments: Those of the line, or those that it had before characters gave way to an ellipsis.
  private func areas(
    of members: [SpanFragments.Member], span own: Int?, in fragments: [TextFragment],
    baseline: Double
  ) -> [Area] {
    var areas: [Area] = []
    var next: Int?
    for (index, span) in members {
      let fragment = fragments[index]
      let extent = text.extents[span]
      let rect = Rect(
        x: text.origin.x + fragment.x, y: baseline + text.shift(of: span, on: line) - extent.ascent,
        width: fragment.width, height: extent.ascent + extent.descent)
      if index == next, let last = areas.last {
        areas[areas.count - 1].rect = Rect(
          x: last.rect.minX, y: last.rect.minY, width: rect.maxX - last.rect.minX,
          height: last.rect.size.height)
      } else {
        areas.append(Area(rect: rect))
      }
      next = index + 1
      guard fragment.span == own else { continue }
      if fragment.mark == .opening { areas[areas.count - 1].hasOpening = true }
      if fragment.mark == .closing { areas[areas.count - 1].hasClosing = true }
    }
    if let own { noteRoundEnds(of: own, in: &areas) }
    return areas
  }

  /// Notes where a span with round corners begins and ends, which nothing marks where it has no sides: at the ends of what is
  /// seen of it.
  private func noteRoundEnds(of span: Int, in areas: inout [Area]) {
    guard !areas.isEmpty else { return }
    let (first, last) =
      text.content.spans[span].style.direction == .ltr
      ? (0, areas.count - 1) : (areas.count - 1, 0)
    if line.openedSpans.contains(span) { areas[first].hasOpening = true }
    if line.closedSpans.contains(span) { areas[last].hasClosing = true }
  }

  /// The spans that are on the line, outer ones first.
  var spans: [Int] { held.spans }
}
