/// One setting of `font-variation-settings`.
package struct FontVariation: Hashable, Sendable {
  /// The four letters of the axis.
  package var tag: String
  /// The place on the axis.
  package var value: Double

  /// Creates a setting.
  package init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// What may be made up where a family lacks a face (`font-synthesis`).
package struct FontSynthesis: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  package let rawValue: UInt8

  /// Creates a set of bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Thicker strokes for a bold face.
  package static let weight = FontSynthesis(rawValue: 1)
  /// Leaning letters for an italic face.
  package static let style = FontSynthesis(rawValue: 2)
  /// Small capital letters for small caps.
  package static let smallCaps = FontSynthesis(rawValue: 4)
  /// Small letters for superiors and inferiors.
  package static let position = FontSynthesis(rawValue: 8)
  /// Everything.
  package static let all: FontSynthesis = [.weight, .style, .smallCaps, .position]
}

/// Which of its palettes a font with colours takes (`font-palette`).
package enum FontPalette: Hashable, Sendable {
  /// The first one.
  case normal
  /// The first one for light backgrounds, else the first one.
  case light
  /// The first one for dark backgrounds, else the first one.
  case dark
  /// The one at an index from 0 on; the first one where there are not so many.
  case index(UInt16)
}
