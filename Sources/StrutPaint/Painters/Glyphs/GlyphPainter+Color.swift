import CPangoCairo
import StrutCore
import StrutText

// Glyphs in colours of their own: layers, or pictures.

extension GlyphPainter {
  /// What a glyph in colours is painted with; `nil` for any other glyph.
  ///
  /// Browser: one of a font without an italic face leans as letters do: `paint/color-fonts-in-styles`.
  func paint(of glyph: UInt32, in id: FontID) throws(PaintError) -> ColorPaint? {
    let (font, face) = try library.font(id)
    guard let paint = face.paint(of: glyph) else { return nil }
    return font.isSlanted ? .transform(.leaning(by: GlyphFace.slant), paint) : paint
  }

  /// The picture of a glyph in a font that has them; `nil` if the glyph is an outline.
  ///
  /// - Parameter pixels: The em in pixels.
  func bitmap(
    of glyph: UInt32, in id: FontID, pixels: Double
  ) throws(PaintError) -> GlyphBitmap? {
    let face = try library.font(id).face
    return face.hasColor ? bitmaps.bitmap(of: glyph, in: face, pixels: pixels) : nil
  }

  /// Draws the glyphs of a run that have colours of their own.
  ///
  /// - Returns: The run with the other glyphs alone.
  func drawColors(
    _ run: GlyphRun, at origin: Point, color: Color, in state: DrawingState
  ) throws(PaintError) -> GlyphRun {
    let pixels =
      if case .pixels = state.medium {
        try font(run.font).size * state.transform.largestFactor
      } else {
        Double.infinity
      }
    var isColored: [Bool] = []
    isColored.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      var hasColors = try paint(of: glyph.id, in: run.font) != nil
      if !hasColors { hasColors = try bitmap(of: glyph.id, in: run.font, pixels: pixels) != nil }
      isColored.append(hasColors)
    }
    guard isColored.contains(true) else { return run }
    let cr = state.context.cr
    // A shadow takes the shape alone; a translucent text is put together before it is thinned.
    let isGroup = state.tint != nil || color.alpha < 1
    if isGroup { cairo_push_group(cr) }
    for (glyph, isColored) in zip(run.glyphs, isColored) where isColored {
      let place = Point(x: origin.x + glyph.x, y: origin.y + glyph.y)
      try drawColors(of: glyph.id, in: run.font, at: place, color, pixels, state.context)
    }
    if isGroup, let group = cairo_pop_group(cr) {
      if state.tint != nil {
        state.context.setSource(color)
        cairo_mask(cr, group)
      } else {
        cairo_set_source(cr, group)
        cairo_paint_with_alpha(cr, color.alpha)
      }
      cairo_pattern_destroy(group)
    }
    return run.keeping { !isColored[$0] }
  }

  private func drawColors(
    of glyph: UInt32, in id: FontID, at place: Point, _ color: Color, _ pixels: Double,
    _ context: CairoContext
  ) throws(PaintError) {
    let font = try library.font(id).font
    if let paint = try paint(of: glyph, in: id) {
      let drawing = ColorGlyphDrawing(context: context, parts: try colorParts(of: id, color))
      try drawing.draw(paint, at: place, size: font.size)
    } else if let bitmap = try bitmap(of: glyph, in: id, pixels: pixels) {
      bitmap.draw(at: place, font, on: context.cr)
    }
  }

  /// What the glyphs in colours of a font refer to in a text of a colour.
  func colorParts(of id: FontID, _ color: Color) throws(PaintError) -> ColorGlyphParts {
    ColorGlyphParts(
      textColor: color, unitsPerEm: try library.font(id).face.unitsPerEm
    ) { glyph throws(PaintError) in try self.outline(of: glyph, in: id, isPlain: true) }
  }
}

extension GlyphBitmap {
  /// Draws the picture of a glyph whose origin stands at a point.
  fileprivate func draw(at place: Point, _ font: PaintFont, on cr: OpaquePointer) {
    let scale = font.size / em
    cairo_save(cr)
    cairo_translate(cr, place.x, place.y)
    var matrix = self.place(in: font).cairoMatrix
    cairo_scale(cr, scale, scale)
    cairo_transform(cr, &matrix)
    cairo_set_source_surface(cr, surface.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  /// Where the picture of a font lies around the glyph's origin, in its own pixels downwards.
  func place(in font: PaintFont) -> Affine {
    font.isSlanted ? Affine.leaning(by: -GlyphFace.slant).concatenating(place) : place
  }
}

extension Affine {
  /// What moves each point to the right by a share of its height.
  fileprivate static func leaning(by share: Double) -> Affine {
    Affine(a: 1, b: 0, c: share, d: 1, tx: 0, ty: 0)
  }
}

/// The pictures of glyphs that have been drawn.
final class GlyphBitmaps {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var pixels: Int
  }

  /// How many pictures are kept before all are dropped.
  private static let capacity = 256

  private var known: [Key: GlyphBitmap?] = [:]
  /// Keeps the faces whose identity the keys hold.
  private var faces: [ObjectIdentifier: GlyphFace] = [:]

  /// The picture of a glyph; `nil` if it is an outline or blank.
  ///
  /// - Parameter pixels: The em in pixels.
  func bitmap(of glyph: UInt32, in face: GlyphFace, pixels: Double) -> GlyphBitmap? {
    let key = Key(
      face: ObjectIdentifier(face), glyph: glyph, pixels: Int(saturating: pixels.rounded(.up)))
    if let bitmap = known[key] { return bitmap }
    if known.count >= Self.capacity {
      known = [:]
      faces = [:]
    }
    let bitmap = face.bitmap(of: glyph, pixels: pixels)
    known[key] = .some(bitmap)
    faces[key.face] = face
    return bitmap
  }
}
