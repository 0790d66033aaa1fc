import StrutBoxes
import StrutCore

/// A box of the document as far as it is told apart in a picture: what has a name, a meaning, a link or content.
package struct PictureElement: Hashable, Sendable {
  /// What a box shows itself.
  package enum Content: UInt8, Hashable, Sendable {
    /// Other boxes, or nothing.
    case boxes
    /// A text.
    case text
    /// An image.
    case image
    /// A part of a text.
    case span

    /// Whether what is in it stands among words.
    var holdsWords: Bool { self == .text || self == .span }
  }

  /// The index of the innermost element around this one in ``DisplayList/elements``; -1 for none.
  package var parent: Int32
  /// What the box shows itself.
  package var content: Content
  /// The box's `id`; `nil` for none.
  package var id: String?
  /// The border box as its own transform shows it, in the plane of what is around it; `nil` for a box without an id.
  package var place: Rect?
  /// What the document says that it means.
  package var semantics: Semantics
  /// The target of the box's link; `nil` for none.
  package var link: String?
  /// The language of its text as BCP 47, empty where it is unknown; `nil` where it is that of the document.
  package var language: String?
  /// Whether it is the root box: what is said of it is said of the picture.
  package var isRoot = false

  /// Creates an element.
  package init(
    parent: Int32 = -1, content: Content = .boxes, id: String? = nil,
    semantics: Semantics = Semantics(), link: String? = nil, language: String? = nil
  ) {
    self.parent = parent
    self.content = content
    self.id = id
    self.semantics = semantics
    self.link = link
    self.language = language
  }
}

/// What a group of items is, which changes nothing of how it looks.
package enum StructureMark: Hashable, Sendable {
  /// A box with what stands in it: the index into ``DisplayList/elements``.
  case element(Int)
  /// What a link is around.
  case link(String)
  /// The glyphs of one line, in the order of reading.
  case line(LineMark)
  /// Glyphs of a line that are in a span: the index into ``DisplayList/elements``, and where they stand.
  case span(Int, Rect)
  /// Nothing: where in the order of reading an image of a line stands, by its index into ``DisplayList/elements``.
  case image(Int)
}

/// What is known of a line besides its glyphs.
package struct LineMark: Hashable, Sendable {
  /// How a run was asked for, beyond its font and colour.
  package struct Look: Hashable, Sendable {
    /// CSS's weight.
    package var weight: Double
    /// Upright or slanted.
    package var style: FontStyle
    /// CSS's width in percent.
    package var stretch: Double
    /// Extra space after every character, in points.
    package var letterSpacing: Double
    /// The em in points that was asked for; capitals that stand for small ones are smaller.
    package var size: Double
    /// Which of the font's glyphs were asked for.
    package var variant: FontVariant
    /// Whether pairs of letters are moved closer together.
    package var kerning: FontKerning
    /// OpenType features in the order given.
    package var features: [FontFeature]
    /// Places on the axes of a variable font in the order given.
    package var variations: [FontVariation]
    /// Whether the axis of optical sizes follows the font's size.
    package var hasOpticalSizing: Bool
    /// Whether smaller capitals may stand for small ones that the font lacks.
    package var makesCapitals: Bool
    /// Which of its palettes a font with colours takes.
    package var palette: FontPalette
    /// How full-width punctuation is put closer together.
    package var spacingTrim: TextSpacingTrim
    /// The language as BCP 47, by which letters become capitals.
    package var language: String
    /// Whether it stands for characters that gave way.
    package var isEllipsis: Bool

    /// The look of texts in a style.
    package init(_ style: TextStyle, isEllipsis: Bool) {
      self.isEllipsis = isEllipsis
      weight = style.fontWeight
      self.style = style.fontStyle
      stretch = style.fontStretch
      letterSpacing = style.letterSpacing
      size = style.fontSize
      variant = style.fontVariant
      kerning = style.fontKerning
      features = style.fontFeatures
      variations = style.fontVariations
      hasOpticalSizing = style.hasOpticalSizing
      makesCapitals = style.fontSynthesis.contains(.smallCaps)
      palette = style.fontPalette
      spacingTrim = style.spacingTrim
      language = style.language
    }
  }

  /// The characters of the line.
  package var text: String
  /// How each run of the line was asked for, in the order of the runs.
  package var looks: [Look]
  /// Whether white space stood between the line and the next one of its paragraph.
  package var endsInSpace: Bool
  /// Whether what the mark before holds is of the same line.
  package var continuesLine: Bool

  /// Creates a mark.
  package init(
    text: String, looks: [Look], endsInSpace: Bool = false, continuesLine: Bool = false
  ) {
    self.continuesLine = continuesLine
    self.text = text
    self.looks = looks
    self.endsInSpace = endsInSpace
  }
}
