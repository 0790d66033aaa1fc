import StrutBoxes
import StrutCore
import StrutLayout
import StrutText

/// Turns a laid out text into display items.
package struct TextItems {
  let layout: TextLayout
  let content: InlineContent
  /// The left top corner of the content box on the canvas.
  let origin: Point
  /// Lines for each point that the backgrounds of spans are fitted to; 0 for none.
  let pixelGrid: Double
  /// Whether lines and links are marked.
  let isStructured: Bool
  /// For each span the span around it; `nil` for the item itself.
  let parents: [Int?]
  /// For each span what its first font says about lines.
  let extents: [SpanExtent]
  private let engine: TextEngine

  /// Prepares to draw a text.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - content: What the spans look like.
  ///   - origin: The left top corner of the content box, in points of the canvas.
  ///   - pixelGrid: Lines for each point that the backgrounds of spans are fitted to; 0 for none.
  ///   - isStructured: Whether lines and links are marked.
  ///   - engine: The one that shaped the text.
  package init(
    layout: TextLayout, content: TextContent, origin: Point, pixelGrid: Double,
    isStructured: Bool = false, engine: TextEngine
  ) {
    self.isStructured = isStructured
    self.layout = layout
    self.content = content.inline
    self.origin = origin
    self.pixelGrid = pixelGrid
    self.engine = engine
    parents = content.inline.parents
    extents = content.extents
  }

  /// Where glyphs cross a band below the baseline: ranges to the right of the run's origin, in points.
  func inkRanges(_ run: GlyphRun, _ band: ClosedRange<Double>) -> [ClosedRange<Double>] {
    engine.inkRanges(of: run, in: band)
  }

  /// The items line by line: backgrounds of spans, shadows, lines below the glyphs, glyphs, lines through them,
  /// links.
  package func items() -> [DisplayItem] {
    var items: [DisplayItem] = []
    let strips = SpanStrips(of: self)
    for (index, line) in layout.lines.enumerated() {
      let baseline = origin.y + line.baseline
      let areas = SpanAreas(text: self, line: line, index: index, strips: strips)
      let decorations = DecorationRun.runs(of: line, in: self)
      items += areas.backgrounds(baseline: baseline)
      items += shadows(of: line, decorations, baseline)
      for run in decorations { items += run.items(.below, in: self, baseline: baseline) }
      let links = areas.links(baseline: baseline)
      if isStructured {
        // A line that is marked holds its glyphs and nothing else.
        items += line.fragments.flatMap { underlay(of: $0, baseline: baseline) }
        items += LineItems(text: self, line: line).items(
          { glyphs(of: $0, baseline: baseline, isRead: true) }, links: links)
      } else {
        items += line.fragments.flatMap { fragment in
          underlay(of: fragment, baseline: baseline)
            + [glyphs(of: fragment, baseline: baseline)].compactMap(\.self)
        }
      }
      for run in decorations { items += run.items(.above, in: self, baseline: baseline) }
      if !isStructured { items += links }
    }
    return items
  }

  /// What lies below the glyphs of a fragment, a line around its letters, or its image.
  private func underlay(of fragment: TextFragment, baseline: Double) -> [DisplayItem] {
    if case .image(let index, let shift) = fragment.mark {
      guard content.spans[fragment.span].style.isVisible else { return [] }
      return InlineImageItems(
        image: content.images[index], left: origin.x + fragment.x, bottom: baseline + shift,
        pixelGrid: pixelGrid
      ).items
    }
    let style = content.spans[fragment.span].style
    guard style.isVisible, let stroke = style.textStroke, stroke.color.alpha > 0 else { return [] }
    let outline = Path(outline(of: fragment, baseline: baseline))
    return outline.elements.isEmpty
      ? [] : [.stroke(outline, Stroke(width: stroke.width, color: stroke.color))]
  }

  /// The outlines of a fragment's letters on the canvas.
  func outline(of fragment: TextFragment, baseline: Double) -> [Path.Element] {
    let (x, y) = (origin.x + fragment.x, baseline + extents[fragment.span].shift)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return engine.outline(of: fragment.glyphs).map { step in
      switch step {
      case .move(let dx, let dy): .move(point(dx, dy))
      case .line(let dx, let dy): .line(point(dx, dy))
      case .curve(let x1, let y1, let x2, let y2, let dx, let dy):
        .curve(point(x1, y1), point(x2, y2), point(dx, dy))
      case .close: .close
      }
    }
  }

  /// The outlines of all letters that are seen, for a background that shows through them.
  package func letters() -> Path {
    Path(
      layout.lines.flatMap { line in
        line.fragments.flatMap { fragment -> [Path.Element] in
          guard content.spans[fragment.span].style.isVisible else { return [] }
          return outline(of: fragment, baseline: origin.y + line.baseline)
        }
      })
  }

  /// The item of a fragment.
  ///
  /// - Parameter isRead: Whether characters without glyphs, as tabs are, count.
  private func glyphs(
    of fragment: TextFragment, baseline: Double, color: Color? = nil, isRead: Bool = false
  ) -> DisplayItem? {
    let style = content.spans[fragment.span].style
    guard style.isVisible, !fragment.glyphs.glyphs.isEmpty || isRead && fragment.mark == nil
    else { return nil }
    let at = Point(x: origin.x + fragment.x, y: baseline + extents[fragment.span].shift)
    return .glyphs(fragment.glyphs, origin: at, color: color ?? style.color)
  }

  /// The shadows of glyphs and decorations, which lie below all of them.
  private func shadows(
    of line: TextLine, _ decorations: [DecorationRun], _ baseline: Double
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for fragment in line.fragments {
      let shadows = content.spans[fragment.span].style.textShadow
      guard let shape = glyphs(of: fragment, baseline: baseline, color: .black) else { continue }
      items += cast(shadows, of: [shape])
    }
    for run in decorations {
      let shadows = content.spans[run.firstSpan].style.textShadow
      guard !shadows.isEmpty else { continue }
      let shape = [DecorationRun.Place.below, .above].flatMap {
        run.items($0, in: self, baseline: baseline, color: .black)
      }
      items += cast(shadows, of: shape)
    }
    return items
  }

  /// The shadows of a shape, the bottommost first.
  private func cast(_ shadows: [Shadow], of shape: [DisplayItem]) -> [DisplayItem] {
    shadows.reversed().flatMap { shadow -> [DisplayItem] in
      guard shadow.color.alpha > 0, !shape.isEmpty else { return [] }
      let effect = ShadowEffect(
        offset: shadow.offset, deviation: max(0, shadow.blur) / 2, color: shadow.color)
      return [.begin(.shadow(effect))] + shape + [.end]
    }
  }
}
