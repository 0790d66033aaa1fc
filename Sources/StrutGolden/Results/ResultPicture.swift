/// The pictures of a failed comparison that wait among the results.
package enum ResultPicture: String, Hashable, Sendable, CaseIterable {
  /// The golden.
  case expected
  /// What was drawn.
  case actual
  /// Where they differ.
  case diff
}
