import StrutCore

/// Lines drawn with a text (`text-decoration`), with the colour of the element that asked for them.
package struct TextDecoration: Hashable, Sendable {
  /// Where the lines are.
  package struct Lines: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Below the baseline.
    package static let underline = Lines(rawValue: 1)
    /// Above the text.
    package static let overline = Lines(rawValue: 2)
    /// Through the middle.
    package static let lineThrough = Lines(rawValue: 4)
  }

  /// The pattern of a line.
  package enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// One line.
    case solid
    /// Two lines.
    case double
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
    /// A wave.
    case wavy
  }

  /// How thick a line is.
  package enum Thickness: Hashable, Sendable {
    /// A tenth of the font size.
    case auto
    /// What the font says about its underline.
    case fromFont
    /// Points, which are rounded to whole ones.
    case points(Double)
  }

  /// Which lines are drawn.
  package var lines: Lines
  /// The pattern.
  package var style: Style
  /// The colour of the lines.
  package var color: Color
  /// How thick the lines are.
  package var thickness: Thickness
  /// The distance of an underline from the baseline, in points downwards; `nil` for one that follows its thickness.
  package var underlineOffset: Double?

  /// Creates a decoration.
  package init(
    lines: Lines, style: Style = .solid, color: Color, thickness: Thickness = .auto,
    underlineOffset: Double? = nil
  ) {
    self.lines = lines
    self.style = style
    self.color = color
    self.thickness = thickness
    self.underlineOffset = underlineOffset
  }
}
