import CPangoCairo
import StrutBoxes

/// One glyph of a shaped text.
struct ShapedGlyph {
  /// The index in its font.
  var id: UInt32
  /// The first character of its cluster: an index into the text.
  var cluster: Int32
  /// The distance to the next glyph in points, spacing included.
  var advance: Double
  /// The glyph's own offset to the right of the pen, in points.
  var dx: Float
  /// The glyph's own offset downwards, in points.
  var dy: Float
}

/// Characters that one font shaped together.
struct ShapedRun {
  /// The characters.
  var range: Range<Int>
  /// The glyphs, from left to right: indices into the shaping's glyphs.
  var glyphs: Range<Int>
  /// The index into ``FontTable/instances``.
  var instance: Int
  /// The em in points.
  var size: Double
  /// The embedding level; odd ones run from right to left.
  var level: UInt8
  /// Whether the letters of the script are joined, so that nothing may stand between them.
  var isConnected: Bool

  /// Whether the characters run from right to left.
  var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}

/// Characters that are shaped together, and how.
struct ShapingRequest {
  var range: Range<Int>
  var fonts: FontStack
  /// The font that is tried first.
  var firstFont: Int
  var style: TextStyle
  var script: hb_script_t
  var level: UInt8
  /// The innermost span around it that is not on the baseline; 0 for none.
  var shiftedSpan = 0
  /// The characters that stand beside each other: those of the line, of a text that is not broken yet all.
  var line = 0..<Int.max
  /// Whether full-width punctuation at the end of ``line`` gives up half its width.
  var trimsEnd = false
  /// Whether full-width punctuation at the start of ``line`` gives up half its width.
  var trimsStart = false
}

/// What shaping gave.
struct Shaping {
  var runs: [ShapedRun] = []
  var glyphs: [ShapedGlyph] = []
  /// The characters before which a text may not be cut without shaping both sides anew.
  var unsafeStarts: [Int] = []
  /// Full-width punctuation that can give up half its width at a line's end.
  var closings: [Int] = []
  /// Full-width punctuation that gives up half its width at the start of some lines.
  var openings: [Int] = []
  /// What opens and has given up half of its width to something that is shaped apart from it.
  var narrowStarts: [Int] = []
  /// The characters that no font has.
  var missing: [Int] = []
  /// The clusters that are drawn as boxes since no one font has all of their characters, though each is in some font.
  var scattered: [Range<Int>] = []

  /// How wide all of it is.
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
