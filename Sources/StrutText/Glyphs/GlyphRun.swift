/// Shaped glyphs of one font on one baseline, in visual order from left to right.
///
/// Positions are points from the run's origin on the baseline, unrounded and the same at every scale.
package struct GlyphRun: Hashable, Sendable {
  /// One glyph at its place.
  package struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its font.
    package var id: UInt32
    /// Points to the right of the run's origin.
    package var x: Double
    /// Points below the baseline.
    package var y: Double

    /// Creates a glyph at a place.
    package init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// Glyphs that stand for some bytes of the text together: what a reader of a PDF selects at once.
  package struct Cluster: Hashable, Sendable {
    /// The number of UTF-8 bytes of `text`.
    package var byteCount: Int32
    /// The number of entries of `glyphs`.
    package var glyphCount: Int32

    /// Creates a cluster.
    package init(byteCount: Int32, glyphCount: Int32) {
      self.byteCount = byteCount
      self.glyphCount = glyphCount
    }
  }

  /// The font and its size.
  package var font: FontID
  /// The glyphs in visual order.
  package var glyphs: [Glyph]
  /// The characters that the glyphs stand for, in logical order.
  package var text: String
  /// The clusters of `text` in logical order; their counts add up to its bytes and to `glyphs`.
  package var clusters: [Cluster]
  /// Whether logical order runs from right to left, so that the first cluster has the last glyphs.
  package var isRightToLeft: Bool
  /// The distance from the run's origin to the origin of what follows, in points; less where a ligature at its end is shared
  /// with what follows.
  package var advance: Double
  /// What justified text puts after each space, in points.
  package var wordSpread = 0.0
  /// What justified text puts after each cluster but perhaps the last; 0 where only some have it.
  package var letterSpread = 0.0
  /// Whether it puts that after each of the clusters; empty where it does after spaces alone, or after all.
  package var spreads: [Bool] = []
  /// Whether it shows where a line divides a word; `text` is how.
  package var isHyphen = false
  /// Whether letters of its script are joined, so that they take no letter spacing.
  package var isConnected = false
  /// Whether its first letter is joined to one before it that is not in the run, in logical order.
  package var joinsBefore = false
  /// Whether its last letter is joined to one after it that is not in the run.
  package var joinsAfter = false
  /// Whether a line is drawn around its letters, which has to meet them everywhere.
  package var isOutlined = false

  /// Creates a run.
  package init(
    font: FontID, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool,
    advance: Double
  ) {
    self.font = font
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.advance = advance
  }
}
