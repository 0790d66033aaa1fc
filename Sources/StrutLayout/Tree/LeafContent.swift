import StrutCore

/// What a childless box holds, as far as layout cares.
public enum LeafContent: Hashable, Sendable {
  /// Nothing: a plain box.
  case none
  /// Something that a ``ContentMeasurer`` measures: a text, for example.
  case measured
  /// A replaced element (CSS 2 §3.1) such as an image: its natural size in points, and its natural ratio
  /// of width to height, `nil` where it has none.
  case replaced(naturalSize: Size, ratio: Double?)
}
