/// What gives painters the fonts behind the ids of glyph runs.
public protocol FontSource: AnyObject {
  /// The font that an id names; `nil` if the source never gave that id.
  func paintFont(_ id: FontID) -> PaintFont?
}

/// A font at a size, as far as drawing its glyphs is concerned.
public struct PaintFont: Hashable, Sendable {
  /// The value of one axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The four letters of the axis as a number.
    public var tag: UInt32
    /// The place on the axis.
    public var value: Float

    /// Creates a setting.
    public init(tag: UInt32, value: Float) {
      self.tag = tag
      self.value = value
    }
  }

  /// The path of the font file.
  public var path: String
  /// The index of the face in its file; 0 except in collections.
  public var faceIndex: Int
  /// The settings of a variable font.
  public var variations: [Variation]
  /// Whether strokes are thickened because the family has no bold face.
  public var isEmboldened: Bool
  /// Whether glyphs are slanted because the family has no italic face.
  public var isSlanted: Bool
  /// The em in points.
  public var size: Double

  /// Creates a font.
  public init(
    path: String, faceIndex: Int = 0, variations: [Variation] = [], isEmboldened: Bool = false,
    isSlanted: Bool = false, size: Double
  ) {
    self.path = path
    self.faceIndex = faceIndex
    self.variations = variations
    self.isEmboldened = isEmboldened
    self.isSlanted = isSlanted
    self.size = size
  }
}
