import StrutCore

/// The inherited text properties of an item or a span, with CSS's names and values, all lengths in points.
package struct TextStyle: Hashable, Sendable {
  /// The colour of glyphs, and of decorations and shadows that name none.
  package var color: Color = .black
  /// Family names in the order of preference; generic names (`serif`, `monospace`, …) are kept as they are.
  /// Empty stands for the default family.
  package var fontFamily: [String] = []
  /// The em in points.
  package var fontSize: Double = 16
  /// CSS's weight, 1...1000; 400 is normal, 700 bold.
  package var fontWeight: Double = 400
  /// Upright or slanted.
  package var fontStyle: FontStyle = .normal
  /// CSS's width in percent; 100 is normal, 75 condensed.
  package var fontStretch: Double = 100
  /// Whether pairs of letters are moved closer together.
  package var fontKerning: FontKerning = .auto
  /// Which of a font's glyphs are taken.
  package var fontVariant = FontVariant()
  /// OpenType features in the order given, such as `liga` 0.
  package var fontFeatures: [FontFeature] = []
  /// Places on the axes of variable fonts, in the order given; they win over those of other properties.
  package var fontVariations: [FontVariation] = []
  /// Whether the axis of optical sizes follows the font's size.
  package var hasOpticalSizing = true
  /// What is made up where a family lacks a face.
  package var fontSynthesis: FontSynthesis = .all
  /// Which of its palettes a font with colours takes.
  package var fontPalette: FontPalette = .normal
  /// The distance of baselines.
  package var lineHeight: LineHeight = .normal
  /// Extra space after every character, in points.
  package var letterSpacing: Double = 0
  /// Extra space at every word space, in points.
  package var wordSpacing: Double = 0
  /// The indent of the first line; percent of the content width.
  package var textIndent: Length = .zero
  /// The distance of tab stops.
  package var tabSize: TabSize = .spaces(8)
  /// Where lines stand in the content box.
  package var textAlign: TextAlign = .start
  /// Where the last line and lines before forced breaks stand; `nil` where they stand as the others do.
  package var textAlignLast: TextAlign?
  /// Case mapping before shaping.
  package var textTransform: TextTransform = .none
  /// The line around the letters, under their fill; `nil` for none.
  package var textStroke: TextStroke?
  /// Shadows below the glyphs, the topmost first.
  package var textShadow: [Shadow] = []
  /// For which glyphs that cross them lines below and above the text make room.
  package var inkSkipping: InkSkipping = .auto
  /// The distance of underlines from the baseline, percent of the font size; `nil` where it follows their thickness.
  package var underlineOffset: Length?
  /// White space and wrapping.
  package var whiteSpace: WhiteSpace = .normal
  /// Whether words may break where nothing else helps.
  package var overflowWrap: OverflowWrap = .normal
  /// Where words may break.
  package var wordBreak: WordBreak = .normal
  /// How strict the rules for breaks between ideographs are.
  package var lineBreak: LineBreak = .auto
  /// Which full-width punctuation gives up the empty half of its em.
  package var spacingTrim: TextSpacingTrim = .normal
  /// Whether words are divided.
  package var hyphens: Hyphens = .manual
  /// What shows where a word is divided; `nil` is the font's hyphen.
  package var hyphenCharacter: String?
  /// Whether lines are made about equally long.
  package var textWrap: TextWrap = .wrap
  /// The direction of the paragraph.
  package var direction: Direction = .ltr
  /// The language as BCP 47, empty where none was given.
  package var language: String = ""
  /// Whether glyphs and boxes are drawn; layout is the same.
  package var isVisible = true

  /// Creates a style with CSS's initial values.
  package init() {}
}

/// A line along the outlines of letters (`text-stroke`).
package struct TextStroke: Hashable, Sendable {
  /// The width in points, half of it outside of the letters.
  package var width: Double
  /// The colour.
  package var color: Color

  /// Creates a line.
  package init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}

/// Upright or slanted glyphs (`font-style`).
package enum FontStyle: Hashable, Sendable {
  /// Upright.
  case normal
  /// The family's italic.
  case italic
  /// An upright that leans by degrees, to the right where they are positive.
  case oblique(Double)

  /// How far letters lean where no angle is given, in degrees.
  package static let usualAngle = 14.0

  /// How far letters lean, in degrees; `nil` where nothing is said.
  package var angle: Double? {
    switch self {
    case .normal: nil
    case .italic: Self.usualAngle
    case .oblique(let degrees): degrees
    }
  }

  /// Whether a face without an axis of slants is to be a slanted one. Browser: from the usual angle on:
  /// `text/fonts/slant-axis`.
  package var isSlanted: Bool { angle.map { $0 >= Self.usualAngle } ?? false }
}

