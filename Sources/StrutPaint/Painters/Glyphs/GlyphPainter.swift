import CPangoCairo
import StrutCore
import StrutFormats
import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Draws glyph runs: from masks at quarters of a pixel on pixels, as text on pages, as outlines where neither fits.
///
/// Cairo itself puts glyphs on whole pixels, which makes small text uneven.
final class GlyphPainter {
  /// Glyphs of a larger em, in pixels, are drawn as outlines.
  private static let largestMask = 256.0
  /// Outlines of a larger em, in pixels, are beyond what Cairo can calculate with.
  private static let largestEm = 1_048_576.0
  /// Glyphs of a larger em, in points of a page, are outlines: FreeType cannot measure them as text.
  private static let largestPageEm = 16_384.0
  /// Words that are smaller, in points of a page, stay pictures only.
  private static let leastWordExtent = 1.0 / 64
  /// Glyphs whose origin lies further outside of what can be seen, in ems, are left out: no glyph reaches so far.
  private static let farthestInk = 32.0

  /// How many fonts of pages are kept before all are dropped.
  private static let mostPageFonts = 64

  let library: GlyphLibrary
  private let masks = GlyphMasks()
  private var outlines: [OutlineKey: Path] = [:]
  let bitmaps = GlyphBitmaps()
  /// The fonts of pages by what they look like at the size 1.
  private var pageFonts: [PaintFont: PageFont] = [:]

  private struct OutlineKey: Hashable {
    var font: FontID
    var glyph: UInt32
    var isPlain: Bool
  }

  /// Creates a painter for the fonts of a source; `nil` if FreeType does not start.
  init?(source: any FontSource) {
    guard let library = GlyphLibrary(source: source) else { return nil }
    self.library = library
  }

  /// The em of a font in points; 0 for an unknown one.
  func fontSize(_ id: FontID) -> Double { (try? font(id))?.size ?? 0 }

  /// The font of an id.
  func font(_ id: FontID) throws(PaintError) -> PaintFont { try library.font(id).font }

  /// The font of an id and its opened face.
  func face(_ id: FontID) throws(PaintError) -> (font: PaintFont, face: GlyphFace) {
    try library.font(id)
  }

  /// What a font is called; `nil` for an unknown one.
  func name(of id: FontID) -> FontName? { library.source.fontName(id) }

  /// Draws a run whose origin on the baseline stands at a point.
  func draw(
    _ run: GlyphRun, at origin: Point, color: Color, in state: DrawingState
  ) throws(PaintError) {
    guard color.alpha > 0, !run.glyphs.isEmpty else { return }
    let (font, face) = try library.font(run.font)
    let transform = state.transform
    let em = font.size * transform.largestFactor
    guard em <= Self.largestEm else {
      return try drawClampedOutlines(run, at: origin, color: color, font: font, in: state)
    }
    let run = face.hasColor ? try drawColors(run, at: origin, color: color, in: state) : run
    if run.glyphs.isEmpty { return }
    if case .vectors = state.medium, state.tint == nil, em <= Self.largestPageEm,
      !face.hasTablesOfPictures
    {
      try drawText(run, at: origin, color: color, font: font, on: state.context)
    } else if case .pixels = state.medium, transform.isScaleAndTranslation,
      transform.a == transform.d, face.isScalable,
      font.size * transform.a <= Self.largestMask
    {
      try drawMasks(run, at: origin, color: color, font: font, face: face, in: state)
    } else {
      try drawOutlines(run, at: origin, color: color, font: font, on: state.context)
    }
  }

  /// A run with a space behind it; the run itself where its font has none, or has it in colours.
  ///
  /// Cairo leaves out spaces by themselves, as they have no ink.
  func addingSpace(to run: GlyphRun) throws(PaintError) -> GlyphRun {
    let (font, face) = try library.font(run.font)
    let space = face.space
    guard space != 0, !face.hasTablesOfPictures else { return run }
    let width = face.spaceAdvance * font.size / face.unitsPerEm
    var run = run
    run.text += " "
    run.clusters.append(.init(byteCount: 1, glyphCount: 1))
    if run.isRightToLeft {
      run.glyphs.insert(.init(id: space, x: -width, y: 0), at: 0)
    } else {
      run.glyphs.append(.init(id: space, x: run.advance, y: 0))
    }
    return run
  }

  /// Whether a run is drawn as text and nothing else.
  func isDrawnAsText(_ run: GlyphRun, in state: DrawingState) throws(PaintError) -> Bool {
    guard case .vectors = state.medium, state.tint == nil else { return false }
    if try library.font(run.font).face.hasColor { return false }
    return try isText(run, in: state.transform)
  }

  /// Whether a page has a run as text, in a plane with a transformation to the page.
  func isText(_ run: GlyphRun, in transform: Affine) throws(PaintError) -> Bool {
    let (font, face) = try library.font(run.font)
    return !face.hasTablesOfPictures && font.size * transform.largestFactor <= Self.largestPageEm
  }

  /// What a run says that a page shows as shapes; nothing where the page has it as text, in a plane with a transformation
  /// to the page.
  func words(
    ofShapesOf run: GlyphRun, in transform: Affine
  ) throws(PaintError) -> [PictureWords.Word] {
    let (font, face) = try library.font(run.font)
    let factor = transform.largestFactor
    // Letters beyond these sizes are no text, and FreeType refuses them.
    let extents = Self.leastWordExtent...Self.largestPageEm
    guard face.hasTablesOfPictures, extents.contains(font.size * factor) else { return [] }
    return run.words.filter { extents.contains($0.width * factor) }
  }

