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
    for span in text.content.spans.indices.dropFirst() {
      let own = text.content.spans[span]
      guard !own.background.isEmpty || own.frame != nil, own.style.isVisible else { continue }
      let letters = own.clipsBackgroundToText ? letters(of: span) : nil
      for (part, area) in areas(
        of: { $0 == span }, span: span, in: line.boxFragments, baseline: baseline
      ).enumerated() {
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
  private func letters(of span: Int) -> LetterShapes {
    text.letters(
      of: line.decoratedFragments.filter { matching($0.span) { $0 == span } != nil }, on: line)
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
    areas(of: { $0 == span }, span: nil, in: line.boxFragments, baseline: 0)
      .map(\.rect.size.width)
  }

  /// The areas of links.
  func links(baseline: Double) -> [DisplayItem] {
    var targets: [String] = []
    for fragment in line.fragments {
      guard let link = text.content.spans[fragment.span].link, !targets.contains(link) else {
        continue
      }
      targets.append(link)
    }
    return targets.flatMap { target in
      areas(
        of: { text.content.spans[$0].link == target }, span: nil, in: line.decoratedFragments,
        baseline: baseline
      ).map { DisplayItem.link(target: target, area: $0.rect) }
    }
  }

  /// The boxes around neighbouring fragments that lie in a span, directly or deeper.
  ///
  /// - Parameters:
  ///   - own: The span whose sides are told apart; `nil` for none.
  ///   - fragments: Those of the line, or those that it had before characters gave way to an ellipsis.
  private func areas(
    of matches: (Int) -> Bool, span own: Int?, in fragments: [TextFragment], baseline: Double
  ) -> [Area] {
    var areas: [Area] = []
    var isOpen = false
    for fragment in fragments {
      guard let span = matching(fragment.span, matches) else {
        isOpen = false
        continue
      }
      let extent = text.extents[span]
      let rect = Rect(
        x: text.origin.x + fragment.x, y: baseline + extent.shift - extent.ascent,
        width: fragment.width, height: extent.ascent + extent.descent)
      if isOpen, let last = areas.last {
        areas[areas.count - 1].rect = Rect(
          x: last.rect.minX, y: last.rect.minY, width: rect.maxX - last.rect.minX,
          height: last.rect.size.height)
      } else {
        areas.append(Area(rect: rect))
      }
      isOpen = true
      guard fragment.span == own else { continue }
      if fragment.mark == .opening { areas[areas.count - 1].hasOpening = true }
      if fragment.mark == .closing { areas[areas.count - 1].hasClosing = true }
    }
    return areas
  }

  /// Whether any of the line lies in a span, directly or deeper.
  func holds(_ span: Int) -> Bool {
    line.boxFragments.contains { matching($0.span) { $0 == span } != nil }
  }

  private func matching(_ span: Int, _ matches: (Int) -> Bool) -> Int? {
    var current: Int? = span
    while let candidate = current {
      if matches(candidate) { return candidate }
      current = text.parents[candidate]
    }
    return nil
  }
}