/// One setting of `font-feature-settings`.
package struct FontFeature: Hashable, Sendable {
  /// The four-letter OpenType tag.
  package var tag: String
  /// 0 is off, 1 on, larger numbers choose among alternates.
  package var value: UInt32

  /// Creates a setting.
  package init(tag: String, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// The distance of baselines (`line-height`).
package enum LineHeight: Hashable, Sendable {
  /// As high as the fonts ask for.
  case normal
  /// A multiple of the element's own font size.
  case factor(Double)
  /// A length in points.
  case points(Double)
}

/// The distance of tab stops (`tab-size`).
package enum TabSize: Hashable, Sendable {
  /// A multiple of a space's advance.
  case spaces(Double)
  /// A length in points.
  case points(Double)
}

/// Where lines stand in the content box (`text-align`).
package enum TextAlign: UInt8, Hashable, Sendable, CaseIterable {
  /// At the start side of the direction.
  case start
  /// At the end side of the direction.
  case end
  /// At the left side.
  case left
  /// At the right side.
  case right
  /// Centred.
  case center
  /// Stretched to both sides, except for last lines.
  case justify
}

/// Case mapping (`text-transform`).
package enum TextTransform: UInt8, Hashable, Sendable, CaseIterable {
  /// As written.
  case none
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase
  /// A capital letter at the start of each word.
  case capitalize
}

/// White space and wrapping (`white-space`).
package enum WhiteSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// Collapses white space, wraps.
  case normal
  /// Collapses white space, does not wrap.
  case nowrap
  /// Keeps white space and line feeds, does not wrap.
  case pre
  /// Keeps white space and line feeds, wraps.
  case preWrap
  /// Keeps line feeds, collapses other white space, wraps.
  case preLine
  /// Keeps line feeds, collapses other white space, does not wrap: `pre-line` with `text-wrap: nowrap`.
  case preLineNowrap

  /// The value that treats white space alike and wraps.
  package var wrapping: WhiteSpace {
    switch self {
    case .nowrap: .normal
    case .pre: .preWrap
    case .preLineNowrap: .preLine
    default: self
    }
  }

  /// The value that treats white space alike and does not wrap.
  package var unwrapping: WhiteSpace {
    switch self {
    case .normal: .nowrap
    case .preWrap: .pre
    case .preLine: .preLineNowrap
    default: self
    }
  }
}

/// Emergency breaks (`overflow-wrap`).
package enum OverflowWrap: UInt8, Hashable, Sendable, CaseIterable {
  /// No breaks inside words.
  case normal
  /// Breaks inside a word that does not fit.
  case breakWord
  /// The same, and min-content counts these breaks.
  case anywhere
}

/// Breaks inside words (`word-break`).
package enum WordBreak: UInt8, Hashable, Sendable, CaseIterable {
  /// By Unicode's rules.
  case normal
  /// Between any two letters.
  case breakAll
  /// Not between ideographs.
  case keepAll
}

/// Which full-width punctuation gives up the empty half of its em
/// ([CSS Text 4 §8.3](https://www.w3.org/TR/css-text-4/#text-spacing-trim-property)).
package enum TextSpacingTrim: UInt8, Hashable, Sendable, CaseIterable {
  /// What stands beside other such, and what closes at the end of a line that does not hold it otherwise.
  case normal
  /// None.
  case spaceAll
  /// As ``normal``, and what opens at the start of lines other than the first one and those after forced breaks.
  case spaceFirst
  /// As ``normal``, and what opens at the start of every line.
  case trimStart

  /// Whether something opens lines with half of its width.
  package var trimsStarts: Bool { self == .spaceFirst || self == .trimStart }
}

/// The rules for breaks between ideographs and around punctuation (`line-break`).
package enum LineBreak: UInt8, Hashable, Sendable, CaseIterable {
  /// Those of the language.
  case auto
  /// The fewest restrictions, for short lines.
  case loose
  /// The usual ones.
  case normal
  /// The most restrictions.
  case strict
  /// Between any two characters.
  case anywhere
}

/// Whether words are divided (`hyphens`).
package enum Hyphens: UInt8, Hashable, Sendable, CaseIterable {
  /// Not even at soft hyphens.
  case none
  /// At soft hyphens.
  case manual
  /// Where the dictionary of the language says, too.
  case auto
}

/// The balance of lines (`text-wrap`).
package enum TextWrap: UInt8, Hashable, Sendable, CaseIterable {
  /// Each line as full as possible.
  case wrap
  /// All lines about equally long.
  case balance
  /// The last line not too short.
  case pretty
}
