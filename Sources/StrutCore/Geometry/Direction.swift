/// The direction of the inline axis (`direction`).
public enum Direction: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}
