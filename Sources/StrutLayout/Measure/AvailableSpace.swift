/// The room that a measurement may use on one axis (CSS Sizing 3 §2.1).
public enum AvailableSpace: Hashable, Sendable {
  /// So many points.
  case definite(Double)
  /// As little as possible: every break that may be taken is.
  case minContent
  /// As much as wanted.
  case maxContent
}
