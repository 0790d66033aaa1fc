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
  /// Lines for each point that backgrounds of spans, decorations and baselines are fitted to; 0 for none.
  let pixelGrid: Double
  /// Device pixels for each point.
  var grid: Double { pixelGrid > 0 ? pixelGrid : 1 }
  /// What is told apart in the text; `nil` where nothing is marked.
  let structure: TextStructure?
  /// For each span the span around it; `nil` for the item itself.
  let parents: [Int?]
  /// For each span what its first font says about lines.
  let extents: [SpanExtent]
  /// Whether spans have a background or a frame.
  let hasSpanBoxes: Bool
  private let engine: TextEngine
  /// The most letters with a line around them that lets a background through; the paths of more take too much room in
  /// files, and the background is seen through their letters alone.
  private static let mostStrokedLetters = 1_000
  private let showsBackgroundThroughStrokes: Bool

  /// Prepares to draw a text.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - content: What the spans look like.
  ///   - origin: The left top corner of the content box, in points of the canvas.
  ///   - pixelGrid: Lines for each point that the backgrounds of spans are fitted to; 0 for none.
  ///   - structure: What is told apart besides lines and links; `nil` where nothing is marked.
  ///   - engine: The one that shaped the text.
  package init(
    layout: TextLayout, content: TextContent, origin: Point, pixelGrid: Double,
    structure: TextStructure? = nil, engine: TextEngine
  ) {
    self.structure = structure
    self.layout = layout
    self.content = content.inline
    self.origin = origin
    self.pixelGrid = pixelGrid
    self.engine = engine
    parents = content.inline.parents
    extents = content.extents
    hasSpanBoxes = content.inline.hasSpanBoxes
    showsBackgroundThroughStrokes = Self.hasFewStrokedLetters(layout, content.inline)
  }

  private static func hasFewStrokedLetters(_ layout: TextLayout, _ content: InlineContent) -> Bool {
    let isStroked = content.spans.map { $0.style.textStroke != nil }
    guard isStroked.contains(true) else { return true }
    var count = 0
    for line in layout.lines {
      for fragment in line.fragments where isStroked[fragment.span] {
        count += fragment.glyphs.glyphs.count
      }
    }
    return count <= mostStrokedLetters
  }

  /// Where glyphs cross a band below the baseline: ranges to the right of the run's origin, in points.
  func inkRanges(
    _ run: GlyphRun, _ band: ClosedRange<Double>, _ skipping: InkSkipping
  ) -> [ClosedRange<Double>] {
    engine.inkRanges(of: run, in: band, skipping)
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
      items += shadows(of: line, decorations)
      for run in decorations { items += run.items(.below, in: self) }
      let links = areas.links(baseline: baseline)
      if structure != nil {
        items += markedItems(of: line, links: links)
      } else {
        items += line.fragments.flatMap { fragment in
          underlay(of: fragment, on: line)
            + [glyphs(of: fragment, on: line)].compactMap(\.self)
        }
      }
      for run in decorations {
        items += shadows(of: run, .above) + run.items(.above, in: self)
      }
      if structure == nil { items += links }
    }
    return items
  }

  /// The glyphs of a line and what lies below them, where lines are marked.
  private func markedItems(of line: TextLine, links: [DisplayItem]) -> [DisplayItem] {
    func items(
      of part: TextLine, continuesLine: Bool, _ links: [DisplayItem]
    ) -> [DisplayItem] {
      LineItems(text: self, line: part, continuesLine: continuesLine).items(
        { glyphs(of: $0, on: line, isRead: true) }, links: links)
    }
    let underlays = line.fragments.map { underlay(of: $0, on: line) }
    guard underlays.contains(where: { !$0.isEmpty }) else {
      return items(of: line, continuesLine: false, links)
    }
    let stretches = LineStretches(text: self, line: line, underlays, links: links).stretches
    return stretches.enumerated().flatMap { index, stretch in
      stretch.underlay + items(of: stretch.line, continuesLine: index > 0, stretch.links)
    }
  }

  /// What lies below the glyphs of a fragment, a line around its letters with their shadows, or its image.
  private func underlay(of fragment: TextFragment, on line: TextLine) -> [DisplayItem] {
    if case .image(let index, let shift) = fragment.mark {
      guard content.spans[fragment.span].style.isVisible else { return [] }
      let items = InlineImageItems(
        image: content.images[index], left: origin.x + fragment.x,
        bottom: origin.y + line.baseline + shift, pixelGrid: pixelGrid
      ).items
      guard let element = structure?.imageElements[index], !items.isEmpty else { return items }
      return [.begin(.marked(.element(element)))] + items + [.end]
    }
    let style = content.spans[fragment.span].style
    guard style.isVisible, let stroke = stroke(of: style) else { return [] }
    let outline = Path(outline(of: fragment, on: line, withLayers: false))
    guard !outline.elements.isEmpty else { return [] }
    // Browser: the shadow of letters falls on the line around them: `paint/text-shadow-of-lines`.
    let shadows = isDecorated(fragment) ? [] : shadows(of: fragment, on: line)
    return [.stroke(outline, Stroke(width: stroke.width, color: stroke.color))] + shadows
  }

  /// The height of a fragment's baseline on the canvas, left to painters to round where they would round it alike.
  private func baseline(of fragment: TextFragment, on line: TextLine) -> Double {
    let exact = origin.y + line.baseline + shift(of: fragment.span, on: line)
    guard pixelGrid > 0 else { return exact }
    let within = (exact - top(around: fragment, on: line)) * pixelGrid
    return abs(within - within.rounded()) < BinaryNoise.most
      ? exact : snappedBaseline(of: fragment, on: line)
  }

  /// The height of a fragment's baseline on the canvas, in points.
  ///
  /// Browser: the box around the text begins on a line of the pixel grid, that of its line or of a span with a background or
  /// a frame; what lies between it and a baseline that is raised is kept: `paint/raised-texts-on-fractions`.
  func snappedBaseline(of fragment: TextFragment, on line: TextLine) -> Double {
    let top = top(around: fragment, on: line)
    let exact = origin.y + line.baseline + shift(of: fragment.span, on: line)
    return (top * grid + 0.5).rounded(.down) / grid + exact - top
  }

  /// Where painters put the baseline of glyphs on pixels.
  private func paintedBaseline(of fragment: TextFragment, on line: TextLine) -> Double {
    (snappedBaseline(of: fragment, on: line) * grid).rounded() / grid
  }

  /// The upper edge of the box around a fragment on the canvas.
  private func top(around fragment: TextFragment, on line: TextLine) -> Double {
    guard let box = boxedSpan(around: fragment.span) else { return origin.y + line.top }
    let extent = extents[box]
    let frame = content.spans[box].frame.map { $0.padding.top + $0.border.top } ?? 0
    return origin.y + line.baseline + shift(of: box, on: line) - extent.ascent - frame
  }

  /// How far the baseline of a span is below that of a line.
  func shift(of span: Int, on line: TextLine) -> Double {
    line.shifts[span] ?? extents[span].shift
  }

  /// The innermost span around a text that is painted as a box.
  private func boxedSpan(around span: Int) -> Int? {
    var span = span
    while let parent = parents[span] {
      if !content.spans[span].background.isEmpty || content.spans[span].frame != nil { return span }
      span = parent
    }
    return nil
  }

  /// The outlines of a fragment's letters on the canvas.
  ///
  /// - Parameter withLayers: Whether glyphs of coloured layers are among them.
  func outline(
    of fragment: TextFragment, on line: TextLine, withLayers: Bool = true
  ) -> [Path.Element] {
    outlines(of: fragment, on: line, withLayers: withLayers).flatMap(\.elements)
  }

  /// The outlines of a fragment's letters one by one, those of glyphs of layers layer by layer.
  private func outlines(
    of fragment: TextFragment, on line: TextLine, withLayers: Bool = true
  ) -> [Path] {
    let x = origin.x + fragment.x
    let y = paintedBaseline(of: fragment, on: line)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return engine.outlines(of: fragment.glyphs, withLayers: withLayers).map { steps in
      Path(
        steps.map { step in
          switch step {
          case .move(let dx, let dy): .move(point(dx, dy))
          case .line(let dx, let dy): .line(point(dx, dy))
          case .curve(let x1, let y1, let x2, let y2, let dx, let dy):
            .curve(point(x1, y1), point(x2, y2), point(dx, dy))
          case .close: .close
          }
        })
    }
  }

  /// The shapes of all letters that are seen and of their decorations, for a background that shows through them.
  package func letters() -> LetterShapes {
    let lines = layout.lines.map { letters(of: $0.decoratedFragments, on: $0) }
    return LetterShapes(
      outline: Path(lines.flatMap(\.outline.elements)), pictures: lines.flatMap(\.pictures))
  }

  /// The shapes of some fragments of a line and of their decorations: all clockwise, so that they are one where they cross.
  ///
  /// Browser: lines with a text and around its letters let its background through, whatever their colour:
  /// `paint/decorated-text-background`, `paint/stroked-text-background`.
  func letters(of fragments: [TextFragment], on line: TextLine) -> LetterShapes {
    var path: [Path.Element] = []
    var pictures: [DisplayItem] = []
    for fragment in fragments where content.spans[fragment.span].style.isVisible {
      let outline = Path(outlines(of: fragment, on: line).flatMap(\.clockwise.elements))
      path += outline.elements
      pictures += self.pictures(of: fragment, on: line)
      // A stroke that covers what is below it needs no background.
      guard let stroke = content.spans[fragment.span].style.textStroke, stroke.color.alpha < 1,
        stroke.width > 0, showsBackgroundThroughStrokes
      else { continue }
      path += StrokeOutline(around: outline, width: stroke.width, grid: grid).elements
    }
    var part = line
    part.fragments = fragments
    part.wholeFragments = nil
    for run in DecorationRun.runs(of: part, in: self) {
      path += run.outlines(in: self).flatMap { Path(polygon: $0).elements }
    }
    return LetterShapes(outline: Path(path), pictures: pictures)
  }

  /// The glyphs of a fragment that have colours and no outlines.
  private func pictures(of fragment: TextFragment, on line: TextLine) -> [DisplayItem] {
    let pictures = engine.pictures(in: fragment.glyphs)
    guard !pictures.isEmpty,
      case .glyphs(let run, let origin, let color)? = glyphs(of: fragment, on: line, color: .white)
    else { return [] }
    return [.glyphs(run.keeping(pictures.contains), origin: origin, color: color)]
  }

  /// The item of a fragment.
  ///
  /// - Parameter isRead: Whether characters without glyphs, as tabs are, count.
  private func glyphs(
    of fragment: TextFragment, on line: TextLine, color: Color? = nil, isRead: Bool = false
  ) -> DisplayItem? {
    let style = content.spans[fragment.span].style
    guard style.isVisible, !fragment.glyphs.glyphs.isEmpty || isRead && fragment.mark == nil
    else { return nil }
    var at = Point(x: origin.x + fragment.x, y: baseline(of: fragment, on: line))
    var run = fragment.glyphs
    if color == nil, stroke(of: style) != nil {
      run.isOutlined = true
      at.y = paintedBaseline(of: fragment, on: line)
    }
    return .glyphs(run, origin: at, color: color ?? style.color)
  }

  /// Whether a decoration goes along a fragment.
  private func isDecorated(_ fragment: TextFragment) -> Bool {
    !content.spans[fragment.span].decorations.isEmpty
  }

  /// The shadows of glyphs without a line around them or with a decoration, and of the lines below them, which lie below all of
  /// them.
  ///
  /// Browser: a decorated text paints its shadows before all else: `paint/text-shadow-of-stroked-and-decorated`.
  private func shadows(
    of line: TextLine, _ decorations: [DecorationRun]
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for fragment in line.fragments {
      let style = content.spans[fragment.span].style
      guard stroke(of: style) == nil || isDecorated(fragment) else { continue }
      items += shadows(of: fragment, on: line)
    }
    return items + decorations.flatMap { shadows(of: $0, .below) }
  }

  /// The shadows of the glyphs of a fragment.
  private func shadows(of fragment: TextFragment, on line: TextLine) -> [DisplayItem] {
    let shadows = content.spans[fragment.span].style.textShadow
    guard !shadows.isEmpty, let shape = glyphs(of: fragment, on: line, color: .black) else {
      return []
    }
    return cast(shadows.map(onLines), of: [shape])
  }

  /// A shadow without blur that falls on a line of the pixel grid, as the letters stand on one.
  ///
  /// Browser: its offset is added to the line of the letters, and not to where layout has them:
  /// `reftest/shadows-of-letters-between-lines`.
  private func onLines(_ shadow: Shadow) -> Shadow {
    guard shadow.blur <= 0, pixelGrid > 0 else { return shadow }
    var shadow = shadow
    shadow.offset.y = (shadow.offset.y * pixelGrid + 0.5).rounded(.down) / pixelGrid
    return shadow
  }

  /// The line around letters, where it is seen.
  private func stroke(of style: TextStyle) -> TextStroke? {
    style.textStroke.flatMap { $0.color.alpha > 0 ? $0 : nil }
  }

  /// The shadows of the lines of a decoration at a place.
  ///
  /// Browser: those of lines through a text fall on its letters: `paint/text-shadow-of-lines`. The text of each span casts
  /// its own, whichever element asked for the line: `paint/text-shadow-of-lines-of-spans`.
  private func shadows(of run: DecorationRun, _ place: DecorationRun.Place) -> [DisplayItem] {
    run.split { content.spans[$0].style.textShadow }.flatMap { part in
      let shadows = content.spans[part.fragments[0].span].style.textShadow
      return shadows.isEmpty ? [] : cast(shadows, of: part.items(place, in: self, color: .black))
    }
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
