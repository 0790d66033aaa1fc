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
  /// A replaced element with a ratio of width to height and no size, as an SVG image with a `viewBox` and without `width` and
  /// `height`: it is as wide as the room ([CSS Sizing 3 §5.1](https://www.w3.org/TR/css-sizing-3/#intrinsic-sizes)), and in
  /// a box that is as wide as its content nothing.
  case replacedByRatio(Double)
}