  // MARK: Outlines

  /// The outline of a glyph of an em of 1, y downwards.
  ///
  /// - Parameter isPlain: Whether it is as the font has it, though its texts ask for a bold or slanted face that there is not.
  func outline(
    of glyph: UInt32, in id: FontID, isPlain: Bool = false
  ) throws(PaintError) -> Path {
    let key = OutlineKey(font: id, glyph: glyph, isPlain: isPlain)
    if let known = outlines[key] { return known }
    var (font, face) = try library.font(id)
    if isPlain { (font.isEmboldened, font.isSlanted) = (false, false) }
    let path = face.outline(of: glyph, font: font)
    if outlines.count > 4096 { outlines.removeAll() }
    outlines[key] = path
    return path
  }

  /// Draws a run as shapes, where a page would have it as text that viewers put on their own grid, a pixel beside what is
  /// drawn around its letters.
  func drawOutlines(
    _ run: GlyphRun, at origin: Point, color: Color, on context: CairoContext
  ) throws(PaintError) {
    try drawOutlines(run, at: origin, color: color, font: font(run.font), on: context)
  }

  private func drawOutlines(
    _ run: GlyphRun, at origin: Point, color: Color, font: PaintFont, on context: CairoContext
  ) throws(PaintError) {
    let cr = context.cr
    let near = context.visibleArea.grown(by: font.size * Self.farthestInk)
    for glyph in run.glyphs {
      guard near.holds(Point(x: origin.x + glyph.x, y: origin.y + glyph.y)) else { continue }
      let path = try outline(of: glyph.id, in: run.font)
      if path.elements.isEmpty { continue }
      cairo_save(cr)
      cairo_translate(cr, origin.x + glyph.x, origin.y + glyph.y)
      cairo_scale(cr, font.size, font.size)
      context.addPath(path)
      cairo_restore(cr)
    }
    context.setSource(color)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
  }

  /// Draws glyphs much larger than any surface; points outside of Cairo's numbers move to the nearest inside.
  private func drawClampedOutlines(
    _ run: GlyphRun, at origin: Point, color: Color, font: PaintFont, in state: DrawingState
  ) throws(PaintError) {
    let context = state.context
    cairo_save(context.cr)
    cairo_identity_matrix(context.cr)
    for glyph in run.glyphs {
      let place = state.transform
        .concatenating(.translation(x: origin.x + glyph.x, y: origin.y + glyph.y))
        .concatenating(.scale(x: font.size, y: font.size))
      context.addPath(try outline(of: glyph.id, in: run.font).clamped(by: place))
    }
    cairo_restore(context.cr)
    context.setSource(color)
    cairo_set_fill_rule(context.cr, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context.cr)
  }

  // MARK: Text on pages

  private func drawText(
    _ run: GlyphRun, at origin: Point, color: Color, font: PaintFont, on context: CairoContext
  ) throws(PaintError) {
    guard let pageFont = pageFont(font) else {
      throw .failed("the font \(font.path) cannot be opened")
    }
    let cr = context.cr
    pageFont.select(on: cr, size: font.size)
    context.setSource(color)
    for part in run.isRightToLeft ? RightToLeftWord.words(of: run).map(\.run) : [run] {
      showText(part, at: pageFont.place(of: origin, size: font.size), on: cr)
    }
  }

  /// Shows glyphs in their order, with the characters that they stand for in the same order.
  private func showText(_ run: GlyphRun, at origin: Point, on cr: OpaquePointer) {
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y)
    }
    let clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: $0.byteCount, num_glyphs: $0.glyphCount)
    }
    let flags = cairo_text_cluster_flags_t(rawValue: 0)
    // Cairo refuses code points that are no characters, which a text may hold.
    guard InterchangeText.isPure(run.text) else {
      return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    }
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          cr, characters.baseAddress, Int32(bytes.count), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count), flags)
      }
    }
  }

  private func pageFont(_ font: PaintFont) -> PageFont? {
    var key = font
    key.size = 1
    if let known = pageFonts[key] { return known }
    guard let new = PageFont(font) else { return nil }
    if pageFonts.count >= Self.mostPageFonts { pageFonts.removeAll() }
    pageFonts[key] = new
    return new
  }

  // MARK: Masks

  private func drawMasks(
    _ run: GlyphRun, at origin: Point, color: Color, font: PaintFont, face: GlyphFace,
    in state: DrawingState
  ) throws(PaintError) {
    let scale = state.transform.a
    let seen = state.transform.bounds(of: state.context.visibleArea)
    let near = seen.grown(by: font.size * scale * Self.farthestInk)
    let sized = masks.sized(run.font, font, face, pixels: font.size * scale)
    let start = state.transform(origin)
    var placed: [PlacedMask] = []
    placed.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let place = Point(x: start.x + glyph.x * scale, y: start.y + glyph.y * scale)
      guard near.holds(place) else { continue }
      let quarters = Int(saturating: (place.x * 4).rounded(.toNearestOrAwayFromZero))
      let y = Int(saturating: place.y.rounded())
      if let mask = masks.mask(of: glyph.id, quarter: quarters & 3, in: sized) {
        placed.append(PlacedMask(mask: mask, x: (quarters >> 2) + mask.left, y: y - mask.top))
      }
    }
    guard !placed.isEmpty else { return }
    try MaskBlending(placed).draw(color, in: state, visible: PixelArea(around: seen))
  }
}

extension Rect {
  /// Whether a point lies inside or on the edge; never for what is not a number.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
