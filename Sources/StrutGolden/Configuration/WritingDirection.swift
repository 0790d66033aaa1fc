/// The base direction that a case gives to the document.
package enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl
}
