import StrutBoxes

/// What gives painters the fonts behind the ids of glyph runs.
package protocol FontSource: AnyObject {
  /// The font that an id names; `nil` if the source never gave that id.
  func paintFont(_ id: FontID) -> PaintFont?
  /// What the font of an id is called; `nil` if the source never gave that id.
  func fontName(_ id: FontID) -> FontName?
}

/// What a font is called where it is not Strut that draws with it.
package struct FontName: Hashable, Sendable {
  /// The family, as documents name it.
  package var family: String
  /// How the face looks, in CSS's terms.
  package var traits: FontTraits
}

/// A font at a size, as far as drawing its glyphs is concerned.
package struct PaintFont: Hashable, Sendable {
  /// The value of one axis of a variable font.
  package struct Variation: Hashable, Sendable {
    /// The four letters of the axis as a number.
    package var tag: UInt32
    /// The place on the axis.
    package var value: Float

    /// Creates a setting.
    package init(tag: UInt32, value: Float) {
      self.tag = tag
      self.value = value
    }
  }

  /// The font file.
  package var file: FontFile
  /// The index of the face in its file; 0 except in collections.
  package var faceIndex: Int
  /// The settings of a variable font.
  package var variations: [Variation]
  /// Which of its palettes a font with colours takes.
  package var palette: FontPalette
  /// Whether strokes are thickened because the family has no bold face.
  package var isEmboldened: Bool
  /// Whether glyphs are slanted because the family has no italic face.
  package var isSlanted: Bool
  /// The em in points.
  package var size: Double

  /// The path of the font file.
  package var path: String { file.path }

  /// Creates a font.
  package init(
    file: FontFile, faceIndex: Int = 0, variations: [Variation] = [],
    palette: FontPalette = .normal, isEmboldened: Bool = false, isSlanted: Bool = false,
    size: Double
  ) {
    self.file = file
    self.faceIndex = faceIndex
    self.variations = variations
    self.palette = palette
    self.isEmboldened = isEmboldened
    self.isSlanted = isSlanted
    self.size = size
  }
}

extension PaintFont {
  /// How far glyphs lean that are slanted because there is no italic face.
  package static let slant = 0.25
  /// How much wider and higher glyphs become that are thickened because there is no bold face, as a share of the em.
  ///
  /// Browser: `paint/text-bold-of-a-plain-font`.
  package static let emboldening = 1.0 / 32

  /// Strut's own font whose glyphs are equally wide, of the size 1; `nil` where it cannot be read.
  package static func ownMonospaced() -> PaintFont? {
    FontFile(path: DefaultFonts.monospaced).map { PaintFont(file: $0, size: 1) }
  }
}
