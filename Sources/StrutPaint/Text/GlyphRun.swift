/// A font at a size as the text engine that made it knows it: an index into its table of fonts.
public struct FontID: Hashable, Sendable {
  /// The index into the table.
  public let rawValue: Int32

  /// Creates the id with an index.
  public init(_ index: Int) { rawValue = Int32(index) }
}

/// Shaped glyphs of one font on one baseline, in visual order from left to right.
///
/// Positions are points from the run's origin on the baseline, unrounded and the same at every scale.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph at its place.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its font.
    public var id: UInt32
    /// Points to the right of the run's origin.
    public var x: Double
    /// Points below the baseline.
    public var y: Double

    /// Creates a glyph at a place.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// Glyphs that stand for some bytes of the text together: what a reader of a PDF selects at once.
  public struct Cluster: Hashable, Sendable {
    /// The number of UTF-8 bytes of `text`.
    public var byteCount: Int32
    /// The number of entries of `glyphs`.
    public var glyphCount: Int32

    /// Creates a cluster.
    public init(byteCount: Int32, glyphCount: Int32) {
      self.byteCount = byteCount
      self.glyphCount = glyphCount
    }
  }

  /// The font and its size.
  public var font: FontID
  /// The glyphs in visual order.
  public var glyphs: [Glyph]
  /// The characters that the glyphs stand for, in logical order.
  public var text: String
  /// The clusters of `text` in logical order; their counts add up to its bytes and to `glyphs`.
  public var clusters: [Cluster]
  /// Whether logical order runs from right to left, so that the first cluster has the last glyphs.
  public var isRightToLeft: Bool
  /// The distance from the run's origin to the origin of what follows, in points.
  public var advance: Double

  /// Creates a run.
  public init(
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
