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

  /// Which lines are drawn.
  package var lines: Lines
  /// The pattern.
  package var style: Style
  /// The colour of the lines.
  package var color: Color
  /// The thickness in points; `nil` is the font's own.
  package var thickness: Double?

  /// Creates a decoration.
  package init(
    lines: Lines, style: Style = .solid, color: Color, thickness: Double? = nil
  ) {
    self.lines = lines
    self.style = style
    self.color = color
    self.thickness = thickness
  }
}
