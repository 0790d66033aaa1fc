/// A text broken into lines at one width: what is measured, drawn and reported.
///
/// Coordinates are points from the left top corner of the item's content box, unrounded.
package struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom, without those that `line-clamp` hides.
  package var lines: [TextLine]
  /// Those that it hides, where the gradient of a span goes on in them.
  package var hiddenLines: [TextLine] = []
  /// The height of all lines together.
  package var height: Double

  /// Creates a layout.
  package init(lines: [TextLine], height: Double) {
    self.lines = lines
    self.height = height
  }
}

/// One line of a text.
package struct TextLine: Hashable, Sendable {
  /// The characters of the line after white space has collapsed, in logical order.
  package var text: String
  /// The left edge of the line's content.
  package var x: Double
  /// The advance width of the content, without trailing white space.
  package var width: Double
  /// The top of the line box.
  package var top: Double
  /// The height of the line box.
  package var height: Double
  /// The distance from the top of the content box to the baseline.
  package var baseline: Double
  /// The fragments in visual order from left to right.
  package var fragments: [TextFragment]
  /// Whether characters gave way to an ellipsis.
  package var isTruncated: Bool
  /// Whether white space stood between the line and the next one of its paragraph.
  package var endsInSpace = false
  /// How far the baselines of spans are below the line's, where that is not what ``SpanExtent/shift`` says.
  package var shifts: [Int: Double] = [:]
  /// The fragments with the spaces that hang at the line's end, and as they were before characters gave way to an
  /// ellipsis, where spans have boxes; `nil` for the same.
  package var wholeFragments: [TextFragment]?

  /// The spans with round corners that begin on the line.
  package var openedSpans: [Int] = []
  /// Those that end on it.
  package var closedSpans: [Int] = []

  /// The fragments that the boxes of spans are around.
  package var boxFragments: [TextFragment] { wholeFragments ?? fragments }

  /// The fragments that decorations go along.
  package var decoratedFragments: [TextFragment] { isTruncated ? fragments : boxFragments }

  /// Creates a line.
  package init(
    text: String, x: Double, width: Double, top: Double, height: Double, baseline: Double,
    fragments: [TextFragment], isTruncated: Bool = false
  ) {
    self.text = text
    self.x = x
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
    self.fragments = fragments
    self.isTruncated = isTruncated
  }
}

/// A stretch of one line in one span and one font.
package struct TextFragment: Hashable, Sendable {
  /// The index into `InlineContent.spans` of the innermost span.
  package var span: Int
  /// The glyphs; their origin stands at `x` on the line's baseline.
  package var glyphs: GlyphRun
  /// The left edge.
  package var x: Double
  /// The advance width.
  package var width: Double
  /// The ascent of the span's first font, rounded as CSS line boxes do, upwards from the baseline.
  package var ascent: Double
  /// The descent of the span's first font, rounded likewise, downwards from the baseline.
  package var descent: Double
  /// How far the fragment's baseline is below that of its line (`vertical-align`).
  package var shift = 0.0
  /// Whether it stands for characters that gave way.
  package var isEllipsis = false
  /// Whether it is a tab.
  package var isTab: Bool { glyphs.glyphs.isEmpty && glyphs.text == "\t" }
  /// What the fragment is where it holds no characters: a side of its span, or an image; `nil` for text.
  package var mark: Mark?

  /// A fragment without characters.
  package enum Mark: Hashable, Sendable {
    /// The side of a span where it begins.
    case opening
    /// The side of a span where it ends.
    case closing
    /// The image with an index, whose lower margin edge is so many points below the baseline.
    case image(Int, shift: Double)
  }

  /// Creates a fragment.
  package init(
    span: Int, glyphs: GlyphRun, x: Double, width: Double, ascent: Double, descent: Double
  ) {
    self.span = span
    self.glyphs = glyphs
    self.x = x
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
