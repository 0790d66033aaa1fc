import StrutCore

/// Lines drawn with a text (`text-decoration`), with the colour of the element that asked for them.
public struct TextDecoration: Hashable, Sendable {
  /// Where the lines are.
  public struct Lines: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Below the baseline.
    public static let underline = Lines(rawValue: 1)
    /// Above the text.
    public static let overline = Lines(rawValue: 2)
    /// Through the middle.
    public static let lineThrough = Lines(rawValue: 4)
  }

  /// The pattern of a line.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
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
  public var lines: Lines
  /// The pattern.
  public var style: Style
  /// The colour of the lines.
  public var color: Color
  /// The thickness in points; `nil` is the font's own.
  public var thickness: Double?

  /// Creates a decoration.
  public init(
    lines: Lines, style: Style = .solid, color: Color, thickness: Double? = nil
  ) {
    self.lines = lines
    self.style = style
    self.color = color
    self.thickness = thickness
  }
}
