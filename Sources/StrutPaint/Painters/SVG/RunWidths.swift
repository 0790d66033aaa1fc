import StrutText

/// How wide the font of a run has its glyphs, in points.
struct RunWidths {
  let face: GlyphFace
  /// The em in points.
  let size: Double

  /// What a viewer puts after each glyph, in points.
  let spacing: Double
  /// Whether what follows a ligature has a place of its own: words that people edit stay in one piece.
  let placesLigatures: Bool

  /// The share of its width by which what follows a trimmed mark is nearer at least: more than any kerning.
  private static let trimmed = 0.3

  private var unit: Double { size / face.unitsPerEm }

  /// The width of a glyph.
  func of(_ glyph: UInt32) -> Double { face.advance(of: glyph) * unit }

  /// The width of characters one by one.
  func of(_ text: Substring) -> Double {
    text.unicodeScalars.reduce(0) { $0 + of(face.glyph(of: $1)) }
  }

  /// Whether a glyph with so much room is trimmed.
  func trims(_ glyph: UInt32, to width: Double) -> Bool {
    of(glyph) - (width - spacing) > Self.trimmed * of(glyph)
  }
}
